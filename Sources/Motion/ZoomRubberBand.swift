/// How far a zoom follows a pinch beyond its limits: above, max (2 - max / s); below, min / (2 - s / min).
///
/// Continuous with slope 1 at the limits, bounded by 2 max and min / 2. Limits are 0 < min <= max; where both are equal there
/// is no band, and the zoom is that limit.
public enum ZoomRubberBand {
    /// The zoom that is shown for the zoom that the fingers ask for.
    public static func stretched(_ zoom: Double, min: Double, max: Double) -> Double {
        guard min < max else { return min }
        if zoom > max { return max * (2 - max / zoom) }
        if zoom < min { return min / (2 - Swift.max(zoom, 0) / min) }
        return zoom
    }

    /// The zoom that the fingers must have asked for: above, max^2 / (2 max - r); below, min (2 - min / r).
    ///
    /// A zoom at or beyond the bounds is taken as just within, so that the result is finite and above 0.
    public static func unstretched(_ zoom: Double, min: Double, max: Double) -> Double {
        guard min < max else { return min }
        if zoom > max { return max / (2 - Swift.min(zoom, (2 * max).nextDown) / max) }
        if zoom < min { return min * (2 - min / Swift.max(zoom, (min / 2).nextUp)) }
        return zoom
    }
}
