import Foundation
import Motion
import TestSupport
import Testing

@Suite("Rubber bands")
struct RubberBandTests {
    @Test("The pan band is odd, strictly increasing, bounded by its range, and undone by its inverse")
    func pan() throws {
        try forAll(cases: 10_000, seed: 201) { random in
            let range = random.double(in: 1...5000)
            let asked = exp(random.double(in: -7...7)) * range / 100 * random.sign()
            let shown = RubberBand.stretched(asked, range: range)
            try hold(RubberBand.stretched(-asked, range: range) == -shown, "not odd at \(asked)")
            try hold(abs(shown) < range && abs(shown) < abs(asked), "\(shown) of \(asked) in \(range)")
            let further = RubberBand.stretched(asked * 1.001, range: range)
            try hold(abs(further) > abs(shown), "does not increase at \(asked)")
            let back = RubberBand.unstretched(shown, range: range)
            try holdEqual(back, asked, within: 1e-9 * max(abs(asked), 1), "inverse of \(asked)")
            try hold(RubberBand.unstretched(-shown, range: range) == -back, "inverse not odd at \(shown)")
        }
    }

    @Test("At its edge a picture follows 0.55 of the finger's way")
    func slopeAtEdge() {
        #expect(abs(RubberBand.stretched(1e-6, range: 800) / 1e-6 - 0.55) < 1e-6)
        #expect(RubberBand.stretched(0, range: 800) == 0)
        #expect(RubberBand.unstretched(0, range: 800) == 0)
    }

    @Test("No finite overshoot breaks the pan band")
    func panExtremes() throws {
        let numbers = [
            0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1, 800, 1e9, 1e300, Double.greatestFiniteMagnitude,
        ]
        for range in numbers + [-1, -1e300] {
            for number in numbers.flatMap({ [$0, -$0] }) {
                let shown = RubberBand.stretched(number, range: range)
                let asked = RubberBand.unstretched(number, range: range)
                #expect(shown.isFinite && asked.isFinite, "\(number) in \(range)")
                #expect(range > 0 ? abs(shown) < range : shown == 0, "\(number) in \(range)")
                #expect(range > 0 || asked == 0, "\(number) in \(range)")
                #expect(shown * number >= 0 && asked * number >= 0, "\(number) in \(range) changes its sign")
            }
        }
    }

    @Test("The zoom band is bounded, increasing, its own mirror image, and undone by its inverse")
    func zoom() throws {
        try forAll(cases: 10_000, seed: 202) { random in
            let low = exp(random.double(in: -7...3))
            let high = low * exp(random.double(in: 0.01...6))
            let asked = random.chance(0.5) ? low * exp(random.double(in: -5...0)) : high * exp(random.double(in: 0...5))
            let shown = ZoomRubberBand.stretched(asked, min: low, max: high)
            try hold(shown >= low / 2 && shown <= 2 * high, "\(shown) for \(asked) in \(low)...\(high)")
            let further = ZoomRubberBand.stretched(asked * 1.001, min: low, max: high)
            try hold(further > shown, "does not increase at \(asked)")
            let back = ZoomRubberBand.unstretched(shown, min: low, max: high)
            try holdEqual(back / asked, 1, within: 1e-9, "inverse of \(asked)")
            let mirrored = ZoomRubberBand.stretched(1 / asked, min: 1 / high, max: 1 / low)
            try holdEqual(mirrored * shown, 1, within: 1e-9, "mirror image of \(asked) in \(low)...\(high)")
        }
    }

    @Test("Within its limits a zoom is what the fingers ask for, and the band begins with slope 1")
    func zoomAtLimits() throws {
        try forAll(cases: 5000, seed: 203) { random in
            let low = exp(random.double(in: -5...3))
            let high = low * exp(random.double(in: 0.01...5))
            let inside = low + (high - low) * random.unit()
            try hold(ZoomRubberBand.stretched(inside, min: low, max: high) == inside, "\(inside) is changed")
            try hold(ZoomRubberBand.unstretched(inside, min: low, max: high) == inside, "\(inside) is changed back")
            for limit in [low, high] {
                let step = limit * 1e-6
                let above = ZoomRubberBand.stretched(limit + step, min: low, max: high) - limit
                let below = limit - ZoomRubberBand.stretched(limit - step, min: low, max: high)
                try holdEqual(above / step, 1, within: 1e-4, "slope above \(limit)")
                try holdEqual(below / step, 1, within: 1e-4, "slope below \(limit)")
            }
        }
    }

    @Test("Equal limits leave one zoom", arguments: [0.001, 1, 5, 1e9])
    func equalLimits(limit: Double) {
        for zoom in [0, limit / 3, limit, limit * 3] {
            #expect(ZoomRubberBand.stretched(zoom, min: limit, max: limit) == limit)
            #expect(ZoomRubberBand.unstretched(zoom, min: limit, max: limit) == limit)
        }
    }

    @Test("No finite zoom breaks the zoom band")
    func zoomExtremes() {
        for (low, high) in [(1.0, 4.0), (1e-9, 1e9), (0.16, 1.5), (5, 5)] {
            for zoom in [
                -1e300, -1, 0, Double.leastNonzeroMagnitude, 1e-300, low / 2, low, high, 2 * high, 1e300,
                .greatestFiniteMagnitude,
            ] {
                let shown = ZoomRubberBand.stretched(zoom, min: low, max: high)
                let asked = ZoomRubberBand.unstretched(zoom, min: low, max: high)
                #expect(shown >= low / 2 && shown <= 2 * high, "\(zoom) in \(low)...\(high)")
                #expect(asked > 0 && asked.isFinite, "\(zoom) in \(low)...\(high)")
            }
        }
    }
}
