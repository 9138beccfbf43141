/// The times of the overlay, in milliseconds, gathered in one place.
public struct OverlayTiming: Hashable, Sendable {
    /// A picture that comes sooner shows no ring: shorter waits are not felt, and a flash would be.
    public var ringDelay = 200.0
    /// A ring that is shown stays this long, so that it does not flash.
    public var ringStay = 400.0
    /// From this wait on the seconds are said: the person may want to give up.
    public var elapsedDelay = 10_000.0
    /// A notice stays as long as two lines take to be read.
    public var noticeStay = 6_000.0
    /// One that offers something stays until a hand can have reached it.
    public var actionStay = 10_000.0
    /// One turn of the arc when nobody knows how far the loading is.
    public var turn = 1_200.0
    /// Between two frames of that arc: 30 a second are smooth for a small ring, and half the work of 60.
    public var frame = 1_000.0 / 30

    /// The usual times.
    public init() {}
}
