import Gestures
import Motion

/// A page as fingers drag it along x: from where they are now follows where it is, and nothing else matters.
struct PageDrag: Hashable, Sendable {
    /// The sides to which it follows one to one, up to a whole page; beyond that and elsewhere it stretches as a rubber band.
    private(set) var free: PageSides
    /// Whether it caught a page that was settling: until it has moved it, a second finger takes the picture out of its hands.
    let isCatch: Bool
    /// The farthest that the fingers have moved since it began, pt.
    private(set) var way = 0.0
    private var row: PageRow
    /// Where the fingers were at the base.
    private var base = 0.0
    /// Where they were seen last.
    private var last = 0.0
    /// What they asked for at the base: the displacement before the rubber band.
    private var asked = 0.0

    /// A drag of a row of pages. It needs a base before it can follow.
    init(free: PageSides, isCatch: Bool, in row: PageRow) {
        self.free = free
        self.isCatch = isCatch
        self.row = row
    }

    /// Whether the drag has been more than the trembling of a finger that lies on the glass.
    var hasMoved: Bool { !isCatch || way > GestureTuning.slop }

    /// The fingers are at `x` while the page is displaced by so much: everything is measured from here.
    mutating func rebase(at x: Double, displacement: Double) {
        base = x
        last = x
        asked = unstretched(displacement)
    }

    /// Sides are taken away during the drag; the displacement that is shown stays.
    mutating func restrict(to sides: PageSides, displacement: Double) {
        free = free.intersection(sides)
        rebase(at: last, displacement: displacement)
    }

    /// The drag after the window has changed under the fingers.
    func resized(to row: PageRow, displacement: Double) -> Self {
        var drag = self
        drag.row = row
        drag.rebase(at: last, displacement: displacement)
        return drag
    }

    /// The displacement when the fingers are at `x`.
    mutating func follow(to x: Double) -> Double {
        last = x
        way = max(way, abs(x - base))
        return displacement(x)
    }

    /// The displacement if the fingers were at `x`.
    func displacement(_ x: Double) -> Double { stretched(asked + x - base) }

    /// Which neighbor the page is turned to when it is let go with a displacement and a velocity; nil: to none.
    func turn(displacement: Double, velocity: Double) -> PageSide? {
        guard displacement != 0, hasMoved else { return nil }
        let side = PageSide(movingBy: displacement)
        guard free[side] else { return nil }
        let speed = velocity * side.direction
        if abs(speed) > PagerTuning.turnSpeed { return speed > 0 ? side : nil }
        let projected = displacement * side.direction + Deceleration().restDistance(speed: speed)
        return projected > row.pitch * PagerTuning.turnShare ? side : nil
    }

    /// How far it may be moved freely, and how far at most beyond that.
    ///
    /// Beyond a whole page it is less than the gap: the page after the next one does not come into sight, so that it cannot flash up
    /// when the turn makes it a neighbor.
    private func bounds(towards displacement: Double) -> (limit: Double, range: Double) {
        free[PageSide(movingBy: displacement)] ? (row.pitch, PagerTuning.gap) : (0, row.width)
    }

    private func stretched(_ asked: Double) -> Double {
        let (limit, range) = bounds(towards: asked)
        let over = abs(asked) - limit
        guard over > 0 else { return asked }
        let shown = limit + RubberBand.stretched(over, range: range)
        return asked < 0 ? -shown : shown
    }

    private func unstretched(_ shown: Double) -> Double {
        let (limit, range) = bounds(towards: shown)
        let over = abs(shown) - limit
        guard over > 0 else { return shown }
        let asked = limit + min(RubberBand.unstretched(over, range: range), PagerTuning.farthestAsked)
        return shown < 0 ? -asked : asked
    }
}
