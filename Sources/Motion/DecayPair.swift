import Glibc

/// A value that is the sum of two decays, f(t) = p e^(-a t) + q e^(-b t) with 0 < a < b.
///
/// Such a sum turns at most once and is monotone afterwards, so the last time at which it is large can be found exactly.
struct DecayPair {
    var p: Double
    var a: Double
    var q: Double
    var b: Double

    func value(at time: Double) -> Double { p * exp(-a * time) + q * exp(-b * time) }

    /// The time after 0 at which it turns, if it does.
    private var turningTime: Double? {
        let ratio = -(b * q) / (a * p)
        guard ratio > 1, ratio.isFinite else { return nil }
        return log(ratio) / (b - a)
    }

    /// The first time from which |f| <= limit holds for good; the limit is above 0.
    func timeWithin(_ limit: Double) -> Double {
        let start = turningTime.map { abs(value(at: $0)) > limit ? $0 : 0 } ?? 0
        guard abs(value(at: start)) > limit else { return start }
        let bound = log((abs(p) + abs(q)) / limit) / a
        let end = turningTime.map { $0 > start ? $0 : Swift.max($0, bound) } ?? bound
        return Bisection.timeWithin(limit, from: start, to: Swift.max(end, start), of: value)
    }
}
