import Geometry
import Gestures
import Navigation
import Viewing

/// A finger that turns the pages of a walk.
extension AlbumWalk {
    /// The files that are in sight, the current one first.
    var inSight: [String] { session.pages.map { String(decoding: $0.slot.path, as: UTF8.self) } }

    /// A finger draws the neighbor of a side in by so many points, and rests there.
    mutating func drawPage(to side: PageSide, by way: Double = 500) {
        let sign = side == .next ? -1.0 : 1.0
        touch(.began, 400)
        move(to: 400 + sign * (way + 10) / 2)
        move(to: 400 + sign * (way + 10))
        advance(by: 100)
    }

    /// The finger moves there.
    mutating func move(to x: Double) { touch(.moved, x) }

    /// The finger lifts.
    @discardableResult
    mutating func lift() -> [ViewingEffect] { touch(.ended, 400) }

    /// Nothing is done until everything rests.
    @discardableResult
    mutating func settle() -> [ViewingEffect] { advance(by: 500) }

    @discardableResult
    private mutating func touch(_ phase: TouchPhase, _ x: Double) -> [ViewingEffect] {
        // Without a frame in between, so that what a lift shows can be seen.
        time += 10
        let touch = Touch(finger: FingerID(finger: 1), phase: phase, position: ViewPoint(x: x, y: 300))
        return take(.navigation(.touch(touch)))
    }
}
