public import Geometry

/// Which tiles have their texture on the graphics side, and when each was last drawn.
public struct Residency: Hashable, Sendable {
    private struct Texture: Hashable, Sendable {
        var lastUse: Double
        var content: TileContent
        /// When it came.
        let since: Double
        /// When all of its rows came at once.
        var cameWhole: Double?
    }

    private var textures: [TileKey: Texture] = [:]

    /// No tile is resident.
    public init() {}

    /// The number of resident tiles.
    public var count: Int { textures.count }
    /// Bytes of their textures.
    public var byteCount: Int { count * TileKey.textureByteCount }
    /// The resident tiles, in no order.
    public var tiles: some Collection<TileKey> { textures.keys }

    /// Whether a tile's texture is there.
    public func contains(_ tile: TileKey) -> Bool { textures[tile] != nil }

    /// What a tile's texture holds; nil when there is none.
    public func content(of tile: TileKey) -> TileContent? { textures[tile]?.content }

    /// Notes that a tile's texture is there, holding this, since a time in milliseconds.
    public mutating func insert(_ tile: TileKey, holding content: TileContent = .whole, at time: Double) {
        let before = textures[tile]
        // A tile that came row by row has been seen already: it must not fade back.
        let cameWhole = before == nil && content.isWhole ? time : before?.cameWhole
        textures[tile] = Texture(
            lastUse: time, content: content, since: before?.since ?? time, cameWhole: cameWhole)
    }

    /// When a tile came, as a whole, in the place of a coarser one that was drawn there until then; nil when it did not.
    func replaced(_ coarser: TileKey, by tile: TileKey) -> Double? {
        guard let change = textures[tile]?.cameWhole, let former = textures[coarser], former.since < change,
            former.lastUse >= change - Self.longestFrame
        else { return nil }
        return change
    }

    /// ms. What was drawn longer ago than this was not on the screen any more.
    private static let longestFrame = 100.0

    /// Notes that resident tiles are drawn at a time in milliseconds; others are left out.
    public mutating func use(_ tiles: some Sequence<TileKey>, at time: Double) {
        for tile in tiles { textures[tile]?.lastUse = time }
    }

    /// Notes that a tile's texture is gone.
    public mutating func remove(_ tile: TileKey) { textures[tile] = nil }

    /// Notes that all textures of a picture are gone; returns which they were.
    public mutating func removeAll(of picture: PictureID) -> [TileKey] {
        let gone = textures.keys.filter { $0.picture == picture }
        for tile in gone { textures[tile] = nil }
        return gone
    }

    /// Notes that all textures are gone, as after a reset of the graphics device.
    public mutating func removeAll() { textures.removeAll() }

    /// The resident tiles among which one may choose, the least recently drawn first; of equally old ones the finer first.
    func leastRecentFirst(excluding kept: Set<TileKey>) -> [TileKey] {
        textures.filter { !kept.contains($0.key) }
            .sorted { a, b in
                if a.value.lastUse != b.value.lastUse { return a.value.lastUse < b.value.lastUse }
                return Self.order(a.key) < Self.order(b.key)
            }
            .map(\.key)
    }

    private static func order(_ tile: TileKey) -> (Int, UInt64, Int, Int) {
        (tile.level, tile.picture.number, tile.row, tile.column)
    }
}
