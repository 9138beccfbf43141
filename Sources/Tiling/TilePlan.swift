public import Geometry

/// How one picture is drawn in one frame, and what would make the next frame better. Equal requests give equal plans.
public struct TilePlan: Hashable, Sendable {
    /// The level that the scale wants: the next sharper one.
    public let level: Int
    /// What to draw: pieces that do not overlap (but for a tile that fades in over a coarser one) and together cover all that is visible, as far as any resident tile can.
    public let pieces: [TilePiece]
    /// Tiles that are missing and could be uploaded now, most wanted first. Prefetch only once everything visible is sharp.
    public let uploads: [TileUpload]
    /// Whether all visible tiles of `level` are resident; true when nothing is visible.
    public let isSharp: Bool
    /// Whether a tile is fading in, so that the next frame looks different.
    public let isFading: Bool
    /// Whether the pieces leave no visible part of the picture out; true when nothing is visible.
    public let isCovered: Bool
    /// Tiles that must stay: what is drawn and the pinned coarse levels.
    public let kept: Set<TileKey>
    /// Tiles that the next frame may want; others are evicted before them.
    public let preferred: Set<TileKey>

    /// Device pixels around the output that pieces still cover. Clipping there keeps vertices small enough to be exact as 32-bit
    /// numbers at any zoom, and the cut lies outside of what is seen.
    static let margin = 2.0

    /// The plan for a request.
    public init(for request: TileRequest) {
        let pyramid = request.pyramid
        let level = LevelChoice.level(forScale: request.placement.scale, in: pyramid, previous: request.previousLevel)
        let view = Self.area(of: request, margin: 0)
        let targets = view.map { VisibleTiles(level: level, in: $0, of: pyramid) }
        var cover = TileCover(request: request)
        if let targets, let clip = Self.area(of: request, margin: Self.margin) {
            for tile in targets.tiles { cover.add(tile, clippedTo: clip) }
        }
        var wishes = TileWishes(request: request)
        wishes.addCoarsest()
        if let view, let targets {
            if request.isZooming { wishes.addCoarser(than: targets, in: view) }
            wishes.addVisible(targets.tiles)
            if cover.isSharp, request.fetchesAhead { wishes.addPrefetch(around: targets, in: view) }
        }
        self.level = level
        pieces = cover.pieces
        isSharp = cover.isSharp
        isCovered = cover.isComplete
        isFading = cover.isFading
        uploads = wishes.uploads
        preferred = wishes.preferred
        kept = Set(cover.pieces.map(\.tile)).union(pyramid.pinnedTiles)
    }

    private static func area(of request: TileRequest, margin: Double) -> ContentArea? {
        ContentArea(
            shownBy: request.placement, output: request.output, margin: margin, of: request.pyramid.size)
    }
}
