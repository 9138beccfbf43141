extension Phrase {
    /// Above a group of the list of keys: picture.
    public static let keysPicture = Phrase("keys.group.picture", "Picture")
    /// Above a group of the list of keys: album.
    public static let keysAlbum = Phrase("keys.group.album", "Album")
    /// Above a group of the list of keys: animation.
    public static let keysAnimation = Phrase("keys.group.animation", "Animation")
    /// Above a group of the list of keys: window.
    public static let keysWindow = Phrase("keys.group.window", "Window")
    /// Above a group of the list of keys: fingers.
    public static let keysFingers = Phrase("keys.group.fingers", "Fingers")

    /// What a key does: zoom in.
    public static let keyZoomIn = Phrase("keys.zoom-in", "Zoom in")
    /// What a key does: zoom out.
    public static let keyZoomOut = Phrase("keys.zoom-out", "Zoom out")
    /// What a key does: back to the start.
    public static let keyStartView = Phrase("keys.start-view", "Back to the start")
    /// What a key does: fill the window.
    public static let keyFill = Phrase("keys.fill", "Fill the window")
    /// What a key does: one screen pixel for each picture pixel.
    public static let keyActualSize = Phrase("keys.actual-size", "One screen pixel for each picture pixel")
    /// What a key does: look further up.
    public static let keyMoveUp = Phrase("keys.move-up", "Look further up")
    /// What a key does: look further down.
    public static let keyMoveDown = Phrase("keys.move-down", "Look further down")
    /// What a key does: turn to the right.
    public static let keyRotateRight = Phrase("keys.rotate-right", "Turn to the right")
    /// What a key does: turn to the left.
    public static let keyRotateLeft = Phrase("keys.rotate-left", "Turn to the left")
    /// What a key does: read the picture again.
    public static let keyReload = Phrase("keys.reload", "Read the picture again")
    /// What a key does: picture before; once zoomed: look to the left.
    public static let keyLeft = Phrase("keys.left-or-previous", "Picture before; once zoomed: look to the left")
    /// What a key does: next picture; once zoomed: look to the right.
    public static let keyRight = Phrase("keys.right-or-next", "Next picture; once zoomed: look to the right")
    /// What a key does: picture before.
    public static let keyPrevious = Phrase("keys.previous", "Picture before")
    /// What a key does: next picture.
    public static let keyNext = Phrase("keys.next", "Next picture")
    /// What a key does: first picture.
    public static let keyFirst = Phrase("keys.first", "First picture")
    /// What a key does: last picture.
    public static let keyLast = Phrase("keys.last", "Last picture")
    /// What a key does: pause, or go on.
    public static let keyPlayPause = Phrase("keys.play-pause", "Pause, or go on")
    /// What a key does: one frame on.
    public static let keyNextFrame = Phrase("keys.next-frame", "One frame on")
    /// What a key does: one frame back.
    public static let keyPreviousFrame = Phrase("keys.previous-frame", "One frame back")
    /// What a key does: fill the screen, or give it back.
    public static let keyFullscreen = Phrase("keys.fullscreen", "Fill the screen, or give it back")
    /// What a key does: all pictures.
    public static let keyList = Phrase("keys.list", "All pictures")
    /// What a key does: about the picture.
    public static let keyInformation = Phrase("keys.information", "About the picture")
    /// What a key does: these keys.
    public static let keyKeys = Phrase("keys.keys", "These keys")
    /// What a key does: choose the next button.
    public static let keyNextControl = Phrase("keys.next-control", "Choose the next button")
    /// What a key does: choose the button before.
    public static let keyPreviousControl = Phrase("keys.previous-control", "Choose the button before")
    /// What a key does: press the chosen button.
    public static let keyActivate = Phrase("keys.activate", "Press the chosen button")
    /// What a key does: close what is open, or quit.
    public static let keyLeave = Phrase("keys.leave", "Close what is open, or quit")
    /// What a key does: draw what goes on.
    public static let keyDebug = Phrase("keys.debug", "Draw what goes on")
    /// What a key does: quit.
    public static let keyQuit = Phrase("keys.quit", "Quit")

    /// A gesture in the list of keys: drag.
    public static let gestureDrag = Phrase("gesture.drag", "Drag")
    /// What comes of a gesture: move the picture, or turn the page.
    public static let gestureDragDoes = Phrase("gesture.drag.does", "Move the picture, or turn the page")
    /// A gesture in the list of keys: two fingers.
    public static let gesturePinch = Phrase("gesture.pinch", "Two fingers")
    /// What comes of a gesture: move, zoom and turn together.
    public static let gesturePinchDoes = Phrase("gesture.pinch.does", "Move, zoom and turn together")
    /// A gesture in the list of keys: double tap.
    public static let gestureDoubleTap = Phrase("gesture.double-tap", "Double tap")
    /// What comes of a gesture: zoom in to the detail, or back.
    public static let gestureDoubleTapDoes = Phrase("gesture.double-tap.does", "Zoom in to the detail, or back")
    /// A gesture in the list of keys: double tap, drag.
    public static let gestureQuickZoom = Phrase("gesture.quick-zoom", "Double tap, drag")
    /// What comes of a gesture: zoom with one finger.
    public static let gestureQuickZoomDoes = Phrase("gesture.quick-zoom.does", "Zoom with one finger")
    /// A gesture in the list of keys: tap with two fingers.
    public static let gestureTwoTap = Phrase("gesture.two-finger-tap", "Tap with two fingers")
    /// What comes of a gesture: zoom out.
    public static let gestureTwoTapDoes = Phrase("gesture.two-finger-tap.does", "Zoom out")
    /// A gesture in the list of keys: tap.
    public static let gestureTap = Phrase("gesture.tap", "Tap")
    /// What comes of a gesture: bring the controls, or take them away.
    public static let gestureTapDoes = Phrase("gesture.tap.does", "Bring the controls, or take them away")

    /// What the list of keys says.
    static let keys = [
        keysPicture, keysAlbum, keysAnimation, keysWindow, keysFingers, keyZoomIn, keyZoomOut, keyStartView,
        keyFill, keyActualSize, keyMoveUp, keyMoveDown, keyRotateRight, keyRotateLeft, keyReload, keyLeft, keyRight,
        keyPrevious, keyNext, keyFirst, keyLast, keyPlayPause, keyNextFrame, keyPreviousFrame, keyFullscreen, keyList,
        keyInformation, keyKeys, keyNextControl, keyPreviousControl, keyActivate, keyLeave, keyDebug, keyQuit,
        gestureDrag, gestureDragDoes, gesturePinch, gesturePinchDoes, gestureDoubleTap, gestureDoubleTapDoes,
        gestureQuickZoom, gestureQuickZoomDoes, gestureTwoTap, gestureTwoTapDoes, gestureTap, gestureTapDoes,
    ]
}
