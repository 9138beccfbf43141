import Geometry
import Gestures
import Motion
import Navigation
import TestSupport
import Testing

@Suite("Release outside the zoom limits")
struct ZoomReleaseTests {
    /// Reading: the law says "the last centroid". Between the two lifts of one pinch the set has one finger, so this may be the middle
    /// of both fingers or the place of the one that lifted last; both lie under a finger's eye, and either is accepted.
    @Test(
        "No fling: the zoom settles critically damped, the point under the fingers on a straight line by the same part")
    func settle() throws {
        try forAll(cases: 2000, seed: 2101) { random in
            let situation = try Situation(&random)
            guard !situation.options.isScrollOnly else { return }
            var stand = Stand(situation, &random)
            let limits = stand.navigator.limits
            guard limits.min < limits.max else { return }
            var places = somePlaces(&random, count: 2, in: situation.view)
            stand.land(places, at: 2000)
            let spread = exponential(random.double(in: 2...5) * random.sign())
            for step in 1...5 {
                places = moved(
                    places, by: ViewVector(dx: 12, dy: -9), spread: exponential(naturalLogarithm(spread) / 5))
                stand.place(places, at: 2000 + Double(step) * 8)
            }
            let start = stand.camera
            guard limits.clamp(start.zoom) != start.zoom else { return }
            stand.lift(places, at: stand.time)
            let released = stand.time
            let end = limits.clamp(start.zoom)
            try holdEqual(stand.navigator.targetZoom, end, within: 0, "target")
            try hold(stand.navigator.activity == .settle, "activity \(stand.navigator.activity)")
            var errors = [0.0, 0.0]
            for time in [20.0, 50, 100, 200, 400] {
                stand.advance(to: released + time)
                guard stand.navigator.isMoving else { break }
                let wanted = ZoomSettle(from: start.zoom, to: end).zoom(at: time)
                try holdEqual(stand.camera.zoom / wanted, 1, within: 1e-9, "zoom after \(time) ms, \(situation)")
                for (index, anchor) in [centroid(places), places[1]].enumerated() {
                    let content = start.contentPoint(at: anchor)
                    let target = situation.legalCamera(zoom: end, showing: content, at: anchor).viewPoint(of: content)
                    let part = 1 - (1 + 10.9e-3 * time) * exponential(-10.9e-3 * time)
                    let line = anchor + (target - anchor) * part
                    errors[index] = max(errors[index], (stand.camera.viewPoint(of: content) - line).length)
                }
            }
            try hold((errors.min() ?? 0) < 1e-6, "leaves the line by \(errors), \(situation)")
            try stand.settle()
            try situation.holdLegal(stand.camera, limits: limits, "at rest")
            try hold(stand.time - released <= 1500 + 50, "rests after \(stand.time - released) ms")
        }
    }

    @Test("Inside the limits the zoom stays where it was let go: there is no momentum of zoom")
    func noZoomMomentum() throws {
        try forAll(cases: 2000, seed: 2102) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            var places = somePlaces(&random, count: 2, in: situation.view)
            stand.land(places, at: 2000)
            for step in 1...5 {
                places = moved(places, by: .zero, spread: exponential(random.double(in: -0.1...0.1)))
                stand.place(places, at: 2000 + Double(step) * 80)
            }
            let limits = stand.navigator.limits
            let zoom = stand.camera.zoom
            guard limits.clamp(zoom) == zoom else { return }
            stand.lift(places, at: stand.time)
            try stand.settle()
            try hold(stand.camera.zoom == zoom, "rests at \(stand.camera.zoom) after \(zoom), \(situation)")
        }
    }
}
