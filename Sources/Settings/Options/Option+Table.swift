import Localization
import Navigation
import Viewing

extension Option {
    /// Which zoom policy.
    public static let policy = Option(
        "policy", .choice(ZoomPolicy.allCases.map(\.rawValue)), "NAME",
        help: "how far one can zoom, where a picture starts and what a double tap does: "
            + ZoomPolicy.allCases.map(\.rawValue).joined(separator: ", "), section: .zooming,
        standard: .text("photos"),
        details:
            "photos shows the whole picture at first (small ones are not enlarged), and a double tap goes to 1:1 or closer. "
            + "With step each double tap zooms by 1.5, and a tap with two fingers back by 1.5. toggle goes between the whole "
            + "picture and 1:1. point has any limits, and a double tap zooms to the place that it names in the window. cover "
            + "starts by covering the window. avatar goes from all of the picture to no empty border.")
    /// The smallest zoom.
    public static let minZoom = Option(
        "min-zoom", .number, "Z", help: "the smallest zoom, in points per picture pixel", section: .zooming,
        standard: .asFound("as the policy has it"))
    /// The largest zoom.
    public static let maxZoom = Option(
        "max-zoom", .number, "Z", help: "the largest zoom, in points per picture pixel", section: .zooming,
        standard: .asFound("as the policy has it"))
    /// Where a double tap goes.
    public static let doubleTapZoom = Option(
        "double-tap-zoom", .number, "Z", help: "the zoom that a double tap goes to, with --policy point",
        section: .zooming, standard: .asFound("the largest zoom"))
    /// No zooming.
    public static let scrollOnly = Option(
        "scroll-only", .flag, help: "the picture scrolls but does not zoom", section: .zooming)
    /// Small pictures start at fit.
    public static let enlarge = Option(
        "enlarge", .flag, help: "small pictures start enlarged to fit the window", section: .zooming)
    /// What a wheel does.
    public static let wheel = Option(
        "wheel", .choice(WheelUse.allCases.map(\.rawValue)), "USE",
        help: "what a wheel's notches do: zoom, pan or page (to the next picture); with the control key "
            + "they always zoom", section: .hands, standard: .text("zoom"))
    /// Where the controls are.
    public static let controls = Option(
        "controls", .choice(ControlPlacement.allCases.map(\.rawValue)), "SIDE",
        help: "where the controls appear that a tap brings: bottom, left, right, top or off", section: .controls,
        standard: .text("bottom"))
    /// Controls with words.
    public static let labels = Option(
        "labels", .flag, help: "the controls say in words what they do", section: .controls)
    /// No overview.
    public static let noOverview = Option(
        "no-overview", .flag, help: "no small overview, and no percentage, while a picture is zoomed and moved",
        section: .controls)
    /// Fingers do not turn the picture.
    public static let noRotate = Option("no-rotate", .flag, help: "fingers do not turn the picture", section: .hands)
    /// No screen has fewer or more device pixels per point.
    public static let scales = 0.1...100.0
    /// Device pixels per point.
    public static let scale = Option(
        "scale", .limitedNumber(scales), "S", help: "device pixels per point", section: .window,
        standard: .asFound("what the screen says"))
    /// The pictures' order.
    public static let sort = Option(
        "sort", .choice(SortOrder.allCases.map(\.rawValue)), "ORDER",
        help:
            "the order of the pictures: name (folders in natural order, names as they are given), time (oldest "
            + "first), size (smallest first), random", section: .pictures, standard: .text("name"))
    /// Folders in folders.
    public static let recursive = Option(
        "recursive", .flag, help: "a folder stands for the pictures in its folders too", section: .pictures)
    /// A list of names.
    public static let filesFrom = Option(
        "files-from", .path, "FILE",
        help: "take the names of pictures and folders from a list, separated by line feeds or zeros, as it comes; - is "
            + "standard input", section: .pictures)
    /// A list on a server.
    public static let list = Option(
        "list", .path, "URL",
        help:
            "take the pictures that a list on a server names: JSON (addresses, or objects with url) or a text with an "
            + "address a line", section: .network)
    /// Only what was kept.
    public static let offline = Option(
        "offline", .flag,
        help: "of pictures at addresses show the copies that were kept, however old, and ask no server",
        section: .network)
    /// No network at all.
    public static let noNetwork = Option(
        "no-network", .flag, help: "show nothing that is at an address, and use the network for nothing",
        section: .network)
    /// How much is kept.
    public static let cacheLimit = Option(
        "cache-limit", .count, "MB", help: "disk for copies of what was fetched in megabytes",
        section: .network, standard: .number(1024))
    /// The largest download.
    public static let maxDownload = Option(
        "max-download", .count, "MB", help: "the most that one picture at an address may have in megabytes",
        section: .network, standard: .number(1024))
    /// Deletes what was kept.
    public static let clearCache = Option(
        "clear-cache", .flag, help: "delete all copies of what was fetched, and end",
        section: .network, isSetting: false)
    /// The list first.
    public static let startInList = Option(
        "start-in-list", .flag, help: "start with the list of all pictures rather than with the first one",
        section: .pictures)
    /// Thumbnails beside the picture.
    public static let strip = Option(
        "strip", .flag, help: "show the thumbnails of the pictures around the current one beside it",
        section: .window)
    /// Thumbnails are read, not written.
    public static let noThumbnailCache = Option(
        "no-thumbnail-cache", .flag,
        help: "do not keep thumbnails for other programs and for the next time; those that are there are read",
        section: .pictures)
    /// Without a frame, on the whole screen.
    public static let fullscreen = Option("fullscreen", .flag, help: "start on the whole screen", section: .window)
    /// The window's size.
    public static let size = Option(
        "size", .pixelSize, "WxH", help: "the window's size in points", section: .window, standard: .text("1280x800"))
    /// Less motion.
    public static let reducedMotion = Option(
        "reduced-motion", .flag,
        help: "no flings and bounces, cross-fades in place of moves", section: .hands,
        standard: .asFound("what the desktop says"))
    /// All motion.
    public static let fullMotion = Option(
        "full-motion", .flag, help: "all motion, whatever the desktop says", section: .hands)
    /// The language.
    public static let language = Option(
        "language", .choice(Language.codes), "CODE",
        help: "the language of the window: " + Language.codes.joined(separator: ", "), section: .window,
        standard: .asFound("what LANGUAGE, LC_ALL, LC_MESSAGES or LANG says, else English"))
    /// The control socket.
    public static let control = Option(
        "control", .path, "PATH", help: "listen on a socket of this name for commands (see vitrine ctl)",
        section: .automation)
    /// The recording.
    public static let record = Option(
        "record", .path, "FILE", help: "write what happens to a file that vitrine-simulate --replay plays again",
        section: .automation)
    /// The log.
    public static let log = Option(
        "log", .path, "FILE", help: "write what happens in the program to the end of a file", section: .diagnosis)
    /// Details.
    public static let verbose = Option(
        "verbose", .flag, help: "write details too; without --log, all of it to standard error", section: .diagnosis)
    /// Fingers are drawn where they were seen last.
    public static let noResampling = Option(
        "no-resampling", .flag,
        help: "draw what a finger holds where the finger was seen last, not as of the frame's time", section: .hands)
    /// What is written on pictures.
    public static let caption = Option(
        "caption", .words(CaptionWord.allCases.map(\.rawValue)), "PARTS",
        help:
            "what is written on the picture: some of title,caption,date,name; full (title,caption,date); off; or auto: what "
            + "lies beside the picture always, what is in its file with the controls", section: .controls,
        standard: .text("auto"))
    /// Draws what is going on.
    public static let debug = Option(
        "debug", .words(DebugPart.allCases.map(\.rawValue)), "PARTS",
        help: "draw what is going on: some of " + DebugPart.allCases.map(\.rawValue).joined(separator: ",")
            + "; F12 switches it off and on", section: .diagnosis)
    /// Memory for textures.
    public static let textureBudget = Option(
        "texture-budget", .count, "MB", help: "memory for textures in megabytes", section: .limits,
        standard: .number(256))
    /// Memory for pictures.
    public static let memoryBudget = Option(
        "memory-budget", .count, "MB",
        help: "memory for all pictures together in megabytes", section: .limits,
        standard: .asFound("a quarter of the machine's"))
    /// The largest picture.
    public static let maxPixels = Option(
        "max-pixels", .count, "MILLIONS", help: "the most pixels of one picture in millions", section: .limits,
        standard: .number(2147))
    /// Believes small files that claim to be huge.
    public static let trustHeaders = Option(
        "trust-headers", .flag,
        help: "open pictures that claim more than 500 million pixels although their files are far too small for that",
        section: .limits)
    /// Memory for one decoder.
    public static let decoderMemory = Option(
        "decoder-memory", .count, "MB", help: "memory for each decoder beside the pixels in megabytes",
        section: .limits, standard: .number(2048))
    /// Time for one picture.
    public static let decodeTime = Option(
        "decode-time", .count, "SECONDS", help: "how long a decoder may take for a picture", section: .limits,
        standard: .number(60))
    /// Says what decoders read.
    public static let formats = Option(
        "formats", .flag, help: "print the formats that can be shown, and end", section: .information, isSetting: false)
    /// Says what protects the decoders.
    public static let check = Option(
        "check", .flag,
        help: "print what helpers are kept from on this machine, and end; the status is 0 when nothing lacks",
        section: .information, isSetting: false)
    /// Says what can be said.
    public static let help = Option("help", .flag, help: "print this and end", section: .information, isSetting: false)
    /// Says which version this is.
    public static let version = Option(
        "version", .flag, help: "print the version and end", section: .information, isSetting: false)

    /// The options that choose how pictures zoom.
    public static let zooming: [Option] = [policy, minZoom, maxZoom, doubleTapZoom, scrollOnly, enlarge, noRotate]

    /// All options of `vitrine`.
    public static let viewer: [Option] =
        zooming + [
            sort, recursive, filesFrom, list, startInList, strip, noThumbnailCache,
            offline, noNetwork, cacheLimit, maxDownload, clearCache,
            scale, wheel, controls, labels, noOverview, caption, fullscreen, size, reducedMotion, fullMotion, language,
        ] + unattended + [
            control, record,
            noResampling, debug, log, verbose, textureBudget, memoryBudget, maxPixels, trustHeaders,
            decoderMemory, decodeTime, config, noConfig, printConfig, formats, check, help, version,
        ]
}
