import Geometry

extension TileKey {
    /// The tiles of coarser levels that show the same place, the finest of them first.
    func ancestors(upTo lastLevel: Int) -> some Sequence<TileKey> {
        sequence(first: self) { tile in
            guard tile.level < lastLevel else { return nil }
            return TileKey(
                picture: tile.picture, level: tile.level + 1, column: tile.column / 2, row: tile.row / 2)
        }.dropFirst()
    }

    /// The four tiles of the next finer level that show the same place; at the picture's edge some do not exist.
    var quarters: [TileKey] {
        [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
            TileKey(picture: picture, level: level - 1, column: 2 * column + dx, row: 2 * row + dy)
        }
    }
}

extension Pyramid {
    /// The tile that shows the whole picture.
    var coarsestTile: TileKey { TileKey(picture: picture, level: lastLevel, column: 0, row: 0) }

    /// 2 megapixels of textures, in tiles.
    private static var mostPinnedTiles: Int { 2 * 1024 * 1024 / (TileKey.side * TileKey.side) }

    /// The tiles that are never evicted: the coarsest level, and the next ones as long as all together hold 2 megapixels.
    var pinnedTiles: [TileKey] {
        var pinned = [coarsestTile]
        for level in levels.reversed().dropFirst() {
            let grid = grid(ofLevel: level)
            guard let count = grid.area, pinned.count + count <= Self.mostPinnedTiles else { break }
            for row in 0..<grid.height {
                for column in 0..<grid.width {
                    pinned.append(TileKey(picture: picture, level: level, column: column, row: row))
                }
            }
        }
        return pinned
    }
}
