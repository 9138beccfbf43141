import Geometry
import Navigation
import Recording
import Settings

/// What the command line of the simulator asks for.
struct SimulatorSettings {
    static let picture = Option("picture", .pixelSize, "WxH", help: "the picture's size in pixels, upright")
    static let view = Option("view", .viewSize, "WxH", help: "the view's size in points")
    static let scale = Option("scale", .limitedNumber(Option.scales), "S", help: "device pixels per point; default: 1")
    static let camera = Option(
        "camera", .numbers(3), "ZOOM,X,Y", help: "start with this zoom and the picture's point X,Y in the view's center"
    )
    static let replay = Option(
        "replay", .path, "FILE", help: "take the lines of a recording, and print a sample for each frame")

    static let options: [Option] =
        [picture, view, scale] + Option.zooming + [camera, replay, .help, .version]

    /// What the lines do not say: nil when only the header of a recording can say it.
    var header: RecordingHeader?
    /// What happens before the first line.
    var opening: [NavigationInput] = []
    /// The recording, or nil for standard input.
    var replayPath: [UInt8]?

    init(_ parsed: ParsedArguments) throws(UsageError) {
        if let operand = parsed.operands.first {
            throw .unexpectedArgument(String(decoding: operand, as: UTF8.self))
        }
        let options = try parsed.zoomOptions()
        header = parsed.viewSize(Self.view).map {
            RecordingHeader(view: $0, scale: parsed.number(Self.scale) ?? 1, options: options)
        }
        if let picture = parsed.pixelSize(Self.picture) { opening.append(.picture(picture)) }
        if let numbers = parsed.numbers(Self.camera) {
            if opening.isEmpty { throw .other("--camera needs --picture WxH") }
            if numbers[0] <= 0 { throw .other("The zoom of --camera must be above 0") }
            let center = ContentPoint(x: numbers[1], y: numbers[2])
            opening.append(.zoomTo(ZoomRequest(zoom: numbers[0], place: .center(center)), isAnimated: false))
        }
        replayPath = parsed.path(Self.replay)
    }
}
