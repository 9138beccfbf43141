public import Geometry
public import Gestures

/// Moves the picture: the one machine behind the viewer and the simulator.
///
/// A value. It is told inputs and times in milliseconds; a time that is lower than an earlier one counts as the latest. What moves by
/// itself is displayed where the last `advance(to:)` put it, and a finger that lands catches it there: so a caller that draws frames
/// calls `advance(to:)` for each frame, and a caller to whom time is continuous calls it before each input.
public struct Navigator: Hashable, Sendable {
    let options: ZoomOptions
    /// How things move: with less motion or not, and how touches are taken.
    public internal(set) var motion: MotionSettings
    var view: ViewSize
    var scale: Double
    var now = 0.0
    var arbiter = GestureArbiter()
    /// The picture in its window, turned as the camera is.
    var stage: Stage?
    var travel = Travel.rest
    var grip: Grip?
    /// The view when the first finger landed.
    var landingCamera: Camera?
    /// When an event of a finger was handled last.
    var lastTouch = -Double.infinity
    /// The latest of the touches' own times.
    var touchClock = -Double.infinity
    /// The own time of the last touch that moved.
    var lastMotion = -Double.infinity
    /// A page that has turned without a move.
    var pageFade: CrossFade?
    /// What the next picture, or the one that has just come, takes the place of.
    var outgoing: OutgoingView?
    /// Where the fingers hold the picture, as long as no frame has shown it there.
    var held: Camera?
    /// The view before some quarter turns, as long as nothing else has changed it.
    var turning: QuarterTurns?
    /// The fingers of a trackpad's pinch.
    var pinch: FingerGroup?

    /// The row of pages.
    var pager = Pager()
    /// A trackpad's swipe.
    var swipe: Swipe?

    /// Where we look on the page; `camera` is that on the screen. Without a picture: zoom 1, offset 0.
    var placed = Camera(zoom: 1, offset: .zero) {
        didSet { if let stage, stage.rotation != placed.rotation { self.stage = stage.turned(to: placed.rotation) } }
    }

    /// A navigator without a picture, for a window of a size in points with so many device pixels per point.
    public init(options: ZoomOptions, motion: MotionSettings = MotionSettings(), view: ViewSize, scale: Double) {
        self.options = options
        self.motion = motion
        self.view = view
        self.scale = scale
    }

    /// Takes one input at a time in ms; returns the discrete gestures that it completed, in order.
    public mutating func handle(_ input: NavigationInput, at time: Double) -> [DiscreteGesture] {
        tick(time)
        // A touch that has waited to be handled is judged by its own time.
        var gestures: [DiscreteGesture] = []
        if case .touch = input {} else { gestures = perform(arbiter.advance(to: now)) }
        switch input {
        case .touch(let touch): gestures += handle(touch)
        case .mouse(let event): gestures += handle(event)
        case .wheel(let event): handle(event)
        case .command(let command, let isAnimated): handle(command, isAnimated: isAnimated)
        case .zoomTo(let request, let isAnimated): handle(request, isAnimated: isAnimated)
        case .pinch(let event): handle(event)
        case .turn(let quarterTurns, let isAnimated): turn(by: quarterTurns, isAnimated: isAnimated)
        case .reducedMotion(let isReduced):
            motion.reducesMotion = isReduced
            if isReduced { stopDrift() }
        case .swipe(let event): gestures += handle(event)
        case .pages(let sides): handle(sides)
        case .fade(let duration): fadeNext(over: duration)
        case .drift(let request): drift(request)
        case .cancel:
            endPinch()
            gestures += perform(arbiter.cancelAll()) + endSwipe(isCancelled: true)
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
        if let fade = pageFade, now >= fade.end { pageFade = nil }
        outgoing = outgoing?.advanced(to: now)
        followResampled()
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
                grab(by: group)
            case .follow(let group):
                follow(group)
            case .cancel:
                isCancelled = true
            case .release(let velocity):
                gestures += release(velocity: velocity, isCancelled: isCancelled)
            case .restoreLanding:
                grip = nil
                held = nil
                if let landingCamera { placed = landingCamera }
            case .discrete(let gesture, let place):
                gestures.append(gesture)
                react(to: gesture, at: place)
            }
        }
        return gestures
    }

    mutating func grab(by group: FingerGroup) {
        travel = .rest
        if let drag = pager.drag, grabPage(drag, by: group) { return }
        let placed = reached
        grip = stage.map { Grip(placed, by: group, on: $0.turned(to: placed.rotation)) }
    }

    private mutating func follow(_ group: FingerGroup) {
        if pager.drag != nil { pager.follow(to: group.centroid.x, isShown: !motion.resamplesTouches) }
        guard let followed = grip?.follow(group) else { return }
        // The next frame shows it, as of its own time.
        if motion.resamplesTouches { held = followed } else { placed = followed }
    }

    /// Lets go of the page or of the picture; returns the turn that comes of it.
    private mutating func release(velocity: ViewVector, isCancelled: Bool) -> [DiscreteGesture] {
        if let drag = pager.drag {
            return releasePage(drag, velocity: velocity.dx, isCancelled: isCancelled, since: lateStart(pager.isLate))
        }
        release(velocity: velocity)
        return []
    }

    /// What was drawn late goes on as late: so the speed on the screen does not change at the lift.
    private func lateStart(_ isLate: Bool) -> Double {
        isLate ? max(lastMotion + GestureTuning.resamplingLatency, 0) : now
    }

    mutating func release(velocity: ViewVector) {
        let last = grip?.lastCentroid
        let placed = reached
        let start = lateStart(held != nil)
        grip = nil
        held = nil
        guard let stage else { return }
        settle(
            placed, velocity: velocity, centroid: last ?? stage.view.center, on: stage.turned(to: placed.rotation),
            since: start)
    }

    /// From a view to a legal rest.
    mutating func settle(
        _ placed: Camera, velocity: ViewVector, centroid: ViewPoint, on stage: Stage, since time: Double
    ) {
        let upright = stage.turned(to: placed.rotation.nearestQuarterTurn)
        if placed.rotation.isQuarterTurn, stage.limits.clamp(placed.zoom) == placed.zoom {
            start(
                .gliding(Glide(placed, velocity: motion.reducesMotion ? .zero : velocity, on: stage, at: time)),
                from: placed)
        } else {
            let target = upright.zoomed(placed, to: placed.zoom, anchor: centroid)
            start(
                .transition(
                    CameraTransition(
                        from: placed, to: target, anchor: placed.contentPoint(at: centroid), curve: .settling,
                        on: stage, at: time)), from: placed)
        }
    }

    /// Sets the picture moving. Nothing moves in this very event: even what is over at once, as the last hair of a bounce, is left to
    /// the next frame. `origin` is where it starts from: fingers may have held it where no frame has shown it.
    mutating func start(_ next: Travel, from origin: Camera) {
        let isOver = next.end.map { $0 <= now } ?? true
        let isThere = next.camera(at: now).map { $0 == placed } ?? true
        // What only catches up with the fingers is no move.
        if motion.reducesMotion, let target = next.target, target != origin {
            travel = .fading(to: target, CrossFade(at: now))
        } else {
            travel = isOver && isThere ? .rest : next
        }
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
        held = nil
        guard target != placed else {
            travel = .rest
            return
        }
        start(
            .transition(
                CameraTransition(from: placed, to: target, anchor: anchor, curve: .eased, on: stage, at: now)),
            from: placed)
    }
}
