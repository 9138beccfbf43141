import Geometry

/// One finger that is down.
struct Finger: Hashable, Sendable {
    let id: FingerID
    /// Where it landed (or moved again after it was parked).
    var landing: ViewPoint
    var position: ViewPoint
    /// When it last moved or landed, ms.
    var lastMovement: Double
    /// Motionless for so long that it is out of the gesture until it moves.
    var isParked = false
    /// Its own way since the last change of the finger set.
    var tracker: VelocityTracker
    /// Where it was at the last change of the finger set.
    var base: ViewPoint
    /// Where it has been of late, since then.
    var trail: FingerTrail

    init(id: FingerID, position: ViewPoint, time: Double) {
        self.id = id
        landing = position
        self.position = position
        lastMovement = time
        tracker = VelocityTracker(position: position, time: time)
        base = position
        trail = FingerTrail(position: position, time: time)
    }

    mutating func rebase(at time: Double) {
        tracker = VelocityTracker(position: position, time: time)
        base = position
        trail = FingerTrail(position: position, time: time)
    }

    /// Goes there. `isTimed`: the panel itself told when.
    mutating func move(to position: ViewPoint, at time: Double, isTimed: Bool) {
        self.position = position
        lastMovement = time
        if isTimed { trail.add(position, at: time) } else { restartTrail(at: time) }
    }

    /// Where it left the slop, for a finger that is a distance beyond it from its landing: along the direction in which it is now. What it does
    /// counts from there, so that nothing jumps.
    func slopExit(travel: Double) -> ViewPoint { landing + (position - landing) * (GestureTuning.slop / travel) }

    /// Forgets where it came from: it is drawn where it is until it is seen anew.
    mutating func restartTrail(at time: Double) { trail = FingerTrail(position: position, time: time) }
}
