/// How long a frame took. Times in ms.
public struct FrameTiming: Hashable, Sendable {
    /// When it had been presented.
    public var presented: Double
    /// From the moment at which the loop woke up to the one at which the frame was handed to the graphics driver.
    public var work: Double
    /// From the oldest touch that it shows for the first time; nil when it shows none.
    public var latency: Double?

    /// The timing of a frame.
    public init(presented: Double, work: Double, latency: Double? = nil) {
        self.presented = presented
        self.work = work
        self.latency = latency
    }
}
