/// A block of tiles of one level.
struct TileRange: Hashable, Sendable {
    var columns: Range<Int>
    var rows: Range<Int>

    /// The block with one more tile on each side, and two on a side for which it is heading, as far as there are tiles.
    func ring(columnCount: Int, rowCount: Int, heading dx: Double, _ dy: Double) -> Self {
        guard !columns.isEmpty, !rows.isEmpty else { return self }
        return Self(
            columns: Self.widened(columns, heading: dx, count: columnCount),
            rows: Self.widened(rows, heading: dy, count: rowCount))
    }

    private static func widened(_ cells: Range<Int>, heading: Double, count: Int) -> Range<Int> {
        let before = heading < 0 ? 2 : 1
        let behind = heading > 0 ? 2 : 1
        return max(0, cells.lowerBound - before)..<min(count, cells.upperBound + behind)
    }
}
