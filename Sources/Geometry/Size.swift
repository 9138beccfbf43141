/// A width and a height in one space.
public struct Size<Space: CoordinateSpace>: Hashable, Sendable {
    /// Extent to the right.
    public var width: Double
    /// Extent down.
    public var height: Double

    /// The size width x height.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent.
    public static var zero: Self { Self(width: 0, height: 0) }

    /// The point in the middle of a rectangle of this size at the origin.
    public var center: Point<Space> { Point(x: width / 2, y: height / 2) }

    /// The extent along one axis.
    public subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
