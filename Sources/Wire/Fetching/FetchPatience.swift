/// How long a fetcher waits for a server, and how often it tries again what may pass. Times are in milliseconds.
public struct FetchPatience: Hashable, Sendable {
    /// From the beginning of a try to the answer's head: the name is resolved, the connection made and encrypted, the server has thought.
    public var connectTime: Int
    /// Without a byte for so long, a download has stalled.
    public var stallTime: Int
    /// The pause before the second try; each later one is four times as long as the one before.
    public var firstPause: Int
    /// The longest pause, also when the server asks for a longer one.
    public var longestPause: Int
    /// How often it is tried again after a failure that may pass. A try that brought something new begins to count anew.
    public var retries: Int
    /// While there is no network, it is looked for in such pauses, should the system not tell.
    public var offlinePause: Int

    /// What suits people who look at a ring.
    public init(
        connectTime: Int = 15_000, stallTime: Int = 20_000, firstPause: Int = 500, longestPause: Int = 30_000,
        retries: Int = 3, offlinePause: Int = 5000
    ) {
        self.connectTime = connectTime
        self.stallTime = stallTime
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.retries = retries
        self.offlinePause = offlinePause
    }

    func write(to packet: inout PacketWriter) {
        for number in [connectTime, stallTime, firstPause, longestPause, retries, offlinePause] {
            packet.putCount(number)
        }
    }

    init(from packet: inout PacketReader) throws(WireError) {
        connectTime = try packet.count()
        stallTime = try packet.count()
        firstPause = try packet.count()
        longestPause = try packet.count()
        retries = try packet.count()
        offlinePause = try packet.count()
        guard connectTime > 0, stallTime > 0, offlinePause > 0 else { throw .invalidField("patience") }
    }
}
