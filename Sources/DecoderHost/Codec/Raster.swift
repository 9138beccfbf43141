public import Geometry
public import Wire

/// The pixels of a decoded picture, which can be asked for in any order and from several threads at once.
public protocol Raster: Sendable {
    /// Columns and rows as stored.
    var size: PixelSize { get }
    /// Whether some pixels may not be opaque.
    var hasAlpha: Bool { get }
    /// What the person might want to know.
    var notices: PictureNotices { get }
    /// Writes some columns of a row: R, G, B, A bytes, sRGB, premultiplied; one number a pixel with R in its lowest byte.
    ///
    /// The row and the columns are within the size, and the target has room for all of them.
    func copy(row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>)
}

extension Raster {
    /// Nothing.
    public var notices: PictureNotices { [] }
}
