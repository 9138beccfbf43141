import Motion

/// How the list scrolls by itself.
enum ListTravel: Hashable, Sendable {
    case rest
    /// Flung or bouncing.
    case gliding(AxisMotion, start: Double)
    /// To a place that a key or a wheel asked for.
    case moving(from: Double, to: Double, start: Double)

    /// The offset at a time in ms; nil at rest.
    func offset(at time: Double) -> Double? {
        switch self {
        case .rest: return nil
        case .gliding(let motion, let start):
            // At the end exactly the rest, whatever the difference of two times is rounded to.
            return time < start + motion.duration ? motion.position(at: time - start) : motion.destination
        case .moving(let from, let to, let start):
            return from + (to - from) * Easing.cubicOut((time - start) / MotionConstants.animationDuration)
        }
    }

    /// When it ends; nil at rest.
    var end: Double? {
        switch self {
        case .rest: nil
        case .gliding(let motion, let start): start + motion.duration
        case .moving(_, _, let start): start + MotionConstants.animationDuration
        }
    }

    /// Where it ends; nil at rest.
    var destination: Double? {
        switch self {
        case .rest: nil
        case .gliding(let motion, _): motion.destination
        case .moving(_, let to, _): to
        }
    }

    /// Points per millisecond at a time.
    func velocity(at time: Double) -> Double {
        switch self {
        case .rest: return 0
        case .gliding(let motion, let start): return motion.velocity(at: time - start)
        case .moving: return ((offset(at: time + 1) ?? 0) - (offset(at: time) ?? 0))
        }
    }
}
