import Foundation
import Motion
import TestSupport
import Testing

@Suite("The spring of a page")
struct CriticalSpringTests {
    private func some(_ random: inout SeededGenerator) -> CriticalSpring {
        CriticalSpring(position: random.double(in: -2000...2000), velocity: random.double(in: -10...10))
    }

    @Test("From rest a thousand points out it is where the law says")
    func checkValues() {
        let spring = CriticalSpring(position: 1000, velocity: 0)
        // 1000 (1 + 0.03 t) e^(-0.03 t)
        for (time, wanted) in [
            (0.0, 1000.0), (10, 963.064), (50, 557.825), (100, 199.148), (200, 17.351), (300, 1.234),
        ] {
            #expect(abs(spring.position(at: time) - wanted) < 0.001, "after \(time) ms")
        }
        #expect(abs(spring.velocity(at: 100) + 0.03 * 0.03 * 1000 * 100 * exp(-3.0)) < 1e-9)
    }

    @Test("Any way to split a time gives the same position and velocity")
    func partition() throws {
        try forAll(cases: 5000, seed: 4001) { random in
            let whole = some(&random)
            var stepped = whole
            var time = 0.0
            for _ in 0..<random.int(in: 1...12) {
                let step = random.double(in: 0.1...200)
                time += step
                stepped = CriticalSpring(position: stepped.position(at: step), velocity: stepped.velocity(at: step))
                try holdEqual(stepped.position(at: 0), whole.position(at: time), within: 1e-7, "position at \(time)")
                try holdEqual(stepped.velocity(at: 0), whole.velocity(at: time), within: 1e-9, "velocity at \(time)")
            }
        }
    }

    @Test("It obeys x'' = -2 w x' - w^2 x, and its velocity is the slope of its position")
    func equation() throws {
        try forAll(cases: 3000, seed: 4002) { random in
            let spring = some(&random)
            let (time, step, rate) = (random.double(in: 1...400), 0.01, spring.rate)
            let slope = (spring.position(at: time + step) - spring.position(at: time - step)) / (2 * step)
            let bend = (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
            try holdEqual(spring.velocity(at: time), slope, within: 1e-4, "slope at \(time)")
            let pull = -2 * rate * spring.velocity(at: time) - rate * rate * spring.position(at: time)
            try holdEqual(bend, pull, within: 1e-5, "pull at \(time)")
        }
    }

    @Test(
        "Released at rest it approaches its place without crossing it; it crosses once at most, whatever its velocity")
    func noSwing() throws {
        try forAll(cases: 3000, seed: 4003) { random in
            let start = random.double(in: 1...2000)
            let calm = CriticalSpring(position: start, velocity: 0)
            let thrown = CriticalSpring(position: start, velocity: random.double(in: -100...10))
            var last = start
            var crossings = 0
            for time in stride(from: 5.0, through: 1000, by: 5) {
                try hold(calm.position(at: time) < last && calm.position(at: time) >= 0, "turns at \(time)")
                last = calm.position(at: time)
                if (thrown.position(at: time) < 0) != (thrown.position(at: time - 5) < 0) { crossings += 1 }
            }
            try hold(crossings <= 1, "crosses \(crossings) times")
        }
    }

    @Test("The settle time is the first one from which position and velocity stay small")
    func settleTime() throws {
        try forAll(cases: 4000, seed: 4004) { random in
            let start = random.pick(0, 0.3, random.double(in: -1...1), random.double(in: -2000...2000))
            // Also the velocity at which the spring is a pure decay but for rounding.
            let velocity = random.pick(0, -0.03 * start, random.double(in: -0.05...0.05), random.double(in: -20...20))
            let spring = CriticalSpring(position: start, velocity: velocity)
            let tolerance = random.pick(0.5, 0.25, 0.01)
            let end = spring.settleTime(tolerance: tolerance)
            try hold(end >= 0 && end < 3000, "settles after \(end)")
            func isSmall(_ time: Double) -> Bool {
                abs(spring.position(at: time)) <= tolerance && abs(spring.velocity(at: time)) < 0.01
            }
            for step in 0...200 { try hold(isSmall(end + Double(step) * 2 + 1e-6), "not at rest \(step * 2) ms after") }
            if end > 0.001 { try hold(!isSmall(end - 0.001), "was at rest before \(end)") }
        }
    }

    @Test("Nothing is not a number, however large the numbers")
    func extremes() {
        for (start, velocity) in [(1e300, 0.0), (-1e300, 1e300), (0, 1e300), (1e-300, -1e-300)] {
            let spring = CriticalSpring(position: start, velocity: velocity)
            for time in [0.0, 1, 1e4, 1e9, .infinity] {
                #expect(spring.position(at: time).isFinite && spring.velocity(at: time).isFinite)
            }
            #expect(spring.settleTime(tolerance: 0.5).isFinite)
        }
    }
}
