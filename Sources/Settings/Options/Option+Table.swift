import Navigation

extension Option {
    /// Which zoom policy.
    public static let policy = Option(
        "policy", .choice(ZoomPolicy.allCases.map(\.rawValue)), "NAME",
        help: "how far one can zoom, where a picture starts and what a double tap does: "
            + ZoomPolicy.allCases.map(\.rawValue).joined(separator: ", ") + "; default: photos")
    /// The smallest zoom.
    public static let minZoom = Option("min-zoom", .number, "Z", help: "the smallest zoom, in points per picture pixel")
    /// The largest zoom.
    public static let maxZoom = Option("max-zoom", .number, "Z", help: "the largest zoom, in points per picture pixel")
    /// Where a double tap goes.
    public static let doubleTapZoom = Option(
        "double-tap-zoom", .number, "Z", help: "the zoom that a double tap goes to, with --policy point")
    /// No zooming.
    public static let scrollOnly = Option("scroll-only", .flag, help: "the picture scrolls but does not zoom")
    /// Small pictures start at fit.
    public static let enlarge = Option("enlarge", .flag, help: "small pictures start enlarged to fit the window")
    /// No screen has fewer or more device pixels per point.
    public static let scales = 0.1...100.0
    /// Device pixels per point.
    public static let scale = Option(
        "scale", .limitedNumber(scales), "S", help: "device pixels per point; default: what the screen says")
    /// The pictures' order.
    public static let sort = Option(
        "sort", .choice(SortOrder.allCases.map(\.rawValue)), "ORDER",
        help:
            "the order of the pictures: name (folders in natural order, names as they are given; the default), time (oldest "
            + "first), size (smallest first), random")
    /// Folders in folders.
    public static let recursive = Option(
        "recursive", .flag, help: "a folder stands for the pictures in its folders too")
    /// A list of names.
    public static let filesFrom = Option(
        "files-from", .path, "FILE",
        help: "take the names of pictures and folders from a list, separated by line feeds or zeros, as it comes; - is "
            + "standard input")
    /// Without a frame, on the whole screen.
    public static let fullscreen = Option("fullscreen", .flag, help: "start on the whole screen")
    /// The window's size.
    public static let size = Option("size", .pixelSize, "WxH", help: "the window's size in points")
    /// The control socket.
    public static let control = Option(
        "control", .path, "PATH", help: "listen on a socket of this name for commands (see vitrine ctl)")
    /// The recording.
    public static let record = Option(
        "record", .path, "FILE", help: "write what happens to a file that vitrine-simulate --replay plays again")
    /// The log.
    public static let log = Option(
        "log", .path, "FILE", help: "write what happens in the program to the end of a file")
    /// Details.
    public static let verbose = Option(
        "verbose", .flag, help: "write details too; without --log, all of it to standard error")
    /// Memory for textures.
    public static let textureBudget = Option(
        "texture-budget", .count, "MB", help: "memory for textures in megabytes; default: 256")
    /// Memory for pictures.
    public static let memoryBudget = Option(
        "memory-budget", .count, "MB",
        help: "memory for all pictures together in megabytes; default: a quarter of the machine's")
    /// Says what protects the decoders.
    public static let check = Option(
        "check", .flag,
        help: "print what decoders are kept from on this machine, and end; the status is 0 when nothing lacks")
    /// Says what can be said.
    public static let help = Option("help", .flag, help: "print this and end")
    /// Says which version this is.
    public static let version = Option("version", .flag, help: "print the version and end")

    /// The options that choose how pictures zoom.
    public static let zooming: [Option] = [policy, minZoom, maxZoom, doubleTapZoom, scrollOnly, enlarge]

    /// All options of `vitrine`.
    public static let viewer: [Option] =
        zooming + [
            sort, recursive, filesFrom, scale, fullscreen, size, control, record, log, verbose, textureBudget,
            memoryBudget, check,
            help, version,
        ]
}
