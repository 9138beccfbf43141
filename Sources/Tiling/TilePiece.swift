public import Geometry

/// A part of a resident tile and the part of the picture that it covers.
///
/// Neighboring pieces name the very same numbers for the edge that they share, and `topLeft(in:)` and its siblings compute a corner
/// from them by one expression, so corners that meet in the picture meet on the device to the last bit.
public struct TilePiece: Hashable, Sendable {
    /// Whose texture.
    public let tile: TileKey
    /// The part of the tile, in pixels of its level, from the tile's own top left pixel.
    public let source: Rect<TileSpace>
    /// How texels become pixels.
    public let sampling: Sampling
    /// How much of it is seen, 0 ... 1; less than 1 only over another piece, while it fades in.
    public let opacity: Double
    /// What is covered, in content pixels.
    let area: ContentArea

    /// The part of a tile that covers an area of the picture.
    init(tile: TileKey, covering area: ContentArea, sampling: Sampling, opacity: Double = 1) {
        let texel = Pyramid.texel(atLevel: tile.level)
        let left = area.left / texel
        let top = area.top / texel
        self.tile = tile
        self.area = area
        self.sampling = sampling
        self.opacity = opacity
        source = Rect(
            x: left - Double(tile.column * TileKey.side), y: top - Double(tile.row * TileKey.side),
            width: area.right / texel - left, height: area.bottom / texel - top)
    }

    /// Where the top left corner is on the device.
    public func topLeft(in placement: ContentPlacement) -> DevicePoint {
        placement.devicePoint(x: area.left, y: area.top)
    }

    /// Where the top right corner is on the device.
    public func topRight(in placement: ContentPlacement) -> DevicePoint {
        placement.devicePoint(x: area.right, y: area.top)
    }

    /// Where the bottom left corner is on the device.
    public func bottomLeft(in placement: ContentPlacement) -> DevicePoint {
        placement.devicePoint(x: area.left, y: area.bottom)
    }

    /// Where the bottom right corner is on the device.
    public func bottomRight(in placement: ContentPlacement) -> DevicePoint {
        placement.devicePoint(x: area.right, y: area.bottom)
    }
}
