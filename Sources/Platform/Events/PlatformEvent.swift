public import Gestures

/// What the window system brought. Places are in points of the window.
public enum PlatformEvent: Hashable, Sendable {
    /// A finger on a screen; fingers that got lost are cancelled. Its time, if it has one, is of the clock.
    case touch(Touch)
    /// A real mouse.
    case mouse(MouseEvent)
    /// A wheel or a two-finger scroll.
    case wheel(WheelEvent, isShiftDown: Bool = false)
    /// A trackpad's pinch; one that got lost is cancelled.
    case pinch(PinchEvent)
    /// A trackpad's swipe by three or more fingers; one that got lost is cancelled.
    case swipe(SwipeEvent)
    /// A key went down.
    case key(KeyEvent)
    /// The window's size or scale changed; read `Screen.metrics`.
    case resized
    /// The window must be drawn again.
    case exposed
    /// Another window has the keyboard. All fingers were cancelled before; a held mouse button means nothing any more.
    case focusLost
    /// The window cannot be seen: nothing is drawn until `shown`. All fingers were cancelled before.
    case hidden
    /// The window can be seen again and must be drawn.
    case shown
    /// A file was dropped on the window: the bytes of its path, which need not be UTF-8.
    case dropped(path: [UInt8])
    /// A text was dropped on the window; it may name pictures.
    case droppedText([UInt8])
    /// The graphics device was reset: all tiles and bitmaps must be uploaded again.
    case texturesLost
    /// The window was closed, or the process was asked to end.
    case quit
    /// The desktop asks for less motion, or no longer does; until this comes it does not.
    case motionWish(reducesMotion: Bool)
    /// A `Waker` was used since the last drain.
    case woken
}
