public import Geometry
public import Gestures

/// Moves the picture: the one machine behind the viewer and the simulator.
///
/// A value. It is told inputs and times in milliseconds; a time that is lower than an earlier one counts as the latest. What moves by
/// itself is displayed where the last `advance(to:)` put it, and a finger that lands catches it there: so a caller that draws frames
/// calls `advance(to:)` for each frame, and a caller to whom time is continuous calls it before each input.
public struct Navigator: Hashable, Sendable {
    let options: ZoomOptions
    var view: ViewSize
    var scale: Double
    var now = 0.0
    var arbiter = GestureArbiter()
    var stage: Stage?
    var travel = Travel.rest
    var grip: Grip?
    /// The view when the first finger landed.
    var landingCamera: Camera?
    var lastTouch = -Double.infinity
    /// The row of pages.
    var pager = Pager()
    var swipe: Swipe?

    /// Where we look on the page; `camera` is that on the screen. Without a picture: zoom 1, offset 0.
    var placed = Camera(zoom: 1, offset: .zero)

    /// A navigator without a picture, for a window of a size in points with so many device pixels per point.
    public init(options: ZoomOptions, view: ViewSize, scale: Double) {
        self.options = options
        self.view = view
        self.scale = scale
    }

    /// Takes one input at a time in ms; returns the discrete gestures that it completed, in order.
    public mutating func handle(_ input: NavigationInput, at time: Double) -> [DiscreteGesture] {
        tick(time)
        var gestures = perform(arbiter.advance(to: now))
        switch input {
        case .touch(let touch): gestures += handle(touch)
        case .mouse(let event): gestures += handle(event)
        case .wheel(let event): handle(event)
        case .command(let command, let isAnimated): handle(command, isAnimated: isAnimated)
        case .zoomTo(let request, let isAnimated): handle(request, isAnimated: isAnimated)
        case .swipe(let event): gestures += handle(event)
        case .pages(let sides): handle(sides)
        case .pinch, .turn: break
        case .cancel: gestures += perform(arbiter.cancelAll()) + endSwipe(isCancelled: true)
        case .picture(let size): show(size)
        case .resize(let view, let scale): resize(to: view, scale: scale)
        }
        return gestures
    }

    /// Moves what moves by itself to where it is at a time in ms, and reports the taps that have waited long enough.
    public mutating func advance(to time: Double) -> [DiscreteGesture] {
        tick(time)
        if let moved = travel.camera(at: now) { placed = moved }
        if let end = travel.end, now >= end { travel = .rest }
        pager.advance(to: now)
        return perform(arbiter.advance(to: now))
    }

    private mutating func tick(_ time: Double) {
        if time.isFinite { now = max(now, time) }
    }

    /// Does what the arbiter decided.
    mutating func perform(_ actions: [GestureAction]) -> [DiscreteGesture] {
        var gestures: [DiscreteGesture] = []
        var isCancelled = false
        for action in actions {
            switch action {
            case .stop:
                travel = .rest
                catchPage()
            case .drag(let direction):
                beginPageDrag(direction)
            case .grab(let group):
                if let drag = pager.drag { grabPage(drag, by: group) } else { grabPicture(by: group) }
            case .follow(let group):
                if pager.drag != nil { pager.follow(to: group.centroid.x) }
                if let followed = grip?.follow(group) { placed = followed }
            case .cancel:
                isCancelled = true
            case .release(let velocity):
                if let drag = pager.drag {
                    gestures += releasePage(drag, velocity: velocity.dx, isCancelled: isCancelled)
                } else {
                    release(velocity: velocity)
                }
            case .restoreLanding:
                grip = nil
                if let landingCamera { placed = landingCamera }
            case .discrete(let gesture, let place):
                gestures.append(gesture)
                react(to: gesture, at: place)
            }
        }
        return gestures
    }

    mutating func grabPicture(by group: FingerGroup) {
        travel = .rest
        grip = stage.map { Grip(placed, by: group, on: $0) }
    }

    private mutating func release(velocity: ViewVector) {
        let last = grip?.lastCentroid
        grip = nil
        guard let stage else { return }
        settle(velocity: velocity, centroid: last ?? stage.view.center, on: stage)
    }

    /// From what is displayed to a legal rest.
    mutating func settle(velocity: ViewVector, centroid: ViewPoint, on stage: Stage) {
        if stage.limits.clamp(placed.zoom) == placed.zoom {
            start(.gliding(Glide(placed, velocity: velocity, on: stage, at: now)))
        } else {
            let target = stage.zoomed(placed, to: placed.zoom, anchor: centroid)
            start(
                .transition(
                    CameraTransition(
                        from: placed, to: target, anchor: placed.contentPoint(at: centroid), curve: .settling,
                        on: stage, at: now)))
        }
    }

    /// Sets the picture moving. Nothing moves in this very event: even what is over at once, as the last hair of a bounce, is left to
    /// the next frame.
    mutating func start(_ next: Travel) {
        let isOver = next.end.map { $0 <= now } ?? true
        let isThere = next.camera(at: now).map { $0 == placed } ?? true
        travel = isOver && isThere ? .rest : next
    }

    private mutating func react(to gesture: DiscreteGesture, at place: ViewPoint) {
        guard let stage else { return }
        switch gesture {
        case .tap, .longPress, .pageNext, .pagePrevious:
            break
        case .doubleTap:
            guard let target = stage.doubleTapTarget(from: placed, at: place) else { return }
            animate(to: target, anchor: placed.contentPoint(at: place), on: stage)
        case .twoFingerTap:
            guard let target = stage.twoFingerTapTarget(from: placed) else { return }
            animate(to: target, anchor: placed.center(in: stage.view), on: stage)
        }
    }

    /// Animates to a legal view, unless it is the one that is displayed.
    mutating func animate(to target: Camera, anchor: ContentPoint, on stage: Stage) {
        guard target != placed else {
            travel = .rest
            return
        }
        start(
            .transition(
                CameraTransition(from: placed, to: target, anchor: anchor, curve: .eased, on: stage, at: now)))
    }
}
