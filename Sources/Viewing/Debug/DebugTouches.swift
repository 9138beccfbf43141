public import Geometry
import Gestures
import Navigation

/// The fingers as the debug overlay draws them.
public struct DebugTouches: Hashable, Sendable {
    /// A finger that is down.
    public struct Finger: Hashable, Sendable {
        /// Its number, or "mouse".
        public var name: String
        /// Where it was seen last.
        public var position: ViewPoint
        /// Where what it holds is drawn; nil when that is where it was seen last.
        public var resampled: ViewPoint?
        /// Motionless for so long that it is out of the gesture.
        public var isParked: Bool

        /// A finger at a place.
        public init(name: String, position: ViewPoint, resampled: ViewPoint? = nil, isParked: Bool = false) {
            self.name = name
            self.position = position
            self.resampled = resampled
            self.isParked = isParked
        }
    }

    /// Where a finger was a while ago.
    public struct Mark: Hashable, Sendable {
        /// Where.
        public var position: ViewPoint
        /// 1 for now, 0 for too long ago to be seen.
        public var freshness: Double

        /// A place of some time ago.
        public init(position: ViewPoint, freshness: Double) {
            self.position = position
            self.freshness = freshness
        }
    }

    /// What the fingers that take part amount to.
    public struct Group: Hashable, Sendable {
        /// Their middle.
        public var centroid: ViewPoint
        /// Their middle at the last change of their set.
        public var base: ViewPoint
        /// Where each is now, and where it was then.
        public var arms: [ViewPoint]
        /// See `arms`.
        public var baseArms: [ViewPoint]
        /// Their mean distance from the middle, pt.
        public var span: Double
        /// How much farther apart they are than then.
        public var scale: Double
        /// Degrees clockwise since then.
        public var turn: Double

        /// Some fingers now and then; nil when there are none.
        public init?(_ positions: [ViewPoint], base positionsThen: [ViewPoint]) {
            guard let now = FingerGroup(positions), let then = FingerGroup(positionsThen) else { return nil }
            centroid = now.centroid
            base = then.centroid
            arms = positions
            baseArms = positionsThen
            span = now.span
            scale = now.spanRatio(to: then)
            turn = now.turn(from: then)
        }
    }

    /// The fingers that are down.
    public var fingers: [Finger]
    /// Their ways and those of fingers that have lifted, each with the oldest place first.
    public var trails: [[Mark]]
    /// Nil when no finger takes part.
    public var group: Group?

    /// Some fingers and ways.
    public init(fingers: [Finger] = [], trails: [[Mark]] = [], group: Group? = nil) {
        self.fingers = fingers
        self.trails = trails
        self.group = group
    }

    /// The fingers of a session at the time of a frame.
    init(_ session: Session, _ memory: DebugMemory, at time: Double) {
        let navigator = session.navigator
        let reports = navigator.fingers(at: time)
        let active = reports.filter { !$0.isParked }
        fingers = reports.map { finger in
            let isElsewhere = navigator.resamplesTouches && !finger.isParked && finger.resampled != finger.position
            return Finger(
                name: finger.id == .mouse ? "mouse" : "\(finger.id.finger)", position: finger.position,
                resampled: isElsewhere ? finger.resampled : nil, isParked: finger.isParked)
        }
        trails = memory.trails.map { trail in
            trail.compactMap { mark in
                let freshness = 1 - (time - mark.time) / DebugTiming.trail
                return freshness > 0 ? Mark(position: mark.position, freshness: min(freshness, 1)) : nil
            }
        }
        group = Group(active.map(\.position), base: active.map(\.base))
    }
}
