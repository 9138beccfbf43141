/// Fingers on a trackpad: the pinches, swipes and scrolls of an X server, at the pointer.
public final class TrackpadDevice {
    /// What a gesture does.
    public enum Phase: UInt16, Sendable {
        case begin = 0
        case update = 1
        case end = 2
        /// The end of one that turned out to be none.
        case cancel = 3
    }

    /// By how much the driver's scrolling grows for what a wheel calls a notch.
    public static let notch = 120.0

    private let socket: InputTestSocket

    /// Connects to the driver's socket.
    public init(socketPath: String) throws(Trouble) { socket = try InputTestSocket(path: socketPath) }

    /// One event of a pinch by two fingers: their distance compared with the beginning, by how many degrees clockwise they turned and how far they moved
    /// since the last event.
    public func pinch(
        _ phase: Phase, scale: Double = 1, turn: Double = 0, dx: Double = 0, dy: Double = 0
    ) throws(Trouble) {
        try send(.pinch, first: 27, phase, fingers: 2, [dx, dy, dx, dy, scale, turn])
    }

    /// One event of a swipe by three fingers: how far they moved since the last event.
    public func swipe(_ phase: Phase, dx: Double = 0, dy: Double = 0) throws(Trouble) {
        try send(.swipe, first: 30, phase, fingers: 3, [dx, dy, dx, dy])
    }

    /// Scrolls with two fingers by parts of a notch, to the right and down.
    public func scroll(right: Double = 0, down: Double = 0) throws(Trouble) {
        var values: [Int: Double] = [:]
        if right != 0 { values[2] = right * Self.notch }
        if down != 0 { values[3] = down * Self.notch }
        let isAbsolute = UInt32(0)
        try socket.send(
            .motion, InputTestSocket.bytes(of: isAbsolute) + [0, 0, 0, 0] + InputTestSocket.valuators(values))
    }

    /// Waits until the server has taken in what was sent. The program may not have read it yet.
    public func sync() throws(Trouble) { try socket.sync() }

    private func send(
        _ kind: InputTestSocket.Kind, first: UInt16, _ phase: Phase, fingers: UInt16, _ numbers: [Double]
    ) throws(Trouble) {
        let isCancelled = phase == .cancel
        let type = first + (isCancelled ? Phase.end : phase).rawValue
        let head = InputTestSocket.bytes(of: type) + InputTestSocket.bytes(of: fingers)
        let flags = InputTestSocket.bytes(of: UInt32(isCancelled ? 1 : 0))
        try socket.send(kind, head + flags + numbers.flatMap(InputTestSocket.bytes))
    }
}
