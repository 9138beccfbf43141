import Geometry
import Gestures
import Motion
import Navigation
import TestSupport
import Testing

@Suite("Pan")
struct PanTests {
    private func middle() throws -> Stand {
        Stand(try .boundless(), zoom: 1, center: ContentPoint(x: 30_000, y: 30_000))
    }

    @Test("One move of 60 points pans 50; 10 along the direction of the crossing are subtracted")
    func slop() throws {
        try forAll(cases: 2000, seed: 1901) { random in
            var stand = try middle()
            let start = stand.camera.offset
            let angle = random.double(in: 0...6.28)
            let direction = ViewVector(dx: cosine(angle), dy: cosine(angle - 1.570_796_326_794_896_6))
            stand.touch(1, .began, at(500, 400), at: 2000)
            stand.touch(1, .moved, at(500, 400) + direction * 9.9, at: 2008)
            try hold(stand.camera.offset == start, "moves within the slop")
            try hold(stand.navigator.activity == .idle, "activity \(stand.navigator.activity) within the slop")
            stand.touch(1, .moved, at(500, 400) + direction * 60, at: 2016)
            try hold(stand.navigator.activity == .pan, "activity \(stand.navigator.activity)")
            let seen = stand.camera.offset - start
            try holdEqual((seen - direction * 50).length, 0, within: 1e-9, "first pan")
            // From then on one to one, also back to the start and beyond.
            for step in 1...5 {
                let place =
                    at(500, 400) + ViewVector(dx: random.double(in: -300...300), dy: random.double(in: -300...300))
                stand.touch(1, .moved, place, at: 2016 + Double(step) * 8)
                let wanted = place - at(500, 400) - direction * 10
                try holdEqual((stand.camera.offset - start - wanted).length, 0, within: 1e-9, "pan")
            }
        }
    }

    @Test("The first pan is no longer than the motion that began it")
    func firstDelta() throws {
        try forAll(cases: 2000, seed: 1902) { random in
            var stand = try middle()
            let start = stand.camera.offset
            var place = at(500, 400)
            stand.touch(1, .began, place, at: 2000)
            for step in 1...100 where stand.camera.offset == start {
                let move = ViewVector(dx: random.double(in: -8...8), dy: random.double(in: -8...8))
                place = place + move
                stand.touch(1, .moved, place, at: 2000 + Double(step) * 8)
                let seen = (stand.camera.offset - start).length
                try hold(seen <= move.length + 1e-9, "pans \(seen) for a motion of \(move.length)")
            }
        }
    }

    @Test("After the slop the view depends on where the finger is, not on how it came there")
    func pathIndependence() throws {
        try forAll(cases: 2000, seed: 1903) { random in
            let situation = try Situation(&random)
            var direct = Stand(situation, &random)
            let start = at(situation.view.width / 2, situation.view.height / 2)
            direct.touch(1, .began, start, at: 2000)
            direct.touch(1, .moved, start + ViewVector(dx: 9, dy: 9), at: 2008)
            var wandering = direct
            func someplace() -> ViewPoint { at(random.double(in: -500...2000), random.double(in: -500...2000)) }
            for step in 1...random.int(in: 1...8) {
                wandering.touch(1, .moved, someplace(), at: 2008 + Double(step) * 3)
            }
            let end = someplace()
            direct.touch(1, .moved, end, at: 2040)
            wandering.touch(1, .moved, end, at: 2040)
            try holdSame(wandering.camera, direct.camera, within: 1e-9, "\(situation)")
        }
    }

    @Test("Beyond its edge the picture follows by the rubber law, the view's length its range")
    func rubber() throws {
        try forAll(cases: 2000, seed: 1904) { random in
            let situation = try Situation(picture: (4000, 3000), view: (800, 600))
            var stand = Stand(situation, zoom: 0.5, center: .zero)
            let asked = ViewVector(dx: random.double(in: 20...1500), dy: random.double(in: 20...1500))
            stand.touch(1, .began, at(10, 10), at: 2000)
            stand.touch(1, .moved, at(10, 10) + asked, at: 2008)
            let slop = asked * (10 / asked.length)
            let wanted = ViewVector(
                dx: RubberBand.stretched(asked.dx - slop.dx, range: 800),
                dy: RubberBand.stretched(asked.dy - slop.dy, range: 600))
            try holdEqual((stand.camera.offset - at(0, 0) - wanted).length, 0, within: 1e-9, "stretch for \(asked)")
        }
    }

    /// One finger: pinned where displayed, for every policy.
    @Test("One finger does not move the picture along an axis on which it fits")
    func pinned() throws {
        try forAll(cases: 2000, seed: 1905) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let start = stand.camera
            stand.fling(
                from: at(100, 100), by: Array(repeating: ViewVector(dx: 20, dy: 16), count: random.int(in: 1...8)))
            try hold(stand.camera.zoom == start.zoom, "zooms")
            for axis in Axis.allCases where situation.fits(axis, zoom: start.zoom) {
                try hold(stand.camera.offset[axis] == start.offset[axis], "moves along \(axis), \(situation)")
                try stand.settle()
                try hold(stand.camera.offset[axis] == start.offset[axis], "flings along \(axis), \(situation)")
            }
        }
    }

    /// Reading: the band of an axis that fits is the pan band about the centered offset, its range the view's length.
    @Test(
        "In photos two fingers stretch the picture about its middle where it fits; elsewhere it stays pinned",
        arguments: ZoomPolicy.allCases)
    func twoFingersOnFit(policy: ZoomPolicy) throws {
        let situation = try Situation(policy, picture: (4000, 1000), view: (800, 600), minZoom: 0.01)
        var stand = Stand(situation, zoom: 0.3, center: ContentPoint(x: 2000, y: 500))
        #expect(stand.camera.offset.y == 150)
        let places = [at(300, 300), at(400, 300)]
        stand.land(places, at: 2000)
        stand.place(moved(places, by: ViewVector(dx: 30, dy: 90), spread: 1), at: 2016)
        let stretched = 150 + (policy == .photos ? RubberBand.stretched(90, range: 600) : 0)
        #expect(abs(stand.camera.offset.y - stretched) < 1e-9)
        // The finger that stays pans, but not along that axis; at the last lift the picture goes back to its middle.
        stand.touch(2, .ended, at(430, 390), at: 2030)
        stand.touch(1, .moved, at(350, 480), at: 2050)
        #expect(abs(stand.camera.offset.y - stretched) < 1e-9)
        stand.touch(1, .ended, at(350, 480), at: 2300)
        #expect(abs(stand.camera.offset.y - stretched) < 1e-9)
        try stand.settle()
        #expect(abs(stand.camera.offset.y - 150) < 1e-9)
    }
}
