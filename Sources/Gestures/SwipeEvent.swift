public import Geometry

/// One event of three or more fingers that move together on a trackpad, which the system has recognized.
public struct SwipeEvent: Hashable, Sendable {
    /// What.
    public var phase: GesturePhase
    /// The fingers' way on the pad since the swipe began, in points.
    public var translation: ViewVector

    /// The event of a swipe.
    public init(phase: GesturePhase, translation: ViewVector) {
        self.phase = phase
        self.translation = translation
    }
}
