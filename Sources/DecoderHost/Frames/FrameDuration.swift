internal import Wire

/// How long frames are shown.
public enum FrameDuration {
    /// A time as a file has it, as microseconds. Times of up to 10 ms become 100 ms, as in all browsers: files with such times were made for
    /// programs that could not be that fast.
    public static func microseconds(_ stored: Double) -> Int {
        guard stored > shortest else { return usual }
        return Int(min(stored.rounded(), Double(AnimationFacts.durations.upperBound)))
    }

    private static let shortest = 10_000.0
    private static let usual = 100_000
}
