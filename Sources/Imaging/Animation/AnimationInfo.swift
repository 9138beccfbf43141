internal import Wire

/// What is known about a picture that moves.
public struct AnimationInfo: Hashable, Sendable {
    /// How many frames there are, at least 2.
    public let frames: Int
    /// How often they are played; nil for ever.
    public let plays: Int?
    /// How long the first one is shown, in milliseconds.
    public let firstDuration: Double
    /// Frames after the first that can be there at the same time; 0 when only the first one was wished for.
    public let slots: Int
    /// Bytes of the memory for these.
    public let byteCount: Int

    /// Whether each frame stays once it has come.
    public var keepsAll: Bool { frames - 1 <= slots }

    /// What the memory for frames takes if the budget allows it: for an animation of usual size all of its frames, so that they are
    /// decoded once.
    static let usualBytes = 64 << 20

    /// An animation of which only the first frame is wished for.
    init(_ facts: AnimationFacts) {
        self.init(facts, slots: 0, frameBytes: 0)
    }

    /// An animation whose frames take so many bytes each, in memory of at most so many bytes; nil when not even two fit.
    init?(_ facts: AnimationFacts, frameBytes: Int, room: Int) {
        guard frameBytes > 0 else { return nil }
        let least = min(facts.frames - 1, Self.leastSlots)
        let usual = max(Self.usualBytes / frameBytes, least)
        let slots = min(facts.frames - 1, usual, max(room, 0) / frameBytes)
        guard slots >= least else { return nil }
        self.init(facts, slots: slots, frameBytes: frameBytes)
    }

    /// One that is shown, and one that comes next.
    private static let leastSlots = 2

    private init(_ facts: AnimationFacts, slots: Int, frameBytes: Int) {
        frames = facts.frames
        plays = facts.plays == 0 ? nil : facts.plays
        firstDuration = Double(facts.firstDuration) / 1000
        self.slots = slots
        byteCount = slots * frameBytes
    }
}
