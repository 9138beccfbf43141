import JSONText

/// What `state` says about the slideshow.
public struct SlideshowReport: Hashable, Sendable {
    /// Whether it goes.
    public var isRunning: Bool
    /// The milliseconds for which each picture is seen.
    public var interval: Double

    /// The report of a slideshow.
    public init(isRunning: Bool = false, interval: Double = 0) {
        self.isRunning = isRunning
        self.interval = interval
    }

    var json: JSONValue { .object(["running": .bool(isRunning), "seconds": .number(interval / 1000)]) }
}
