import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Limits and rest")
struct RestTests {
    @Test(
        "While touched the zoom stays within half the smallest and twice the largest, and 1.5 s after the last lift within"
    )
    func zoomLimits() throws {
        try forAll(cases: 2000, seed: 1201) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            for event in FingerStream.make(&random, in: situation.view, start: 2000) {
                stand.send(event.input, at: event.time)
                let (zoom, limits) = (stand.camera.zoom, stand.navigator.limits)
                try hold(zoom >= limits.min / 2 && zoom <= 2 * limits.max, "zoom \(zoom) of \(limits)")
            }
            stand.wait(1500)
            let (zoom, limits) = (stand.camera.zoom, stand.navigator.limits)
            try hold(zoom >= limits.min && zoom <= limits.max, "rests at \(zoom) of \(limits), \(situation)")
        }
    }

    @Test("Whatever fingers did, the picture rests legally, then asks for no frame, and stays")
    func rest() throws {
        try forAll(cases: 2000, seed: 1202) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            stand.play(FingerStream.make(&random, in: situation.view, start: 2000, cancels: true))
            if random.chance(0.1) { stand.send(.cancel, at: stand.time + 5) }
            try stand.settle()
            try situation.holdLegal(stand.camera, limits: stand.navigator.limits, "at rest")
            let rest = stand.camera
            try hold(stand.navigator.isSettled && !stand.navigator.isMoving, "is not settled")
            try hold(stand.navigator.activity == .idle, "activity \(stand.navigator.activity)")
            try hold(stand.navigator.nextDeadline == nil, "wants to be called again")
            stand.wait(5000)
            try hold(stand.camera == rest, "moves after it rested")
        }
    }

    /// A resize to the size that the view has already places the picture anew.
    @Test("Placing a picture that rests anew changes nothing, bit for bit")
    func recentering() throws {
        try forAll(cases: 2000, seed: 1203) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            stand.play(FingerStream.make(&random, in: situation.view, start: 2000, drains: 20))
            try stand.settle()
            let rest = stand.camera
            for _ in 0..<2 {
                stand.send(.resize(situation.view, scale: situation.scale), at: stand.time + 100)
                try stand.settle()
                try hold(stand.camera == rest, "\(stand.camera) after \(rest), \(situation)")
            }
        }
    }

    @Test("While a finger is down nothing is settled, and nothing moves by itself")
    func held() throws {
        try forAll(cases: 2000, seed: 1204) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            for event in FingerStream.make(&random, in: situation.view, start: 2000) {
                stand.send(event.input, at: event.time)
                guard stand.navigator.fingerCount > 0 else { continue }
                try hold(!stand.navigator.isSettled, "is settled under \(stand.navigator.fingerCount) fingers")
                try hold(!stand.navigator.isMoving, "moves by itself under a finger at \(event.time), \(situation)")
            }
        }
    }
}
