internal import Geometry
internal import Wire

/// Who has which slot: the helper those that are free, to write the next frames into; the viewer the others. It checks what the helper says
/// of frames.
struct FrameLedger {
    private let size: PixelSize
    private(set) var frameCount: Int
    private(set) var generation = 0
    private(set) var free: Set<Int>
    /// The frame that must come next; nil when any may.
    private var expected: Int? = 1
    /// Since when there has been a free slot without a frame for it, in milliseconds.
    private(set) var waitingSince: Double
    private let slots: Int

    /// All slots are free.
    init(size: PixelSize, frames: Int, slots: Int, at time: Double) {
        self.size = size
        self.slots = slots
        frameCount = frames
        free = Set(0..<slots)
        waitingSince = time
    }

    /// Notes a frame; false when it is one that is not wanted any more. Throws when it cannot be.
    mutating func note(_ frame: FrameWritten, at time: Double) throws(PictureFailure) -> Bool {
        waitingSince = time
        guard frame.generation <= generation else { throw .nonsense(detail: "it answered what was not asked") }
        guard frame.generation == generation else { return false }
        guard frame.index < frameCount, frame.index == expected ?? frame.index else {
            throw .nonsense(detail: "it sent frames in a wrong order")
        }
        guard free.remove(frame.slot) != nil else { throw .nonsense(detail: "it wrote over a frame that is shown") }
        guard frame.changed.maxX <= size.width, frame.changed.maxY <= size.height else {
            throw .nonsense(detail: "it sent a frame that is larger than its picture")
        }
        expected = frame.index + 1 < frameCount ? frame.index + 1 : 1
        return true
    }

    /// There are fewer frames than was said. Throws when that cannot be.
    mutating func shorten(to frames: Int, at time: Double) throws(PictureFailure) {
        guard frames >= 1, frames < frameCount else { throw .nonsense(detail: "it counted its frames wrong") }
        waitingSince = time
        frameCount = frames
        expected = nil
    }

    /// The frame in a slot is not needed any more; false when the viewer did not have it.
    mutating func release(_ slot: Int, at time: Double) -> Bool {
        guard (0..<slots).contains(slot), !free.contains(slot) else { return false }
        if free.isEmpty { waitingSince = time }
        free.insert(slot)
        return true
    }

    /// Another frame is wanted next.
    mutating func seek(to frame: Int, keeping slot: Int?, at time: Double) -> SeekRequest {
        generation += 1
        expected = frame
        free = Set(0..<slots)
        if let slot { free.remove(slot) }
        waitingSince = time
        return SeekRequest(generation: generation, frame: frame, keptSlot: slot)
    }

    /// Whether the helper has nothing to do: all slots hold frames.
    var isFull: Bool { free.isEmpty }
}
