internal import CSystem
internal import Geometry
internal import Glibc
internal import Synchronization
internal import Wire

/// The frames of an animation after the first, in slots that a helper writes and the viewer only reads; and what is said to that helper about
/// them. The memory outlives the helper.
@safe public final class SharedFrames: Sendable {
    /// How many slots there are.
    public let slots: Int
    /// Where the levels lie in each slot.
    private let layout: PyramidLayout
    // Mapped for reading only, and the memory can neither shrink nor grow.
    private nonisolated(unsafe) let base: UnsafeRawPointer
    private let byteCount: Int
    private let socket: PacketSocket
    private let ledger: Mutex<FrameLedger>

    /// Makes memory for the frames, all zeros, and the descriptor for the helper at the other end of a socket.
    static func make(
        for info: AnimationInfo, layout: PyramidLayout, socket: PacketSocket
    ) throws(PictureFailure) -> (SharedFrames, OwnedDescriptor) {
        let number = system_make_sealed_memory(info.byteCount)
        guard number >= 0 else { throw .noResources(.memory, errno: -number) }
        let descriptor = OwnedDescriptor(taking: number)
        let base = unsafe mmap(nil, info.byteCount, PROT_READ, MAP_SHARED, number, 0)
        guard let base = unsafe base, unsafe base != MAP_FAILED else { throw .noResources(.memory, errno: errno) }
        let frames = unsafe SharedFrames(base: base, info: info, layout: layout, socket: socket)
        return (frames, descriptor)
    }

    private init(base: UnsafeRawPointer, info: AnimationInfo, layout: PyramidLayout, socket: PacketSocket) {
        unsafe self.base = base
        byteCount = info.byteCount
        slots = info.slots
        self.layout = layout
        self.socket = socket
        ledger = Mutex(
            FrameLedger(
                size: layout.size, frames: info.frames, slots: info.slots, at: MonotonicClock.milliseconds))
    }

    deinit { unsafe SharedPixels.free(base, byteCount) }

    /// The frame in a slot; nil when there is no such slot. It may change once the slot has been released.
    public func pixels(inSlot slot: Int) -> SharedPixels? {
        guard (0..<slots).contains(slot) else { return nil }
        return unsafe SharedPixels(base: base + slot * layout.byteCount, layout: layout, owner: self)
    }

    /// The frame in a slot is not needed any more. Never waits.
    public func release(slot: Int) {
        guard ledger.withLock({ $0.release(slot, at: MonotonicClock.milliseconds) }) else { return }
        _ = socket.offer(ViewerMessage.release(slot: slot).encoded())
    }

    /// Another frame is wanted next, and then those after it. All slots but one are free. Never waits.
    public func seek(to frame: Int, keeping slot: Int?) {
        let request = ledger.withLock { $0.seek(to: frame, keeping: slot, at: MonotonicClock.milliseconds) }
        _ = socket.offer(ViewerMessage.seek(request).encoded())
    }

    // MARK: - For the thread that follows the helper

    /// Notes a frame; false when it is not wanted any more.
    func note(_ frame: FrameWritten) throws(PictureFailure) -> Bool {
        try Self.checked(
            ledger.withLock { ledger in
                Result { () throws(PictureFailure) in try ledger.note(frame, at: MonotonicClock.milliseconds) }
            })
    }

    /// Notes that there are fewer frames.
    func shorten(to frames: Int) throws(PictureFailure) {
        try Self.checked(
            ledger.withLock { ledger in
                Result { () throws(PictureFailure) in try ledger.shorten(to: frames, at: MonotonicClock.milliseconds) }
            })
    }

    /// How many frames there are, the first one included.
    var frameCount: Int { ledger.withLock { $0.frameCount } }

    /// Whether the helper owes nothing: all slots are full, or one has been free for less than so many milliseconds.
    func mayBeSilent(for milliseconds: Double) -> Bool {
        ledger.withLock { $0.isFull || MonotonicClock.milliseconds - $0.waitingSince < milliseconds }
    }

    private static func checked<Value>(_ result: Result<Value, PictureFailure>) throws(PictureFailure) -> Value {
        try result.get()
    }
}
