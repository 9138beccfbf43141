internal import Geometry

/// How the stored rows of a picture become rows of its *sheet*: the upright picture, but with its sides still exchanged where its
/// orientation exchanges them.
///
/// Levels are made of the sheet, because halving does not care about an exchange of sides; only what is written to
/// the shared memory is turned.
struct RowOrder: Sendable {
    /// The size as stored, which is also the sheet's.
    let size: PixelSize
    /// Whether the sheet's rows are the upright picture's columns.
    let exchangesSides: Bool
    /// Whether stored rows come from the sheet's bottom up.
    let reversesRows: Bool
    /// Whether each row must be reversed.
    let reversesColumns: Bool

    /// The order of a picture that is stored in an orientation.
    init(_ orientation: Orientation, stored size: PixelSize) {
        self.size = size
        exchangesSides = orientation.exchangesSides
        reversesRows = exchangesSides ? orientation.reversesColumns : orientation.reversesRows
        reversesColumns = exchangesSides ? orientation.reversesRows : orientation.reversesColumns
    }

    /// The sheet's row that a stored row becomes; a stored row that a sheet's row is made of.
    func row(_ row: Int) -> Int { reversesRows ? size.height - 1 - row : row }

    /// The rows of the sheet that the first `count` stored rows become.
    func rows(first count: Int) -> Range<Int> { reversesRows ? size.height - count..<size.height : 0..<count }

    /// The rows of a level of the sheet that are complete when the first `count` stored rows are. The level has so many rows.
    func rows(first count: Int, level: Int, height: Int) -> Range<Int> {
        let complete = rows(first: count)
        let side = 1 << level
        if reversesRows { return (complete.lowerBound + side - 1) / side..<height }
        return 0..<(count == size.height ? height : count / side)
    }
}
