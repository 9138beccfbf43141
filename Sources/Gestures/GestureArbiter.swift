import Geometry
private import Glibc

/// Decides what fingers mean. Values in, decisions out; it knows nothing of cameras or screens, and is told the time in ms, which
/// never goes backwards.
///
/// Every change of the set of fingers is answered with a `grab`, after which all following is absolute: where the fingers are now
/// against where they were at that grab. So no intermediate motion matters and nothing can drift.
public struct GestureArbiter: Hashable, Sendable {
    enum Phase: Hashable, Sendable {
        /// No finger takes part.
        case idle
        /// One finger within the slop: nothing moves yet.
        case pressed
        /// The fingers hold the picture.
        case holding(Hold)
        /// The second finger of a double tap zooms about the place where it landed; `base` is where its drag counts from.
        case quickZooming(anchor: ViewPoint, base: ViewPoint)
    }

    /// Fingers that hold the picture, since the last change of their set.
    struct Hold: Hashable, Sendable {
        var tracker: VelocityTracker
        let base: ViewPoint
        /// Whether the centroid must first travel farther than the slop: after a lift the rest of the hand trembles.
        let needsSlopToFling: Bool
        var hasPassedSlop = false
        var hasMoved = false
    }

    /// The velocity of a set of fingers of which one has lifted.
    struct KeptVelocity: Hashable, Sendable {
        let velocity: ViewVector
        let deadline: Double
    }

    var fingers: [Finger] = []
    var phase = Phase.idle
    var kept: KeptVelocity?
    var taps = TapRecognizer()

    /// Whether a double tap does anything here; where not, a tap is reported at once.
    public var waitsForSecondTap = true

    /// No finger down.
    public init() {}

    /// Fingers that are down, parked ones too.
    public var fingerCount: Int { fingers.count }

    /// The ids of the fingers that are down.
    public var fingerIDs: [FingerID] { fingers.map(\.id) }

    /// The fingers that hold the picture now, or nil.
    public var holdingGroup: FingerGroup? {
        group(of: activeFingers.map(\.position))
    }

    /// The same fingers where they are taken to be at the time of a frame, in ms.
    public func heldGroup(at time: Double) -> FingerGroup? {
        group(of: activeFingers.map { $0.trail.position(at: time - GestureTuning.resamplingLatency) })
    }

    /// Until when `heldGroup(at:)` may differ from `holdingGroup`, ms.
    public var resamplingEnd: Double {
        activeFingers.reduce(-.infinity) { max($0, $1.trail.end) } + GestureTuning.resamplingLatency
    }

    /// Whether a quick zoom is going on.
    public var isQuickZooming: Bool {
        if case .quickZooming = phase { true } else { false }
    }

    private func group(of positions: [ViewPoint]) -> FingerGroup? {
        switch phase {
        case .idle, .pressed: return nil
        case .holding: return FingerGroup(positions)
        case .quickZooming(let anchor, let base):
            return positions.first.map { Self.quickZoom(about: anchor, from: base, to: $0) }
        }
    }

    private static func quickZoom(about anchor: ViewPoint, from base: ViewPoint, to position: ViewPoint) -> FingerGroup
    {
        // No screen is so high; keeps the scale finite.
        let way = min(max(position.y - base.y, -farthestQuickZoom), farthestQuickZoom)
        return FingerGroup(about: anchor, scale: exp(GestureTuning.quickZoomRate * way))
    }

    /// pt.
    private static let farthestQuickZoom = 1e4

    /// How many fingers are seen to move the picture: 0 while one is within the slop or holds still what it caught.
    public var movingFingerCount: Int {
        guard case .holding(let hold) = phase else { return 0 }
        let count = activeFingers.count
        return count > 1 || hold.hasMoved || hold.needsSlopToFling ? count : 0
    }

    /// When `advance(to:)` must be called although no finger does anything, ms; nil for never.
    public var nextDeadline: Double? {
        let parking = activeFingers.map { $0.lastMovement + GestureTuning.parkTime }.min()
        return [taps.deadline, parking].compactMap { $0 }.min()
    }

    /// Takes one event of one finger, at the time of the touch itself. `contentIsMoving`: the picture moves by itself now, so that a landing
    /// finger catches it.
    ///
    /// A finger that lands although it is down is cancelled first. What that sets in motion is not seen here: a caller that wants it
    /// caught sends the cancellation as an event of its own.
    public mutating func handle(_ touch: Touch, at time: Double, contentIsMoving: Bool) -> [GestureAction] {
        let actions = advance(to: time)
        let position = touch.position.bounded
        switch touch.phase {
        case .began:
            guard touch.position.isFinite else { return actions }
            return actions + began(touch.finger, at: position, time: time, contentIsMoving: contentIsMoving)
        case .moved:
            guard touch.position.isFinite else { return actions }
            return actions + moved(touch, to: position, time: time, contentIsMoving: contentIsMoving)
        case .ended:
            return actions + ended(touch.finger, at: touch.position.isFinite ? position : nil, time: time)
        case .cancelled:
            return actions + cancelled(touch.finger, time: time)
        }
    }

