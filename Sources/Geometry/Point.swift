/// A place in one space.
public struct Point<Space: CoordinateSpace>: Hashable, Sendable {
    /// Distance from the origin to the right.
    public var x: Double
    /// Distance from the origin down.
    public var y: Double

    /// The point at (x, y).
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static var zero: Self { Self(x: 0, y: 0) }

    /// Whether both coordinates are finite numbers.
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The displacement that leads from the second point to the first.
    public static func - (end: Self, start: Self) -> Vector<Space> {
        Vector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// The point moved by a displacement.
    public static func + (point: Self, offset: Vector<Space>) -> Self {
        Self(x: point.x + offset.dx, y: point.y + offset.dy)
    }

    /// The point moved by the opposite of a displacement.
    public static func - (point: Self, offset: Vector<Space>) -> Self {
        Self(x: point.x - offset.dx, y: point.y - offset.dy)
    }

    /// The coordinate along one axis.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }
}
