import Gestures
public import Navigation

/// What is made of the fingers, as the debug overlay says it.
public struct DebugGesture: Hashable, Sendable {
    /// A gesture that has happened, or that comes about by itself if nothing else does.
    public struct Moment: Hashable, Sendable {
        /// Which.
        public var name: String
        /// How long ago, or how soon, ms.
        public var distance: Double

        /// A gesture at a distance in time.
        public init(_ name: String, distance: Double) {
            self.name = name
            self.distance = distance
        }
    }

    /// What moves the picture.
    public var activity: Activity
    /// Fingers that are down.
    public var fingerCount: Int
    /// What comes about by itself.
    public var pending: Moment?
    /// The latest gestures, the newest first.
    public var recent: [Moment]

    /// The state of the hands' doings.
    public init(activity: Activity, fingerCount: Int = 0, pending: Moment? = nil, recent: [Moment] = []) {
        self.activity = activity
        self.fingerCount = fingerCount
        self.pending = pending
        self.recent = recent
    }

    /// The gesture of a session at the time of a frame.
    init(_ session: Session, at time: Double) {
        activity = session.navigator.activity
        fingerCount = session.navigator.fingerCount
        pending =
            switch session.navigator.pendingGesture {
            case .tap(let end): Moment(DiscreteGesture.tap.rawValue, distance: max(end - time, 0))
            case .longPress(let end): Moment(DiscreteGesture.longPress.rawValue, distance: max(end - time, 0))
            case nil: nil
            }
        recent = session.recentGestures.entries.reversed().compactMap { entry in
            let age = max(time - entry.time, 0)
            return age < DebugTiming.gesture ? Moment(entry.gesture.rawValue, distance: age) : nil
        }
    }
}
