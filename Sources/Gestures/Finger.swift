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

    init(id: FingerID, position: ViewPoint, time: Double) {
        self.id = id
        landing = position
        self.position = position
        lastMovement = time
        tracker = VelocityTracker(position: position, time: time)
        base = position
    }

    mutating func rebase(at time: Double) {
        tracker = VelocityTracker(position: position, time: time)
        base = position
    }
}
