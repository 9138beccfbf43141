import CWayland
import Glibc

/// The far end of a Wayland connection, without a compositor: what the client asks is read, and what it is told is written, as the bytes that the
/// protocol prescribes. So what the client believes about the protocol is not what the test believes.
final class WaylandWire {
    /// A request: which object it is made of, its number, and its arguments' bytes.
    struct Request {
        var object: UInt32
        var number: UInt16
        var body: [UInt8]

        /// An argument of 32 bits.
        func word(_ index: Int) -> UInt32 { WaylandWire.word(body, at: index * 4) }
    }

    /// The client's end.
    let display: OpaquePointer
    private let socket: Int32

    init?() {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0,
            let display = wl_display_connect_to_fd(ends[0])
        else { return nil }
        self.display = display
        socket = ends[1]
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    }

    deinit {
        wl_display_disconnect(display)
        close(socket)
    }

    /// What the client has asked since the last time.
    func requests() -> [Request] {
        wl_display_flush(display)
        var bytes = [UInt8](repeating: 0, count: 65536)
        bytes.removeLast(bytes.count - max(0, read(socket, &bytes, bytes.count)))
        var requests: [Request] = []
        while bytes.count >= 8 {
            let head = Self.word(bytes, at: 4)
            let length = Int(head >> 16)
            requests.append(
                Request(
                    object: Self.word(bytes, at: 0), number: UInt16(truncatingIfNeeded: head),
                    body: Array(bytes[8..<length])))
            bytes.removeFirst(length)
        }
        return requests
    }

    /// Tells the client an event and lets it take it in.
    func tell(_ object: UInt32, _ number: UInt16, _ words: [UInt32]) {
        tell(object, number, words.flatMap(Self.bytes))
    }

    /// Tells of something that the compositor has: an event of the registry.
    func announce(_ registry: UInt32, name: UInt32, _ interface: String, version: UInt32) {
        var text = Array(interface.utf8) + [0]
        let length = UInt32(text.count)
        while text.count % 4 != 0 { text.append(0) }
        tell(registry, 0, Self.bytes(name) + Self.bytes(length) + text + Self.bytes(version))
    }

    private func tell(_ object: UInt32, _ number: UInt16, _ body: [UInt8]) {
        let bytes = Self.bytes(object) + Self.bytes(UInt32(8 + body.count) << 16 | UInt32(number)) + body
        _ = write(socket, bytes, bytes.count)
        wl_display_dispatch(display)
    }

    /// A number in 24.8 fixed point.
    static func fixed(_ number: Double) -> UInt32 { UInt32(bitPattern: Int32((number * 256).rounded())) }

    private static func word(_ bytes: [UInt8], at start: Int) -> UInt32 {
        bytes[start..<(start + 4)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func bytes(_ word: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
}