    /// All fingers are taken away: no tap, no fling.
    public mutating func cancelAll() -> [GestureAction] {
        fingers.removeAll()
        kept = nil
        taps.cancel()
        return abandon()
    }

    /// The time has come to this: taps that waited for a second one are reported, motionless fingers are parked.
    public mutating func advance(to time: Double) -> [GestureAction] {
        taps.advance(to: time) + park(at: time)
    }

    // MARK: What fingers do

    private mutating func began(
        _ id: FingerID, at position: ViewPoint, time: Double, contentIsMoving: Bool
    ) -> [GestureAction] {
        let actions = fingers.contains { $0.id == id } ? cancelled(id, time: time) : []
        fingers.append(Finger(id: id, position: position, time: time))
        kept = nil
        return actions + join(at: position, time: time, isCatch: contentIsMoving)
    }

    private mutating func join(at position: ViewPoint, time: Double, isCatch: Bool) -> [GestureAction] {
        guard activeFingers.count == 1 else {
            taps.fingerJoined(count: activeFingers.count, span: group?.span ?? 0, time: time)
            return regrab(at: time, needsSlopToFling: false)
        }
        let actions = taps.sequenceBegan(at: position, isCatch: isCatch, time: time)
        guard isCatch else {
            phase = .pressed
            return actions
        }
        return actions + [.stop] + regrab(at: time, needsSlopToFling: false)
    }

    private mutating func moved(
        _ touch: Touch, to position: ViewPoint, time: Double, contentIsMoving: Bool
    ) -> [GestureAction] {
        guard let index = fingers.firstIndex(where: { $0.id == touch.finger }), fingers[index].position != position
        else { return [] }
        fingers[index].move(to: position, at: time, isTimed: touch.time != nil)
        if fingers[index].isParked { return unpark(index, time: time, contentIsMoving: contentIsMoving) }
        fingers[index].tracker.add(position, at: time)
        let travel = (position - fingers[index].landing).length
        // What is picked up here is not drawn where the finger was before.
        if case .pressed = phase { fingers[index].restartTrail(at: time) }
        if case .pressed = phase, taps.isSecondPress, travel > GestureTuning.slop {
            _ = taps.moved(travel: travel, span: nil)
            return beginQuickZoom(fingers[index], travel: travel)
        }
        let actions = taps.moved(travel: travel, span: activeFingers.count == 2 ? group?.span : nil)
        return actions + follow(fingers[index], travel: travel, time: time)
    }

    private mutating func follow(_ finger: Finger, travel: Double, time: Double) -> [GestureAction] {
        guard let group else { return [] }
        switch phase {
        case .idle:
            return []
        case .pressed:
            guard travel > GestureTuning.slop else { return [] }
            let base = finger.slopExit(travel: travel)
            phase = .holding(
                Hold(tracker: finger.tracker, base: base, needsSlopToFling: false, hasMoved: true))
            return [.drag(finger.position - finger.landing), .grab(FingerGroup(single: base)), .follow(group)]
        case .quickZooming(let anchor, let base):
            return [.follow(Self.quickZoom(about: anchor, from: base, to: finger.position))]
        case .holding(var hold):
            hold.tracker.add(group.centroid, at: time)
            hold.hasMoved = true
            if (group.centroid - hold.base).length > GestureTuning.slop { hold.hasPassedSlop = true }
            phase = .holding(hold)
            return [.follow(group)]
        }
    }

    private mutating func beginQuickZoom(_ finger: Finger, travel: Double) -> [GestureAction] {
        let base = finger.slopExit(travel: travel)
        phase = .quickZooming(anchor: finger.landing, base: base)
        let grabbed = FingerGroup(about: finger.landing, scale: 1)
        return [.grab(grabbed), .follow(Self.quickZoom(about: finger.landing, from: base, to: finger.position))]
    }

    private mutating func ended(_ id: FingerID, at position: ViewPoint?, time: Double) -> [GestureAction] {
        guard let index = fingers.firstIndex(where: { $0.id == id }) else { return [] }
        let finger = fingers[index]
        if finger.isParked {
            fingers.remove(at: index)
            return []
        }
        let travel = ((position ?? finger.position) - finger.landing).length
        let failed = taps.moved(travel: travel, span: nil)
        keepVelocity(lifting: finger, at: time)
        fingers.remove(at: index)
        guard activeFingers.isEmpty else { return failed + regrab(at: time, needsSlopToFling: true) }
        let velocity = kept?.velocity ?? .zero
        kept = nil
        let tapped = taps.sequenceEnded(at: time, waitsForSecondTap: waitsForSecondTap)
        if tapped.first == .restoreLanding {
            phase = .idle
            return failed + tapped
        }
        return failed + leave(velocity: velocity) + tapped
    }

    private mutating func cancelled(_ id: FingerID, time: Double) -> [GestureAction] {
        guard let index = fingers.firstIndex(where: { $0.id == id }) else { return [] }
        let wasParked = fingers.remove(at: index).isParked
        if wasParked { return [] }
        kept = nil
        taps.cancel()
        return activeFingers.isEmpty ? abandon() : regrab(at: time, needsSlopToFling: true)
    }
}
