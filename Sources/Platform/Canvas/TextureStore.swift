internal import CSDL2
internal import Drawing
internal import Geometry

/// The textures of tiles and bitmaps. Tiles' textures are all of one size and are reused, since making one costs more than filling it; only
/// `trim` destroys some.
struct TextureStore {
    private(set) var tiles: [TileKey: Texture] = [:]
    private(set) var bitmaps: [BitmapID: Texture] = [:]
    private var spare: [Texture] = []
    private let renderer: Renderer

    init(renderer: Renderer) { self.renderer = renderer }

    /// The number of all textures, spare ones included.
    var count: Int { tiles.count + spare.count + bitmaps.count }

    /// Bytes of all textures, spare ones included.
    var byteCount: Int {
        (tiles.count + spare.count) * TileKey.textureByteCount
            + bitmaps.values.reduce(0) { $0 + $1.byteCount }
    }

    /// Fills a tile's texture, a spare or a new one; the tile's old texture, if it had one, is filled anew.
    mutating func upload(_ tile: TileKey, from pixels: LevelPixels) throws(PlatformError) {
        let copies = unsafe TileCopies.copies(for: tile, level: pixels.size)
        guard !copies.isEmpty else { return }
        let texture = try texture(for: tile)
        // From here on it is not spare and not lost, whatever happens.
        tiles[tile] = texture
        do throws(PlatformError) {
            for copy in copies { try unsafe upload(copy, into: texture, from: pixels) }
        } catch {
            evict(tile)
            throw error
        }
    }

    /// Keeps a tile's texture for another tile.
    mutating func evict(_ tile: TileKey) {
        if let texture = tiles.removeValue(forKey: tile) { spare.append(texture) }
    }

    /// Destroys spare textures as long as the tiles' textures are more than some bytes.
    mutating func trim(toByteCount limit: Int) {
        let most = max(limit, 0) / TileKey.textureByteCount
        spare.removeLast(min(spare.count, max(tiles.count + spare.count - most, 0)))
    }

    /// Makes a texture of a bitmap.
    mutating func upload(_ bitmap: Bitmap, as id: BitmapID) throws(PlatformError) {
        var pixels = bitmap.pixels
        let texture = try Texture(bitmap.size, renderer: renderer)
        if renderer.isSoftware { Premultiplication.undo(in: &pixels) }
        try texture.update(PixelRect(x: 0, y: 0, width: bitmap.size.width, height: bitmap.size.height), from: pixels)
        bitmaps[id] = texture
    }

    /// Destroys a bitmap's texture.
    mutating func forget(_ id: BitmapID) { bitmaps[id] = nil }

    /// Destroys all textures, as after a reset of the graphics device.
    mutating func removeAll() {
        tiles = [:]
        bitmaps = [:]
        spare = []
    }

    private mutating func texture(for tile: TileKey) throws(PlatformError) -> Texture {
        if let texture = tiles[tile] ?? spare.popLast() { return texture }
        return try Texture(
            PixelSize(width: TileKey.textureSide, height: TileKey.textureSide), renderer: renderer)
    }

    private func upload(
        _ copy: TileCopies.Copy, into texture: Texture, from pixels: LevelPixels
    ) throws(PlatformError) {
        guard let start = unsafe pixels.pointer(toX: copy.source.x, y: copy.source.y) else { return }
        if !renderer.isSoftware {
            return try unsafe texture.update(copy.target, from: start, bytesPerRow: pixels.bytesPerRow)
        }
        try texture.update(
            copy.target, from: unsafe Self.straight(copy.source, from: start, bytesPerRow: pixels.bytesPerRow))
    }

    /// A block of pixels with alpha taken out of the colors.
    private static func straight(_ block: PixelRect, from start: UnsafeRawPointer, bytesPerRow: Int) -> [UInt8] {
        var pixels: [UInt8] = []
        let rowBytes = block.width * PyramidLayout.bytesPerPixel
        pixels.reserveCapacity(rowBytes * block.height)
        for row in 0..<block.height {
            unsafe pixels += UnsafeRawBufferPointer(start: start + row * bytesPerRow, count: rowBytes)
        }
        Premultiplication.undo(in: &pixels)
        return pixels
    }
}
