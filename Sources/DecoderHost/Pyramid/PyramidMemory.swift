public import Geometry
internal import CSystem
internal import Glibc
public import Wire

/// The shared memory that the levels are written into, mapped for writing. Levels finer than its layout's first one have no place in it.
@safe public final class PyramidMemory: Sendable {
    /// Where the levels lie.
    public let layout: PyramidLayout
    // Threads write to rows of their own; nothing is read before the thread that wrote it has been waited for.
    private nonisolated(unsafe) let base: UnsafeMutableRawPointer
    /// The memory that it is a part of; nil when it is all of it.
    private let slab: FrameSlab?
    private static let populateBytes = 1 << 20

    /// Maps memory of exactly the layout's size that cannot shrink.
    public init(_ memory: OwnedDescriptor, layout: PyramidLayout) throws(DecodeFailure) {
        var status = stat()
        guard unsafe fstat(memory.number, &status) == 0, status.st_size == layout.byteCount,
            system_is_sealed_memory(memory.number) != 0
        else { throw .helperFault(detail: "it was given memory of a wrong size") }
        let base = unsafe mmap(nil, layout.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, memory.number, 0)
        guard let base = unsafe base, unsafe base != MAP_FAILED else { throw .outOfMemory }
        unsafe self.base = base
        self.layout = layout
        slab = nil
    }

    /// A slot of the memory for frames.
    init(_ slab: FrameSlab, at start: UnsafeMutableRawPointer) {
        unsafe base = start
        layout = slab.layout
        self.slab = slab
    }

    deinit {
        if slab == nil { _ = unsafe munmap(base, layout.byteCount) }
    }

    /// Where a row of a stored level begins; nil when there is none.
    func row(_ row: Int, level: Int) -> UnsafeMutablePointer<UInt32>? {
        guard let level = layout.level(level), row >= 0, row < level.size.height else { return nil }
        let start = unsafe base + level.offset + row * level.bytesPerRow
        return unsafe start.assumingMemoryBound(to: UInt32.self)
    }

    /// Makes the pages present piece by piece, so that writing does not wait for them; stops when `goOn` says no.
    func populate(while goOn: () -> Bool) {
        var start = 0
        while start < layout.byteCount, goOn() {
            let count = min(Self.populateBytes, layout.byteCount - start)
            guard unsafe system_populate(base + start, count) == 0 else { return }
            start += count
        }
    }
}
