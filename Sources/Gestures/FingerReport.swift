public import Geometry

/// A finger that is down, as it can be seen from outside.
public struct FingerReport: Hashable, Sendable {
    /// Which.
    public let id: FingerID
    /// Where it was seen last.
    public let position: ViewPoint
    /// Where it was at the last change of the set of fingers.
    public let base: ViewPoint
    /// Where it is taken to be at the time that was asked for.
    public let resampled: ViewPoint
    /// Motionless for so long that it is out of the gesture until it moves.
    public let isParked: Bool
}
