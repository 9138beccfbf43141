import Album
import Geometry
import Navigation

/// How one goes from picture to picture.
extension Session {
    /// The place that a step leads to; nil when there is no picture there.
    public func place(of step: AlbumStep) -> Int? {
        switch step {
        case .next: album.next
        case .previous: album.previous
        case .first: album.last.map { _ in 0 }
        case .last: album.last
        case .to(let place): album.entries.indices.contains(place) ? place : nil
        }
    }

    mutating func openAlbum(_ paths: [[UInt8]], at time: Double) -> [ViewingEffect] {
        guard let first = paths.first else { return [] }
        let left = neighbors + [leaving?.slot].compactMap { $0 }
        neighbors = []
        leaving = nil
        pendingFade = nil
        upcoming = nil
        album = Album(paths)
        list.isOpen = false
        list.passage = nil
        let effects = left.map { ViewingEffect.abandon($0.id) } + open(first, keepsView: false, at: time)
        albumNumber = nextNumber()
        listing = Listing()
        return effects + [.list(number: albumNumber, paths: paths)]
    }

    /// Goes to another picture; at the ends nothing happens. It may fade in over the one before in so many ms.
    mutating func go(_ step: AlbumStep, fadingOver fade: Double? = nil, at time: Double) -> [ViewingEffect] {
        guard let place = place(of: step), !album.isCurrent(place), album.go(to: place), let path = album.current else {
            return []
        }
        pendingFade = fade
        let effects = dropLeaving() + show(path, at: time)
        followPicture(at: time)
        return effects
    }

    /// Shows a picture of the album, from what is there of it already.
    mutating func show(_ path: [UInt8], at time: Double) -> [ViewingEffect] {
        if let ready = former, ready.path == path, picture?.path != path, !ready.isStale {
            // It never left the screen.
            former = nil
            return leave(staying: false, at: time) + present(ready, isOnScreen: true, at: time) + tidy()
        }
        if let index = neighbors.firstIndex(where: { $0.path == path }) {
            let ready = neighbors.remove(at: index)
            if ready.failure?.kind != .passing, ready.failure != nil || ready.canBePainted || ready.hasFullSize {
                let isReady = ready.failure != nil || ready.canBePainted
                return leave(staying: !isReady, at: time) + present(ready, isOnScreen: false, at: time) + tidy()
            }
            return [.abandon(ready.id)] + dropUnfinishedNeighbors() + open(path, keepsView: false, at: time) + tidy()
        }
        return dropUnfinishedNeighbors() + open(path, keepsView: false, at: time) + tidy()
    }

    /// Makes an opening the current picture: as it is when it has all that is needed, else as a stand-in for a new one.
    mutating func present(_ ready: PictureSlot, isOnScreen: Bool, at time: Double) -> [ViewingEffect] {
        var effects = dropUnfinishedNeighbors() + [ViewingEffect.retitle(ready.name)]
        if let failure = ready.failure {
            picture = ready
            overlay.failed(failure.card, at: time)
            return effects + navigate(.picture(nil), at: time)
        }
        overlay.loadingBegan(
            name: ready.name, hasFormerPicture: isOnScreen || ready.canBePainted || former != nil, at: time)
        // A picture that was left before it was complete is not being loaded any more.
        if ready.isAll, ready.isOver || !isOnScreen {
            picture = ready
            guard ready.canBePainted else { return effects }
            picture?.hasAppeared = true
            overlay.pictureAppeared(at: time)
            if ready.isOver { overlay.loadingEnded(at: time) }
            for notice in ready.facts?.notices ?? [] { overlay.noticed(notice, at: time) }
        } else {
            overlay.pictureAppeared(at: time)
            if !ready.isOver { effects.append(.stopLoading(ready.id)) }
            former = ready
            var slot = PictureSlot(id: nextID(), path: ready.path, keepsView: true, standIn: ready.id, phrases: phrases)
            slot.inheritWords(of: ready)
            picture = slot
            effects.append(load(slot))
        }
        return isOnScreen ? effects : effects + navigate(.picture(ready.facts?.size), at: time)
    }

    /// Lets go of what is not wanted here, and loads ahead what is.
    mutating func tidy() -> [ViewingEffect] { dropUnwantedNeighbors() + preload() }
}
