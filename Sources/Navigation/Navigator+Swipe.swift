import Geometry
import Gestures

/// A swipe of several fingers on a trackpad, which turns pages as a finger on the glass does.
struct Swipe: Hashable, Sendable {
    /// What has become of it.
    enum Phase: Hashable, Sendable {
        /// Within the slop: its direction is not known.
        case undecided
        /// It drags the page.
        case paging
        /// It means nothing here.
        case ignored
    }

    var phase: Phase
    var tracker: VelocityTracker
}

extension Navigator {
    mutating func handle(_ event: SwipeEvent) -> [DiscreteGesture] {
        let place = ViewPoint.zero + event.translation
        switch event.phase {
        case .began:
            let former = endSwipe(isCancelled: true)
            stopDrift()
            guard place.isFinite else { return former }
            beginSwipe(at: place.bounded)
            return former
        case .changed:
            if place.isFinite { followSwipe(to: place.bounded) }
            return []
        case .ended:
            return endSwipe(isCancelled: false)
        case .cancelled:
            return endSwipe(isCancelled: true)
        }
    }

    /// Lets go of what a swipe holds; returns the turn that comes of it.
    mutating func endSwipe(isCancelled: Bool) -> [DiscreteGesture] {
        guard let ending = swipe else { return [] }
        swipe = nil
        guard ending.phase == .paging, let drag = pager.drag else { return [] }
        let velocity = ending.tracker.releaseVelocity(at: now).dx
        return releasePage(drag, velocity: isCancelled ? 0 : velocity, isCancelled: isCancelled, since: now)
    }

    /// Fingers on the glass have taken the page out of a swipe's hands.
    mutating func endSwipe() { swipe?.phase = .ignored }

    /// Whether fingers on the glass, the mouse or a pinch are at work.
    private var holdsSomething: Bool { arbiter.fingerCount > 0 || pinch != nil }

    private mutating func beginSwipe(at place: ViewPoint) {
        var begun = Swipe(phase: .undecided, tracker: VelocityTracker(position: place, time: now))
        if holdsSomething || isTraveling {
            begun.phase = .ignored
        } else if pager.isSettling {
            catchPage()
            pager.rebase(at: place.x)
            begun.phase = .paging
        }
        swipe = begun
    }

    private mutating func followSwipe(to place: ViewPoint) {
        guard var current = swipe else { return }
        current.tracker.add(place, at: now)
        if current.phase == .undecided { current.phase = decide(place - .zero) }
        if current.phase == .paging { pager.follow(to: place.x, isShown: true) }
        swipe = current
    }

    /// What a swipe that has come so far is.
    private mutating func decide(_ way: ViewVector) -> Swipe.Phase {
        let length = way.length
        guard length > GestureTuning.slop else { return .undecided }
        // The picture may have begun to move since.
        guard !holdsSomething, !isTraveling else { return .ignored }
        beginPageDrag(way)
        guard pager.drag != nil else { return .ignored }
        pager.rebase(at: way.dx * GestureTuning.slop / length)
        return .paging
    }
}
