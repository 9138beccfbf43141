public import Geometry
import Gestures
import Motion
public import Navigation

/// What a hand did to the list that is no scrolling.
public enum ListGesture: Hashable, Sendable {
    /// A thumbnail was tapped.
    case tap(Int)
}

/// Scrolls the list and changes its columns: a machine like `Navigator`, on the same arbiter and with the same laws of motion.
///
/// A value. It is told inputs and times in milliseconds. What moves by itself is displayed where the last `advance(to:)` put it, and a finger
/// that lands catches it there.
public struct ListNavigator: Hashable, Sendable {
    /// How things move: with less motion or not, and how touches are taken.
    public internal(set) var motion: MotionSettings
    var view: ViewSize
    var scale: Double
    var now = 0.0
    var arbiter = GestureArbiter()
    var travel = ListTravel.rest
    var grip: ListGrip?
    /// Layouts that cells still come from, the oldest first.
    var reflows: [ListReflow] = []
    /// What several fingers had between them when they took hold; the last one to lift may be elsewhere.
    var pinched: Point<ListSpace>?
    /// Where the fingers hold the list, as long as no frame has shown it there.
    var held: ListCamera?
    /// The view when the first finger landed.
    var landingCamera: ListCamera?
    /// The fingers of a trackpad's pinch.
    var pinch: FingerGroup?
    /// When an event of a finger was handled last.
    var lastTouch = -Double.infinity
    /// The latest of the touches' own times.
    var touchClock = -Double.infinity
    /// The own time of the last touch that moved.
    var lastMotion = -Double.infinity
    /// Points from one cell to the next that the person has chosen; nil for the usual ones.
    var wishedPitch: Double?

    /// Where the cells are.
    public internal(set) var layout: ListLayout
    /// Where we look, as displayed.
    public internal(set) var camera = ListCamera()
    /// The picture that keys have chosen.
    public internal(set) var selection = 0
    /// Whether the choice is to be seen: keys were used last.
    public internal(set) var showsSelection = false

    /// An empty list in a window of a size in points with so many device pixels per point.
    public init(motion: MotionSettings = MotionSettings(), view: ViewSize, scale: Double, isMirrored: Bool = false) {
        self.motion = motion
        self.view = view
        self.scale = scale
        layout = ListLayout(
            count: 0, columns: ListLayout.standardColumns(width: view.width), width: view.width, isMirrored: isMirrored)
        arbiter.waitsForSecondTap = false
    }

    /// Takes one input at a time in ms; returns what it completed.
    public mutating func handle(_ input: NavigationInput, at time: Double) -> [ListGesture] {
        tick(time)
        var gestures: [ListGesture] = []
        if case .touch = input {} else { gestures = perform(arbiter.advance(to: now)) }
        switch input {
        case .touch(let touch): gestures += handle(touch)
        case .mouse(let event): gestures += handle(event)
        case .wheel(let event): handle(event)
        case .pinch(let event): handle(event)
        case .reducedMotion(let isReduced): motion.reducesMotion = isReduced
        case .resize(let view, let scale): resize(to: view, scale: scale)
        case .cancel:
            endPinch()
            gestures += perform(arbiter.cancelAll())
        case .command, .swipe, .turn, .pages, .zoomTo, .fade, .drift, .picture: break
        }
        return gestures
    }

    /// Moves what moves by itself to where it is at a time in ms.
    public mutating func advance(to time: Double) -> [ListGesture] {
        tick(time)
        if let offset = travel.offset(at: now) { camera.offset.y = offset }
        if let end = travel.end, now >= end { travel = .rest }
        if let done = reflows.lastIndex(where: { now >= $0.end }) { reflows.removeFirst(done + 1) }
        followResampled()
        return perform(arbiter.advance(to: now))
    }

    private mutating func tick(_ time: Double) {
        if time.isFinite { now = max(now, time) }
    }

    /// Does what the arbiter decided.
    mutating func perform(_ actions: [GestureAction]) -> [ListGesture] {
        var gestures: [ListGesture] = []
        for action in actions {
            switch action {
            case .stop: travel = .rest
            case .drag, .cancel: break
            case .grab(let group): grab(by: group)
            case .follow(let group): follow(group)
            case .release(let velocity): release(velocity: velocity)
            case .restoreLanding:
                held = nil
                if let landingCamera { camera = landingCamera }
                release(velocity: .zero)
            case .discrete(.tap, let place):
                if let index = index(at: place) { gestures.append(.tap(index)) }
            case .discrete: break
            }
        }
        return gestures
    }

    /// Whether every frame must be drawn.
    public var isMoving: Bool { travel != .rest || !reflows.isEmpty || held != nil }
    /// When `advance(to:)` must be called although nothing moves, ms; nil for never.
    public var nextDeadline: Double? { arbiter.nextDeadline }
    /// No finger or button down and nothing moving.
    public var isSettled: Bool { arbiter.fingerCount == 0 && pinch == nil && !isMoving }
    /// Real fingers that are down; a mouse button is none.
    var fingerCount: Int { arbiter.fingerIDs.count { $0 != .mouse } }
    /// Where fingers hold the list, else where it is displayed.
    var reached: ListCamera { held ?? camera }
}
