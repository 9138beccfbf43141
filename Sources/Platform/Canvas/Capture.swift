public import Geometry

/// The pixels of a frame: R, G, B, A bytes, rows without padding, opaque.
public struct Capture: Hashable, Sendable {
    /// Columns and rows.
    public let size: PixelSize
    /// size.width x size.height x 4 bytes.
    public let pixels: [UInt8]
}
