import Foundation
import Motion
import TestSupport
import Testing

@Suite("Bounce")
struct BounceTests {
    @Test("Any way to split a time gives the same overshoot and state")
    func semigroup() throws {
        try forAll(cases: 5000, seed: 301) { random in
            let whole = Bounce(overshoot: random.double(in: 0...500), speed: random.double(in: 0...10))
            var part = whole
            var time = 0.0
            for _ in 0..<random.int(in: 1...30) {
                let step = random.double(in: 0...100)
                part = Bounce(overshoot: part.overshoot(at: step), speed: part.state(at: step))
                time += step
            }
            try holdEqual(part.overshoot(at: 0), whole.overshoot(at: time), within: 1e-8, "overshoot at \(time) ms")
            try holdEqual(part.state(at: 0), whole.state(at: time), within: 1e-9, "state at \(time) ms")
        }
    }

    @Test("A bounce that starts at rest or outward never crosses its edge")
    func staysOutside() throws {
        try forAll(cases: 5000, seed: 302) { random in
            let start = random.double(in: 0...800)
            let speed = random.chance(0.2) ? 0 : random.double(in: 0...20)
            let bounce = Bounce(overshoot: start, speed: speed)
            try hold(bounce.reentryTime == nil, "re-enters")
            for _ in 0..<40 {
                let time = random.double(in: 0...3000)
                try hold(bounce.overshoot(at: time) >= 0, "crosses at \(time) ms from \(start) at \(speed)")
            }
        }
    }

    @Test("The seen speed is the derivative of the overshoot")
    func derivative() throws {
        try forAll(cases: 5000, seed: 303) { random in
            let bounce = Bounce(overshoot: random.double(in: 0...500), speed: random.double(in: -10...10))
            let time = random.double(in: 1...1000)
            let step = 1e-3
            let slope = (bounce.overshoot(at: time + step) - bounce.overshoot(at: time - step)) / (2 * step)
            try holdEqual(bounce.visibleSpeed(at: time), slope, within: 2e-6, "slope at \(time) ms")
        }
    }

    @Test("A bounce crosses its edge exactly at the re-entry time, and where there is none, never")
    func reentry() throws {
        try forAll(cases: 5000, seed: 304) { random in
            let start = random.double(in: 0...400)
            let speed = -exp(random.double(in: -5...3))
            let bounce = Bounce(overshoot: start, speed: speed)
            guard let crossing = bounce.reentryTime else {
                return try hold(bounce.overshoot(at: 1e5) >= 0, "crosses unnoticed from \(start) at \(speed)")
            }
            try holdEqual(bounce.overshoot(at: crossing), 0, within: 1e-9, "overshoot at \(crossing) ms")
            try hold(bounce.overshoot(at: crossing * 0.999) >= 0, "crosses before \(crossing) ms")
            try hold(bounce.overshoot(at: crossing * 1.001 + 1e-6) < 0, "does not cross at \(crossing) ms")
        }
    }

    @Test("From the settle time on, and not before, speed and overshoot stay too small to be seen")
    func settle() throws {
        try forAll(cases: 5000, seed: 305) { random in
            let start = random.chance(0.1) ? 0 : exp(random.double(in: -4...6.5))
            let speed = random.chance(0.1) ? 0 : exp(random.double(in: -6...3)) * random.sign()
            let bounce = Bounce(overshoot: start, speed: speed)
            let tolerance = random.pick(0.5, 0.25, 0.125)
            let settle = bounce.settleTime(tolerance: tolerance)
            func isStill(_ time: Double) -> Bool {
                abs(bounce.visibleSpeed(at: time)) < 0.01 && abs(bounce.overshoot(at: time)) <= tolerance
            }
            for step in 0...60 {
                let time = settle + 1e-6 + Double(step * step)
                try hold(isStill(time), "moves at \(time) ms, after \(settle), from \(start) at \(speed)")
            }
            if settle > 1e-6 {
                try hold(!isStill(settle - 1e-6), "was still before \(settle) ms, from \(start) at \(speed)")
            }
        }
    }

    @Test("A bounce without decay of its own follows the deceleration it was given")
    func fastDeceleration() {
        let normal = Bounce(overshoot: 0, speed: 1)
        let fast = Bounce(overshoot: 0, speed: 1, rate: MotionConstants.decelerationFast)
        #expect(fast.overshoot(at: 100) < normal.overshoot(at: 100))
        let expected = pow(0.99, 100.0) * (0.99 * (1 - pow(0.99, 100.0)) / (1 - 0.99))
        #expect(abs(fast.overshoot(at: 100) - expected) < 1e-9)
    }
}
