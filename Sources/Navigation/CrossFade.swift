import Geometry
import Motion

/// What was displayed before, which fades away over what has taken its place without a move.
public struct CrossFade: Hashable, Sendable {
    /// When it began, ms: names it.
    public let start: Double
    /// How long it takes, ms.
    let duration: Double

    init(at time: Double, lasting duration: Double = MotionConstants.crossFadeDuration) {
        start = time
        self.duration = duration
    }

    /// When it ends, ms.
    var end: Double { start + duration }

    /// How much of what was displayed before is still seen at a time, 1 ... 0.
    public func opacity(at time: Double) -> Double {
        duration > 0 ? min(max((end - time) / duration, 0), 1) : 0
    }
}
