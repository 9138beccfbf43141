import TestSupport
import Testing
import Viewing

@Suite("Whatever happens in whatever order, the overlay keeps its rules")
struct OverlayTimelinePropertyTests {
    /// What a watcher remembers of the loading that goes on.
    private struct Watch {
        var began: Double?
        var ringSince: Double?
        var hasFailed = false
        var isEmpty = false
    }

    /// Does one thing that may happen, and notes what matters of it.
    private func happen(
        _ timeline: inout OverlayTimeline, _ watch: inout Watch, at time: Double, _ generator: inout SeededGenerator
    ) {
        switch generator.int(in: 0...9) {
        case 0, 1:
            timeline.loadingBegan(name: "x", hasFormerPicture: generator.chance(0.3), at: time)
            watch = Watch(began: time)
        case 2:
            timeline.failed(OverlayCard(fileName: "x", reason: "y"), at: time)
            watch = Watch(hasFailed: true)
        case 3:
            timeline.emptied(at: time)
            watch = Watch(isEmpty: true)
        case 4: timeline.noticed("n", at: time)
        case 5: timeline.pictureAppeared(at: time)
        case 6: timeline.loadingEnded(at: time)
        case 7: timeline.progress(nil)
        default: timeline.progress(generator.double(in: -1...2))
        }
    }

    /// Looks at one moment.
    private func look(_ timeline: OverlayTimeline, _ watch: inout Watch, at time: Double) throws {
        let overlay = timeline.overlay(at: time)
        let isRing = overlay.parts.contains(.ring) || overlay.parts.contains(.cornerRing)
        try hold(overlay.parts.contains(.card) == watch.hasFailed, "card at \(time)")
        try hold(overlay.parts.contains(.empty) == watch.isEmpty, "empty state at \(time)")
        if isRing {
            let began = watch.began ?? .infinity
            try hold(time >= began + 200, "ring at \(time), loading since \(began)")
            watch.ringSince = watch.ringSince ?? time
        } else if let since = watch.ringSince {
            // It was first looked at `since`, so it was shown then at the latest.
            try hold(time >= (watch.began ?? 0) + 600, "ring shown by \(since) is gone at \(time)")
        }
        try hold(!timeline.isAnimating(at: time) || isRing, "what is not seen moves at \(time)")
    }

    @Test("The ring never before 200 ms, never shorter than 400, a failure always with a card")
    func rules() throws {
        try forAll(cases: 2000, seed: 0x0F1E) { generator in
            var timeline = OverlayTimeline()
            var watch = Watch()
            var time = generator.double(in: 0...1000)
            for _ in 0..<40 {
                happen(&timeline, &watch, at: time, &generator)
                for _ in 0..<generator.int(in: 1...4) {
                    try look(timeline, &watch, at: time)
                    time += generator.chance(0.3) ? generator.double(in: 0...5000) : generator.double(in: 0...250)
                }
            }
        }
    }

    @Test("Between its deadlines the overlay does not change")
    func deadlines() throws {
        try forAll(cases: 500, seed: 0xDEAD) { generator in
            var timeline = OverlayTimeline()
            var watch = Watch()
            var time = 0.0
            for _ in 0..<12 {
                happen(&timeline, &watch, at: time, &generator)
                time += generator.double(in: 0...300)
            }
            for _ in 0..<30 {
                let shown = timeline.overlay(at: time)
                let next = timeline.nextDeadline(after: time)
                let between = min(next ?? time + 1e6, time + 1e6)
                try hold(between > time, "a deadline \(between) that has passed at \(time)")
                if !timeline.isAnimating(at: time) {
                    let later = time + (between - time) * generator.double(in: 0...0.999)
                    try hold(
                        timeline.overlay(at: later) == shown, "changed at \(later), between \(time) and \(between)")
                }
                time = between
            }
        }
    }
}
