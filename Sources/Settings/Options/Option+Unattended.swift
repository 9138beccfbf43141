extension Option {
    /// A second at least, a day at most.
    private static let seconds = 1.0...86_400.0

    /// Home after a while.
    public static let idleHome = Option(
        "idle-home", .limitedNumber(seconds), "SECONDS",
        help: "go back to the start view when nobody has touched anything for so long",
        section: .unattended)
    /// The first picture after a while.
    public static let idleFirst = Option(
        "idle-first", .flag, help: "with --idle-home, go back to the first picture too",
        section: .unattended)
    /// Pictures come by themselves.
    public static let slideshow = Option(
        "slideshow", .limitedNumber(seconds), "SECONDS",
        help:
            "show the next picture after so many seconds, and pause while somebody touches; S starts and pauses it too",
        section: .unattended)
    /// They move.
    public static let slideshowMotion = Option(
        "slideshow-motion", .flag, help: "let the pictures of a slideshow move slowly while they are seen",
        section: .unattended)
    /// They end.
    public static let noLoop = Option("no-loop", .flag, help: "end a slideshow with the last picture")
    /// Their order is one of chance.
    public static let shuffle = Option(
        "shuffle", .flag,
        help: "let chance pick the next picture of a slideshow, each once in a round; the album keeps its order",
        section: .unattended)
    /// Files may go to the trash.
    public static let allowDelete = Option(
        "allow-delete", .flag, help: "let the Delete key move the picture's file to the trash; Ctrl+Z brings it back",
        section: .pictures)
    /// One viewer for one socket.
    public static let singleInstance = Option(
        "single-instance", .flag,
        help: "if a viewer listens on the socket of --control already, let it show the pictures, and end",
        section: .automation)

    /// What the viewer does by itself, and to what it may be asked.
    static let unattended: [Option] = [
        idleHome, idleFirst, slideshow, slideshowMotion, noLoop, shuffle, allowDelete, singleInstance,
    ]
}
