internal import Glibc

/// A client of the X server's `inputtest` driver, which turns messages into the events of a device.
///
/// The protocol is C structures in the machine's byte order over a stream socket; each begins with its length and its kind, 32 bits each. The
/// driver serves one client in its life, so a server has one client for each device, and a device one owner.
final class InputTestSocket {
    enum Kind: UInt32 {
        case version = 0
        case sync = 1
        case motion = 2
        case touch = 6
        case pinch = 7
        case swipe = 8
    }

    private let socket: Descriptor
    private var hasSent = false

    init(path: String) throws(Trouble) {
        socket = try Descriptor.connected(to: path)
        try write(.version, Self.bytes(of: UInt16(1)) + Self.bytes(of: UInt16(1)))
        try receive(12)
    }

    /// Sends an event.
    func send(_ kind: Kind, _ body: [UInt8]) throws(Trouble) {
        hasSent = true
        try write(kind, body)
    }

    /// Waits until the server has taken in what was sent. The program may not have read it yet.
    func sync() throws(Trouble) {
        // Before a device's first event the driver never answers.
        guard hasSent else { return }
        try write(.sync, [])
        try receive(8)
    }

    /// 1040 bytes: no unaccelerated values; a bit for each axis that is given; padding; 64 values; 64 unaccelerated ones.
    static func valuators(_ values: [Int: Double]) -> [UInt8] {
        let mask = values.keys.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        let padded = (0..<128).map { values[$0] ?? 0 }
        return bytes(of: UInt32(0)) + bytes(of: mask) + [0, 0, 0, 0] + padded.flatMap(bytes)
    }

    static func bytes<Value: BitwiseCopyable>(of value: Value) -> [UInt8] {
        withUnsafeBytes(of: value) { Array($0) }
    }

    private func write(_ kind: Kind, _ body: [UInt8]) throws(Trouble) {
        try socket.write(Self.bytes(of: UInt32(8 + body.count)) + Self.bytes(of: kind.rawValue) + body)
    }

    private func receive(_ count: Int) throws(Trouble) {
        var received = 0
        while received < count {
            let bytes = try socket.read(atMost: count - received, within: 3000)
            guard !bytes.isEmpty else { throw Trouble("The X server closed an input device.") }
            received += bytes.count
        }
    }
}
