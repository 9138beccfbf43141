public import Geometry

/// One turn of a wheel, or one step of a two-finger scroll.
public struct WheelEvent: Hashable, Sendable {
    /// Notches, or points when precise; dx to the right, dy **up** (away from the person), as SDL has it.
    public var delta: ViewVector
    /// Whether the delta is points of a trackpad rather than notches of a wheel.
    public var isPrecise: Bool
    /// Whether the control key is down.
    public var isControlDown: Bool
    /// Where the pointer is.
    public var position: ViewPoint

    /// A turn of the wheel with the pointer at a place.
    public init(delta: ViewVector, isPrecise: Bool = false, isControlDown: Bool = false, position: ViewPoint) {
        self.delta = delta
        self.isPrecise = isPrecise
        self.isControlDown = isControlDown
        self.position = position
    }
}
