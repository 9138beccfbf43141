import Geometry

/// Finds, for each visible tile, what can be drawn in its place.
///
/// A missing tile is replaced by the same part of the finest coarser tile that is there, else by its resident quarters one level finer.
/// Replacements are cut to the missing tile instead of lying below its neighbors, so that transparent pictures are not drawn twice.
struct TileCover {
    let request: TileRequest
    private(set) var pieces: [TilePiece] = []
    private(set) var isSharp = true
    private(set) var isComplete = true

    /// Beyond this many device pixels per picture pixel, picture pixels are crisp squares.
    private static let crispAbove = 3.0

    init(request: TileRequest) { self.request = request }

    /// Covers one tile of the level that is wanted, as far as it lies in an area.
    mutating func add(_ tile: TileKey, clippedTo clip: ContentArea) {
        let area = request.pyramid.area(of: tile).clipped(to: clip)
        if area.isEmpty { return }
        if request.residency.contains(tile) { return draw(tile, covering: area) }
        isSharp = false
        if let coarser = tile.ancestors(upTo: request.pyramid.lastLevel).first(where: request.residency.contains) {
            return draw(coarser, covering: area)
        }
        addQuarters(of: tile, clippedTo: clip)
    }

    private mutating func addQuarters(of tile: TileKey, clippedTo clip: ContentArea) {
        guard tile.level > request.pyramid.firstLevel else {
            isComplete = false
            return
        }
        for quarter in tile.quarters {
            let area = request.pyramid.area(of: quarter).clipped(to: clip)
            if area.isEmpty { continue }
            if request.residency.contains(quarter) {
                draw(quarter, covering: area)
            } else {
                isComplete = false
            }
        }
    }

    private mutating func draw(_ tile: TileKey, covering area: ContentArea) {
        pieces.append(TilePiece(tile: tile, covering: area, sampling: sampling(ofLevel: tile.level)))
    }

    /// A coarser level that stands in for the full size is always smoothed: its pixels are not the picture's.
    private func sampling(ofLevel level: Int) -> Sampling {
        guard level == 0 else { return .smooth }
        return request.placement.scale > Self.crispAbove || request.placement.isPixelExact ? .crisp : .smooth
    }
}
