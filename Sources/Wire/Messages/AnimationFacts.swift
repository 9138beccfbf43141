/// What a helper knows about an animation once its first frame is written.
public struct AnimationFacts: Hashable, Sendable {
    /// How many frames there are, 2 ... `mostFrames`.
    public var frames: Int
    /// How often all of them are played; 0 for ever.
    public var plays: Int
    /// How long the first one is shown, in microseconds.
    public var firstDuration: Int

    /// No animation has more.
    public static let mostFrames = 10_000
    /// How long a frame may be shown, in microseconds: a millisecond to an hour.
    public static let durations = 1000...3_600_000_000

    /// An animation.
    public init(frames: Int, plays: Int, firstDuration: Int) {
        self.frames = frames
        self.plays = plays
        self.firstDuration = firstDuration
    }

    func write(to packet: inout PacketWriter) {
        packet.putCount(frames)
        packet.putCount(plays)
        packet.putCount(firstDuration)
    }

    init(from packet: inout PacketReader) throws(WireError) {
        frames = try packet.count()
        plays = try packet.count()
        firstDuration = try packet.count()
        guard (2...Self.mostFrames).contains(frames) else { throw .invalidField("number of frames") }
        guard Self.durations.contains(firstDuration) else { throw .invalidField("duration of a frame") }
    }
}
