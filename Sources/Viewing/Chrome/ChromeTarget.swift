/// Something on the glass, above the picture, that answers a finger, the mouse or the keyboard's focus.
public enum ChromeTarget: Hashable, Sendable {
    /// A button of the controls.
    case control(ControlButton)
    /// A button of a card.
    case card(CardAction)
    /// The button of a notice.
    case notice(NoticeAction)
    /// A surface that lets nothing through to the picture: a panel, the ground of the controls.
    case panel
}

/// The buttons of the controls.
public enum ControlButton: String, Hashable, Sendable, CaseIterable {
    case list
    case previous
    case next
    case zoomIn
    case zoomOut
    case fit
    case fill
    case actual
    case rotate
    case playPause
    case information
    case fullscreen
}

/// What a notice offers to do.
public enum NoticeAction: String, Hashable, Sendable, CaseIterable {
    /// Bring the file back that was moved to the trash.
    case undo
}

/// What a card offers to do.
public enum CardAction: String, Hashable, Sendable, CaseIterable {
    /// Read, or fetch, the picture again.
    case tryAgain
}
