import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

/// How fingers hand the picture over to one another.
@Suite("Arbitration")
struct ArbitrationTests {
    private func middle() throws -> Stand {
        Stand(try .boundless(), zoom: 1, center: ContentPoint(x: 30_000, y: 30_000))
    }

    /// Two fingers 200 points apart that move by equal steps of 8 ms.
    private func twoFingerPan(_ stand: inout Stand, step: ViewVector, count: Int = 10) -> [ViewPoint] {
        var places = [at(400, 400), at(600, 400)]
        stand.land(places, at: 2000)
        for number in 1...count {
            places = places.map { $0 + step }
            stand.place(places, at: 2000 + Double(number) * 8)
        }
        return places
    }

    private func way(_ stand: inout Stand) throws -> ViewVector {
        let start = stand.camera.offset
        try stand.settle()
        return stand.camera.offset - start
    }

    @Test("Two parallel fingers fling as one finger does, whichever lifts first, 0 to 30 ms before the other")
    func parallelFling() throws {
        try forAll(cases: 2000, seed: 2201) { random in
            var stand = try middle()
            let step = ViewVector(dx: random.double(in: 4...30) * random.sign(), dy: random.double(in: -20...20))
            let places = twoFingerPan(&stand, step: step)
            let order: [Int64] = random.chance(0.5) ? [1, 2] : [2, 1]
            let gap = random.chance(0.3) ? 0 : random.double(in: 0...30)
            stand.touch(order[0], .ended, places[Int(order[0]) - 1], at: stand.time)
            stand.touch(order[1], .ended, places[Int(order[1]) - 1], at: stand.time + gap)
            let seen = try way(&stand)
            try holdEqual(seen.dx, flingDistance(step.dx / 8), within: 0.01, "x, \(gap) ms apart")
            try holdEqual(seen.dy, flingDistance(step.dy / 8), within: 0.01, "y, \(gap) ms apart")
        }
    }

    @Test(
        "Pinching out does not fling, whichever finger lifts first, 0 to 30 ms before the other",
        arguments: [0.8, 1.25])
    func pinchOut(spread: Double) throws {
        try forAll(cases: 2000, seed: 2202) { random in
            var stand = try middle()
            var places = [at(430, 380), at(570, 420)]
            stand.land(places, at: 2000)
            let drift = ViewVector(dx: random.double(in: -3...3), dy: random.double(in: -3...3))
            for number in 1...8 {
                places = moved(places, by: drift, spread: spread)
                stand.place(places, at: 2000 + Double(number) * 8)
            }
            let order: [Int64] = random.chance(0.5) ? [1, 2] : [2, 1]
            stand.touch(order[0], .ended, places[Int(order[0]) - 1], at: stand.time)
            let gap = random.chance(0.3) ? 0 : random.double(in: 0...30)
            stand.touch(order[1], .ended, places[Int(order[1]) - 1], at: stand.time + gap)
            let seen = try way(&stand)
            try hold(seen.length == 0, "flings by \(seen)")
        }
    }

    @Test(
        "The velocity of the old set is kept for 75 ms",
        arguments: [(0.0, true), (30, true), (74, true), (76, false), (300, false)])
    func window(gap: Double, flings: Bool) throws {
        var stand = try middle()
        let places = twoFingerPan(&stand, step: ViewVector(dx: 8, dy: 0))
        stand.touch(2, .ended, places[1], at: stand.time)
        stand.touch(1, .ended, places[0], at: stand.time + gap)
        #expect(abs(try way(&stand).dx - (flings ? flingDistance(1) : 0)) < 0.01)
    }

    @Test(
        "Two fingers that stood still for more than 40 ms before the first lift do not fling",
        arguments: [(39.0, true), (41, false)])
    func stillBeforeFirstLift(pause: Double, flings: Bool) throws {
        var stand = try middle()
        let places = twoFingerPan(&stand, step: ViewVector(dx: 8, dy: 0))
        stand.touch(2, .ended, places[1], at: stand.time + pause)
        stand.touch(1, .ended, places[0], at: stand.time + 20)
        #expect(abs(try way(&stand).dx - (flings ? flingDistance(1) : 0)) < 0.01)
    }

