import Geometry
import Gestures
import Navigation
import TestSupport
import Viewing

/// A list under test, driven as by a caller to whom time is continuous: it is advanced to the time of each input.
struct ListStand {
    static let view = ViewSize(width: 800, height: 600)

    var list: ListNavigator
    var time = 1000.0
    var gestures: [ListGesture] = []

    /// A list of some pictures, scrolled to a place.
    init(count: Int = 1000, offset: Double = 0, view: ViewSize = Self.view, reducesMotion: Bool = false) {
        list = ListNavigator(motion: MotionSettings(reducesMotion: reducesMotion), view: view, scale: 1)
        list.show(count: count)
        advance(by: 0)
        guard offset > 0 else { return }
        let wheel = WheelEvent(delta: ViewVector(dx: 0, dy: -offset), isPrecise: true, position: .zero)
        send(.wheel(wheel))
    }

    var offset: Double { -list.camera.offset.y }

    mutating func send(_ input: NavigationInput) {
        gestures += list.advance(to: time)
        gestures += list.handle(input, at: time)
    }

    /// An input without a frame before it.
    mutating func sendWithoutFrame(_ input: NavigationInput) { gestures += list.handle(input, at: time) }

    mutating func touch(_ phase: TouchPhase, _ finger: Int64 = 1, _ x: Double, _ y: Double) {
        send(.touch(Touch(finger: FingerID(finger: finger), phase: phase, position: ViewPoint(x: x, y: y))))
    }

    mutating func advance(by duration: Double) {
        time += duration
        gestures += list.advance(to: time)
    }

    /// A drag on a straight line that ends with the finger down.
    mutating func drag(from start: ViewPoint, to end: ViewPoint, steps: Int = 12, interval: Double = 8) {
        touch(.began, 1, start.x, start.y)
        for step in 1...steps {
            time += interval
            let place = start + (end - start) * (Double(step) / Double(steps))
            touch(.moved, 1, place.x, place.y)
        }
    }

    /// A fling up by some points, let go at full speed.
    mutating func fling(by way: Double = 300) {
        drag(from: ViewPoint(x: 400, y: 450), to: ViewPoint(x: 400, y: 450 - way))
        touch(.ended, 1, 400, 450 - way)
    }

    /// Lets time pass until nothing moves.
    mutating func settle() {
        for _ in 0..<2000 where !list.isSettled { advance(by: 16) }
    }

    /// The place in the list under a place of the view.
    func content(at place: ViewPoint) -> Point<ListSpace> { list.camera.place(at: place) }
}
