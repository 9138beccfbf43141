/// A size in whole pixels: of a picture, of a pyramid level, of a frame buffer.
public struct PixelSize: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// The size width x height.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Whether there is at least one pixel.
    public var hasArea: Bool { width > 0 && height > 0 }

    /// The number of pixels; nil when it does not fit into 64 bits or a side is negative.
    public var area: Int? {
        guard width >= 0, height >= 0 else { return nil }
        let (product, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow ? nil : product
    }

    /// The size with rows and columns exchanged.
    public var transposed: PixelSize { PixelSize(width: height, height: width) }

    /// The same extent as a size in a space.
    public func size<Space: CoordinateSpace>(in space: Space.Type = Space.self) -> Size<Space> {
        Size(width: Double(width), height: Double(height))
    }
}
