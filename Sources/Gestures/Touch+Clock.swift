extension Touch {
    /// ms. No touch waits so long to be handled; its time is wrong.
    private static let longestWait = 1000.0

    /// When it happened, for who handles it at a time in ms: touches come in their order, and one that claims to be of the future, or of long
    /// ago, is of now.
    public func ownTime(handledAt now: Double) -> Double {
        time.map { now - $0 < Self.longestWait ? min($0, now) : now } ?? now
    }
}
