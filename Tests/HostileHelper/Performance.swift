import Geometry
import Glibc
import Wire

/// One conversation with the viewer.
struct Performance {
    private static let size = PixelSize(width: 1000, height: 600)
    private let socket: PacketSocket
    private let lie: String
    private let lieStep: Step

    init(_ socket: PacketSocket, lie: String, at step: Step) {
        self.socket = socket
        self.lie = lie
        lieStep = step
    }

    /// Plays a good decoder of a picture of 1000 x 600 pixels, but for the lie.
    func run() {
        perform(.start) { send(.ready(.all)) }
        _ = try? socket.receive()
        perform(.size) { send(.opened(Self.opened(Self.size, levels: 2))) }
        _ = try? socket.receive()
        perform(.rows) { send(Self.rows(1, 0..<150)) }
        perform(.middle) { send(Self.rows(1, 150..<300)) }
        send(Self.rows(0, 0..<600))
        perform(.end) { send(.done) }
    }

    private func perform(_ step: Step, _ truth: () -> Void) {
        guard step == lieStep else { return truth() }
        tell(truth)
    }

    /// Each lie that ends the conversation does not return.
    private func tell(_ truth: () -> Void) {
        switch lie {
        case "none", "descriptors": truth()
        case "exit": exit(0)
        case "abort": abort()
        case "crash": kill(getpid(), SIGSEGV)
        case "stop": kill(getpid(), SIGSTOP)
        case "silence": while true { pause() }
        case "hang-up":
            shutdown(socket.number, Int32(SHUT_RDWR))
            while true { pause() }
        case "progress": while true { send(.progress(0.5)) }
        case "slow-progress":
            while true {
                send(.progress(nil))
                usleep(20_000)
            }
        default:
            for message in Self.nonsense(lie) { sendRaw(message) }
            truth()
            // Whoever believes it waits for ever.
            while true { pause() }
        }
    }

    private func send(_ message: HelperMessage) { sendRaw(message.encoded()) }

    private func sendRaw(_ bytes: [UInt8]) {
        var descriptors: [OwnedDescriptor] = []
        if lie == "descriptors", lieStep == .start { descriptors = [OwnedDescriptor(taking: dup(0))] }
        do { try socket.send(bytes, descriptors) } catch { exit(0) }
    }

    private static func opened(_ size: PixelSize, levels: Int, format: String = "png") -> OpenedPicture {
        OpenedPicture(size: size, levels: levels, format: format, hasAlpha: false)
    }

    private static func rows(_ level: Int, _ rows: Range<Int>, pass: Int = 0) -> HelperMessage {
        .rows(RowsWritten(level: level, rows: rows, pass: pass))
    }

    /// Messages that no decoder may send at any time.
    private static func nonsense(_ lie: String) -> [[UInt8]] {
        switch lie {
        case "wrong-levels": [HelperMessage.opened(opened(size, levels: 7)).encoded()]
        case "no-size": [HelperMessage.opened(opened(PixelSize(width: 0, height: 0), levels: 1)).encoded()]
        case "huge-size":
            [
                HelperMessage.opened(opened(PixelSize(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF), levels: 24)).encoded()
            ]
        case "bad-format": [HelperMessage.opened(opened(size, levels: 2, format: "../\u{1B}[2J")).encoded()]
        case "wild-level": [rows(9, 0..<1).encoded()]
        case "wild-rows": [rows(0, 0..<0xFFFF_FFFF).encoded()]
        case "gap": [rows(0, 200..<300).encoded(), rows(0, 0..<100).encoded()]
        case "wild-pass": [rows(1, 0..<10, pass: 0xFFFF_FFFF).encoded(), rows(1, 5..<10).encoded()]
        case "not-a-number": [[4, 1] + bytes(of: Double.nan.bitPattern)]
        case "too-much-progress": [[4, 1] + bytes(of: (1e300).bitPattern)]
        case "unknown": [[200, 1, 2, 3]]
        case "empty-text": [[2, 1, 0, 0, 0, 1, 0, 0, 0]]
        case "long-text": [[6, 3, 0xFF, 0xFF] + [UInt8](repeating: 65, count: 4000)]
        case "long-packet": [[UInt8](repeating: 5, count: 100_000)]
        case "twice-ready": [HelperMessage.ready(.all).encoded(), HelperMessage.ready(.all).encoded()]
        case "done-early": [HelperMessage.done.encoded(), HelperMessage.done.encoded()]
        default: [[]]
        }
    }

    private static func bytes(of number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
