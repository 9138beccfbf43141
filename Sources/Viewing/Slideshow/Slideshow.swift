/// Decides by time when the next picture comes. It is told what can be seen and whether somebody touches, and answers when the next one is due.
///
/// Each picture is seen for its whole time, counted from when it can be seen, or anew from when the last hand has gone. While a hand is there, or nobody
/// can see the window, nothing is due.
public struct Slideshow: Hashable, Sendable {
    /// How it goes.
    public let options: SlideshowOptions
    /// Whether it goes.
    public private(set) var isRunning = false
    /// Since when the picture is seen; nil while it is on its way.
    private var seenSince: Double?
    private var isTouched = false
    private var isHidden = false
    /// The last time at which a hand was there, or nobody could see the window, or it began.
    private var quietSince = -Double.infinity
    /// The picture that was asked for last, as far as it is known here.
    var subject: [UInt8]?
    /// What comes next, in an order of chance.
    var order: ShuffledOrder
    /// Counts the moves of pictures.
    private var moves = 0

    /// A slideshow that does not run yet.
    public init(_ options: SlideshowOptions = SlideshowOptions()) {
        self.options = options
        order = ShuffledOrder(seed: options.seed)
    }

    /// Begins, or goes on.
    public mutating func start(at time: Double) {
        isRunning = true
        quietSince = max(quietSince, time)
    }

    /// Stays at the picture.
    public mutating func stop() { isRunning = false }

    /// Another picture is on its way.
    public mutating func pictureComes() { seenSince = nil }

    /// The picture, or what is said in its place, is on the screen; only the first time counts.
    public mutating func pictureSeen(at time: Double) { seenSince = seenSince ?? time }

    /// A hand has done something; `isDown` says whether it still touches.
    public mutating func touched(isDown: Bool, at time: Double) {
        isTouched = isDown
        quietSince = max(quietSince, time)
    }

    /// The window cannot be seen, or can again.
    public mutating func hidden(_ isHidden: Bool, at time: Double) {
        self.isHidden = isHidden
        quietSince = max(quietSince, time)
    }

    /// When the next picture is due; nil while that is not a matter of time.
    public var due: Double? {
        guard isRunning, !isTouched, !isHidden, let seenSince else { return nil }
        return max(seenSince, quietSince) + options.interval
    }

    /// When it must be looked at again after a time: when the next picture is due, or when it is waited for no longer.
    public func deadline(after time: Double) -> Double? {
        guard let due else { return nil }
        return [due, due + options.patience].first { $0 > time }
    }

    /// A number of the next move; one that begins with the whole picture is even.
    mutating func nextMove(beginsWithWhole: Bool) -> Int {
        if beginsWithWhole, !moves.isMultiple(of: 2) { moves += 1 }
        defer { moves += 1 }
        return moves
    }
}
