/// How pictures move, whatever the zoom policy.
public struct MotionSettings: Hashable, Sendable {
    /// Whether what timed touches hold is drawn where the fingers were at one time for each frame, rather than where they were seen last.
    public var resamplesTouches: Bool
    /// Whether nothing moves by itself: no fling, no bounce, and a cross-fade in place of every animation.
    public var reducesMotion: Bool

    /// The settings; by default nothing is resampled, so that every event shows at once.
    public init(resamplesTouches: Bool = false, reducesMotion: Bool = false) {
        self.resamplesTouches = resamplesTouches
        self.reducesMotion = reducesMotion
    }
}
