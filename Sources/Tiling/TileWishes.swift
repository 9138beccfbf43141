import Geometry

/// Collects which tiles to upload, most wanted first, each once.
struct TileWishes {
    let request: TileRequest
    private(set) var uploads: [TileUpload] = []
    /// All tiles that were wished for or would be, resident or not.
    private(set) var preferred: Set<TileKey> = []

    init(request: TileRequest) { self.request = request }

    /// Wishes for the tile that shows the whole picture.
    mutating func addCoarsest() { add(request.pyramid.coarsestTile, .coarsest) }

    /// Wishes for visible tiles, nearest to the focus first. As long as a tile's rows are not written, the finest coarser tile whose
    /// rows are written is wished for in its place.
    mutating func addVisible(_ tiles: [TileKey]) {
        for tile in nearestFirst(tiles) {
            let resident = request.residency.contains
            if resident(tile) || request.canUpload(tile) {
                add(tile, .visible)
                continue
            }
            let coarser = tile.ancestors(upTo: request.pyramid.lastLevel)
            if let substitute = coarser.first(where: { resident($0) || request.canUpload($0) }) {
                add(substitute, .visible)
            }
        }
    }

    /// Wishes for what may be seen next: a ring of one tile, then the next coarser level, then the pinned levels.
    mutating func addPrefetch(around visible: VisibleTiles, in view: ContentArea) {
        for tile in nearestFirst(visible.ring) { add(tile, .prefetch) }
        if visible.level < request.pyramid.lastLevel {
            let coarser = VisibleTiles(level: visible.level + 1, in: view, of: request.pyramid)
            for tile in nearestFirst(coarser.tiles) { add(tile, .prefetch) }
        }
        for tile in request.pyramid.pinnedTiles { add(tile, .prefetch) }
    }

    private mutating func add(_ tile: TileKey, _ urgency: TileUpload.Urgency) {
        guard preferred.insert(tile).inserted, !request.residency.contains(tile), request.canUpload(tile) else {
            return
        }
        uploads.append(TileUpload(tile: tile, urgency: urgency))
    }

    /// Sorted by the distance of a tile's middle from the focus; equally distant ones stay in their order.
    private func nearestFirst(_ tiles: [TileKey]) -> [TileKey] {
        tiles.map { (tile: $0, distance: distance(to: $0)) }
            .sorted { a, b in
                if a.distance != b.distance { return a.distance < b.distance }
                return (a.tile.row, a.tile.column) < (b.tile.row, b.tile.column)
            }
            .map(\.tile)
    }

    private func distance(to tile: TileKey) -> Double {
        let area = request.pyramid.area(of: tile)
        let middle = request.placement.devicePoint(
            x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2)
        return (middle - request.focus).length
    }
}
