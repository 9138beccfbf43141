/// The zooms between which a picture comes to rest, in points per content pixel; 0 < min <= max.
public struct ZoomLimits: Hashable, Sendable {
    /// The smallest zoom.
    public var min: Double
    /// The largest zoom.
    public var max: Double

    /// The limits min .. max.
    public init(min: Double, max: Double) {
        self.min = min
        self.max = max
    }

    /// The zoom moved into the limits.
    public func clamp(_ zoom: Double) -> Double { Swift.min(Swift.max(zoom, min), max) }
}
