import Geometry
import Gestures
import Motion
import Navigation
import TestSupport
import Testing

@Suite("Frames")
struct FramesTests {
    /// A stand whose picture was just let go in some way.
    private func released(_ random: inout SeededGenerator) throws -> Stand {
        let situation = try Situation(&random)
        var stand = Stand(situation, &random)
        stand.play(FingerStream.make(&random, in: situation.view, start: 2000, drains: random.int(in: 8...30)))
        return stand
    }

    @Test("Frames of any length show the same way and the same rest")
    func partition() throws {
        try forAll(cases: 2000, seed: 1401) { random in
            var fine = try released(&random)
            var coarse = fine
            let pixel = 1 / fine.situation.scale
            for _ in 0..<12 {
                let step = Double(random.int(in: 1...200))
                for _ in 0..<Int(step) { fine.wait(1) }
                coarse.wait(step)
                try holdSame(coarse.camera, fine.camera, within: 0.5 * pixel, "after \(step) ms, \(fine.situation)")
            }
            try fine.settle(step: 16)
            try coarse.settle(step: 200)
            try holdSame(coarse.camera, fine.camera, within: 0.01 * pixel, "at rest, \(fine.situation)")
        }
    }

    @Test("The same inputs and frame times give the same states, bit for bit")
    func deterministic() throws {
        try forAll(cases: 2000, seed: 1402) { random in
            let situation = try Situation(&random)
            var first = Stand(situation, &random)
            var second = first
            for event in FingerStream.make(&random, in: situation.view, start: 2000, cancels: true) {
                first.send(event.input, at: event.time)
                second.send(event.input, at: event.time)
                try hold(first.navigator == second.navigator, "differs at \(event.time)")
            }
        }
    }

