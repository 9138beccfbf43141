import Geometry
import Gestures

/// Plays touches into an arbiter and keeps what it decides.
struct TouchScript {
    var arbiter = GestureArbiter()
    var contentIsMoving = false
    var actions: [GestureAction] = []

    mutating func play(_ phase: TouchPhase, _ finger: Int64, _ x: Double, _ y: Double, at time: Double) {
        let touch = Touch(finger: FingerID(finger: finger), phase: phase, position: ViewPoint(x: x, y: y))
        actions += arbiter.handle(touch, at: time, contentIsMoving: contentIsMoving)
    }

    mutating func wait(until time: Double) { actions += arbiter.advance(to: time) }

    mutating func takeActions() -> [GestureAction] {
        defer { actions = [] }
        return actions
    }

    /// The discrete gestures among the actions so far.
    var discrete: [DiscreteGesture] {
        actions.compactMap { if case .discrete(let gesture, _) = $0 { gesture } else { nil } }
    }

    /// The velocity of the last release.
    var released: ViewVector? {
        actions.reversed().lazy.compactMap { if case .release(let velocity) = $0 { velocity } else { nil } }.first
    }
}
