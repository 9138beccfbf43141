import Geometry

/// The tiles of one level that show an area of a picture.
struct VisibleTiles {
    let pyramid: Pyramid
    let level: Int
    let range: TileRange

    /// The tiles of a level in an area.
    init(level: Int, in area: ContentArea, of pyramid: Pyramid) {
        self.pyramid = pyramid
        self.level = level
        range = pyramid.tiles(ofLevel: level, in: area)
    }

    /// The tiles, row by row.
    var tiles: [TileKey] { keys(in: range) }

    /// The tiles around them: one deep, and two deep where the view is heading.
    func ring(heading dx: Double, _ dy: Double) -> [TileKey] {
        let grid = pyramid.grid(ofLevel: level)
        let around = range.ring(columnCount: grid.width, rowCount: grid.height, heading: dx, dy)
        return keys(in: around).filter {
            !(range.columns.contains($0.column) && range.rows.contains($0.row))
        }
    }

    private func keys(in range: TileRange) -> [TileKey] {
        range.rows.flatMap { row in
            range.columns.map { TileKey(picture: pyramid.picture, level: level, column: $0, row: row) }
        }
    }
}
