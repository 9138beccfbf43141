/// A displacement in one space, or a velocity in that space's unit per millisecond.
public struct Vector<Space: CoordinateSpace>: Hashable, Sendable {
    /// To the right.
    public var dx: Double
    /// Down.
    public var dy: Double

    /// The vector (dx, dy).
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// No displacement.
    public static var zero: Self { Self(dx: 0, dy: 0) }

    /// The vector's length.
    public var length: Double { (dx * dx + dy * dy).squareRoot() }

    /// The sum of the products of the components: negative when the vectors point against each other.
    public func dot(_ other: Self) -> Double { dx * other.dx + dy * other.dy }

    /// The sum of two vectors.
    public static func + (left: Self, right: Self) -> Self { Self(dx: left.dx + right.dx, dy: left.dy + right.dy) }

    /// The difference of two vectors.
    public static func - (left: Self, right: Self) -> Self { Self(dx: left.dx - right.dx, dy: left.dy - right.dy) }

    /// The vector made longer by a factor.
    public static func * (vector: Self, factor: Double) -> Self {
        Self(dx: vector.dx * factor, dy: vector.dy * factor)
    }

    /// The vector made shorter by a divisor.
    public static func / (vector: Self, divisor: Double) -> Self {
        Self(dx: vector.dx / divisor, dy: vector.dy / divisor)
    }

    /// The component along one axis.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? dx : dy }
        set {
            switch axis {
            case .horizontal: dx = newValue
            case .vertical: dy = newValue
            }
        }
    }
}
