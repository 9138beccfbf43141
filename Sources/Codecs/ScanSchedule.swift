/// When the scans of a progressive picture that have come so far are worth being put out: often enough to be seen, and so seldom that
/// the whole does not take much longer. It is told the time, in milliseconds.
struct ScanSchedule {
    /// Time between two outputs.
    private static let shortestPause = 150.0
    /// Outputs on the way, an overview before them included, may take so much of the time that decoding has taken without them.
    private static let largestShare = 0.2
    /// What a first output is believed to take, a pixel.
    private static let believedCost = 3.5e-6

    private let start: Double
    private var cost: Double
    private var spent = 0.0
    private var beginOfOutput = 0.0
    private var endOfOutput: Double

    /// A schedule for a picture of so many pixels, whose decoding began at a time.
    init(pixels: Int, at time: Double) {
        cost = Double(pixels) * Self.believedCost
        start = time
        endOfOutput = time
    }

    /// A first look has been shown, which took all the time until now.
    mutating func overviewEnded(at time: Double) {
        spent = time - start
        endOfOutput = time
    }

    /// Whether an output that is not the last one is worth its time now.
    func wantsOutput(at time: Double) -> Bool {
        time - endOfOutput >= Self.shortestPause && spent + cost <= Self.largestShare * (time - start - spent)
    }

    /// An output begins.
    mutating func beginOutput(at time: Double) { beginOfOutput = time }

    /// An output has ended.
    mutating func endOutput(at time: Double) {
        endOfOutput = time
        cost = time - beginOfOutput
        spent += cost
    }
}
