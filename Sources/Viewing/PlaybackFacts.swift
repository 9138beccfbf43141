public import Geometry

/// What is known of a picture that moves, once its first frame is there.
public struct PlaybackFacts: Hashable, Sendable {
    /// How many frames there are, at least 2.
    public var frames: Int
    /// How often they are played; nil for ever.
    public var plays: Int?
    /// How long the first one is shown, in milliseconds.
    public var firstDuration: Double
    /// Frames after the first that can be there at the same time; 0 when only the first one was asked for.
    public var slots: Int
    /// Bytes of the memory for these.
    public var byteCount: Int

    /// A picture that moves.
    public init(frames: Int, plays: Int?, firstDuration: Double, slots: Int, byteCount: Int = 0) {
        self.frames = frames
        self.plays = plays
        self.firstDuration = firstDuration
        self.slots = slots
        self.byteCount = byteCount
    }
}

/// A frame that has come.
public struct FrameArrival: Hashable, Sendable {
    /// Which one, from 1 on: the first one is the picture itself.
    public var index: Int
    /// Where it lies.
    public var slot: Int
    /// How long it is shown, in milliseconds.
    public var duration: Double
    /// Where it differs from the frame before it.
    public var changed: PixelRect

    /// A frame.
    public init(index: Int, slot: Int, duration: Double, changed: PixelRect) {
        self.index = index
        self.slot = slot
        self.duration = duration
        self.changed = changed
    }
}
