public import Geometry

/// What to evict and what to upload so that the textures of all pages stay within a budget of bytes.
///
/// Evicted is what was drawn longest ago; never what a plan draws or pins. When those alone exceed the budget, the budget gives way:
/// a hole in the picture is worse than memory.
public struct ResidencyPlan: Hashable, Sendable {
    /// Textures to give back, before the uploads.
    public let evictions: [TileKey]
    /// Textures to make, most wanted first.
    public let uploads: [TileKey]

    /// The plan for the tiles of one frame.
    ///
    /// - Parameters:
    ///   - residency: the tiles that are there now, of all pictures.
    ///   - plans: the frame's plans, the most important page first.
    ///   - byteBudget: bytes of tile textures.
    public init(residency: Residency, plans: [TilePlan], byteBudget: Int) {
        let kept = plans.reduce(into: Set<TileKey>()) { $0.formUnion($1.kept) }
        let preferred = plans.reduce(into: Set<TileKey>()) { $0.formUnion($1.preferred) }
        let evictable = residency.leastRecentFirst(excluding: kept)
        var room = Room(
            limit: max(0, byteBudget) / TileKey.textureByteCount, count: residency.count,
            evictable: evictable.filter { !preferred.contains($0) } + evictable.filter(preferred.contains))
        var uploads: [TileKey] = []
        var seen: Set<TileKey> = []
        for urgency in [TileUpload.Urgency.coarsest, .visible] {
            for wish in plans.flatMap(\.uploads) where wish.urgency == urgency && seen.insert(wish.tile).inserted {
                uploads.append(wish.tile)
                // A texture that is filled again takes no more room.
                if !residency.contains(wish.tile) { room.count += 1 }
            }
        }
        room.makeRoom()
        for wish in plans.flatMap(\.uploads) where wish.urgency == .prefetch && seen.insert(wish.tile).inserted {
            guard room.takeOne(evictingUnless: preferred.contains) else { break }
            uploads.append(wish.tile)
        }
        evictions = room.evicted
        self.uploads = uploads
    }
}

/// Counts tiles against a limit.
private struct Room {
    let limit: Int
    var count: Int
    var evictable: [TileKey]
    private(set) var evicted: [TileKey] = []

    init(limit: Int, count: Int, evictable: [TileKey]) {
        self.limit = limit
        self.count = count
        self.evictable = evictable.reversed()
    }

    /// Evicts until the limit is kept or nothing more may go.
    mutating func makeRoom() {
        while count > limit, let tile = evictable.popLast() {
            evicted.append(tile)
            count -= 1
        }
    }

    /// Takes room for one more tile if there is some, or if a tile may go that nobody prefers.
    mutating func takeOne(evictingUnless isPreferred: (TileKey) -> Bool) -> Bool {
        if count >= limit {
            guard count == limit, let tile = evictable.last, !isPreferred(tile) else { return false }
            evictable.removeLast()
            evicted.append(tile)
            count -= 1
        }
        count += 1
        return true
    }
}
