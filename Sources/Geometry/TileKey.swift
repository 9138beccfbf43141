/// Names one tile of one level of one picture. Tiles are 512 x 512 level pixels; the last column and row may be smaller.
public struct TileKey: Hashable, Sendable {
    /// The side of a tile in pixels of its level, without the apron.
    public static let side = 512
    /// Pixels of the neighboring tiles that a tile's texture repeats on each side, so that smoothing sees across the seam.
    public static let apron = 1
    /// The side of a tile's texture.
    public static let textureSide = side + 2 * apron
    /// Bytes of a tile's texture.
    public static let textureByteCount = textureSide * textureSide * PyramidLayout.bytesPerPixel

    /// The picture that it is a part of.
    public var picture: PictureID
    /// The level; 0 is the full size.
    public var level: Int
    /// Counted from the left.
    public var column: Int
    /// Counted from the top.
    public var row: Int

    /// The tile at a column and a row of a level.
    public init(picture: PictureID, level: Int, column: Int, row: Int) {
        self.picture = picture
        self.level = level
        self.column = column
        self.row = row
    }
}
