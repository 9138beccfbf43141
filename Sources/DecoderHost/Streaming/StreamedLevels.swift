internal import Geometry

/// Writes all levels of a picture whose rows come one after the other. A row goes through all levels while it is in the cache.
///
/// Rows of the sheet lie in the shared memory where they can; else in rings of a few rows, out of which they are copied turned. It
/// changes nothing of its own: which rows are complete is known by who calls.
struct StreamedLevels: Sendable {
    /// Rows that are worked on together: as many as fill cache lines when they are turned to columns.
    static let bandRows = UprightRows.stripRows
    /// Bands that may wait between the thread that decodes and the one that halves, where they lie in a ring.
    static let ringBands = 4

    let order: RowOrder
    /// The sizes of the sheet's levels.
    let sizes: [PixelSize]
    /// Whether each stored row is decoded into a place of its own, and no ring limits how many wait.
    let isDirect: Bool
    private let memory: PyramidMemory
    /// Level 0, where it has no place in the shared memory.
    private let ring: ScratchRows
    /// The other levels, where they have none.
    private let scratch: ScratchRows
    /// The whole picture as stored, for codecs that write rows again; nil where they find them in the shared memory.
    private let frame: ScratchRows?

    /// Levels of a sheet for memory whose layout has the upright picture's size; nil when it has another one.
    init?(memory: PyramidMemory, order: RowOrder, rewritesRows: Bool) {
        let upright = order.exchangesSides ? order.size.transposed : order.size
        guard memory.layout.size == upright, let sizes = PyramidLayout.levelSizes(of: order.size) else { return nil }
        self.memory = memory
        self.order = order
        self.sizes = sizes
        let lies = !order.exchangesSides
        let fits = lies && memory.layout.firstLevel == 0
        let needsFrame = rewritesRows && !(fits && !order.reversesColumns)
        isDirect = fits || needsFrame
        ring = ScratchRows(sizes: fits ? [] : sizes.prefix(1), rowCount: Self.ringBands * Self.bandRows)
        scratch = ScratchRows(sizes: lies ? sizes.prefix(memory.layout.firstLevel) : sizes[...])
        frame = needsFrame ? ScratchRows(sizes: sizes.prefix(1), rowCount: order.size.height) : nil
    }

    /// Where a stored row is to be decoded to.
    func target(stored row: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe frame?.row(row, level: 0) ?? place(order.row(row), 0)
    }

    /// Rows of the sheet have been decoded: makes them upright, and all rows of coarser levels that they complete.
    func finish(_ rows: Range<Int>) {
        for index in rows {
            let row = order.reversesRows ? rows.upperBound - 1 - (index - rows.lowerBound) : index
            straighten(row)
            finish(row, level: 0)
        }
    }

    private func straighten(_ row: Int) {
        let pixels = unsafe place(row, 0)
        let width = order.size.width
        if let frame { unsafe pixels.update(from: frame.row(order.row(row), level: 0), count: width) }
        guard order.reversesColumns else { return }
        var line = unsafe UnsafeMutableBufferPointer(start: pixels, count: width)
        unsafe line.reverse()
    }

    /// A row is complete: with its neighbor it makes one of the next level, which may complete another.
    private func finish(_ row: Int, level: Int) {
        if order.exchangesSides { turnBand(endingAt: row, level: level) }
        guard level + 1 < sizes.count,
            order.reversesRows ? row % 2 == 0 : row % 2 == 1 || row == sizes[level].height - 1
        else { return }
        let finer = sizes[level]
        let above = unsafe place(row / 2 * 2, level)
        let below = unsafe place(min(row / 2 * 2 + 1, finer.height - 1), level)
        unsafe Halving().halve(above: above, below: below, width: finer.width, to: place(row / 2, level + 1))
        finish(row / 2, level: level + 1)
    }

    /// Copies a band of the sheet's rows to columns of the shared memory, when the row is the last of it to come.
    private func turnBand(endingAt row: Int, level: Int) {
        let first = row / Self.bandRows * Self.bandRows
        let end = min(first + Self.bandRows, sizes[level].height)
        guard row == (order.reversesRows ? first : end - 1), memory.layout.level(level) != nil else { return }
        let count = end - first
        unsafe withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<UInt32>.self, capacity: count) { sources in
            for index in 0..<count { unsafe sources.initializeElement(at: index, to: place(first + index, level)) }
            for column in 0..<sizes[level].width {
                guard let target = unsafe memory.row(column, level: level) else { continue }
                for index in 0..<count { unsafe target[first &+ index] = unsafe sources[index][column] }
            }
        }
    }

    private func place(_ row: Int, _ level: Int) -> UnsafeMutablePointer<UInt32> {
        if !order.exchangesSides, let pixels = unsafe memory.row(row, level: level) { return unsafe pixels }
        return unsafe level == 0 && !ring.isEmpty ? ring.row(row, level: 0) : scratch.row(row, level: level)
    }
}
