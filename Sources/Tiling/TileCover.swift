import Geometry

/// Finds, for each visible tile, what can be drawn in its place.
///
/// A missing tile is replaced by the same part of the finest coarser tile that is there, else by its resident quarters one level finer; so
/// are the rows that are missing in a tile that has come only in part.
/// Replacements are cut to the missing tile instead of lying below its neighbors, so that transparent pictures are not drawn twice.
struct TileCover {
    let request: TileRequest
    private(set) var pieces: [TilePiece] = []
    private(set) var isSharp = true
    private(set) var isComplete = true
    private(set) var isFading = false

    /// ms in which a sharper tile fades in: long enough not to flash, short enough not to be waited for.
    private static let fadeTime = 140.0
    /// Beyond this many device pixels per picture pixel, picture pixels are crisp squares.
    private static let crispAbove = 3.0

    init(request: TileRequest) { self.request = request }

    /// Covers one tile of the level that is wanted, as far as it lies in an area.
    mutating func add(_ tile: TileKey, clippedTo clip: ContentArea) {
        let area = request.pyramid.area(of: tile).clipped(to: clip)
        if area.isEmpty { return }
        let held = request.residency.content(of: tile)
        if !isUpToDate(tile, held) { isSharp = false }
        if fade(tile, covering: area) { return }
        var missing = held == nil ? [area] : draw(tile, covering: area)
        for coarser in tile.ancestors(upTo: request.pyramid.lastLevel) where request.residency.contains(coarser) {
            if missing.isEmpty { return }
            missing = missing.flatMap { draw(coarser, covering: $0) }
        }
        for area in missing { addQuarters(of: tile, clippedTo: area) }
    }

    /// Draws a tile over the coarser one that it replaces; false when it does not, or has done so.
    private mutating func fade(_ tile: TileKey, covering area: ContentArea) -> Bool {
        guard request.isOpaque, let time = request.time,
            let coarser = tile.ancestors(upTo: request.pyramid.lastLevel).first(where: request.residency.contains),
            request.residency.content(of: coarser)?.isWhole == true,
            let change = request.residency.replaced(coarser, by: tile), time - change < Self.fadeTime
        else { return false }
        isSharp = false
        isFading = true
        _ = draw(coarser, covering: area)
        let opacity = max(time - change, 0) / Self.fadeTime
        pieces.append(
            TilePiece(tile: tile, covering: area, sampling: sampling(ofLevel: tile.level), opacity: opacity))
        return true
    }

    /// Whether a tile's texture is whole, and as good as it could be now.
    private func isUpToDate(_ tile: TileKey, _ held: TileContent?) -> Bool {
        guard let held, held.isWhole else { return false }
        return request.content(of: tile).map { $0.progress <= held.progress } ?? true
    }

    private mutating func addQuarters(of tile: TileKey, clippedTo clip: ContentArea) {
        guard tile.level > request.pyramid.firstLevel else {
            isComplete = false
            return
        }
        for quarter in tile.quarters {
            let area = request.pyramid.area(of: quarter).clipped(to: clip)
            if area.isEmpty { continue }
            if !request.residency.contains(quarter) || !draw(quarter, covering: area).isEmpty { isComplete = false }
        }
    }

    /// Draws what a resident tile can show of an area, and returns what it cannot: what lies above its rows, and what lies below.
    private mutating func draw(_ tile: TileKey, covering area: ContentArea) -> [ContentArea] {
        var shown = area
        if let rows = request.residency.content(of: tile)?.rows {
            let texel = Pyramid.texel(atLevel: tile.level)
            shown.top = max(area.top, Double(rows.lowerBound) * texel)
            shown.bottom = min(area.bottom, Double(rows.upperBound) * texel)
            if shown.isEmpty { return [area] }
        }
        pieces.append(TilePiece(tile: tile, covering: shown, sampling: sampling(ofLevel: tile.level)))
        var above = area
        above.bottom = shown.top
        var below = area
        below.top = shown.bottom
        return [above, below].filter { !$0.isEmpty }
    }

    /// A coarser level that stands in for the full size is always smoothed: its pixels are not the picture's.
    private func sampling(ofLevel level: Int) -> Sampling {
        guard level == 0 else { return .smooth }
        return request.placement.scale > Self.crispAbove || request.placement.isPixelExact ? .crisp : .smooth
    }
}
