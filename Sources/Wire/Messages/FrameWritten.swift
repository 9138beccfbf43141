public import Geometry

/// A frame of an animation that has been written, all levels of it, into a slot of the frames' memory.
public struct FrameWritten: Hashable, Sendable {
    /// The number of the last `seek` that the helper has heard; 0 before any. Frames of an earlier one are not wanted any more.
    public var generation: Int
    /// Which frame, from 1 on: the first one lies in the picture's own memory.
    public var index: Int
    /// Which slot.
    public var slot: Int
    /// How long it is shown, in microseconds.
    public var duration: Int
    /// Where it differs from the frame before it; nothing outside has changed.
    public var changed: PixelRect

    /// A frame in a slot.
    public init(generation: Int, index: Int, slot: Int, duration: Int, changed: PixelRect) {
        self.generation = generation
        self.index = index
        self.slot = slot
        self.duration = duration
        self.changed = changed
    }

    func write(to packet: inout PacketWriter) {
        for number in [
            generation, index, slot, duration, changed.x, changed.y, changed.width, changed.height,
        ] { packet.putCount(number) }
    }

    init(from packet: inout PacketReader) throws(WireError) {
        generation = try packet.count()
        index = try packet.count()
        slot = try packet.count()
        duration = try packet.count()
        changed = PixelRect(
            x: try packet.count(), y: try packet.count(), width: try packet.count(), height: try packet.count())
        guard (1..<AnimationFacts.mostFrames).contains(index) else { throw .invalidField("number of a frame") }
        guard AnimationFacts.durations.contains(duration) else { throw .invalidField("duration of a frame") }
    }
}
