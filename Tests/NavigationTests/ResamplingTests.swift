import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Touches resampled for display")
struct ResamplingTests {
    /// A navigator that moves at frames alone, as in the viewer, with 60 000 pixels in all directions.
    private struct Bench {
        var navigator: Navigator
        var time = 1000.0

        init(resamples: Bool = true, picture: PixelSize = PixelSize(width: 60_000, height: 60_000)) throws {
            let options = try ZoomOptions(minZoom: 0.01, maxZoom: 100)
            navigator = Navigator(
                options: options, motion: MotionSettings(resamplesTouches: resamples),
                view: ViewSize(width: 1000, height: 800), scale: 1)
            _ = navigator.handle(.picture(picture), at: 0)
            let middle = ContentPoint(x: 30_000, y: 30_000)
            _ = navigator.handle(.zoomTo(ZoomRequest(zoom: 1, place: .center(middle)), isAnimated: false), at: 0)
            frame(at: time)
        }

        var x: Double { navigator.camera.offset.x }

        mutating func touch(_ phase: TouchPhase, _ x: Double, seen: Double?, at time: Double, finger: Int64 = 1) {
            self.time = time
            let place = ViewPoint(x: x, y: 400)
            let touch = Touch(finger: FingerID(finger: finger), phase: phase, position: place, time: seen)
            _ = navigator.handle(.touch(touch), at: time)
        }

        mutating func frame(at time: Double) {
            self.time = time
            _ = navigator.advance(to: time)
        }
    }

    @Test(
        "An even finger is drawn evenly, whatever the panel's rate and the frames'", arguments: [60.0, 100, 144, 240])
    func even(rate: Double) throws {
        var bench = try Bench()
        let interval = 1000 / rate
        bench.touch(.began, 100, seen: 2000, at: 2000)
        var next = 1
        var shown: [(time: Double, x: Double)] = []
        let start = bench.x
        for frame in 1...60 {
            let now = 2000 + Double(frame) * 1000 / 60
            while 2000 + Double(next) * interval <= now {
                let seen = 2000 + Double(next) * interval
                bench.touch(.moved, 100 + (seen - 2000), seen: seen, at: now)
                next += 1
            }
            bench.frame(at: now)
            shown.append((now, bench.x - start))
        }
        // One point per ms, drawn 5 ms late, less the slop; at the panel's own rate predicted by half an interval at most.
        for (time, x) in shown.dropFirst(6) {
            let late = time - 2000 - 10 - x
            #expect(
                abs(late - 5) <= max(interval / 2 - 5, 0) + 1e-6 + (interval > 16 ? 5 : 0), "\(late) ms late at \(time)"
            )
        }
        let steps = zip(shown.dropFirst(6), shown.dropFirst(7)).map { $1.x - $0.x }
        if interval <= 10 { #expect(steps.allSatisfy { abs($0 - 1000 / 60) < 1e-6 }, "\(steps)") }
    }

    @Test("A resting finger is drawn where it rests, soon and then for ever")
    func rest() throws {
        try forAll(cases: 2000, seed: 1801) { random in
            var bench = try Bench()
            bench.touch(.began, 100, seen: 2000, at: 2000)
            var now = 2000.0
            var x = 100.0
            for _ in 0..<random.int(in: 3...20) {
                now += random.double(in: 3...20)
                x += random.double(in: -40...60)
                bench.touch(.moved, x, seen: now - random.double(in: 0...3), at: now)
                if random.chance(0.6) { bench.frame(at: now) }
            }
            var direct = try Bench(resamples: false)
            direct.navigator = bench.navigator
            for _ in 0..<3 {
                now += 10
                bench.frame(at: now)
            }
            let rest = bench.x
            try hold(!bench.navigator.isMoving, "still asks for frames under a resting finger")
            for _ in 0..<5 {
                now += 16
                bench.frame(at: now)
                try hold(bench.x == rest, "moves a resting finger")
            }
        }
    }

