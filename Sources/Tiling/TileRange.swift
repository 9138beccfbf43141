/// A block of tiles of one level.
struct TileRange: Hashable, Sendable {
    var columns: Range<Int>
    var rows: Range<Int>

    /// The block with one more tile on each side, as far as there are tiles.
    func ring(columnCount: Int, rowCount: Int) -> Self {
        guard !columns.isEmpty, !rows.isEmpty else { return self }
        return Self(
            columns: max(0, columns.lowerBound - 1)..<min(columnCount, columns.upperBound + 1),
            rows: max(0, rows.lowerBound - 1)..<min(rowCount, rows.upperBound + 1))
    }
}
