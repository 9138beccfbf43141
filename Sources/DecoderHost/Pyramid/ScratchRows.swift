internal import Geometry

/// The last few rows of levels that the shared memory has no place for. Each thread has its own.
@safe final class ScratchRows {
    private static let rowCount = UprightRows.stripRows
    private let starts: [UnsafeMutablePointer<UInt32>]
    private let widths: [Int]

    /// Room for levels of these sizes, the finest first.
    init(sizes: some Sequence<PixelSize>) {
        widths = sizes.map(\.width)
        unsafe starts = widths.map { .allocate(capacity: $0 * Self.rowCount) }
    }

    deinit {
        unsafe starts.forEach { unsafe $0.deallocate() }
    }

    /// Where a row of a level is kept until the row 16 below takes its place. The level is one that this was made for.
    func row(_ row: Int, level: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe starts[level] + (row % Self.rowCount) * widths[level]
    }
}