    @Test("Where it comes to rest, the switch makes no difference")
    func switchedOff() throws {
        try forAll(cases: 2000, seed: 1802) { random in
            var on = try Bench()
            var off = try Bench(resamples: false)
            var now = 2000.0
            var x = 100.0
            func both(_ phase: TouchPhase, _ x: Double, _ seen: Double) {
                on.touch(phase, x, seen: seen, at: now)
                off.touch(phase, x, seen: seen, at: now)
            }
            both(.began, x, now)
            for _ in 0..<random.int(in: 3...20) {
                now += random.double(in: 3...20)
                x += random.double(in: -40...60)
                both(.moved, x, now)
                if random.chance(0.7) {
                    on.frame(at: now)
                    off.frame(at: now)
                }
            }
            now += random.chance(0.5) ? 5 : 200
            both(.ended, x, now)
            for _ in 0..<300 {
                now += 20
                on.frame(at: now)
                off.frame(at: now)
            }
            try hold(on.navigator.isSettled && off.navigator.isSettled, "does not settle")
            try holdEqual(on.x, off.x, within: 1e-6, "rest")
        }
    }

    @Test("A lift moves nothing in its event, and the fling goes on with the speed that was seen")
    func lift() throws {
        var bench = try Bench()
        bench.touch(.began, 100, seen: 2000, at: 2000)
        var now = 2000.0
        var last = bench.x
        for step in 1...20 {
            now = 2000 + Double(step) * 8
            bench.touch(.moved, 100 + Double(step) * 8, seen: now, at: now)
            last = bench.x
            bench.frame(at: now)
        }
        let speed = bench.x - last
        let shown = bench.x
        bench.touch(.ended, 260, seen: now + 4, at: now + 4)
        #expect(bench.x == shown)
        bench.frame(at: now + 8)
        #expect(abs(bench.x - shown - speed) < 0.8, "\(bench.x - shown) after \(speed)")
    }

    @Test("A second finger that joins in full motion makes no jump, and what it holds stays under it")
    func join() throws {
        var bench = try Bench()
        bench.touch(.began, 100, seen: 2000, at: 2000)
        for step in 1...10 {
            let now = 2000 + Double(step) * 8
            bench.touch(.moved, 100 + Double(step) * 8, seen: now, at: now)
            bench.frame(at: now)
        }
        let shown = bench.navigator.camera
        bench.touch(.began, 500, seen: 2084, at: 2084, finger: 2)
        #expect(bench.navigator.camera == shown)
        bench.frame(at: 2088)
        bench.frame(at: 2104)
        // The first finger has moved 80 points, less the slop.
        #expect(abs(bench.x - (500 - 30_000 + 70)) < 1e-9)
    }

    @Test("Velocity is of the raw touches at their own times, however late they are handled")
    func rawVelocity() throws {
        var late = try Bench(resamples: false)
        var early = late
        for step in 0...10 {
            let seen = 2000 + Double(step) * 8
            let phase: TouchPhase = step == 0 ? .began : .moved
            early.touch(phase, 100 + Double(step) * 8, seen: seen, at: seen)
            // All at once, after a stall.
            late.touch(phase, 100 + Double(step) * 8, seen: seen, at: 2200)
        }
        early.touch(.ended, 180, seen: 2084, at: 2084)
        late.touch(.ended, 180, seen: 2084, at: 2200)
        early.frame(at: 9000)
        late.frame(at: 9000)
        #expect(early.x > 500 - 30_000 + 400)
        #expect(abs(early.x - late.x) < 1e-6)
    }

    @Test("Taps that waited to be handled are judged by their own times")
    func lateTaps() throws {
        var bench = try Bench()
        var gestures: [DiscreteGesture] = []
        func touch(_ phase: TouchPhase, seen: Double) {
            let touch = Touch(finger: FingerID(finger: 1), phase: phase, position: ViewPoint(x: 9, y: 9), time: seen)
            gestures += bench.navigator.handle(.touch(touch), at: 3000)
        }
        touch(.began, seen: 2100)
        touch(.ended, seen: 2150)
        touch(.began, seen: 2300)
        touch(.ended, seen: 2350)
        #expect(gestures == [.doubleTap])
    }

    @Test("A time of the future or of long ago counts as now", arguments: [1e9, -1e9, .nan, .infinity])
    func wrongTime(seen: Double) throws {
        var bench = try Bench()
        bench.touch(.began, 100, seen: seen, at: 2000)
        for step in 1...10 { bench.touch(.moved, 100 + Double(step) * 8, seen: seen, at: 2000 + Double(step) * 8) }
        bench.touch(.ended, 180, seen: seen, at: 2084)
        bench.frame(at: 2400)
        #expect(bench.x > 500 - 30_000 + 200)
        bench.frame(at: 9000)
        #expect(bench.navigator.isSettled)
    }
}
