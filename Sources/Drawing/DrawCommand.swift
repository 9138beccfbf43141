public import Geometry

/// One thing to draw.
public enum DrawCommand: Hashable, Sendable {
    /// A part of a tile's texture.
    case tile(TileQuad)
    /// Colored triangles, without a texture.
    case mesh(Mesh)
    /// A bitmap (text, an icon) over a rectangle; `opacity` 0 ... 1.
    case bitmap(BitmapID, DeviceRect, opacity: Double)
    /// From here on nothing is drawn outside of a rectangle, which is made one of whole pixels; nil: anywhere.
    case clip(DeviceRect?)
}
