import Glibc

/// How a flung picture slows down: v(t) = v0 d^t, until it stops at `MotionConstants.stopSpeed`.
///
/// The displacement is the exact sum of the model's steps, x(t) = v0 d (1 - d^t) / (1 - d). Both are a semigroup: any way to
/// split a time gives the same result. Speeds are signed points per millisecond, times milliseconds since the release.
public struct Deceleration: Hashable, Sendable {
    /// d: the part of the speed that is left after a millisecond, between 0 and 1.
    public let rate: Double

    /// Deceleration at a rate; one that is not between 0 and 1 counts as normal.
    public init(rate: Double = MotionConstants.decelerationNormal) {
        self.rate = rate > 0 && rate < 1 ? rate : MotionConstants.decelerationNormal
    }

    /// How far it has come after a time; constant from the stop on.
    public func displacement(speed: Double, after time: Double) -> Double {
        let rest = restTime(speed: speed)
        guard time < rest else { return restDistance(speed: speed) }
        return time > 0 ? reach(speed: speed) * -expm1(time * log(rate)) : 0
    }

    /// The speed that a later step continues from; 0 from the stop on.
    public func speed(_ speed: Double, after time: Double) -> Double {
        guard time < restTime(speed: speed) else { return 0 }
        return time > 0 ? speed * pow(rate, time) : speed
    }

    /// The derivative of the displacement: the speed that is seen. It is 0.1 % below the model's (d = 0.998).
    public func visibleSpeed(_ speed: Double, after time: Double) -> Double {
        self.speed(speed, after: time) * visibleShare
    }

    /// Milliseconds until it stops, ln(0.01 / |v|) / ln d; 0 when it is that slow already.
    public func restTime(speed: Double) -> Double {
        guard abs(speed) > MotionConstants.stopSpeed else { return 0 }
        return log(MotionConstants.stopSpeed / abs(speed)) / log(rate)
    }

    /// The signed way until it stops, (|v| - 0.01) d / (1 - d).
    public func restDistance(speed: Double) -> Double {
        guard abs(speed) > MotionConstants.stopSpeed else { return 0 }
        let way = (abs(speed) - MotionConstants.stopSpeed) * rate / (1 - rate)
        return speed < 0 ? -way : way
    }

    /// The first time at which a signed displacement is reached, or nil when it stops before.
    public func timeToTravel(_ distance: Double, speed: Double) -> Double? {
        if distance == 0 { return 0 }
        let whole = restDistance(speed: speed)
        guard abs(distance) <= abs(whole), (distance < 0) == (speed < 0) else { return nil }
        let time = log1p(-distance / reach(speed: speed)) / log(rate)
        return min(time, restTime(speed: speed))
    }

    /// The way that it would come if nothing ever stopped it.
    func reach(speed: Double) -> Double { speed * rate / (1 - rate) }

    /// The seen speed over the model's: the steps of the model are one millisecond long.
    var visibleShare: Double { -log(rate) * rate / (1 - rate) }
}
