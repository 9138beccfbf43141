import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

/// A hand whose picture rests whenever the first finger lands, as a viewer shows it that moves at its frames alone.
///
/// What moves by itself is caught where the last frame showed it, which depends on the frames by intention.
@Suite("Frame rates")
struct FrameRateTests {
    /// A stream with pauses in which everything comes to rest before a hand comes anew.
    private func stream(_ random: inout SeededGenerator, in view: ViewSize, isTimed: Bool) -> [TimedInput] {
        var pause = 0.0
        var fingers = 0
        return FingerStream.make(&random, in: view, start: 2000, drains: 30, maxFingers: 3).compactMap { event in
            guard var touch = event.touch else { return nil }
            if touch.phase == .began {
                if fingers == 0 { pause += 6000 }
                fingers += 1
            }
            if touch.phase == .ended { fingers -= 1 }
            if isTimed { touch.time = event.time + pause - 1.5 }
            return TimedInput(time: event.time + pause, input: .touch(touch))
        }
    }

    /// Plays a stream with frames between its events; returns where each hand left the picture, and the end.
    private func play(
        _ events: [TimedInput], _ situation: Situation, resamples: Bool, next: (Double) -> Double
    ) -> [Camera] {
        var navigator = Navigator(
            options: situation.options, motion: MotionSettings(resamplesTouches: resamples), view: situation.view,
            scale: situation.scale)
        _ = navigator.handle(.picture(situation.picture), at: 0)
        var rests: [Camera] = []
        var frame = 1000.0
        for event in events {
            while frame < event.time {
                _ = navigator.advance(to: frame)
                frame = next(frame)
            }
            if navigator.isSettled { rests.append(navigator.camera) }
            _ = navigator.handle(event.input, at: event.time)
        }
        let end = frame + 8000
        while frame < end {
            _ = navigator.advance(to: frame)
            frame = next(frame)
        }
        return rests + [navigator.camera]
    }

    @Test(
        "The same hands end within a hundredth of a pixel at 30, 60, 75, 120, 144 and 240 Hz and with dropped frames",
        arguments: [false, true])
    func rates(resamples: Bool) throws {
        try forAll(cases: 150, seed: 1409) { random in
            let situation = try Situation(&random)
            let events = stream(&random, in: situation.view, isTimed: resamples)
            let wanted = play(events, situation, resamples: resamples) { $0 + 1 }
            for rate in [30.0, 60, 75, 120, 144, 240] {
                let interval = 1000 / rate
                let seen = play(events, situation, resamples: resamples) { $0 + interval }
                try compare(seen, wanted, "\(rate) Hz, \(situation)", situation)
            }
            var dropping = random
            let seen = play(events, situation, resamples: resamples) { time in
                time + 1000 / 60 * (dropping.chance(0.3) ? Double(dropping.int(in: 2...6)) : 1)
            }
            try compare(seen, wanted, "dropped frames, \(situation)", situation)
        }
    }

    private func compare(_ seen: [Camera], _ wanted: [Camera], _ what: String, _ situation: Situation) throws {
        try hold(seen.count == wanted.count, "\(seen.count) rests instead of \(wanted.count): \(what)")
        for (one, other) in zip(seen, wanted) {
            try hold(one.rotation == other.rotation, "turned otherwise: \(what)")
            // Every corner of the picture is where it would be.
            for corner in [
                ContentPoint.zero, ContentPoint(x: situation.contentSize.width, y: situation.contentSize.height),
            ] {
                let distance = (one.viewPoint(of: corner) - other.viewPoint(of: corner)).length
                try hold(distance <= 0.01 / situation.scale, "\(distance) pt apart: \(what)")
            }
        }
    }
}
