public import Geometry

/// One frame as a value: what to put on the screen, back to front. Platform executes it with one `switch`.
public struct DrawList: Hashable, Sendable {
    /// What the window is cleared to.
    public var background: Color
    /// Back to front.
    public var commands: [DrawCommand]

    /// A frame of commands on a background.
    public init(background: Color, commands: [DrawCommand] = []) {
        self.background = background
        self.commands = commands
    }
}

/// One thing to draw.
public enum DrawCommand: Hashable, Sendable {
    /// A part of a tile's texture.
    case tile(TileQuad)
    /// Colored triangles, without a texture.
    case mesh(Mesh)
    /// A bitmap (text, an icon) over a rectangle; `opacity` 0 ... 1.
    case bitmap(BitmapID, DeviceRect, opacity: Double)
}

/// A part of a tile, placed on the device.
public struct TileQuad: Hashable, Sendable {
    /// How texels become pixels.
    public enum Sampling: Hashable, Sendable {
        /// Bilinear.
        case smooth
        /// Nearest: every picture pixel is a crisp square.
        case crisp
    }

    /// Whose texture.
    public var key: TileKey
    /// The part of the tile, in pixels of its level, from the tile's own top left pixel (the apron lies outside).
    public var source: Rect<TileSpace>
    /// Where that part's corners go. Neighbors name the same numbers at shared corners, so there is no seam.
    public var topLeft: DevicePoint
    public var topRight: DevicePoint
    public var bottomLeft: DevicePoint
    public var bottomRight: DevicePoint
    /// How texels become pixels.
    public var sampling: Sampling

    /// A part of a tile at four corners.
    public init(
        key: TileKey, source: Rect<TileSpace>, topLeft: DevicePoint, topRight: DevicePoint, bottomLeft: DevicePoint,
        bottomRight: DevicePoint, sampling: Sampling
    ) {
        self.key = key
        self.source = source
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
        self.sampling = sampling
    }
}

/// Pixels of one tile; the origin is the tile's own top left pixel, so the apron is at -1 and at its side.
public enum TileSpace: CoordinateSpace {}
