public import Geometry

/// What a frame wants to show of one picture, and what there is to show it with.
public struct TileRequest: Sendable {
    /// The picture.
    public var pyramid: Pyramid
    /// How the picture lies on the device.
    public var placement: ContentPlacement
    /// The frame buffer's size.
    public var output: PixelSize
    /// The rows that can be uploaded.
    public var written: WrittenRows
    /// The tiles that can be drawn.
    public var residency: Residency
    /// The level of the frame before, for the hysteresis.
    public var previousLevel: Int?
    /// Where tiles are wanted first: the fingers, the pointer, or the middle.
    public var focus: DevicePoint
    /// The time of the frame in milliseconds; nil where sharper tiles replace coarser ones at once.
    public var time: Double?
    /// Whether every pixel of the picture is opaque. Only then sharper tiles may fade in over coarser ones.
    public var isOpaque = false
    /// Whether the scale is changing fast: the coarser level, of which fewer tiles are needed, comes first then.
    public var isZooming = false
    /// Where the picture may be seen along x, in device pixels: not on a page beside its own.
    public var extent = -Double.infinity...Double.infinity
    /// Where the picture is going, in device pixels per millisecond: more is fetched ahead of a fling.
    public var velocity = Vector<DeviceSpace>.zero

    /// A wish; without a focus it is the middle of the output.
    public init(
        pyramid: Pyramid, placement: ContentPlacement, output: PixelSize, written: WrittenRows, residency: Residency,
        previousLevel: Int? = nil, focus: DevicePoint? = nil
    ) {
        self.pyramid = pyramid
        self.placement = placement
        self.output = output
        self.written = written
        self.residency = residency
        self.previousLevel = previousLevel
        self.focus = focus ?? output.size(in: DeviceSpace.self).center
    }

    /// Whether a tile's texture could be made now, as a whole.
    func canUploadWhole(_ tile: TileKey) -> Bool {
        guard let rows = pyramid.rowsNeeded(by: tile) else { return false }
        return written.contains(rows, level: tile.level)
    }
}
