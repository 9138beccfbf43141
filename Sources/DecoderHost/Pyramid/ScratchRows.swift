internal import Geometry

/// The last few rows of levels that the shared memory has no place for.
@safe final class ScratchRows: Sendable {
    private let rowCount: Int
    // Each thread writes to rows of its own, or hands them on by a lock.
    private nonisolated(unsafe) let starts: [UnsafeMutablePointer<UInt32>]
    private let widths: [Int]

    /// Room for so many rows of levels of these sizes, the finest first.
    init(sizes: some Sequence<PixelSize>, rowCount: Int = UprightRows.stripRows) {
        self.rowCount = rowCount
        widths = sizes.map(\.width)
        unsafe starts = widths.map { .allocate(capacity: $0 * rowCount) }
    }

    deinit {
        unsafe starts.forEach { unsafe $0.deallocate() }
    }

    /// Whether it has room for no level at all.
    var isEmpty: Bool { widths.isEmpty }

    /// Where a row of a level is kept until the row `rowCount` below takes its place. The level is one that this was made for.
    func row(_ row: Int, level: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe starts[level] + (row % rowCount) * widths[level]
    }
}
