/// How animated movements spread over their time.
public enum Easing {
    /// The part of the way done after a part of the time: 1 - (1 - tau)^3, fast at first; tau is moved into 0 ... 1.
    public static func cubicOut(_ tau: Double) -> Double {
        guard tau > 0 else { return 0 }
        guard tau < 1 else { return 1 }
        let left = 1 - tau
        return 1 - left * left * left
    }
}
