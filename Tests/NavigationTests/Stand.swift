import Geometry
import Gestures
import Navigation
import TestSupport

/// A navigator under test, driven as by a caller to whom time is continuous: it is advanced to the time of each input.
struct Stand {
    var navigator: Navigator
    var situation: Situation
    /// When the last input came, ms. Everything begins at 1000.
    var time = 1000.0
    /// All gestures that were reported so far.
    var gestures: [DiscreteGesture] = []
    /// The pictures between which pages turn, and which one is the current one; none where there is one picture only.
    var album: [PixelSize] = []
    var index = 0

    init(_ situation: Situation) {
        self.situation = situation
        navigator = Navigator(options: situation.options, view: situation.view, scale: situation.scale)
        send(.picture(situation.picture), at: 0)
        advance(to: time)
    }

    /// A stand that rests at a zoom with a content point at the view's center, as far as both are legal.
    init(_ situation: Situation, zoom: Double, center: ContentPoint) {
        self.init(situation)
        send(.zoomTo(ZoomRequest(zoom: zoom, place: .center(center)), isAnimated: false), at: time)
        advance(to: time)
    }

    /// A stand that rests at some legal view.
    init(_ situation: Situation, _ random: inout SeededGenerator) {
        self.init(situation)
        guard random.chance(0.8) else { return }
        let limits = navigator.limits
        let part = random.unit()
        let zoom = limits.clamp(limits.min * exponential(part * (limits.max / limits.min).logarithm))
        let center = ContentPoint(
            x: random.unit() * situation.contentSize.width, y: random.unit() * situation.contentSize.height)
        send(.zoomTo(ZoomRequest(zoom: zoom, place: .center(center)), isAnimated: false), at: time)
        advance(to: time)
    }

    var camera: Camera { navigator.camera }

    mutating func send(_ input: NavigationInput, at time: Double) {
        self.time = max(self.time, time.isFinite ? time : self.time)
        gestures += navigator.advance(to: time)
        take(navigator.handle(input, at: time))
    }

    /// Sends an input without making a frame before it.
    mutating func sendWithoutFrame(_ input: NavigationInput, at time: Double) {
        self.time = max(self.time, time.isFinite ? time : self.time)
        take(navigator.handle(input, at: time))
    }

    mutating func advance(to time: Double) {
        self.time = max(self.time, time.isFinite ? time : self.time)
        gestures += navigator.advance(to: time)
    }

    /// Lets time pass after the last input.
    mutating func wait(_ duration: Double) { advance(to: time + duration) }

    mutating func touch(_ finger: Int64, _ phase: TouchPhase, _ place: ViewPoint, at time: Double) {
        send(.touch(Touch(finger: FingerID(finger: finger), phase: phase, position: place)), at: time)
    }

    mutating func play(_ stream: [TimedInput]) {
        for event in stream { send(event.input, at: event.time) }
    }

    /// Makes frames until everything rests; throws when that takes longer than 20 s.
    mutating func settle(step: Double = 50) throws {
        let end = time + 20_000
        while navigator.isMoving || navigator.nextDeadline != nil {
            try hold(
                time < end,
                "still moves after 20 s: \(navigator.activity), deadline \(navigator.nextDeadline ?? -1) at \(time), \(camera)"
            )
            advance(to: time + step)
        }
    }

    /// A tap of one finger that rests 50 ms where it is.
    mutating func tap(_ place: ViewPoint, at start: Double, for duration: Double = 50) {
        touch(1, .began, place, at: start)
        touch(1, .ended, place, at: start + duration)
    }

    /// A double tap, and the rest after it.
    mutating func doubleTap(_ place: ViewPoint) throws {
        let start = time + 500
        tap(place, at: start)
        tap(place, at: start + 150)
        try settle()
    }

    /// A tap of two fingers 100 points apart about a place, and the rest after it.
    mutating func twoFingerTap(_ place: ViewPoint) throws {
        let start = time + 500
        touch(1, .began, at(place.x - 50, place.y), at: start)
        touch(2, .began, at(place.x + 50, place.y), at: start + 12)
        touch(1, .ended, at(place.x - 50, place.y), at: start + 60)
        touch(2, .ended, at(place.x + 50, place.y), at: start + 75)
        try settle()
    }
}

extension Double {
    fileprivate var logarithm: Double { naturalLogarithm(self) }
}
