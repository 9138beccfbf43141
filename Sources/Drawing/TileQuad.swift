public import Geometry

/// A part of a tile, placed on the device.
public struct TileQuad: Hashable, Sendable {
    /// Whose texture.
    public var key: TileKey
    /// The part of the tile, in pixels of its level, from the tile's own top left pixel (the apron lies outside).
    public var source: Rect<TileSpace>
    /// Where that part's corners go. Neighbors name the same numbers at shared corners, so there is no seam.
    public var topLeft: DevicePoint
    /// See `topLeft`.
    public var topRight: DevicePoint
    /// See `topLeft`.
    public var bottomLeft: DevicePoint
    /// See `topLeft`.
    public var bottomRight: DevicePoint
    /// How texels become pixels.
    public var sampling: Sampling
    /// Whether every pixel of the picture is opaque, so that nothing below shines through and blending can be left out.
    public var isOpaque: Bool
    /// How much of it is seen, 0 ... 1.
    public var opacity: Double

    /// A part of a tile at four corners.
    public init(
        key: TileKey, source: Rect<TileSpace>, topLeft: DevicePoint, topRight: DevicePoint, bottomLeft: DevicePoint,
        bottomRight: DevicePoint, sampling: Sampling, isOpaque: Bool = false, opacity: Double = 1
    ) {
        self.key = key
        self.source = source
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
        self.sampling = sampling
        self.isOpaque = isOpaque
        self.opacity = opacity
    }
}
