/// How far a picture follows the finger beyond its edge: y = r c x / (r + c x), c = 0.55.
///
/// x is how far the finger asks, y how far the picture goes, r the length of the view on that axis; points. Both laws are odd,
/// strictly increasing and the inverse of one another; a range of 0 or less gives 0.
public enum RubberBand {
    /// The overshoot that is shown for the overshoot that the finger asks for; never as much as the range.
    public static func stretched(_ overshoot: Double, range: Double) -> Double {
        guard range > 0, overshoot != 0 else { return 0 }
        let asked = MotionConstants.rubberCoefficient * abs(overshoot)
        let resistance = 1 + asked / range
        let shown = resistance.isFinite ? min(asked / resistance, range.nextDown) : range.nextDown
        return overshoot < 0 ? -shown : shown
    }

    /// The overshoot that the finger must have asked for: x = r y / ((r - y) c).
    ///
    /// Nothing shows as much as the range; what does is taken as just below, so that the result is finite.
    public static func unstretched(_ y: Double, range: Double) -> Double {
        guard range > 0, y != 0 else { return 0 }
        let shown = min(abs(y), range.nextDown)
        let asked = shown / (1 - shown / range) / MotionConstants.rubberCoefficient
        let finite = min(asked, Double.greatestFiniteMagnitude)
        return y < 0 ? -finite : finite
    }
}
