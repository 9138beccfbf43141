internal import Glibc

/// Fingers on the glass: a client of the X server's `inputtest` driver, which turns its messages into real touch events.
///
/// The protocol is C structures in the machine's byte order over a stream socket; each begins with its length and its
/// kind, 32 bits each. The driver serves one client in its life, so a server has one device and a device one owner.
public final class TouchDevice {
    private enum Kind: UInt32 {
        case version = 0
        case sync = 1
        case touch = 6
    }

    private enum Phase: UInt32 {
        case begin = 18
        case update = 19
        case end = 20
    }

    private let socket: Descriptor
    private let width: Double
    private let height: Double
    private var hasSent = false
    private var places: [UInt32: (x: Double, y: Double)] = [:]

    /// The number of finger events sent so far.
    public private(set) var eventCount = 0

    /// Connects to the driver's socket; coordinates will be pixels of a screen of this size.
    public init(socketPath: String, screenWidth: Int, screenHeight: Int) throws(Trouble) {
        width = Double(screenWidth)
        height = Double(screenHeight)
        socket = try Descriptor.connected(to: socketPath)
        try send(.version, Self.bytes(of: UInt16(1)) + Self.bytes(of: UInt16(1)))
        try receive(12)
    }

    /// Puts a finger on the glass at a place on the screen, in pixels.
    public func down(_ finger: UInt32, x: Double, y: Double) throws(Trouble) {
        places[finger] = (x, y)
        try touch(finger, .begin)
    }

    /// Moves a finger.
    public func move(_ finger: UInt32, x: Double, y: Double) throws(Trouble) {
        places[finger] = (x, y)
        try touch(finger, .update)
    }

    /// Lifts a finger where it is.
    public func up(_ finger: UInt32) throws(Trouble) {
        try touch(finger, .end)
        places[finger] = nil
    }

    /// Moves all fingers that are down to the right by so many pixels.
    public func nudgeAll(by distance: Double) throws(Trouble) {
        for (finger, place) in places.sorted(by: { $0.key < $1.key }) {
            try move(finger, x: place.x + distance, y: place.y)
        }
    }

    /// Lifts whatever is still down, so that the next test starts with empty hands.
    public func liftAll() throws(Trouble) {
        for finger in places.keys.sorted() { try up(finger) }
        try sync()
    }

    /// Waits until the server has taken in what was sent. The program may not have read it yet.
    public func sync() throws(Trouble) {
        // Before a device's first event the driver never answers.
        guard hasSent else { return }
        try send(.sync, [])
        try receive(8)
    }

    private func touch(_ finger: UInt32, _ phase: Phase) throws(Trouble) {
        guard let place = places[finger] else { throw Trouble("Finger \(finger) is not down.") }
        hasSent = true
        eventCount += 1
        let body = Self.bytes(of: finger) + Self.bytes(of: phase.rawValue)
        try send(.touch, body + valuators([place.x / width * 65536, place.y / height * 65536]))
    }

    /// 1040 bytes: no unaccelerated values; a bit for each axis that is given; padding; 64 values; 64 unaccelerated ones.
    private func valuators(_ values: [Double]) -> [UInt8] {
        let mask = (UInt64(1) << UInt64(values.count)) - 1
        let padded = values + [Double](repeating: 0, count: 128 - values.count)
        return Self.bytes(of: UInt32(0)) + Self.bytes(of: mask) + [0, 0, 0, 0] + padded.flatMap(Self.bytes)
    }

    private func send(_ kind: Kind, _ body: [UInt8]) throws(Trouble) {
        try socket.write(Self.bytes(of: UInt32(8 + body.count)) + Self.bytes(of: kind.rawValue) + body)
    }

    private func receive(_ count: Int) throws(Trouble) {
        var received = 0
        while received < count {
            let bytes = try socket.read(atMost: count - received, within: 3000)
            guard !bytes.isEmpty else { throw Trouble("The X server closed the touch device.") }
            received += bytes.count
        }
    }

    private static func bytes<Value: BitwiseCopyable>(of value: Value) -> [UInt8] {
        withUnsafeBytes(of: value) { Array($0) }
    }
}
