import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

/// How far a fling of one axis goes.
func flingDistance(_ speed: Double) -> Double {
    abs(speed) <= 0.01 ? 0 : (abs(speed) - 0.01) * 0.998 / (1 - 0.998) * (speed < 0 ? -1 : 1)
}

@Suite("Release")
struct ReleaseTests {
    /// A stand in the middle of a picture without end, at zoom 1.
    private func middle() throws -> Stand {
        Stand(try .boundless(), zoom: 1, center: ContentPoint(x: 30_000, y: 30_000))
    }

    /// How far the picture goes by itself after the last input.
    private func way(_ stand: inout Stand) throws -> ViewVector {
        let start = stand.camera.offset
        try stand.settle()
        return stand.camera.offset - start
    }

    @Test(
        "The release velocity weighs the last three samples, and the last one least",
        arguments: [
            ([1.0, 2, 3, 10], 2.75), ([4.0, 6], 4.1), ([1.0, 1, 1, 1], 1.0), ([2.0, 2, 2, 20], 2.9),
            ([3.0, 0.3, 0.3, 0.3], 0.3), ([5.0], 0.0), ([-1.0, -2, -3, -10], -2.75),
        ])
    func weights(samples: [Double], speed: Double) throws {
        var stand = try middle()
        stand.fling(from: at(500, 400), by: samples.map { ViewVector(dx: $0 * 16, dy: 0) }, every: 16)
        let seen = try way(&stand)
        #expect(abs(seen.dx - flingDistance(speed)) < 0.01)
        #expect(seen.dy == 0)
    }

    @Test("A steady finger flings as far as the law says, whatever its speed, direction and rate of events")
    func steady() throws {
        try forAll(cases: 2000, seed: 1301) { random in
            var stand = try middle()
            let interval = random.pick(1.0, 2, 4, 8, 11, 16.625, 30)
            let angle = random.double(in: 0...6.283)
            let speed = random.double(in: 0.3...8)
            let velocity = ViewVector(dx: speed * cosine(angle), dy: speed * cosine(angle - 1.570_796_326_794_896_6))
            let count = Int(120 / interval) + 3
            stand.fling(
                from: at(500, 400), by: Array(repeating: velocity * interval, count: count), every: interval)
            try hold(stand.navigator.activity == .fling, "activity \(stand.navigator.activity)")
            let seen = try way(&stand)
            let what = "way of \(velocity) every \(interval) ms"
            // Each axis slows down by itself and stops at 0.01.
            try holdEqual(seen.dx, flingDistance(velocity.dx), within: 0.01, what)
            try holdEqual(seen.dy, flingDistance(velocity.dy), within: 0.01, what)
        }
    }

    @Test(
        "Only a release of at least 0.25 pt/ms along the path flings",
        arguments: [
            (0.24, 0.0, false), (0.26, 0, true), (0.2, 0.2, true), (0.17, 0.17, false), (-0.1, 0.24, true),
            (0, -0.24, false),
        ])
    func threshold(dx: Double, dy: Double, flings: Bool) throws {
        var stand = try middle()
        stand.fling(
            from: at(500, 400), by: Array(repeating: ViewVector(dx: dx * 16, dy: dy * 16), count: 12), every: 16)
        #expect(stand.navigator.isMoving == flings)
        let seen = try way(&stand)
        #expect(abs(seen.dx - (flings ? flingDistance(dx) : 0)) < 0.01)
        #expect(abs(seen.dy - (flings ? flingDistance(dy) : 0)) < 0.01)
    }

    @Test(
        "A finger that stood still for more than 40 ms flings nothing",
        arguments: [
            (0.0, true), (30, true), (39, true), (41, false), (60, false), (1000, false),
        ])
    func still(pause: Double, flings: Bool) throws {
        var stand = try middle()
        stand.drag(from: at(500, 400), by: Array(repeating: ViewVector(dx: 8, dy: 0), count: 10))
        stand.touch(1, .ended, at(580, 400), at: stand.time + pause)
        #expect(abs(try way(&stand).dx - (flings ? flingDistance(1) : 0)) < 0.01)
    }

    @Test("Events that repeat the place are no movement: a panel that reports a resting finger does not fling")
    func repeatedPlace() throws {
        var stand = try middle()
        stand.drag(from: at(500, 400), by: Array(repeating: ViewVector(dx: 8, dy: 0), count: 10))
        for _ in 1...8 { stand.touch(1, .moved, at(580, 400), at: stand.time + 8) }
        stand.touch(1, .ended, at(580, 400), at: stand.time)
        #expect(try way(&stand).length == 0)
    }

    @Test("A lift that carries another place is no sample and moves nothing")
    func liftElsewhere() throws {
        var stand = try middle()
        stand.drag(from: at(500, 400), by: Array(repeating: ViewVector(dx: 8, dy: 0), count: 10))
        let before = stand.camera
        stand.touch(1, .ended, at(780, 300), at: stand.time + 8)
        #expect(stand.camera == before)
        let seen = try way(&stand)
        #expect(abs(seen.dx - flingDistance(1)) < 0.01)
        #expect(seen.dy == 0)
    }

    @Test("A finger that goes down and up without a move moves nothing")
    func downUp() throws {
        try forAll(cases: 2000, seed: 1302) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let before = stand.camera
            stand.tap(at(random.unit() * situation.view.width, 200), at: 2000, for: random.double(in: 0...2000))
            try stand.settle()
            try hold(stand.camera == before, "moves, \(situation)")
        }
    }

    @Test("Events of one time join into one sample; nothing is divided by zero")
    func equalTimes() throws {
        var stand = try middle()
        stand.touch(1, .began, at(500, 400), at: 2000)
        for step in 1...2 {
            let place = 500 + 16 * Double(step)
            stand.touch(1, .moved, at(place - 8, 400), at: 2000 + Double(step) * 16)
            stand.touch(1, .moved, at(place, 400), at: 2000 + Double(step) * 16)
        }
        stand.touch(1, .ended, at(532, 400), at: 2032)
        #expect(abs(try way(&stand).dx - flingDistance(1)) < 0.01)
        // All at one time: no time has passed, so there is no velocity.
        let before = stand.camera
        let now = stand.time + 1000
        stand.touch(1, .began, at(500, 400), at: now)
        for step in 1...5 { stand.touch(1, .moved, at(500 + 20 * Double(step), 400), at: now) }
        stand.touch(1, .ended, at(600, 400), at: now)
        #expect(try way(&stand).length == 0)
        #expect(abs((stand.camera.offset - before.offset).dx - 90) < 1e-9)
    }

    @Test("What moved for less than 4 ms after the last sample is dropped at the lift")
    func remainder() throws {
        var stand = try middle()
        stand.drag(from: at(500, 400), by: Array(repeating: ViewVector(dx: 16, dy: 0), count: 4), every: 16)
        stand.touch(1, .moved, at(564, 430), at: stand.time + 3)
        stand.touch(1, .ended, at(564, 430), at: stand.time)
        let seen = try way(&stand)
        #expect(abs(seen.dx - flingDistance(1)) < 0.01)
        #expect(seen.dy == 0)
    }
}
