public import Geometry
public import Localization
public import Navigation
public import Viewing
import Wording

/// What the command line of `vitrine` asks for.
public struct ViewerSettings: Hashable, Sendable {
    /// The textures' budget without an option, in bytes.
    public static let standardTextureBudget = 256 * bytesPerMegabyte
    private static let bytesPerMegabyte = 1 << 20

    /// How pictures zoom.
    public var zoom = ZoomOptions.standard
    /// What a wheel's notches do.
    public var wheel = WheelUse.zoom
    /// What is seen above the picture.
    public var chrome = ChromeOptions()
    /// Whether what fingers hold is drawn as of the time of each frame.
    public var resamplesTouches = true
    /// Device pixels per point, or nil for what the screen says.
    public var scale: Double?
    /// Whether to start on the whole screen.
    public var isFullscreen = false
    /// Whether pictures are to move less.
    public var reducedMotion = ReducedMotion.auto
    /// The window's size in points, or nil for the usual one.
    public var windowSize: PixelSize?
    /// The language, or nil for that of the environment.
    public var language: Language?
    /// What happens while nobody touches.
    public var unattended = UnattendedOptions()
    /// Whether files may be moved to the trash.
    public var allowsDelete = false
    /// Whether a viewer that listens on the socket already is to show the pictures.
    public var isSingleInstance = false
    /// Where to listen for commands, or nil.
    public var controlPath: [UInt8]?
    /// Where to write a recording, or nil.
    public var recordPath: [UInt8]?
    /// Where to write a log, or nil.
    public var logPath: [UInt8]?
    /// Whether details are logged too.
    public var isVerbose = false
    /// What is written on pictures.
    public var caption = CaptionChoice.auto
    /// The parts of the debug overlay that are drawn from the start.
    public var debugParts: Set<DebugPart> = []
    /// The most bytes of textures.
    public var textureBudget = standardTextureBudget
    /// The most bytes of pictures, or nil for the usual part of the machine's memory.
    public var memoryBudget: Int?
    /// How much decoders are allowed.
    public var decoding = DecodingOptions()
    /// The order of the pictures.
    public var sort = SortOrder.name
    /// Whether a folder stands for the pictures in its folders too.
    public var isRecursive = false
    /// Whether the list of all pictures is seen first.
    public var startsInList = false
    /// Whether the thumbnails around the current picture are shown beside it.
    public var showsStrip = false
    /// Whether thumbnails are kept for other programs and for the next time.
    public var writesThumbnails = true
    /// Where more names come from, "-" for standard input; or nil.
    public var listPath: [UInt8]?
    /// What keys do.
    public var keys = KeyBindings.standard
    /// What gestures do besides moving the picture.
    public var gestures = GestureBindings() {
        didSet { zoom.taps = gestures.taps }
    }
    /// How pictures come from the network.
    public var network = NetworkOptions()
    /// The pictures and folders to open, in order, "-" for the picture on standard input. Any bytes; relative to the working folder. Some may
    /// be addresses of the web.
    public var pictures: [[UInt8]] = []

    /// The name of standard input.
    public static let standardInput = [UInt8(ascii: "-")]
    /// Whether a list names more pictures than the command line does.
    public var hasList: Bool { listPath != nil || network.list != nil }
    /// Whether one of the pictures is that on standard input.
    public var readsStandardInput: Bool { pictures.contains(Self.standardInput) }

    /// What an empty command line asks for.
    public init() {}

    /// What a command line asks for that was taken apart by `Option.viewer`.
    init(_ parsed: ParsedArguments) throws(UsageError) {
        zoom = try parsed.zoomOptions()
        wheel = parsed.text(.wheel).flatMap(WheelUse.init) ?? .zoom
        chrome = ChromeOptions(
            placement: parsed.text(.controls).flatMap(ControlPlacement.init) ?? .bottom,
            hasLabels: parsed.has(.labels), hasOverview: !parsed.has(.noOverview))
        resamplesTouches = !parsed.has(.noResampling)
        scale = parsed.number(.scale)
        isFullscreen = parsed.has(.fullscreen)
        reducedMotion = try Self.reducedMotion(parsed)
        unattended = try UnattendedOptions(parsed)
        allowsDelete = parsed.has(.allowDelete)
        isSingleInstance = parsed.has(.singleInstance)
        windowSize = parsed.pixelSize(.size)
        language = parsed.text(.language).flatMap { Language(rawValue: $0) }
        controlPath = parsed.path(.control)
        recordPath = parsed.path(.record)
        logPath = parsed.path(.log)
        isVerbose = parsed.has(.verbose)
        caption = try CaptionChoice(parsed.words(.caption))
        debugParts = Set(parsed.words(.debug).compactMap(DebugPart.init))
        textureBudget = try Self.bytes(parsed, .textureBudget) ?? Self.standardTextureBudget
        memoryBudget = try Self.bytes(parsed, .memoryBudget)
        decoding = try DecodingOptions(parsed)
        sort = parsed.text(.sort).flatMap(SortOrder.init) ?? .name
        startsInList = parsed.has(.startInList)
        showsStrip = parsed.has(.strip)
        writesThumbnails = !parsed.has(.noThumbnailCache)
        isRecursive = parsed.has(.recursive)
        listPath = parsed.path(.filesFrom)
        network = try NetworkOptions(parsed)
        if listPath != nil, network.list != nil {
            throw .other(
                "--\(Option.filesFrom.name) and --\(Option.list.name) both name the pictures; give one of them")
        }
        if parsed.operands.contains([]) { throw .other("The name of a picture must not be empty") }
        pictures = try parsed.operands.map(Self.picture)
        if readsStandardInput, listPath == Self.standardInput {
            throw .other("Standard input cannot be both a picture (-) and a list of names (--files-from -)")
        }
        if isSingleInstance { try checkSingleInstance() }
    }

    /// What another viewer cannot be told is refused before anything is done.
    private func checkSingleInstance() throws(UsageError) {
        let name = "--\(Option.singleInstance.name)"
        if controlPath == nil { throw .other("\(name) needs the socket of the viewer: --\(Option.control.name) PATH") }
        if readsStandardInput || listPath != nil {
            throw .other("\(name) hands names of pictures on, neither standard input (-) nor lists (--files-from)")
        }
    }

    private static func reducedMotion(_ parsed: ParsedArguments) throws(UsageError) -> ReducedMotion {
        switch (parsed.has(.reducedMotion), parsed.has(.fullMotion)) {
        case (true, true):
            throw .other("--\(Option.reducedMotion.name) and --\(Option.fullMotion.name) contradict each other")
        case (true, false): return .yes
        case (false, true): return .no
        case (false, false): return .auto
        }
    }

    /// An address is checked at once; what a path leads to is seen later.
    private static func picture(_ name: [UInt8]) throws(UsageError) -> [UInt8] {
        guard WebAddress.isMeant(by: name), WebAddress(name) == nil else { return PastedNames.normal(name) }
        throw .other("An address needs a server's name after http:// or https://, and no control characters")
    }

    static func bytes(_ parsed: ParsedArguments, _ option: Option) throws(UsageError) -> Int? {
        guard let megabytes = parsed.count(option) else { return nil }
        let (bytes, overflow) = megabytes.multipliedReportingOverflow(by: bytesPerMegabyte)
        if overflow { throw .badValue(option: option.name, value: "\(megabytes)", expected: "less than that") }
        return bytes
    }
}
