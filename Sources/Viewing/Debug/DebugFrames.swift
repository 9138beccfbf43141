/// How long the latest frames took, as the debug overlay draws it.
public struct DebugFrames: Hashable, Sendable {
    /// The latest ones, the oldest first.
    public var timings: [FrameTiming]
    /// Frames presented since the start.
    public var presented: Int

    /// Some frames.
    public init(timings: [FrameTiming] = [], presented: Int = 0) {
        self.timings = timings
        self.presented = presented
    }

    /// From one frame to the next, ms, for all but the first; nil for a pause in which nothing had to be drawn.
    public var intervals: [Double?] {
        zip(timings, timings.dropFirst()).map { before, after in
            let interval = after.presented - before.presented
            return interval < DebugTiming.pause ? interval : nil
        }
    }

    /// The newest touch-to-frame time there is, ms.
    public var latency: Double? { timings.last { $0.latency != nil }?.latency }
}
