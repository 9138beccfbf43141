import Glibc

/// How a zoom that was let go outside its limits comes to rest: log zoom moves critically damped from rest, 10.9 per s.
///
/// z(t) = z1 (z0 / z1)^p with p = (1 + lambda t) e^(-lambda t). Both zooms are above 0; times are milliseconds.
public struct ZoomSettle: Hashable, Sendable {
    /// The zoom at the release.
    public let from: Double
    /// The zoom at rest.
    public let to: Double

    /// The way from one zoom to another.
    public init(from: Double, to: Double) {
        self.from = from
        self.to = to
    }

    /// The zoom after a time.
    public func zoom(at time: Double) -> Double {
        let remaining = Self.remaining(at: time)
        return remaining < 1 ? to * pow(from / to, remaining) : from
    }

    /// The part of the way in log zoom that is done, 0 ... 1; everything that moves along moves by the same part.
    public func fraction(at time: Double) -> Double { 1 - Self.remaining(at: time) }

    /// The part of the way that remains: 1 at the release, falling to 0.
    public static func remaining(at time: Double) -> Double {
        guard time > 0 else { return 1 }
        let phase = MotionConstants.zoomSettleRate * time
        // Beyond this nothing is left in double precision, and infinity times 0 would not be a number.
        return phase < 700 ? (1 + phase) * exp(-phase) : 0
    }

    /// The first time from which no more than a part of the way remains.
    ///
    /// - Parameter remaining: above 0; for half a device pixel it is that over the longest way of any visible point.
    public static func time(remaining: Double) -> Double {
        guard remaining < 1 else { return 0 }
        var early = 0.0
        var late = 700 / MotionConstants.zoomSettleRate
        while late - early > 1e-6 {
            let middle = (early + late) / 2
            if Self.remaining(at: middle) > remaining { early = middle } else { late = middle }
        }
        return late
    }
}
