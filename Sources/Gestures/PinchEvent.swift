public import Geometry

/// One event of a trackpad's pinch and turn, which the system has recognized.
public struct PinchEvent: Hashable, Sendable {
    /// What.
    public var phase: GesturePhase
    /// How much farther apart the fingers are than when the pinch began; 1 at its beginning.
    public var scale: Double
    /// How far the fingers have turned since the pinch began, degrees clockwise.
    public var rotation: Double
    /// Where the pointer is, plus the fingers' way on the pad since the pinch began.
    public var position: ViewPoint

    /// The event of a pinch at a place.
    public init(phase: GesturePhase, scale: Double = 1, rotation: Double = 0, position: ViewPoint) {
        self.phase = phase
        self.scale = scale
        self.rotation = rotation
        self.position = position
    }
}
