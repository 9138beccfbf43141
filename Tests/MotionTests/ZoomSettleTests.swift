import Foundation
import Motion
import TestSupport
import Testing

@Suite("Settling and easing of zooms")
struct ZoomSettleTests {
    @Test(
        "A settling zoom leaves at rest, approaches its limit without crossing it, and everything goes by one fraction")
    func settling() throws {
        try forAll(cases: 5000, seed: 701) { random in
            let from = exp(random.double(in: -7...4))
            let to = from * exp(random.double(in: -0.7...0.7))
            let settle = ZoomSettle(from: from, to: to)
            try hold(settle.zoom(at: 0) == from, "does not begin at \(from)")
            var last = 1.0
            for step in 1...40 {
                let time = Double(step * step)
                let left = log(settle.zoom(at: time) / to)
                let remaining = ZoomSettle.remaining(at: time)
                try hold(remaining < last && remaining > 0, "turns at \(time) ms")
                try holdEqual(left, log(from / to) * remaining, within: 1e-9, "log zoom at \(time) ms")
                try holdEqual(settle.fraction(at: time), 1 - remaining, within: 1e-15, "fraction at \(time) ms")
                last = remaining
            }
        }
    }

    @Test("The remainder obeys the critically damped equation from rest")
    func equation() throws {
        let rate = 10.9e-3
        try forAll(cases: 5000, seed: 702) { random in
            let time = random.double(in: 0.5...2000)
            let step = 0.05
            let (before, now, after) = (
                ZoomSettle.remaining(at: time - step), ZoomSettle.remaining(at: time),
                ZoomSettle.remaining(at: time + step)
            )
            let slope = (after - before) / (2 * step)
            let curvature = (after - 2 * now + before) / (step * step)
            try holdEqual(curvature + 2 * rate * slope + rate * rate * now, 0, within: 1e-8, "equation at \(time) ms")
        }
        #expect(abs(1 - ZoomSettle.remaining(at: 0.01)) < 1e-7)
    }

    @Test("The time of a remainder is the first at which no more remains")
    func timeOfRemainder() throws {
        try forAll(cases: 5000, seed: 703) { random in
            let remainder = exp(random.double(in: -20 ... -0.01))
            let time = ZoomSettle.time(remaining: remainder)
            try hold(ZoomSettle.remaining(at: time) <= remainder, "more than \(remainder) at \(time) ms")
            try hold(ZoomSettle.remaining(at: time - 1e-5) > remainder, "\(remainder) before \(time) ms")
        }
        #expect(ZoomSettle.time(remaining: 1) == 0)
        #expect(ZoomSettle.time(remaining: 2) == 0)
    }

    @Test("No time makes a settling zoom infinite", arguments: [-1e300, -1, 0, 1e-300, 1e5, 1e300, .infinity])
    func extremes(time: Double) {
        let zoom = ZoomSettle(from: 3, to: 2).zoom(at: time)
        #expect(zoom >= 2 && zoom <= 3)
        #expect(ZoomSettle.remaining(at: time) >= 0 && ZoomSettle.remaining(at: time) <= 1)
    }

    @Test(
        "An animated movement follows 1 - (1 - tau)^3 and stays within its ends",
        arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.875), (0.25, 0.578125), (1, 1), (2, 1)])
    func easing(part: Double, done: Double) {
        #expect(Easing.cubicOut(part) == done)
    }
}
