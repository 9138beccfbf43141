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
    /// Where fingers hold it, as long as no frame has shown it there.
    private var late: Double?
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
    var isMoving: Bool { isSettling || straying != nil || isLate }

    /// Whether fingers hold the current page where no frame has shown it yet.
    var isLate: Bool { late != nil }

    /// How far the current page is from its place, as fingers hold it.
    var reached: Double { late ?? displacement }

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
        drag.rebase(at: x, displacement: reached)
        motion = .held(drag)
    }

    /// The fingers that hold the page are at `x`; where they are not shown at once, the next frame does so.
    mutating func follow(to x: Double, isShown: Bool) {
        guard case .held(var drag) = motion else { return }
        let followed = drag.follow(to: x)
        motion = .held(drag)
        if isShown { displacement = followed } else { late = followed }
    }

    /// A frame shows the page as if the fingers were at `x`; nil: where they are, for good.
    mutating func showHeld(as x: Double?) {
        guard case .held(let drag) = motion, let late else { return }
        displacement = x.map(drag.displacement) ?? late
        if x == nil { self.late = nil }
    }

    /// There are neighbors on these sides now.
    mutating func show(_ sides: PageSides) {
        self.sides = sides
        guard case .held(var drag) = motion else { return }
        drag.restrict(to: sides, displacement: reached)
        hold(drag)
    }

    /// The page is let go and goes to its place. Nothing moves in this very event.
    ///
    /// This is the one place where a page begins to move by itself; an instant one is there in the next frame.
    mutating func settle(velocity: Double, tolerance: Double, isInstant: Bool = false, at time: Double) {
        let start = reached
        late = nil
        guard displacement != 0 || start != 0 else {
            motion = .rest
            forgetLeftPages()
            return
        }
        motion = .settling(
            PageSettle(from: isInstant ? 0 : start, velocity: isInstant ? 0 : velocity, tolerance: tolerance, at: time))
    }

    /// The neighbor on a side becomes the current page, and the page that lay there so far its neighbor; nothing moves.
    mutating func turn(to side: PageSide, from page: LeftPage, on row: PageRow, at time: Double) {
        returning = left?.side == side ? left : nil
        left = page
        open = PageSides(only: side.opposite)
        let change = stray - side.direction * row.pitch
        displacement += change
        late = late.map { $0 + change }
        restray(by: -2 * stray, velocity: -2 * (straying?.velocity(at: time) ?? 0), tolerance: row.tolerance, at: time)
    }

    /// The current page is taken out of the row as it is displayed; the row goes on to where the page would have been at rest.
    /// Returns the displacement that the page has now as part of its own view.
    mutating func takeOut(tolerance: Double, at time: Double) -> Double {
        let taken = displacement
        displacement = 0
        late = nil
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
        late = late.map { $0 * factor }
        left = left.map(page)
        returning = returning.map(page)
        switch motion {
        case .rest: break
        case .held(let drag):
            motion = .held(drag.resized(to: row, displacement: reached))
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
