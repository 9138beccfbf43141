/// Fingers on the glass: real touch events of an X server.
public final class TouchDevice {
    private enum Phase: UInt32 {
        case begin = 18
        case update = 19
        case end = 20
    }

    private let socket: InputTestSocket
    private let width: Double
    private let height: Double
    private var places: [UInt32: (x: Double, y: Double)] = [:]

    /// The number of finger events sent so far.
    public private(set) var eventCount = 0

    /// Connects to the driver's socket; coordinates will be pixels of a screen of this size.
    public init(socketPath: String, screenWidth: Int, screenHeight: Int) throws(Trouble) {
        width = Double(screenWidth)
        height = Double(screenHeight)
        socket = try InputTestSocket(path: socketPath)
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
    public func sync() throws(Trouble) { try socket.sync() }

    private func touch(_ finger: UInt32, _ phase: Phase) throws(Trouble) {
        guard let place = places[finger] else { throw Trouble("Finger \(finger) is not down.") }
        eventCount += 1
        let values = [0: place.x / width * 65536, 1: place.y / height * 65536]
        let who = InputTestSocket.bytes(of: finger) + InputTestSocket.bytes(of: phase.rawValue)
        try socket.send(.touch, who + InputTestSocket.valuators(values))
    }
}
