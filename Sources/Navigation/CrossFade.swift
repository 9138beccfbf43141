import Geometry
import Motion

/// What was displayed before, which fades away over what has taken its place without a move.
public struct CrossFade: Hashable, Sendable {
    /// When it began, ms: names it.
    public let start: Double

    init(at time: Double) { start = time }

    /// When it ends, ms.
    var end: Double { start + MotionConstants.crossFadeDuration }

    /// How much of what was displayed before is still seen at a time, 1 ... 0.
    public func opacity(at time: Double) -> Double { min(max((end - time) / MotionConstants.crossFadeDuration, 0), 1) }
}
