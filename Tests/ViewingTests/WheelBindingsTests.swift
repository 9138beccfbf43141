import Geometry
import Gestures
import Navigation
import Testing
import Viewing

@Suite("What a wheel asks for")
struct WheelBindingsTests {
    private let place = ViewPoint(x: 30, y: 40)

    private func turn(_ dx: Double, _ dy: Double, isPrecise: Bool = false, control: Bool = false) -> WheelEvent {
        WheelEvent(delta: ViewVector(dx: dx, dy: dy), isPrecise: isPrecise, isControlDown: control, position: place)
    }

    /// The steps that notches downward at times ask for, by the times.
    private func steps(_ notches: [(time: Double, down: Double)]) -> [Double: AlbumStep] {
        var wheel = WheelBindings(.page)
        var steps: [Double: AlbumStep] = [:]
        for (time, down) in notches {
            if case .command(.step(let step)) = wheel.event(for: turn(0, -down), at: time) { steps[time] = step }
        }
        return steps
    }

    @Test(
        "Fingers that scroll, and the control key, mean the same whatever the wheel is for",
        arguments: WheelUse.allCases)
    func passed(use: WheelUse) {
        var wheel = WheelBindings(use)
        for event in [
            turn(3, 7, isPrecise: true), turn(0, 1, control: true), turn(0, 5, isPrecise: true, control: true),
        ] {
            #expect(wheel.event(for: event, at: 0) == .navigation(.wheel(event)))
        }
    }

    @Test("By itself it zooms")
    func zoom() {
        var wheel = WheelBindings()
        #expect(wheel.event(for: turn(0, -1.5), isShiftDown: true, at: 0) == .navigation(.wheel(turn(0, -1.5))))
    }

    @Test("It pans by points, and sideways with the shift key: down is to the right")
    func pan() {
        var wheel = WheelBindings(.pan)
        #expect(wheel.event(for: turn(1, -2), at: 0) == .navigation(.wheel(turn(60, -120, isPrecise: true))))
        #expect(
            wheel.event(for: turn(0, -1), isShiftDown: true, at: 0)
                == .navigation(.wheel(turn(60, 0, isPrecise: true))))
    }

    @Test("It pages by whole notches, down to the next picture, up to the one before")
    func page() {
        #expect(steps([(0, 1), (200, -1), (400, 1)]) == [0: .next, 200: .previous, 400: .next])
        var wheel = WheelBindings(.page)
        #expect(wheel.event(for: turn(1, 0), at: 0) == .command(.step(.next)), "tilted to the right")
    }

    @Test("A flick of many notches is one step, and one that lasts is a step each 150 ms")
    func flick() {
        #expect(steps((0..<10).map { (Double($0) * 14, 1) }) == [0: .next])
        #expect(steps((0..<31).map { (Double($0) * 10, 1) }).keys.sorted() == [0, 150, 300])
    }

    @Test("Parts of a notch add up to one step, unless they are far apart or turn back")
    func parts() {
        #expect(steps((0..<8).map { (Double($0) * 10, 0.125) }) == [70: .next])
        #expect(steps((0..<10).map { (Double($0) * 10, 0.1) }) == [90: .next])
        #expect(steps([(0, 0.6), (500, 0.6)]).isEmpty)
        #expect(steps([(0, 0.6), (10, -0.6), (20, 0.6)]).isEmpty)
        #expect(steps([(0, .nan), (10, .infinity), (20, 1)]) == [20: .next])
    }
}
