/// What tells gestures apart, in one place. Points and milliseconds.
public enum GestureTuning {
    /// pt. A fingertip rolls about this far while it presses and lifts; beyond it a touch is a drag.
    public static let slop = 10.0
    /// ms. From landing to lift; a longer press is no tap.
    public static let tapTime = 300.0
    /// ms. From the first tap's lift to the second's landing.
    public static let doubleTapInterval = 300.0
    /// pt. Between the two taps: a second tap is aimed less well than it is felt.
    public static let doubleTapDistance = 48.0
    /// ms. Between the landings of a two-finger tap; chords on a real panel were up to 107 ms apart.
    public static let chordSpread = 110.0
    /// ms. A velocity sample is at least this long, so that a coarse clock does not make it infinite.
    public static let sampleInterval = 4.0
    /// ms. A finger that has not moved for this long has stopped: there is no fling.
    public static let stillTime = 40.0
    /// ms. Fingers of one hand lift up to 30 ms apart (once 99); within this time they count as lifted together.
    public static let liftTogetherTime = 75.0
    /// ms. A finger that has not moved for this long is a resting palm or was lost by its driver.
    public static let parkTime = 10_000.0
    /// ms. A mouse press this soon after a touch is the touch itself, told a second time. No hand changes from one to the other so quickly.
    public static let synthesizedMouseTime = 5.0
    /// ms. A finger that is still for so long means something else than a tap.
    public static let longPressTime = 500.0
    /// Degrees. Fingers that pinch turn a little without meaning it.
    public static let rotationThreshold = 15.0
    /// Per pt. A quick zoom by the length of a hand (140 pt) doubles.
    public static let quickZoomRate = 0.005
    /// ms. What fingers hold is drawn where they were so long before the frame: most panels have told by then.
    public static let resamplingLatency = 5.0
    /// ms. No finger is foreseen farther ahead: it may stop.
    public static let longestPrediction = 8.0
    /// ms. Two places of a finger that are closer in time say nothing about its speed.
    public static let shortestResamplingInterval = 2.0
    /// pt. Below this mean distance from the centroid the distance says nothing: the ratio is held.
    public static let minimumSpan = 1.0
    /// pt. Nothing real is farther from the window than this; keeps all arithmetic finite.
    public static let farthestCoordinate = 1e7
}
