public import Geometry

/// A picture as levels of tiles: which tiles there are and where each lies in the picture.
///
/// Texel u of level n begins at content x = u x 2^n exactly; the picture's right and bottom edges clip the last texel.
public struct Pyramid: Hashable, Sendable {
    /// The picture.
    public let picture: PictureID
    /// The sizes of all levels in pixels, full size first; never empty.
    public let levelSizes: [PixelSize]
    /// The finest level whose pixels exist.
    public let firstLevel: Int

    /// The pyramid of a picture whose pixels are stored from `firstLevel` on; nil when the size has no area.
    public init?(picture: PictureID, size: PixelSize, firstLevel: Int = 0) {
        guard let sizes = PyramidLayout.levelSizes(of: size), firstLevel >= 0 else { return nil }
        self.picture = picture
        self.levelSizes = sizes
        self.firstLevel = min(firstLevel, sizes.count - 1)
    }

    /// The pyramid of a picture that lies in memory in this layout; nil when the layout's size has no area.
    public init?(picture: PictureID, layout: PyramidLayout) {
        self.init(picture: picture, size: layout.size, firstLevel: layout.firstLevel)
    }

    /// The size of level 0, in content pixels.
    public var size: PixelSize { levelSizes[0] }
    /// The coarsest level; it is one tile.
    public var lastLevel: Int { levelSizes.count - 1 }
    /// The levels whose pixels exist.
    public var levels: ClosedRange<Int> { firstLevel...lastLevel }

    /// The number of tile columns and rows of a level; the level must be one of `levelSizes`.
    public func grid(ofLevel level: Int) -> PixelSize {
        let size = levelSizes[level]
        return PixelSize(width: (size.width - 1) / TileKey.side + 1, height: (size.height - 1) / TileKey.side + 1)
    }

    /// The pixels of a tile without its apron, in its level; nil when there is no such tile.
    public func pixels(of tile: TileKey) -> PixelRect? {
        guard tile.picture == picture, levels.contains(tile.level), tile.column >= 0, tile.row >= 0 else { return nil }
        let grid = grid(ofLevel: tile.level)
        guard tile.column < grid.width, tile.row < grid.height else { return nil }
        let size = levelSizes[tile.level]
        let x = tile.column * TileKey.side
        let y = tile.row * TileKey.side
        return PixelRect(
            x: x, y: y, width: min(TileKey.side, size.width - x), height: min(TileKey.side, size.height - y))
    }

    /// The rows of its level that a tile's texture needs, apron included; nil when there is no such tile.
    public func rowsNeeded(by tile: TileKey) -> Range<Int>? {
        guard let pixels = pixels(of: tile) else { return nil }
        return max(0, pixels.y - TileKey.apron)..<min(levelSizes[tile.level].height, pixels.maxY + TileKey.apron)
    }

    /// Whether a tile's texture, apron included, shows any of a part of the picture, in pixels of level 0.
    public func tile(_ tile: TileKey, shows part: PixelRect) -> Bool {
        guard !part.isEmpty else { return false }
        let area = area(of: tile)
        let apron = Double(TileKey.apron) * Self.texel(atLevel: tile.level)
        return Double(part.x) < area.right + apron && Double(part.maxX) > area.left - apron
            && Double(part.y) < area.bottom + apron && Double(part.maxY) > area.top - apron
    }

    /// The part of the picture that a tile shows, clipped at the picture's edge; the tile need not be stored.
    func area(of tile: TileKey) -> ContentArea {
        let extent = Double(TileKey.side) * Self.texel(atLevel: tile.level)
        return ContentArea(
            left: Double(tile.column) * extent, top: Double(tile.row) * extent,
            right: min(Double(size.width), Double(tile.column + 1) * extent),
            bottom: min(Double(size.height), Double(tile.row + 1) * extent))
    }

    /// The tiles of a level that show any of an area of the picture, row by row.
    func tiles(ofLevel level: Int, in area: ContentArea) -> TileRange {
        let extent = Double(TileKey.side) * Self.texel(atLevel: level)
        let grid = grid(ofLevel: level)
        return TileRange(
            columns: Self.cells(from: area.left, to: area.right, extent: extent, count: grid.width),
            rows: Self.cells(from: area.top, to: area.bottom, extent: extent, count: grid.height))
    }

    /// Content pixels along one texel of a level: 2^level.
    static func texel(atLevel level: Int) -> Double { Double(sign: .plus, exponent: level, significand: 1) }

    private static func cells(from low: Double, to high: Double, extent: Double, count: Int) -> Range<Int> {
        let last = Double(count)
        let first = min(max((low / extent).rounded(.down), 0), last)
        let end = min(max((high / extent).rounded(.up), first), last)
        return Int(first)..<Int(end)
    }
}
