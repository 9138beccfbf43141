/// Says when nobody has been there for a while: once, until somebody comes again; and never while somebody touches.
public struct IdleClock: Hashable, Sendable {
    /// How long nobody must have been there, ms.
    public let delay: Double
    /// Whether the next visitor finds the first picture.
    public let goesToFirst: Bool
    private var isTouched = false
    private var lastSign: Double
    /// It has been said.
    private var isOver = false

    /// A clock that runs from a time on.
    public init(delay: Double, goesToFirst: Bool = false, at time: Double = 0) {
        self.delay = delay
        self.goesToFirst = goesToFirst
        lastSign = time
    }

    /// Somebody is there; `isTouched` says whether they still touch.
    public mutating func stirred(isTouched: Bool, at time: Double) {
        self.isTouched = isTouched
        lastSign = max(lastSign, time)
        isOver = false
    }

    /// When it will be said if nobody comes; nil for never.
    public var deadline: Double? { isTouched || isOver ? nil : lastSign + delay }

    /// Whether it is to be said now.
    public mutating func isDue(at time: Double) -> Bool {
        guard let deadline, deadline <= time else { return false }
        isOver = true
        return true
    }
}
