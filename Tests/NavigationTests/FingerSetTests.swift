import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Change of the finger set")
struct FingerSetTests {
    /// Reading: "exactly 0" is meant bit for bit in the event itself, so that a view within half a device pixel of rest snaps with a
    /// later frame. One exception that the law names: a recognized two-finger tap restores the view at landing.
    @Test("Fingers that land or lift move nothing, also in mid-bounce")
    func silent() throws {
        try forAll(cases: 2000, seed: 1101) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            for event in FingerStream.make(&random, in: situation.view, start: 2000, cancels: true) {
                stand.advance(to: event.time)
                let before = stand.camera
                let heard = stand.gestures.count
                stand.send(event.input, at: event.time)
                guard let touch = event.touch, touch.phase != .moved else { continue }
                if stand.gestures.dropFirst(heard).contains(.twoFingerTap) { continue }
                try hold(
                    stand.camera == before,
                    "\(touch.phase) at \(event.time) makes \(stand.camera) of \(before), \(situation)")
            }
        }
    }

    /// The re-base itself must not show in the next event either: an event without motion after the change moves nothing.
    @Test("An event without motion after a change of the set moves nothing, also while over-stretched")
    func nothingAfterwards() throws {
        try forAll(cases: 2000, seed: 1102) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let places = somePlaces(&random, count: 3, in: situation.view)
            stand.land(places, at: 2000)
            let drift = ViewVector(dx: random.double(in: -500...500), dy: random.double(in: -500...500))
            let away = moved(places, by: drift, spread: exponential(random.double(in: -2...2)))
            stand.place(away, at: 2016)
            let stretched = stand.camera
            stand.touch(4, .began, at(10, 10), at: 2030)
            try hold(stand.camera == stretched, "landing moves the view, \(situation)")
            stand.touch(4, .moved, at(10, 10), at: 2040)
            try holdSame(stand.camera, stretched, within: 1e-6, "after landing, \(situation)")
            stand.touch(2, .ended, away[1], at: 2050)
            stand.touch(1, .moved, away[0], at: 2060)
            stand.touch(4, .moved, at(10, 10), at: 2060)
            try holdSame(stand.camera, stretched, within: 1e-6, "after lifting, \(situation)")
            stand.touch(1, .ended, away[0], at: 2070)
            stand.touch(3, .ended, away[2], at: 2070)
            stand.touch(4, .moved, at(10, 10), at: 2080)
            try holdSame(stand.camera, stretched, within: 1e-6, "with one finger left, \(situation)")
        }
    }

    @Test("Other names of the fingers change nothing")
    func permutation() throws {
        try forAll(cases: 2000, seed: 1103) { random in
            let situation = try Situation(&random)
            var first = Stand(situation, &random)
            var second = first
            let salt = Int64(random.int(in: 1...1000))
            for event in FingerStream.make(&random, in: situation.view, start: 2000) {
                first.send(event.input, at: event.time)
                var renamed = event
                if var touch = event.touch {
                    touch.finger = FingerID(device: -touch.finger.device, finger: touch.finger.finger &* -7919 &+ salt)
                    renamed.input = .touch(touch)
                }
                second.send(renamed.input, at: event.time)
                try holdSame(second.camera, first.camera, within: 1e-9, "at \(event.time), \(situation)")
            }
            try hold(first.gestures == second.gestures, "gestures \(first.gestures), renamed \(second.gestures)")
        }
    }

    @Test("A finger that landed twice is one that was cancelled in between")
    func duplicate() throws {
        try forAll(cases: 2000, seed: 1104) { random in
            let situation = try Situation(&random)
            var twice = Stand(situation, &random)
            var cancelled = twice
            let places = somePlaces(&random, count: 2, in: situation.view)
            for stand in [0, 1] {
                func play(_ stand: inout Stand, cancels: Bool) {
                    stand.land(places, at: 2000)
                    stand.place(moved(places, by: ViewVector(dx: 40, dy: 30), spread: 1.4), at: 2016)
                    if cancels { stand.touch(1, .cancelled, places[0], at: 2024) }
                    stand.touch(1, .began, at(5, 5), at: 2024)
                    stand.touch(1, .moved, at(50, 60), at: 2040)
                }
                if stand == 0 { play(&twice, cancels: false) } else { play(&cancelled, cancels: true) }
            }
            try holdSame(twice.camera, cancelled.camera, within: 1e-9, "\(situation)")
            try hold(twice.navigator.fingerCount == 2, "\(twice.navigator.fingerCount) fingers")
        }
    }

    @Test("Events of fingers that are not down are ignored", arguments: [TouchPhase.moved, .ended, .cancelled])
    func unknown(phase: TouchPhase) throws {
        var stand = Stand(try Situation(picture: (4000, 3000), view: (800, 600)))
        stand.land([at(100, 100), at(300, 300)], at: 2000)
        stand.place([at(150, 100), at(400, 300)], at: 2016)
        let before = stand.camera
        stand.touch(77, phase, at(700, 500), at: 2020)
        #expect(stand.camera == before)
        #expect(stand.navigator.fingerCount == 2)
        stand.place([at(150, 100), at(400, 300)], at: 2032)
        #expect(abs(stand.camera.zoom / before.zoom - 1) < 1e-9)
    }
}
