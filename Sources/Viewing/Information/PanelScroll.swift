import Geometry
import Gestures
import Motion

/// A content that is longer than the panel that shows it, moved along y by a finger, the mouse, a wheel or a key, by the laws by which pictures move.
public struct PanelScroll: Hashable, Sendable {
    private enum Phase: Hashable, Sendable {
        case resting(Double)
        case held(Hold)
        case moving(AxisMotion, since: Double)
    }

    private struct Hold: Hashable, Sendable {
        /// Where the pointer landed, along y, and where the content was then, behind the rubber band.
        let landing: Double
        let start: Double
        var place: Double
        var tracker: VelocityTracker
    }

    /// How far the content reaches beyond the panel, in points.
    public internal(set) var overflow = 0.0 {
        didSet { if overflow != oldValue, case .resting(let offset) = phase { phase = .resting(bounded(offset)) } }
    }
    /// The height of the panel, in points: the measure of its rubber band.
    var height = 0.0
    private var phase = Phase.resting(0)

    /// At its beginning.
    init() {}

    /// How far the content is moved up, in points, at a time; beyond its ends while it is drawn there.
    public func offset(at time: Double) -> Double {
        switch phase {
        case .resting(let offset): offset
        case .held(let hold): shown(hold.start - (hold.place - hold.landing))
        case .moving(let motion, let since): motion.position(at: time - since)
        }
    }

    /// Whether it moves by itself.
    var isMoving: Bool { if case .moving = phase { true } else { false } }

    mutating func begin(at place: ViewPoint, time: Double) {
        let offset = offset(at: time)
        let beyond = offset - bounded(offset)
        let asked = bounded(offset) + RubberBand.unstretched(beyond, range: height)
        phase = .held(
            Hold(landing: place.y, start: asked, place: place.y, tracker: VelocityTracker(position: place, time: time)))
    }

    mutating func move(to place: ViewPoint, time: Double) {
        guard case .held(var hold) = phase else { return }
        hold.place = place.y
        hold.tracker.add(place, at: time)
        phase = .held(hold)
    }

    /// Lets go; `isThrown` says whether it goes on by itself with the pointer's speed.
    mutating func end(time: Double, isThrown: Bool) {
        guard case .held(let hold) = phase else { return }
        let speed = isThrown ? -hold.tracker.releaseVelocity(at: time).dy : 0
        let velocity = abs(speed) >= MotionConstants.flingThreshold ? speed : 0
        let offset = offset(at: time)
        guard isThrown else {
            phase = .resting(bounded(offset))
            return
        }
        phase = .moving(
            AxisMotion(position: offset, velocity: velocity, range: 0...max(overflow, 0), tolerance: Self.tolerance),
            since: time)
    }

    /// Moves the content by so many points, at once and never beyond its ends.
    mutating func scroll(by distance: Double, time: Double) { phase = .resting(bounded(offset(at: time) + distance)) }

    /// What has come to rest rests.
    mutating func advance(to time: Double) {
        if case .moving(let motion, let since) = phase, time - since >= motion.duration {
            phase = .resting(bounded(motion.destination))
        }
    }

    private static let tolerance = 0.25

    private func bounded(_ offset: Double) -> Double { min(max(offset, 0), max(overflow, 0)) }

    private func shown(_ asked: Double) -> Double {
        let inside = bounded(asked)
        return inside + RubberBand.stretched(asked - inside, range: height)
    }
}
