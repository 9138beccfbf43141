import Motion

/// The row of pages of which the current picture is one: how far it is moved along x, and by whom.
///
/// The displacement is apart from the camera, so that another picture, a zoom or a change of the window leaves it as it is.
struct Pager: Hashable, Sendable {
    /// Who moves the page.
    enum Motion: Hashable, Sendable {
        case rest
        /// Fingers, or a swipe on a trackpad.
        case held(PageDrag)
        case settling(PageSettle)
    }

    /// Where there are neighbors.
    var sides = PageSides()
    /// Who moves the page.
    private(set) var motion = Motion.rest
    /// How far the current page is from its place, as displayed; pt, to the right.
    private(set) var displacement = 0.0
    /// The sides on which a neighbor lies beside the page. To another side a larger picture goes on, and is only stretched.
    private(set) var open = PageSides()
    /// How far the neighbors are from their places beside the current page: it was taken out of the row, which goes on without it.
    private(set) var stray = 0.0
    private var straying: PageSettle?
    /// The page that the last turn left, until everything rests.
    private(set) var left: LeftPage?
    /// The page that was left and is turned back to, until its picture comes.
    private(set) var returning: LeftPage?

    /// Whether a page moves by itself.
    var isMoving: Bool { isSettling || straying != nil }

    /// Whether the current page moves by itself.
    var isSettling: Bool {
        if case .settling = motion { true } else { false }
    }

    /// The drag that is going on.
    var drag: PageDrag? {
        if case .held(let drag) = motion { drag } else { nil }
    }

    /// Whether every page is in its place and nobody holds one.
    var isAtRest: Bool { motion == .rest && straying == nil }

    /// How far a neighbor is from where the current page rests; pt, to the right.
    func displacement(of side: PageSide, pitch: Double) -> Double { displacement + stray - side.direction * pitch }

    /// Fingers take the page.
    mutating func hold(_ drag: PageDrag) {
        motion = .held(drag)
        open = drag.free
    }

    /// Fingers that hold the page came or went, or were elsewhere all the time: nothing moves.
    mutating func rebase(at x: Double) {
        guard case .held(var drag) = motion else { return }
        drag.rebase(at: x, displacement: displacement)
        motion = .held(drag)
    }

    /// The fingers that hold the page are at `x`.
    mutating func follow(to x: Double) {
        guard case .held(var drag) = motion else { return }
        displacement = drag.follow(to: x)
        motion = .held(drag)
    }

    /// There are neighbors on these sides now.
    mutating func show(_ sides: PageSides) {
        self.sides = sides
        guard case .held(var drag) = motion else { return }
        drag.restrict(to: sides, displacement: displacement)
        hold(drag)
    }

    /// The page is let go and goes to its place. Nothing moves in this very event.
    mutating func settle(velocity: Double, tolerance: Double, at time: Double) {
        guard displacement != 0 else {
            motion = .rest
            forgetLeftPages()
            return
        }
        motion = .settling(PageSettle(from: displacement, velocity: velocity, tolerance: tolerance, at: time))
    }

    /// The neighbor on a side becomes the current page, and the page that lay there so far its neighbor; nothing moves.
    mutating func turn(to side: PageSide, from page: LeftPage, on row: PageRow, at time: Double) {
        returning = left?.side == side ? left : nil
        left = page
        open = PageSides(only: side.opposite)
        displacement += stray - side.direction * row.pitch
        restray(by: -2 * stray, velocity: -2 * (straying?.velocity(at: time) ?? 0), tolerance: row.tolerance, at: time)
    }

    /// The current page is taken out of the row as it is displayed; the row goes on to where the page would have been at rest.
    /// Returns the displacement that the page has now as part of its own view.
    mutating func takeOut(tolerance: Double, at time: Double) -> Double {
        let taken = displacement
        displacement = 0
        motion = .rest
        restray(by: taken, velocity: 0, tolerance: tolerance, at: time)
        return taken
    }

    /// The picture that was turned back to has come; returns where it lay.
    mutating func takeReturning() -> LeftPage? {
        defer { returning = nil }
        return returning
    }

    /// What moves by itself moves to where it is at a time.
    mutating func advance(to time: Double) {
        if case .settling(let settle) = motion {
            displacement = settle.displacement(at: time)
            if time >= settle.end { motion = .rest }
        }
        if let going = straying {
            stray = going.displacement(at: time)
            if time >= going.end { straying = nil }
        }
        forgetLeftPages()
    }

    /// The window changed, and with it the pitch by a factor.
    mutating func resize(by factor: Double, on row: PageRow, at time: Double, page: (LeftPage) -> LeftPage) {
        let tolerance = row.tolerance
        restray(by: stray * (factor - 1), velocity: 0, tolerance: tolerance, at: time)
        displacement *= factor
        left = left.map(page)
        returning = returning.map(page)
        switch motion {
        case .rest: break
        case .held(let drag):
            motion = .held(drag.resized(to: row, displacement: displacement))
        case .settling(let going):
            settle(velocity: going.velocity(at: time) * factor, tolerance: tolerance, at: time)
        }
    }

    private mutating func restray(by change: Double, velocity added: Double, tolerance: Double, at time: Double) {
        guard change != 0 else { return }
        let velocity = (straying?.velocity(at: time) ?? 0) + added
        stray += change
        straying =
            stray == 0 ? nil : PageSettle(from: stray, velocity: velocity, tolerance: tolerance, at: time)
    }

    private mutating func forgetLeftPages() {
        guard isAtRest else { return }
        left = nil
        returning = nil
    }
}
