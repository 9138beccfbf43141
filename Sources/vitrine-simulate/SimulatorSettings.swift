import Geometry
import Navigation
import Recording
import Settings

/// What the command line of the simulator asks for.
struct SimulatorSettings {
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
        header = parsed.viewSize(.simulatedView).map {
            RecordingHeader(view: $0, scale: parsed.number(.simulatedScale) ?? 1, options: options)
        }
        if let picture = parsed.pixelSize(.simulatedPicture) { opening.append(.picture(picture)) }
        if let numbers = parsed.numbers(.simulatedCamera) {
            if opening.isEmpty { throw .other("--camera needs --picture WxH") }
            if numbers[0] <= 0 { throw .other("The zoom of --camera must be above 0") }
            let center = ContentPoint(x: numbers[1], y: numbers[2])
            opening.append(.zoomTo(ZoomRequest(zoom: numbers[0], place: .center(center)), isAnimated: false))
        }
        replayPath = parsed.path(.replay)
    }
}
