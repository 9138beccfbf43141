extension Phrase {
    /// Labels of the controls: one or two short words each.
    public static let controlList = Phrase("control.list", "List")
    public static let controlPrevious = Phrase("control.previous", "Previous")
    public static let controlNext = Phrase("control.next", "Next")
    public static let controlZoomIn = Phrase("control.zoom-in", "Zoom in")
    public static let controlZoomOut = Phrase("control.zoom-out", "Zoom out")
    public static let controlFit = Phrase("control.fit", "Whole")
    public static let controlFill = Phrase("control.fill", "Fill")
    public static let controlActual = Phrase("control.actual", "Full size")
    public static let controlRotate = Phrase("control.rotate", "Rotate")
    public static let controlPlay = Phrase("control.play", "Play")
    public static let controlPause = Phrase("control.pause", "Pause")
    public static let controlInformation = Phrase("control.information", "Details")
    public static let controlFullscreen = Phrase("control.fullscreen", "Full screen")
    public static let controlWindow = Phrase("control.window", "Window")

    /// What the controls say.
    static let controls = [
        controlList, controlPrevious, controlNext, controlZoomIn, controlZoomOut, controlFit, controlFill,
        controlActual,
        controlRotate, controlPlay, controlPause, controlInformation, controlFullscreen, controlWindow,
    ]
}
