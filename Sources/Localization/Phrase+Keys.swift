extension Phrase {
    /// Groups of the list.
    public static let keysPicture = Phrase("keys.group.picture", "Picture")
    public static let keysAlbum = Phrase("keys.group.album", "Album")
    public static let keysAnimation = Phrase("keys.group.animation", "Animation")
    public static let keysWindow = Phrase("keys.group.window", "Window")
    public static let keysFingers = Phrase("keys.group.fingers", "Fingers")

    /// What keys do.
    public static let keyZoomIn = Phrase("keys.zoom-in", "Zoom in")
    public static let keyZoomOut = Phrase("keys.zoom-out", "Zoom out")
    public static let keyStartView = Phrase("keys.start-view", "Back to the start")
    public static let keyFill = Phrase("keys.fill", "Fill the window")
    public static let keyActualSize = Phrase("keys.actual-size", "One screen pixel for each picture pixel")
    public static let keyMoveUp = Phrase("keys.move-up", "Look further up")
    public static let keyMoveDown = Phrase("keys.move-down", "Look further down")
    public static let keyRotateRight = Phrase("keys.rotate-right", "Turn to the right")
    public static let keyRotateLeft = Phrase("keys.rotate-left", "Turn to the left")
    public static let keyReload = Phrase("keys.reload", "Read the picture again")
    public static let keyLeft = Phrase("keys.left-or-previous", "Picture before; once zoomed: look to the left")
    public static let keyRight = Phrase("keys.right-or-next", "Next picture; once zoomed: look to the right")
    public static let keyPrevious = Phrase("keys.previous", "Picture before")
    public static let keyNext = Phrase("keys.next", "Next picture")
    public static let keyFirst = Phrase("keys.first", "First picture")
    public static let keyLast = Phrase("keys.last", "Last picture")
    public static let keyPlayPause = Phrase("keys.play-pause", "Pause, or go on")
    public static let keyNextFrame = Phrase("keys.next-frame", "One frame on")
    public static let keyPreviousFrame = Phrase("keys.previous-frame", "One frame back")
    public static let keyFullscreen = Phrase("keys.fullscreen", "Fill the screen, or give it back")
    public static let keyList = Phrase("keys.list", "All pictures")
    public static let keyInformation = Phrase("keys.information", "About the picture")
    public static let keyKeys = Phrase("keys.keys", "These keys")
    public static let keyNextControl = Phrase("keys.next-control", "Choose the next button")
    public static let keyPreviousControl = Phrase("keys.previous-control", "Choose the button before")
    public static let keyActivate = Phrase("keys.activate", "Press the chosen button")
    public static let keyLeave = Phrase("keys.leave", "Close what is open, or quit")
    public static let keyDebug = Phrase("keys.debug", "Draw what goes on")
    public static let keyQuit = Phrase("keys.quit", "Quit")

    /// What fingers do.
    public static let gestureDrag = Phrase("gesture.drag", "Drag")
    public static let gestureDragDoes = Phrase("gesture.drag.does", "Move the picture, or turn the page")
    public static let gesturePinch = Phrase("gesture.pinch", "Two fingers")
    public static let gesturePinchDoes = Phrase("gesture.pinch.does", "Move, zoom and turn together")
    public static let gestureDoubleTap = Phrase("gesture.double-tap", "Double tap")
    public static let gestureDoubleTapDoes = Phrase("gesture.double-tap.does", "Zoom in to the detail, or back")
    public static let gestureQuickZoom = Phrase("gesture.quick-zoom", "Double tap, drag")
    public static let gestureQuickZoomDoes = Phrase("gesture.quick-zoom.does", "Zoom with one finger")
    public static let gestureTwoTap = Phrase("gesture.two-finger-tap", "Tap with two fingers")
    public static let gestureTwoTapDoes = Phrase("gesture.two-finger-tap.does", "Zoom out")
    public static let gestureTap = Phrase("gesture.tap", "Tap")
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
