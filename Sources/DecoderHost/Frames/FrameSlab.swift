internal import CSystem
internal import Geometry
internal import Glibc
internal import Wire

/// The shared memory for frames, mapped for writing: slots of equal size, each of which holds all levels of a frame.
@safe final class FrameSlab: Sendable {
    /// Where the levels lie in each slot.
    let layout: PyramidLayout
    /// How many slots there are.
    let slots: Int
    // Slots are written by the thread that decodes and those that it waits for.
    private nonisolated(unsafe) let base: UnsafeMutableRawPointer
    private let byteCount: Int

    /// Maps memory of exactly so many slots that cannot shrink.
    init(_ memory: OwnedDescriptor, layout: PyramidLayout, slots: Int) throws(DecodeFailure) {
        let (byteCount, overflow) = layout.byteCount.multipliedReportingOverflow(by: slots)
        var status = stat()
        guard slots > 0, !overflow, unsafe fstat(memory.number, &status) == 0, status.st_size == byteCount,
            system_is_sealed_memory(memory.number) != 0
        else { throw .helperFault(detail: "it was given memory of a wrong size for its frames") }
        let base = unsafe mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, memory.number, 0)
        guard let base = unsafe base, unsafe base != MAP_FAILED else { throw .outOfMemory }
        unsafe self.base = base
        self.byteCount = byteCount
        self.layout = layout
        self.slots = slots
    }

    deinit { _ = unsafe munmap(base, byteCount) }

    /// A slot; nil when there is none of that number.
    func memory(ofSlot slot: Int) -> PyramidMemory? {
        guard (0..<slots).contains(slot) else { return nil }
        return unsafe PyramidMemory(self, at: base + slot * layout.byteCount)
    }
}
