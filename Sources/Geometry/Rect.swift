/// An upright rectangle in one space.
public struct Rect<Space: CoordinateSpace>: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point<Space>
    /// The extent to the right and down; never negative in a rectangle that `intersection` returns.
    public var size: Size<Space>

    /// The rectangle of a size at a top left corner.
    public init(origin: Point<Space>, size: Size<Space>) {
        self.origin = origin
        self.size = size
    }

    /// The rectangle with its top left corner at (x, y).
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The middle.
    public var center: Point<Space> { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    /// Whether the point lies inside; the right and bottom edges are outside.
    public func contains(_ point: Point<Space>) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The part that both rectangles cover, or nil when they share no area.
    public func intersection(_ other: Self) -> Self? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return Self(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle with each edge moved inward by a distance (outward when it is negative).
    public func insetBy(_ distance: Double) -> Self {
        Self(
            x: minX + distance, y: minY + distance,
            width: size.width - 2 * distance, height: size.height - 2 * distance)
    }
}