    /// Reading: "needs the slop again before it can fling" is about the velocity; the finger that stays pans at once, one to one.
    @Test(
        "The finger that stays pans at once, one to one; it can fling only beyond the slop",
        arguments: [(9.0, false), (96, true)])
    func remaining(distance: Double, flings: Bool) throws {
        var stand = try middle()
        let places = twoFingerPan(&stand, step: ViewVector(dx: 8, dy: 0))
        stand.touch(2, .ended, places[1], at: stand.time)
        stand.wait(100)
        let start = stand.camera.offset
        var place = places[0]
        let step = flings ? 8.0 : 3
        for _ in 0..<Int(distance / step) {
            place = ViewPoint(x: place.x, y: place.y + step)
            stand.touch(1, .moved, place, at: stand.time + 8)
            #expect(abs(stand.camera.offset.y - start.y - (place.y - places[0].y)) < 1e-9)
        }
        #expect(stand.camera.offset.x == start.x)
        stand.touch(1, .ended, place, at: stand.time)
        let seen = try way(&stand)
        #expect(abs(seen.dy - (flings ? flingDistance(1) : 0)) < 0.01)
        #expect(seen.dx == 0)
    }

    @Test("Cancelling, and losing the focus, settles without a tap and without a fling", arguments: [true, false])
    func cancel(isFocusLost: Bool) throws {
        try forAll(cases: 2000, seed: 2203) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let isPan = random.chance(0.6)
            let step = ViewVector(dx: 20, dy: 14)
            stand.drag(from: at(100, 100), by: isPan ? Array(repeating: step, count: 6) : [])
            let shown = stand.camera
            if isFocusLost {
                stand.send(.cancel, at: stand.time)
            } else {
                stand.touch(1, .cancelled, at(220, 184), at: stand.time)
            }
            try hold(stand.camera == shown, "jumps, \(situation)")
            try hold(stand.navigator.fingerCount == 0, "still has fingers")
            try stand.settle()
            try hold(stand.gestures == [], "\(stand.gestures), \(situation)")
            let wanted = situation.legalCamera(zoom: shown.zoom, showing: .zero, at: shown.offset)
            try holdSame(stand.camera, wanted, within: 1e-6, "rest, \(situation)")
        }
    }

    @Test("A second finger cancels the second touch of a double tap: the pinch goes on from where the finger is")
    func interruptedDoubleTap() throws {
        var stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)))
        stand.tap(at(600, 400), at: 2000)
        stand.touch(1, .began, at(600, 400), at: 2150)
        stand.touch(2, .began, at(700, 400), at: 2200)
        let before = stand.camera
        stand.place([at(600, 400), at(800, 400)], at: 2230)
        #expect(abs(stand.camera.zoom / before.zoom - 2) < 1e-9)
        stand.lift([at(600, 400), at(800, 400)], at: 2240)
        try stand.settle()
        #expect(!stand.gestures.contains(.doubleTap))
        #expect(abs(stand.camera.zoom / before.zoom - 2) < 1e-9)
    }

    @Test("Fingers on two touch devices with the same number are two fingers")
    func devices() throws {
        var stand = try middle()
        for device in [Int64(1), 2] {
            let place = at(400 + 100 * Double(device), 400)
            stand.send(
                .touch(Touch(finger: FingerID(device: device, finger: 0), phase: .began, position: place)), at: 2000)
        }
        #expect(stand.navigator.fingerCount == 2)
        stand.send(
            .touch(Touch(finger: FingerID(device: 2, finger: 0), phase: .moved, position: at(700, 400))), at: 2016)
        #expect(abs(stand.camera.zoom - 2) < 1e-9)
    }
}
