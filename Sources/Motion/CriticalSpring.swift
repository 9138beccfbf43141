import Glibc

/// A critically damped spring that pulls to 0: x(t) = (x0 + (v0 + w x0) t) e^(-w t).
///
/// It comes to rest as fast as a spring can without swinging. Position and velocity together are its whole state: any way to split a
/// time gives the same result. Points and milliseconds.
public struct CriticalSpring: Hashable, Sendable {
    private let start: Double
    private let velocity: Double
    /// w: how fast it is, per millisecond.
    public let rate: Double

    /// A spring released at a position with a velocity; a rate that is not above 0 counts as that of turning pages.
    public init(position: Double, velocity: Double, rate: Double = MotionConstants.pageSpringRate) {
        start = position
        self.velocity = velocity
        self.rate = rate > 0 && rate.isFinite ? rate : MotionConstants.pageSpringRate
    }

    /// Where it is after a time.
    public func position(at time: Double) -> Double {
        time > 0 ? DampedLine(a: start, b: velocity + rate * start, rate: rate).value(at: time) : start
    }

    /// How fast it is after a time, signed.
    public func velocity(at time: Double) -> Double {
        time > 0 ? derivative.value(at: time) : velocity
    }

    /// The first time from which it stays within a tolerance of 0 and below the stop speed.
    ///
    /// - Parameter tolerance: half a device pixel, in points; at least a millionth of a point.
    public func settleTime(tolerance: Double) -> Double {
        let way = DampedLine(a: start, b: velocity + rate * start, rate: rate)
        return max(
            way.timeWithin(tolerance > 1e-6 ? tolerance : 1e-6),
            derivative.timeWithin(MotionConstants.stopSpeed.nextDown))
    }

    /// v(t) = (v0 - w (v0 + w x0) t) e^(-w t).
    private var derivative: DampedLine {
        DampedLine(a: velocity, b: -rate * (velocity + rate * start), rate: rate)
    }
}

/// f(t) = (a + b t) e^(-w t): it crosses 0 at most once, turns at most once, after that, and then only falls.
private struct DampedLine {
    let a: Double
    let b: Double
    let rate: Double

    func value(at time: Double) -> Double {
        let phase = rate * time
        // Beyond this nothing is left in double precision, and infinity times 0 would not be a number.
        return phase < 700 ? (a + b * time) * exp(-phase) : 0
    }

    /// The first time from which |f| <= limit holds for good; the limit is above 0.
    func timeWithin(_ limit: Double) -> Double {
        let end = 700 / rate
        let turn = b == 0 ? 0 : min(max(1 / rate - a / b, 0), end)
        if abs(value(at: turn)) > limit { return Bisection.timeWithin(limit, from: turn, to: end, of: value) }
        guard turn > 0, abs(a) > limit else { return 0 }
        // What is left is the way from the start down to where it crosses 0, before it turns.
        return Bisection.timeWithin(limit, from: 0, to: min(max(-a / b, 0), turn), of: value)
    }
}
