extension Option {
    /// The picture's size.
    public static let simulatedPicture = Option(
        "picture", .pixelSize, "WxH", help: "the picture's size in pixels, upright")
    /// The view's size.
    public static let simulatedView = Option("view", .viewSize, "WxH", help: "the view's size in points")
    /// Device pixels per point.
    public static let simulatedScale = Option(
        "scale", .limitedNumber(scales), "S", help: "device pixels per point", standard: .number(1))
    /// Where to begin.
    public static let simulatedCamera = Option(
        "camera", .numbers(3), "ZOOM,X,Y", help: "start with this zoom and the picture's point X,Y in the view's center"
    )
    /// A recording in place of lines.
    public static let replay = Option(
        "replay", .path, "FILE", help: "take the lines of a recording, and print a sample for each frame")

    /// All options of `vitrine-simulate`.
    public static let simulator: [Option] =
        [simulatedPicture, simulatedView, simulatedScale] + zooming + [simulatedCamera, replay, help, version]
}
