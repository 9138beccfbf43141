import Glibc

/// How a picture comes back to its edge: y(t) = K^t (y0 + v0 d (1 - d^t) / (1 - d)), K = 0.99.
///
/// Overshoots and speeds are positive outward. The state v0 (d K)^t is what a later step continues from; what is seen is the
/// derivative of y. This is no spring: released at rest it leaves at full speed at once.
public struct Bounce: Hashable, Sendable {
    private let start: Double
    private let speed: Double
    private let deceleration: Deceleration

    /// A bounce from an overshoot (one below 0 counts as 0) with a state.
    public init(overshoot: Double, speed: Double, rate: Double = MotionConstants.decelerationNormal) {
        start = max(overshoot, 0)
        self.speed = speed
        deceleration = Deceleration(rate: rate)
    }

    /// How far beyond the edge the picture is after a time; negative when it has re-entered.
    public func overshoot(at time: Double) -> Double {
        guard time > 0 else { return start }
        let way = deceleration.reach(speed: speed) * -expm1(time * log(deceleration.rate))
        return pow(MotionConstants.bounceDecay, time) * (start + way)
    }

    /// The speed that a later step continues from.
    public func state(at time: Double) -> Double {
        guard time > 0 else { return speed }
        return speed * pow(deceleration.rate * MotionConstants.bounceDecay, time)
    }

    /// The derivative of the overshoot.
    public func visibleSpeed(at time: Double) -> Double { derivative.value(at: max(time, 0)) }

    /// When the picture crosses the edge inward, ln(1 - y0 (1 - d) / (d |v0|)) / ln d; nil when it never does.
    public var reentryTime: Double? {
        guard speed < 0 else { return nil }
        let share = start / deceleration.reach(speed: -speed)
        guard share < 1 else { return nil }
        return log1p(-share) / log(deceleration.rate)
    }

    /// The first time from which the seen speed stays below the stop speed and the picture within a tolerance of the edge.
    ///
    /// - Parameter tolerance: half a device pixel, in points; at least a millionth of a point.
    public func settleTime(tolerance: Double) -> Double {
        max(
            offset.timeWithin(tolerance > 1e-6 ? tolerance : 1e-6),
            derivative.timeWithin(MotionConstants.stopSpeed.nextDown))
    }

    /// y as a sum of two decays: (y0 + g) K^t - g (d K)^t with g = v0 d / (1 - d).
    private var offset: DecayPair {
        let reach = deceleration.reach(speed: speed)
        let slow = -log(MotionConstants.bounceDecay)
        return DecayPair(p: start + reach, a: slow, q: -reach, b: slow - log(deceleration.rate))
    }

    private var derivative: DecayPair {
        let offset = offset
        return DecayPair(p: -offset.a * offset.p, a: offset.a, q: -offset.b * offset.q, b: offset.b)
    }
}
