/// Why a fetcher waits, and for how long.
public struct FetchWait: Hashable, Sendable {
    /// What happened.
    public var reason: FetchFailure
    /// The next try begins in so many milliseconds; nil when it begins as soon as there is a network again; that is
    /// said once.
    public var milliseconds: Int?
    /// How many tries have failed in a row.
    public var tries: Int

    /// A pause.
    public init(reason: FetchFailure, milliseconds: Int?, tries: Int) {
        self.reason = reason
        self.milliseconds = milliseconds
        self.tries = tries
    }

    func write(to packet: inout PacketWriter) {
        packet.put(milliseconds != nil)
        packet.putCount(milliseconds ?? 0)
        packet.putCount(tries)
        reason.write(to: &packet)
    }

    init(from packet: inout PacketReader) throws(WireError) {
        let hasEnd = try packet.flag("pause")
        let count = try packet.count()
        milliseconds = hasEnd ? count : nil
        tries = try packet.count()
        reason = try FetchFailure(from: &packet)
    }
}
