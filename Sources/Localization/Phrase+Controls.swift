extension Phrase {
    /// The label of a control: list.
    public static let controlList = Phrase("control.list", "List")
    /// The label of a control: previous.
    public static let controlPrevious = Phrase("control.previous", "Previous")
    /// The label of a control: next.
    public static let controlNext = Phrase("control.next", "Next")
    /// The label of a control: zoom in.
    public static let controlZoomIn = Phrase("control.zoom-in", "Zoom in")
    /// The label of a control: zoom out.
    public static let controlZoomOut = Phrase("control.zoom-out", "Zoom out")
    /// The label of a control: whole.
    public static let controlFit = Phrase("control.fit", "Whole")
    /// The label of a control: fill.
    public static let controlFill = Phrase("control.fill", "Fill")
    /// The label of a control: full size.
    public static let controlActual = Phrase("control.actual", "Full size")
    /// The label of a control: rotate.
    public static let controlRotate = Phrase("control.rotate", "Rotate")
    /// The label of a control: play.
    public static let controlPlay = Phrase("control.play", "Play")
    /// The label of a control: pause.
    public static let controlPause = Phrase("control.pause", "Pause")
    /// The label of a control: details.
    public static let controlInformation = Phrase("control.information", "Details")
    /// The label of a control: full screen.
    public static let controlFullscreen = Phrase("control.fullscreen", "Full screen")
    /// The label of a control: window.
    public static let controlWindow = Phrase("control.window", "Window")

    /// What the controls say.
    static let controls = [
        controlList, controlPrevious, controlNext, controlZoomIn, controlZoomOut, controlFit, controlFill,
        controlActual,
        controlRotate, controlPlay, controlPause, controlInformation, controlFullscreen, controlWindow,
    ]
}
