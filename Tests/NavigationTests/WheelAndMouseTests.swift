import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Wheel and mouse")
struct WheelAndMouseTests {
    private func turn(_ stand: inout Stand, _ notches: Double, at place: ViewPoint) {
        let delta = ViewVector(dx: 0, dy: notches)
        stand.send(.wheel(WheelEvent(delta: delta, position: place)), at: stand.time + 20)
    }

    @Test("Notches up and as many down at one point are the identity within the limits")
    func identity() throws {
        try forAll(cases: 2000, seed: 2301) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let start = stand.camera
            let place = at(random.unit() * situation.view.width, random.unit() * situation.view.height)
            let room = naturalLogarithm(stand.navigator.limits.max / start.zoom) / naturalLogarithm(1.2)
            let count = min(Int(room), 12)
            guard count > 0 else { return }
            for _ in 1...count { turn(&stand, 1, at: place) }
            try holdEqual(
                stand.camera.zoom / start.zoom, exponential(naturalLogarithm(1.2) * Double(count)), within: 1e-6, "zoom"
            )
            for _ in 1...count { turn(&stand, -1, at: place) }
            try holdSame(stand.camera, start, within: 1e-9 * max(1, situation.contentSize.width), "\(situation)")
        }
    }

    @Test("A notch zooms by 1.2 about the pointer, at once, within the limits and to a legal view")
    func notch() throws {
        try forAll(cases: 2000, seed: 2302) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let start = stand.camera
            let place = at(random.unit() * situation.view.width, random.unit() * situation.view.height)
            let notches = random.pick(1.0, -1, 3, -3, 0.5, 20, -20)
            turn(&stand, notches, at: place)
            let asked = start.zoom * exponential(naturalLogarithm(1.2) * notches)
            let zoom = stand.navigator.limits.clamp(asked)
            let wanted = situation.legalCamera(zoom: zoom, showing: start.contentPoint(at: place), at: place)
            try holdSame(stand.camera, wanted, within: 1e-9 * max(1, situation.contentSize.width), "\(situation)")
            try hold(!stand.navigator.isMoving, "is animated")
        }
    }

    @Test("A smooth wheel with the control key zooms by exp(dy / 200)")
    func smooth() throws {
        var stand = Stand(
            try Situation(picture: (6000, 4000), view: (1280, 800)), zoom: 1, center: ContentPoint(x: 3000, y: 2000))
        let before = stand.camera.contentPoint(at: at(200, 300))
        let event = WheelEvent(
            delta: ViewVector(dx: 0, dy: 50), isPrecise: true, isControlDown: true, position: at(200, 300))
        stand.send(.wheel(event), at: 2000)
        #expect(abs(stand.camera.zoom - exponential(0.25)) < 1e-9)
        #expect((stand.camera.viewPoint(of: before) - at(200, 300)).length < 1e-6)
    }

    private func mouse(
        _ stand: inout Stand, _ phase: MouseEvent.Phase, _ place: ViewPoint, at time: Double, button: Int = 1
    ) {
        let number = phase == .move ? 0 : button
        stand.send(.mouse(MouseEvent(phase: phase, button: number, position: place)), at: time)
    }

    @Test("The left button drags and flings as one finger does")
    func drag() throws {
        try forAll(cases: 2000, seed: 2303) { random in
            let situation = try Situation(&random)
            var finger = Stand(situation, &random)
            var pointer = finger
            var place = at(300, 200)
            finger.touch(1, .began, place, at: 2000)
            mouse(&pointer, .down, place, at: 2000)
            let step = ViewVector(dx: random.double(in: -20...20), dy: random.double(in: -20...20))
            for number in 1...8 {
                place = place + step
                finger.touch(1, .moved, place, at: 2000 + Double(number) * 8)
                mouse(&pointer, .move, place, at: 2000 + Double(number) * 8)
                try holdSame(pointer.camera, finger.camera, within: 0, "move \(number)")
                try hold(!pointer.navigator.isSettled, "settled under a button")
            }
            finger.touch(1, .ended, place, at: finger.time)
            mouse(&pointer, .up, place, at: pointer.time)
            finger.wait(100)
            pointer.wait(100)
            try holdSame(pointer.camera, finger.camera, within: 0, "fling")
            try finger.settle()
            try pointer.settle()
            try holdSame(pointer.camera, finger.camera, within: 0, "rest")
        }
    }

    @Test("A double click is a double tap; another button and a pointer without a button do nothing")
    func click() throws {
        var stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)))
        let start = stand.camera
        mouse(&stand, .down, at(600, 400), at: 1500, button: 3)
        mouse(&stand, .move, at(900, 500), at: 1520)
        mouse(&stand, .up, at(900, 500), at: 1530, button: 3)
        #expect(stand.camera == start && stand.gestures == [])
        for time in [2000.0, 2150] {
            mouse(&stand, .down, at(600, 400), at: time)
            mouse(&stand, .up, at(600, 400), at: time + 50)
        }
        try stand.settle()
        #expect(stand.gestures == [.doubleTap])
        #expect(stand.camera.zoom == 1)
    }

    /// Window systems send a mouse event beside each event of the first finger; one touch is one action.
    @Test("Mouse events that a window system makes of a finger change nothing")
    func synthetic() throws {
        try forAll(cases: 2000, seed: 2304) { random in
            let situation = try Situation(&random)
            var plain = Stand(situation, &random)
            var doubled = plain
            for event in FingerStream.make(&random, in: situation.view, start: 2000) {
                plain.send(event.input, at: event.time)
                doubled.send(event.input, at: event.time)
                if let touch = event.touch {
                    let phase: MouseEvent.Phase =
                        touch.phase == .began ? .down : touch.phase == .moved ? .move : .up
                    // No frame of its own: the frames of both must be the same.
                    let button = phase == .move ? 0 : 1
                    let copy = MouseEvent(phase: phase, button: button, position: touch.position)
                    doubled.sendWithoutFrame(.mouse(copy), at: event.time)
                }
                try holdSame(doubled.camera, plain.camera, within: 0, "at \(event.time), \(situation)")
            }
            try plain.settle()
            try doubled.settle()
            try holdSame(doubled.camera, plain.camera, within: 0, "at rest, \(situation)")
            try hold(doubled.gestures == plain.gestures, "gestures \(doubled.gestures) and \(plain.gestures)")
        }
    }
}
