internal import Geometry

/// The copies that fill a tile's texture from its level: the tile with its apron, and where the apron lies beyond the level's edge, the
/// edge's pixels once more.
enum TileCopies {
    /// One copy of a block of pixels.
    struct Copy: Hashable {
        /// The block in the level.
        var source: PixelRect
        /// Its place in the texture.
        var target: PixelRect
    }

    /// A stretch along one axis.
    private struct Stretch {
        var source: Int
        var target: Int
        var count: Int
    }

    /// The copies for a tile; none when its level has no such tile.
    static func copies(for tile: TileKey, level: PixelSize) -> [Copy] {
        stretches(ofCell: tile.row, length: level.height).flatMap { row in
            stretches(ofCell: tile.column, length: level.width).map { column in
                Copy(
                    source: PixelRect(x: column.source, y: row.source, width: column.count, height: row.count),
                    target: PixelRect(x: column.target, y: row.target, width: column.count, height: row.count))
            }
        }
    }

    private static func stretches(ofCell cell: Int, length: Int) -> [Stretch] {
        let (start, overflow) = cell.multipliedReportingOverflow(by: TileKey.side)
        guard cell >= 0, !overflow, start < length else { return [] }
        let first = max(0, start - TileKey.apron)
        let end = min(length, start + TileKey.side + TileKey.apron)
        // Texture position 0 is level position start - apron.
        let offset = start - TileKey.apron
        var stretches = [Stretch(source: first, target: first - offset, count: end - first)]
        if first > offset { stretches.append(Stretch(source: 0, target: 0, count: TileKey.apron)) }
        if end - offset < TileKey.textureSide {
            stretches.append(Stretch(source: length - 1, target: end - offset, count: TileKey.apron))
        }
        return stretches
    }
}