    /// Reading: while the zoom changes, a point on an axis that is pinned, or stretched beyond its edge, moves by other laws (it is
    /// pinned to the center or held back by the band), so the bound is checked where the picture is larger and legal; while the zoom
    /// stays, it is checked everywhere. Between frames with fingers down nothing moves by itself, so v dt is 0.
    @Test("There is no spike: the picture under the fingers moves no further than they do")
    func noSpike() throws {
        try forAll(cases: 2000, seed: 1403) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            var fingers: [Int64: ViewPoint] = [:]
            for event in FingerStream.make(&random, in: situation.view, start: 2000) {
                stand.advance(to: event.time)
                let before = stand.camera
                let middle = centroid(Array(fingers.values))
                stand.send(event.input, at: event.time)
                guard let touch = event.touch else { continue }
                let isMove = touch.phase == .moved
                fingers[touch.finger.finger] = touch.phase == .ended ? nil : touch.position
                guard isMove else { continue }
                let way = centroid(Array(fingers.values)) - middle
                var shown = stand.camera.viewPoint(of: before.contentPoint(at: middle)) - middle
                let turns = before.rotation != stand.camera.rotation
                for axis in Axis.allCases where before.zoom != stand.camera.zoom || turns {
                    // A turn about a point that one axis holds back moves the other one.
                    let axes = turns ? Axis.allCases : [axis]
                    let moves = [before, stand.camera].allSatisfy { camera in
                        axes.allSatisfy { isFree($0, camera, situation) }
                    }
                    if !moves { shown[axis] = 0 }
                }
                try hold(
                    shown.length <= way.length + 1e-6,
                    "moves \(shown) for \(way) at \(event.time), \(before) to \(stand.camera), \(situation)")
            }
        }
    }

    private func isFree(_ axis: Axis, _ camera: Camera, _ situation: Situation) -> Bool {
        let (place, legal, fits) = situation.edge(axis, camera)
        return !fits && place >= legal.lowerBound - 1e-9 && place <= legal.upperBound + 1e-9
    }

    @Test("A fling slows down from frame to frame and never turns")
    func flingSlowsDown() throws {
        try forAll(cases: 2000, seed: 1404) { random in
            var stand = Stand(try .boundless(), zoom: 1, center: ContentPoint(x: 30_000, y: 30_000))
            let step = ViewVector(dx: random.double(in: -40...40), dy: random.double(in: -40...40))
            stand.fling(from: at(500, 400), by: Array(repeating: step, count: 8))
            let frame = random.double(in: 4...40)
            var last = step * 1e6
            while stand.navigator.isMoving {
                let before = stand.camera.offset
                stand.wait(frame)
                let way = stand.camera.offset - before
                for axis in Axis.allCases where way[axis] != 0 {
                    try hold(way[axis] * step[axis] > 0, "turns")
                    try hold(abs(way[axis]) < abs(last[axis]), "\(way[axis]) after \(last[axis])")
                }
                last = way
            }
        }
    }

    @Test("A picture that bounces comes back to its edge by the law and never crosses it")
    func bounce() throws {
        try forAll(cases: 2000, seed: 1405) { random in
            var stand = Stand(try Situation(picture: (4000, 3000), view: (800, 600)), zoom: 0.5, center: .zero)
            // To the right, beyond the left edge, and let go at rest there.
            let asked = random.double(in: 60...700)
            stand.drag(from: at(50, 300), by: [ViewVector(dx: 20, dy: 0), ViewVector(dx: asked - 20, dy: 0)])
            let overshoot = stand.camera.offset.x
            try holdEqual(overshoot, RubberBand.stretched(asked - 10, range: 800), within: 1e-9, "stretch")
            stand.touch(1, .ended, at(50 + asked, 300), at: stand.time + 100)
            let start = stand.time
            try hold(stand.navigator.activity == .settle, "activity \(stand.navigator.activity)")
            while stand.navigator.isMoving {
                stand.wait(random.double(in: 1...60))
                let law = Bounce(overshoot: overshoot, speed: 0).overshoot(at: stand.time - start)
                try hold(stand.camera.offset.x >= 0, "crosses the edge")
                try holdEqual(stand.camera.offset.x, law, within: 0.5, "bounce after \(stand.time - start) ms")
            }
            try hold(stand.camera.offset.x == 0, "rests at \(stand.camera.offset.x)")
        }
    }

    @Test("A fling into an edge overshoots and bounces by the law, split at the crossing")
    func flingIntoEdge() throws {
        try forAll(cases: 2000, seed: 1406) { random in
            var stand = Stand(
                try Situation(picture: (4000, 3000), view: (800, 600)), zoom: 0.5,
                center: ContentPoint(x: 1100, y: 1500))
            let speed = random.double(in: 0.5...5)
            stand.fling(from: at(50, 300), by: Array(repeating: ViewVector(dx: speed * 8, dy: 0), count: 6))
            guard stand.camera.offset.x < 0 else { return }
            let motion = AxisMotion(
                position: stand.camera.offset.x, velocity: speed, range: -1200...0, tolerance: 0.5)
            let start = stand.time
            while stand.navigator.isMoving {
                stand.wait(random.double(in: 1...60))
                let law = motion.position(at: stand.time - start)
                try holdEqual(stand.camera.offset.x, law, within: 1e-6, "after \(stand.time - start) ms")
            }
        }
    }

    @Test("Let go beyond its edge, the picture bounces with the velocity of the finger, not of the stretched picture")
    func releasedOverStretched() throws {
        try forAll(cases: 2000, seed: 1407) { random in
            var stand = Stand(try Situation(picture: (4000, 3000), view: (800, 600)), zoom: 0.5, center: .zero)
            let speed = random.double(in: 0.3...4) * random.sign()
            let out = ViewVector(dx: random.double(in: 300...600), dy: 0)
            let steps = [out] + Array(repeating: ViewVector(dx: speed * 8, dy: 0), count: 5)
            stand.fling(from: at(50, 300), by: steps)
            let shown = stand.camera.offset.x
            guard shown > 1 else { return }
            let motion = AxisMotion(position: shown, velocity: speed, range: -1200...0, tolerance: 0.5)
            let start = stand.time
            for _ in 0..<20 {
                stand.wait(random.double(in: 1...60))
                let law = motion.position(at: stand.time - start)
                try holdEqual(stand.camera.offset.x, law, within: 1e-6, "after \(stand.time - start) ms at \(speed)")
            }
        }
    }
}
