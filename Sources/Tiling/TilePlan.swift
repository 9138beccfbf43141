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
            for tile in targets.tiles where Self.isSeen(tile, in: request) { cover.add(tile, clippedTo: clip) }
        }
        var wishes = TileWishes(request: request)
        wishes.addCoarsest()
        if let view, let targets {
            if request.isZooming { wishes.addCoarser(than: targets, in: view) }
            wishes.addVisible(targets.tiles.filter { Self.isSeen($0, in: request) })
            if cover.isSharp { wishes.addPrefetch(around: targets, in: view) }
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

    init(
        level: Int, pieces: [TilePiece], uploads: [TileUpload], isSharp: Bool, isFading: Bool, isCovered: Bool,
        kept: Set<TileKey>, preferred: Set<TileKey>
    ) {
        self.level = level
        self.pieces = pieces
        self.uploads = uploads
        self.isSharp = isSharp
        self.isFading = isFading
        self.isCovered = isCovered
        self.kept = kept
        self.preferred = preferred
    }

    /// Whether a tile of the visible area is in the output: where the picture lies askew, the area's corners are not.
    private static func isSeen(_ tile: TileKey, in request: TileRequest) -> Bool {
        let placement = request.placement
        if placement.rotation.isQuarterTurn { return true }
        let area = request.pyramid.area(of: tile)
        let corners = [
            (area.left, area.top), (area.right, area.top), (area.left, area.bottom), (area.right, area.bottom),
        ]
        .map { placement.devicePoint(x: $0.0, y: $0.1) }
        func isBeside(_ positions: [Double], _ length: Int) -> Bool {
            positions.allSatisfy { $0 < -margin } || positions.allSatisfy { $0 > Double(length) + margin }
        }
        return !isBeside(corners.map(\.x), request.output.width) && !isBeside(corners.map(\.y), request.output.height)
    }

    private static func area(of request: TileRequest, margin: Double) -> ContentArea? {
        ContentArea(
            shownBy: request.placement, output: request.output, margin: margin, extent: request.extent,
            of: request.pyramid.size)
    }
}
