import Navigation

/// What is going on at one moment, as far as the debug overlay is to say it: nil for the parts that are off.
public struct DebugFacts: Hashable, Sendable {
    /// The fingers.
    public var touches: DebugTouches?
    /// What is made of them.
    public var gesture: DebugGesture?
    /// Where we look; nil also without a picture.
    public var camera: DebugCamera?
    /// What is drawn; given by who draws it.
    public var tiles: DebugTiles?
    /// How long frames take; `presented` is given by who presents them.
    public var frames: DebugFrames?

    /// Nothing.
    public init() {}

    /// What can be known of a session at the time of a frame, in ms.
    public init(of session: Session, _ memory: DebugMemory, at time: Double) {
        let parts = session.debug.parts
        if parts.contains(.touches) { touches = DebugTouches(session, memory, at: time) }
        if parts.contains(.gesture) { gesture = DebugGesture(session, at: time) }
        if parts.contains(.camera) { camera = DebugCamera(session.navigator) }
        if parts.contains(.tiles) { tiles = DebugTiles() }
        if parts.contains(.frames) { frames = DebugFrames(timings: memory.frames) }
    }

    /// The next time at which the overlay changes by itself, after the time of the frame just drawn; nil for never. Each change comes to an
    /// end, so an idle viewer draws nothing.
    public static func nextDeadline(of session: Session, _ memory: DebugMemory, after time: Double) -> Double? {
        let parts = session.debug.parts
        if parts.contains(.touches), memory.showsTrail(at: time) { return time + DebugTiming.tick }
        guard parts.contains(.gesture) else { return nil }
        if session.navigator.pendingGesture != nil { return time + DebugTiming.tick }
        let isRecent = session.recentGestures.entries.contains { time - $0.time < DebugTiming.gesture }
        return isRecent ? time + DebugTiming.ageTick : nil
    }
}
