/// The numbers of the laws of motion, in points and milliseconds.
public enum MotionConstants {
    /// Part of its speed that a flung picture keeps each millisecond; measured, "normal" in the model.
    public static let decelerationNormal = 0.998
    /// The same for short flings ("fast" in the model): 100 pt of travel for each pt/ms of speed.
    public static let decelerationFast = 0.99
    /// Part of its overshoot that a bouncing picture keeps each millisecond, whatever the deceleration is; measured.
    public static let bounceDecay = 0.99
    /// Points per millisecond at which motion stops: a sixth of a point per frame at 60 Hz is not seen as motion.
    public static let stopSpeed = 0.01
    /// Points per millisecond, along the path: a slower release is a finger that put the picture down.
    public static let flingThreshold = 0.25
    /// Share of the finger's way that the picture follows just beyond its edge.
    public static let rubberCoefficient = 0.55
    /// Per millisecond: the critically damped settling of a zoom outside its limits is half done after 154 ms.
    public static let zoomSettleRate = 10.9e-3
    /// Per millisecond: a page that settles is half done after 56 ms, and there after a quarter of a second.
    public static let pageSpringRate = 30e-3
    /// Milliseconds of a cross-fade in place of a move: seen as a change, not as a wait.
    public static let crossFadeDuration = 200.0
    /// Milliseconds of an animated zoom: long enough to be followed by the eye, short enough not to be waited for.
    public static let animationDuration = 300.0
}
