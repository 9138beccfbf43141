internal import Wire

/// When the scans of a progressive picture that have come so far are worth being put out: often enough to be seen, and so seldom that the whole
/// does not take much longer.
struct ScanSchedule {
    /// Milliseconds of decoding between two outputs.
    private static let shortestPause = 150.0
    /// Outputs on the way may take so much of the time that decoding has taken without them.
    private static let largestShare = 0.2
    /// What a first output is believed to take, in milliseconds a pixel.
    private static let believedCost = 6e-6

    private let start = MonotonicClock.milliseconds
    private var cost: Double
    private var spent = 0.0
    private var beginOfOutput = 0.0
    private var endOfOutput = MonotonicClock.milliseconds

    /// A schedule for a picture of so many pixels, from now on.
    init(pixels: Int) { cost = Double(pixels) * Self.believedCost }

    /// Whether an output that is not the last one is worth its time now.
    var isTimeForOutput: Bool {
        let now = MonotonicClock.milliseconds
        let decoding = now - start - spent
        return now - endOfOutput >= Self.shortestPause && spent + cost <= Self.largestShare * decoding
    }

    /// An output begins.
    mutating func beginOutput() { beginOfOutput = MonotonicClock.milliseconds }

    /// An output has ended.
    mutating func endOutput() {
        endOfOutput = MonotonicClock.milliseconds
        cost = endOfOutput - beginOfOutput
        spent += cost
    }
}
