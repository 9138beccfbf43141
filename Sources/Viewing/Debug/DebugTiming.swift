/// The times of the debug overlay, in milliseconds, gathered in one place.
public enum DebugTiming {
    /// A finger's way is seen for so long: about as long as a flick takes.
    public static let trail = 600.0
    /// A gesture is said for so long after it happened.
    public static let gesture = 3000.0
    /// Between two frames while something fades or counts down, and nothing else asks for frames.
    public static let tick = 1000.0 / 30
    /// Between two frames while a gesture grows old: its age is said in tenths of a second.
    public static let ageTick = 100.0
    /// A frame that comes later than this after the one before was not late: nothing had to be drawn.
    public static let pause = 250.0
}
