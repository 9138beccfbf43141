import Album
import Geometry
import Gestures
import Localization
import Navigation
import Tiling

/// How fingers turn pages.
extension Session {
    /// The pictures that are in sight, the current one first. A page of which there is nothing to see is left out.
    public var pages: [VisiblePage] {
        if list.isInSight { return pagesBetween }
        let current = visible.map { VisiblePage(slot: $0, camera: navigator.camera, extent: navigator.extentOfPage) }
        return [current].compactMap { $0 } + PageSide.allCases.compactMap(visibleNeighbor)
    }

    /// The picture that is on its way between the list and its own view.
    private var pagesBetween: [VisiblePage] {
        guard let passage = list.passage, let slot = visible, slot.path == passage.path, let size = slot.facts?.size
        else {
            return []
        }
        let camera = displayedPlane(size: size).camera(size: size)
        return [VisiblePage(slot: slot, camera: camera, extent: -.infinity...(.infinity))]
    }

    /// The pictures beside the current one that can be painted, as they would lie if they came to the front.
    public var readyNeighbors: [VisiblePage] {
        PageSide.allCases.compactMap { side in
            guard let slot = neighbor(on: side), let size = slot.facts?.size else { return nil }
            return VisiblePage(slot: slot, camera: navigator.startView(of: size), extent: -.infinity...(.infinity))
        }
    }

    /// Which neighbor lies on a side. Pages follow each other as the language is read: what the navigator calls the next side is the right one, and
    /// where one reads from the right, the picture there is the one before.
    func step(toward side: PageSide) -> AlbumStep {
        (side == .next) != phrases.isRightToLeft ? .next : .previous
    }

    /// Goes to the neighbor that a gesture has drawn in. The page that it leaves stays in sight as it lies.
    mutating func turnPage(_ gesture: DiscreteGesture, at time: Double) -> [ViewingEffect] {
        let side: PageSide
        switch gesture {
        case .pageNext: side = .next
        case .pagePrevious: side = .previous
        default: return []
        }
        guard let place = place(of: step(toward: side)), album.go(to: place), let path = album.current else {
            return []
        }
        let earlier = leaving
        leaving = nil
        pendingFade = nil
        var effects = leavePage(on: side.opposite)
        if let earlier, earlier.slot.path == path, earlier.side == side, !earlier.slot.isStale {
            effects += present(earlier.slot, isOnScreen: true, at: time)
            return effects + navigate(.picture(earlier.slot.facts?.size), at: time) + tidy()
        }
        if let earlier { effects += retire(earlier.slot) }
        effects += show(path, at: time)
        // The picture that was turned away from must not seem to be the one that comes.
        let isEmpty = visible == nil && picture?.failure == nil
        return isEmpty ? effects + navigate(.picture(nil), at: time) : effects
    }

    /// Lets go of the page that was turned away from, once it is out of sight, and tells the navigator which neighbors there are.
    mutating func tidyPages(at time: Double) -> [ViewingEffect] {
        var effects: [ViewingEffect] = []
        if leaving != nil, navigator.arePagesAtRest, !navigator.isFadingOver { effects += dropLeaving() + preload() }
        let now =
            navigator.allowsPaging
            ? PageSides(
                hasPrevious: place(of: step(toward: .previous)) != nil, hasNext: place(of: step(toward: .next)) != nil)
            : PageSides()
        if now != sides {
            sides = now
            effects += navigate(.pages(now), at: time)
        }
        return effects
    }

    /// Lets go of the page that was turned away from.
    mutating func dropLeaving() -> [ViewingEffect] {
        guard let page = leaving else { return [] }
        leaving = nil
        return retire(page.slot)
    }

    /// Keeps no finer levels of the page that was turned away from than a neighbor has.
    mutating func reduceLeaving() -> [ViewingEffect] {
        guard let slot = leaving?.slot, let level = slot.firstLevel(within: neighborBounds),
            level != slot.pyramid?.firstLevel
        else { return [] }
        leaving?.slot = slot.reduced(to: level)
        return [.reduce(slot.id, firstLevel: level)]
    }

    /// What is on the screen leaves it by a side; what was only asked for is given up.
    private mutating func leavePage(on side: PageSide) -> [ViewingEffect] {
        let shown = visible
        var effects: [ViewingEffect] = []
        if let asked = picture, asked.id != shown?.id {
            effects += asked.failure != nil ? retire(asked) : [.abandon(asked.id)]
        }
        if let shown {
            if !shown.isOver || shown.playback != nil { effects.append(.stopLoading(shown.id)) }
            leaving = LeavingPage(slot: shown, side: side)
        }
        picture = nil
        former = nil
        return effects
    }

    private func visibleNeighbor(on side: PageSide) -> VisiblePage? {
        guard navigator.isInSight(side) else { return nil }
        let extent = navigator.extentOfPage(on: side)
        if let leaving, leaving.side == side, let camera = navigator.cameraOfLeftPage(on: side) {
            return VisiblePage(slot: leaving.slot, camera: camera, extent: extent)
        }
        guard let slot = neighbor(on: side), let size = slot.facts?.size else { return nil }
        return VisiblePage(slot: slot, camera: navigator.camera(ofNeighbor: size, on: side), extent: extent)
    }

    /// The picture beside the current one that was loaded ahead, if it can be painted.
    private func neighbor(on side: PageSide) -> PictureSlot? {
        guard let place = place(of: step(toward: side)) else { return nil }
        return neighbors.first { $0.path == album.entries[place] && $0.canBePainted }
    }
}
