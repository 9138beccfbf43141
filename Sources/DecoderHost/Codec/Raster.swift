public import Geometry

/// The pixels of a decoded picture, which can be asked for in any order and from several threads at once.
public protocol Raster: Sendable {
    /// Columns and rows as stored.
    var size: PixelSize { get }
    /// Whether some pixels may not be opaque.
    var hasAlpha: Bool { get }
    /// Writes some columns of a row: R, G, B, A bytes, sRGB, premultiplied; one number a pixel with R in its lowest byte.
    ///
    /// The row and the columns are within the size, and the target has room for all of them.
    func copy(row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>)
}
