public import Geometry

/// What a tile's texture holds, or could hold now: which rows of it can be shown, and how good they are.
public struct TileContent: Hashable, Sendable {
    /// The rows of its level that can be shown; nil for all of the tile's.
    public let rows: Range<Int>?
    /// Grows with every row and every pass: a texture of a lower number than there could be is out of date.
    public let progress: Int

    /// The whole tile, and nothing better will come.
    public static let whole = TileContent(rows: nil, progress: .max)

    /// Rows of a tile.
    init(rows: Range<Int>?, progress: Int) {
        self.rows = rows
        self.progress = progress
    }

    /// Whether no row of the tile is missing.
    public var isWhole: Bool { rows == nil }
}

extension TileRequest {
    /// What a tile's texture could hold if it were uploaded now; nil when no row of it can be shown.
    public func content(of tile: TileKey) -> TileContent? {
        guard let needed = pyramid.rowsNeeded(by: tile), let pixels = pyramid.pixels(of: tile) else { return nil }
        let progress = written.progress(of: needed, level: tile.level)
        guard let run = written.longestRun(in: needed, level: tile.level) else { return nil }
        if run == needed { return TileContent(rows: nil, progress: progress) }
        // Smoothing looks one row beyond, except at the needed rows' own ends.
        let first = run.lowerBound == needed.lowerBound ? pixels.rows.lowerBound : run.lowerBound + TileKey.apron
        let end = run.upperBound == needed.upperBound ? pixels.rows.upperBound : run.upperBound - TileKey.apron
        guard first < end else { return nil }
        return TileContent(rows: first..<end, progress: progress)
    }
}
