internal import CSystem
public import Geometry
internal import Glibc
internal import Threading
internal import Wire

/// The levels of a picture in memory that a helper writes and the viewer only reads. It outlives the helper; it is given back when the
/// last reference goes away.
@safe public final class SharedPixels: Sendable {
    /// Where the levels lie.
    public let layout: PyramidLayout

    // Mapped for reading only, and the memory can neither shrink nor grow: every byte can be read as long as this object lives.
    private nonisolated(unsafe) let base: UnsafeRawPointer
    private let descriptor: OwnedDescriptor?
    /// What the memory belongs to, when it is a part of something; nil when it is this object's.
    private let owner: SharedFrames?
    /// Giving back more than this takes milliseconds, which a frame does not have.
    private static let mostBytesFreedAtOnce = 8 << 20

    /// Makes memory for a layout, all zeros, and the descriptor for the helper.
    static func make(for layout: PyramidLayout) throws(PictureFailure) -> (SharedPixels, OwnedDescriptor) {
        let number = system_make_sealed_memory(layout.byteCount)
        guard number >= 0 else { throw .noResources(.memory, errno: -number) }
        let descriptor = OwnedDescriptor(taking: number)
        let base = unsafe mmap(nil, layout.byteCount, PROT_READ, MAP_SHARED, number, 0)
        guard let base = unsafe base, unsafe base != MAP_FAILED else { throw .noResources(.memory, errno: errno) }
        return (unsafe SharedPixels(base: base, layout: layout, descriptor: descriptor), descriptor)
    }

    private init(base: UnsafeRawPointer, layout: PyramidLayout, descriptor: OwnedDescriptor) {
        unsafe self.base = base
        self.descriptor = descriptor
        self.layout = layout
        owner = nil
    }

    /// Levels in a slot of the frames' memory.
    init(base: UnsafeRawPointer, layout: PyramidLayout, owner: SharedFrames) {
        unsafe self.base = base
        self.layout = layout
        self.owner = owner
        descriptor = nil
    }

    deinit {
        if owner == nil { unsafe Self.free(base, layout.byteCount) }
    }

    /// Gives mapped memory back, on another thread where that takes long.
    static func free(_ base: UnsafeRawPointer, _ byteCount: Int) {
        let address = UInt(bitPattern: base)
        let free: @Sendable () -> Void = { _ = unsafe munmap(UnsafeMutableRawPointer(bitPattern: address), byteCount) }
        if byteCount <= mostBytesFreedAtOnce || !DetachedThread.start(free) { free() }
    }

    /// Lends the bytes of a stored level and the bytes from one row to the next; nil when the level is not stored.
    ///
    /// R, G, B, A; sRGB; premultiplied. Rows that have not been announced hold anything. The pointer is valid within `body` only.
    public func withLevel<Result>(
        _ index: Int, _ body: (_ bytes: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
    ) rethrows -> Result? {
        guard let level = layout.level(index) else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: base + level.offset, count: level.byteCount)
        return try unsafe body(bytes, level.bytesPerRow)
    }

    /// Gives the memory of the levels finer than one back to the system; whoever reads them afterwards reads zeros. To be called when
    /// no helper writes any more.
    public func discardLevels(finerThan index: Int) {
        guard let descriptor, let first = layout.level(index), first.offset > 0 else { return }
        let count = first.offset
        let discard: @Sendable () -> Void = {
            _ = system_discard(descriptor.number, count)
        }
        if count <= Self.mostBytesFreedAtOnce || !DetachedThread.start(discard) { discard() }
    }

    /// A pixel of a stored level as R, G, B, A; nil outside.
    public func pixel(x: Int, y: Int, level index: Int) -> (UInt8, UInt8, UInt8, UInt8)? {
        guard let level = layout.level(index), (0..<level.size.width).contains(x), (0..<level.size.height).contains(y)
        else { return nil }
        return unsafe withLevel(index) { bytes, bytesPerRow in
            let start = y * bytesPerRow + x * PyramidLayout.bytesPerPixel
            return unsafe (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
        }
    }
}
