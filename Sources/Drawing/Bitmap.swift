public import Geometry

/// Names a bitmap that Platform keeps as a texture. Equal ids have equal pixels.
public struct BitmapID: Hashable, Sendable {
    /// Counts up.
    public let number: UInt64

    /// The bitmap with a number.
    public init(_ number: UInt64) { self.number = number }
}

/// Pixels in memory: R, G, B, A bytes, sRGB, premultiplied, rows without padding.
public struct Bitmap: Hashable, Sendable {
    /// Columns and rows.
    public let size: PixelSize
    /// size.width x size.height x 4 bytes.
    public let pixels: [UInt8]

    /// The bitmap of a size; nil when the number of bytes does not fit it.
    public init?(size: PixelSize, pixels: [UInt8]) {
        guard size.hasArea, let area = size.area, pixels.count == area * 4 else { return nil }
        self.size = size
        self.pixels = pixels
    }
}
