import Geometry
import Gestures

/// How fingers turn pages.
///
/// Whether a drag is one of pages is decided when it begins, and stays so until all fingers are up.
extension Navigator {
    /// The measures of the row of pages. A window without area counts as the smallest one.
    var pageRow: PageRow {
        let stage = stage ?? emptyStage
        return PageRow(width: stage.view.width, scale: stage.scale)
    }

    /// The window with the smallest picture in it, whose measures are always finite.
    private var emptyStage: Stage {
        Stage(options: options, view: view, scale: scale, content: ContentSize(width: 1, height: 1))
    }

    /// The sides that have a neighbor, under a policy that turns pages.
    mutating func handle(_ sides: PageSides) { pager.show(allowsPaging ? sides : PageSides()) }

    /// One finger begins to drag, in a direction.
    mutating func beginPageDrag(_ direction: ViewVector) {
        guard !pager.sides.isEmpty, abs(direction.dx) > PagerTuning.directionRatio * abs(direction.dy) else { return }
        let side = PageSide(movingBy: direction.dx)
        // A picture that fits cannot move along x but with its page; a larger one pans where there is no page to draw in.
        let fits = stage?.fits(.horizontal, zoom: placed.zoom) ?? true
        guard fits || pager.sides[side] && showsEdge(side) else { return }
        pager.hold(PageDrag(free: freeSides, isCatch: false, in: pageRow))
    }

    /// A touch lands on something that moves: a settling page stops, and is held from now on.
    mutating func catchPage() {
        guard pager.isSettling || pager.drag != nil else { return }
        pager.hold(PageDrag(free: freeSides, isCatch: true, in: pageRow))
        endSwipe()
    }

    /// The set of fingers that holds the page has changed; false when they hold the picture from now on.
    mutating func grabPage(_ drag: PageDrag, by group: FingerGroup) -> Bool {
        guard group.count == 1 || drag.hasMoved else {
            takePictureOut()
            return false
        }
        pager.rebase(at: group.centroid.x)
        return true
    }

    /// The fingers that hold the page are up; returns the turn that comes of it. The page goes on from where it was at a time in ms.
    mutating func releasePage(
        _ drag: PageDrag, velocity: Double, isCancelled: Bool, since start: Double
    ) -> [DiscreteGesture] {
        let side = isCancelled ? nil : drag.turn(displacement: pager.reached, velocity: velocity)
        if let side {
            let page = LeftPage(side: side.opposite, stage: stage, camera: placed)
            pager.turn(to: side, from: page, on: pageRow, at: now)
        }
        if motion.reducesMotion, pager.reached != 0 { pageFade = CrossFade(at: now) }
        pager.settle(velocity: velocity, tolerance: pageRow.tolerance, isInstant: motion.reducesMotion, at: start)
        // An animation that the drag stopped may have left the picture anywhere.
        if travel == .rest, let stage {
            settle(placed, velocity: .zero, centroid: stage.view.center, on: stage, since: now)
        }
        return side.map { [$0 == .next ? .pageNext : .pagePrevious] } ?? []
    }

    /// The window changed.
    mutating func resizePages(from before: PageRow) {
        let row = pageRow
        pager.resize(by: row.pitch / before.pitch, on: row, at: now) { [view, scale] page in
            var page = page
            page.stage = page.stage.map { old in
                let new = old.resized(to: view, scale: scale)
                page.camera = Self.recenter(page.camera, from: old, to: new)
                return new
            }
            return page
        }
    }

    /// A pinch begins while the page settles: the fingers take the picture as it is displayed, and the row goes on without it.
    mutating func takePictureOut() {
        let displacement = pager.takeOut(tolerance: pageRow.tolerance, at: now)
        // On an empty page there is nothing to hold.
        if stage != nil { placed = placed.movedAside(by: displacement) }
    }

    /// The sides to which the page may be moved freely: those with a neighbor, whose edge of the picture is in its place or is seen
    /// already.
    private var freeSides: PageSides {
        func isFree(_ side: PageSide) -> Bool {
            pager.sides[side] && (showsEdge(side) || pager.displacement * side.direction > 0 && pager.open[side])
        }
        return PageSides(hasPrevious: isFree(.previous), hasNext: isFree(.next))
    }

    /// An empty page has no edges to pan to.
    private func showsEdge(_ side: PageSide) -> Bool { stage?.showsEdge(side, in: placed) ?? true }
}
