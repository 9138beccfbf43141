import Geometry
import Gestures
import Motion
import Navigation
import TestSupport
import Testing

@Suite("Catching a moving picture")
struct CatchTests {
    /// A stand at its left edge that was flung beyond it.
    private func bouncing(_ random: inout SeededGenerator) throws -> Stand {
        var stand = Stand(try Situation(picture: (4000, 3000), view: (800, 600)), zoom: 0.5, center: .zero)
        stand.fling(from: at(50, 300), by: Array(repeating: ViewVector(dx: random.double(in: 4...40), dy: 0), count: 6))
        stand.wait(random.double(in: 1...300))
        return stand
    }

    @Test("A bounce that is caught does not move, and follows the next motion through the rubber law")
    func bounce() throws {
        try forAll(cases: 2000, seed: 2001) { random in
            var stand = try bouncing(&random)
            guard stand.navigator.isMoving else { return }
            let shown = stand.camera
            stand.touch(1, .began, at(400, 300), at: stand.time)
            try hold(stand.camera == shown, "jumps when it is caught")
            try hold(!stand.navigator.isMoving, "moves on")
            let way = random.double(in: -shown.offset.x...400)
            stand.touch(1, .moved, at(400 + way, 300), at: stand.time + 8)
            let raw = RubberBand.unstretched(shown.offset.x, range: 800) + way
            let wanted = raw > 0 ? RubberBand.stretched(raw, range: 800) : raw
            try holdEqual(
                stand.camera.offset.x, wanted, within: 1e-6, "after a motion of \(way) from \(shown.offset.x)")
        }
    }

    @Test("Two fingers that catch a bounce keep it, pan it through the rubber law and return it")
    func twoFingers() throws {
        try forAll(cases: 2000, seed: 2002) { random in
            var stand = try bouncing(&random)
            guard stand.navigator.isMoving else { return }
            let shown = stand.camera
            let places = [at(300, 300), at(500, 320)]
            stand.land(places, at: stand.time)
            try hold(stand.camera == shown, "jumps when it is caught")
            let way = random.double(in: 0...300)
            stand.place(moved(places, by: ViewVector(dx: way, dy: 0), spread: 1), at: stand.time + 8)
            let raw = RubberBand.unstretched(shown.offset.x, range: 800) + way
            try holdEqual(stand.camera.offset.x, RubberBand.stretched(raw, range: 800), within: 1e-6, "after \(way)")
            stand.place(places, at: stand.time + 8)
            try holdSame(stand.camera, shown, "back")
        }
    }

    @Test("A fling stops in the frame in which it is touched, and moves with the first point of motion")
    func fling() throws {
        var stand = Stand(try .boundless(), zoom: 1, center: ContentPoint(x: 30_000, y: 30_000))
        stand.fling(from: at(500, 400), by: Array(repeating: ViewVector(dx: 16, dy: 4), count: 8))
        stand.wait(123)
        let shown = stand.camera
        stand.touch(1, .began, at(200, 200), at: stand.time)
        stand.wait(50)
        #expect(stand.camera == shown)
        stand.touch(1, .moved, at(201, 199), at: stand.time)
        #expect(abs(stand.camera.offset.x - shown.offset.x - 1) < 1e-9)
        #expect(abs(stand.camera.offset.y - shown.offset.y + 1) < 1e-9)
        #expect(stand.navigator.activity == .pan)
        stand.touch(1, .ended, at(201, 199), at: stand.time + 100)
        #expect(!stand.navigator.isMoving)
    }

    @Test("A zoom that settles is caught where it is displayed, and the pinch goes on from there")
    func zoomSettle() throws {
        try forAll(cases: 2000, seed: 2003) { random in
            let situation = try Situation(&random)
            guard !situation.options.isScrollOnly else { return }
            var stand = Stand(situation, &random)
            let places = somePlaces(&random, count: 2, in: situation.view)
            stand.land(places, at: 2000)
            let end = moved(places, by: ViewVector(dx: 20, dy: -30), spread: random.pick(0.02, 50))
            stand.place(end, at: 2016)
            stand.lift(end, at: 2030)
            stand.wait(random.double(in: 1...200))
            let shown = stand.camera
            let limits = stand.navigator.limits
            guard limits.min < limits.max, limits.clamp(shown.zoom) != shown.zoom else { return }
            stand.land(places, at: stand.time)
            try hold(stand.camera == shown, "jumps when it is caught, \(situation)")
            stand.place(moved(places, by: .zero, spread: 1.1), at: stand.time + 16)
            let raw = ZoomRubberBand.unstretched(shown.zoom, min: limits.min, max: limits.max) * 1.1
            let wanted = ZoomRubberBand.stretched(raw, min: limits.min, max: limits.max)
            try holdEqual(stand.camera.zoom / wanted, 1, within: 1e-9, "zoom after it was caught, \(situation)")
            stand.place(places, at: stand.time + 16)
            try holdSame(stand.camera, shown, within: 1e-6, "back, \(situation)")
        }
    }
}
