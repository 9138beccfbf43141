public import Geometry
public import Navigation

/// One line of a recording or of the simulator's input: what happened, and when.
public struct InputLine: Hashable, Sendable {
    /// What can happen.
    public enum Event: Hashable, Sendable {
        /// Something that can move the picture.
        case input(NavigationInput)
        /// The window has another size; device pixels per point stay.
        case resizeKeepingScale(ViewSize)
        /// A frame is made.
        case frame
        /// The state is asked for.
        case sample
    }

    /// Milliseconds, never negative. One that is lower than that of an earlier line counts as the latest.
    public var time: Double
    /// What happened.
    public var event: Event

    /// The line for an event at a time; a time that is negative or not finite counts as 0.
    public init(time: Double, event: Event) {
        self.time = time.isFinite ? Swift.max(time, 0) : 0
        self.event = event
    }
}
