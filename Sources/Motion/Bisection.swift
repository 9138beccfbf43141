/// Finds when something that falls has fallen below a limit.
enum Bisection {
    /// The first time, to a billionth of a millisecond, at which |f| <= limit, where |f| is above the limit at the start, within it at the end,
    /// and crosses it once in between.
    static func timeWithin(
        _ limit: Double, from start: Double, to end: Double, of value: (Double) -> Double
    ) -> Double {
        var above = start
        var within = end
        while within - above > 1e-9 {
            let middle = above + (within - above) / 2
            guard middle > above, middle < within else { break }
            if abs(value(middle)) > limit { above = middle } else { within = middle }
        }
        return within
    }
}
