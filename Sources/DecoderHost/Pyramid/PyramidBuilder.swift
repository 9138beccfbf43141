internal import Geometry
internal import Synchronization
internal import Threading

/// Writes all levels of a picture. Bands of rows go through all levels at once while they are in the cache; threads take bands in turn.
struct PyramidBuilder: Sendable {
    /// Bands reach to this level, or to the first one that is stored: 64 rows of the full size make one row of level 6.
    private static let usualBandLevel = 6

    private let memory: PyramidMemory
    private let rows: UprightRows
    private let sizes: [PixelSize]
    private let bandLevel: Int

    /// A builder for memory whose layout has the upright picture's size; nil when it has another one.
    init?(memory: PyramidMemory, rows: UprightRows) {
        guard memory.layout.size == rows.size, let sizes = PyramidLayout.levelSizes(of: rows.size) else { return nil }
        self.memory = memory
        self.rows = rows
        self.sizes = sizes
        bandLevel = max(min(sizes.count - 1, Self.usualBandLevel), memory.layout.firstLevel)
    }

    /// Builds with a number of threads, the caller's included; `sign` is called there now and then.
    func build(threads: Int, sign: () -> Void) {
        let bandRows = max(1 << bandLevel, UprightRows.stripRows)
        let next = BandCounter(rows: rows.size.height, bandRows: bandRows)
        let finished = Signal()
        var helpers = 0
        for _ in 1..<max(threads, 1)
        where DetachedThread.start({
            work(next) {}; finished.raise()
        }) { helpers += 1 }
        work(next, sign)
        for _ in 0..<helpers { finished.wait() }
        buildRest()
    }

    private func work(_ next: BandCounter, _ sign: () -> Void) {
        let scratch = ScratchRows(sizes: sizes.prefix(memory.layout.firstLevel))
        while let band = next.take() {
            buildBand(band, scratch)
            sign()
        }
    }

    private func buildBand(_ band: Range<Int>, _ scratch: ScratchRows) {
        var first = band.lowerBound
        while first < band.upperBound {
            let strip = first..<min(first + UprightRows.stripRows, band.upperBound)
            unsafe rows.copy(rows: strip) { unsafe place($0, 0, scratch) }
            for row in strip { finish(row, level: 0, scratch) }
            first = strip.upperBound
        }
    }

    /// A row is complete: with its upper neighbor it makes one of the next level, which may complete another.
    private func finish(_ row: Int, level: Int, _ scratch: ScratchRows) {
        guard level < bandLevel, row % 2 == 1 || row == sizes[level].height - 1 else { return }
        halve(row / 2, to: level + 1, scratch)
        finish(row / 2, level: level + 1, scratch)
    }

    private func halve(_ row: Int, to level: Int, _ scratch: ScratchRows) {
        let finer = sizes[level - 1]
        let above = unsafe place(2 * row, level - 1, scratch)
        let below = unsafe place(min(2 * row + 1, finer.height - 1), level - 1, scratch)
        unsafe Halving().halve(above: above, below: below, width: finer.width, to: place(row, level, scratch))
    }

    private func place(_ row: Int, _ level: Int, _ scratch: ScratchRows) -> UnsafeMutablePointer<UInt32> {
        unsafe memory.row(row, level: level) ?? scratch.row(row, level: level)
    }

    /// The levels that bands do not reach; they are small.
    private func buildRest() {
        guard bandLevel + 1 < sizes.count else { return }
        let scratch = ScratchRows(sizes: [])
        for level in bandLevel + 1..<sizes.count {
            for row in 0..<sizes[level].height { halve(row, to: level, scratch) }
        }
    }
}

/// Deals out bands of rows to threads, from the top down.
private final class BandCounter: Sendable {
    private let next = Atomic<Int>(0)
    private let rows: Int
    private let bandRows: Int

    init(rows: Int, bandRows: Int) {
        self.rows = rows
        self.bandRows = bandRows
    }

    func take() -> Range<Int>? {
        let first = next.wrappingAdd(bandRows, ordering: .relaxed).oldValue
        return first < rows ? first..<min(first + bandRows, rows) : nil
    }
}
