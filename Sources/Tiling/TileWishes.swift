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

    /// Wishes for visible tiles, nearest to the focus first. As long as rows of a tile are not written, the finest coarser tile of which
    /// there is more is wished for too.
    mutating func addVisible(_ tiles: [TileKey]) {
        for tile in nearestFirst(tiles) {
            add(tile, .visible)
            if request.canUploadWhole(tile) || request.residency.content(of: tile)?.isWhole == true { continue }
            let coarser = tile.ancestors(upTo: request.pyramid.lastLevel)
            if let substitute = coarser.first(where: { request.residency.contains($0) || request.canUploadWhole($0) }) {
                add(substitute, .visible)
            }
        }
    }

    /// Wishes for the visible tiles of the next coarser level: four times fewer, so they are there before a fast pinch has passed.
    mutating func addCoarser(than visible: VisibleTiles, in view: ContentArea) {
        guard visible.level < request.pyramid.lastLevel else { return }
        addVisible(VisibleTiles(level: visible.level + 1, in: view, of: request.pyramid).tiles)
    }

    /// Wishes for what may be seen next: a ring of one tile (and one more where a fling is heading), then the next coarser level, then
    /// the pinned levels.
    mutating func addPrefetch(around visible: VisibleTiles, in view: ContentArea) {
        let heading = request.velocity.turnedBack(by: request.placement.rotation)
        for tile in nearestFirst(visible.ring(heading: -heading.dx, -heading.dy)) {
            add(tile, .prefetch)
        }
        if visible.level < request.pyramid.lastLevel {
            let coarser = VisibleTiles(level: visible.level + 1, in: view, of: request.pyramid)
            for tile in nearestFirst(coarser.tiles) { add(tile, .prefetch) }
        }
        for tile in request.pyramid.pinnedTiles { add(tile, .prefetch) }
    }

    private mutating func add(_ tile: TileKey, _ urgency: TileUpload.Urgency) {
        guard !preferred.contains(tile), isWanted(tile, urgency) else { return }
        preferred.insert(tile)
        guard let content = request.content(of: tile) else { return }
        if let held = request.residency.content(of: tile), held.progress >= content.progress { return }
        uploads.append(TileUpload(tile: tile, urgency: urgency))
    }

    /// What is not seen yet is fetched as a whole or not at all.
    private func isWanted(_ tile: TileKey, _ urgency: TileUpload.Urgency) -> Bool {
        request.residency.contains(tile) || request.canUploadWhole(tile)
            || urgency != .prefetch && request.content(of: tile) != nil
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
