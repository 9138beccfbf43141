import Foundation
import Motion
import TestSupport
import Testing

@Suite("Motion of an axis with absurd input")
struct AxisMotionExtremesTests {
    private static let numbers: [Double] = [
        0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 0.01, 1, 1e9, 1e100, 1e300, .greatestFiniteMagnitude, .infinity,
        .nan,
    ].flatMap { [$0, -$0] }

    @Test("No input makes a place or a time that is not finite")
    func finite() throws {
        try forAll(cases: 8000, seed: 601) { random in
            let numbers = Self.numbers
            func number() -> Double { random.element(of: numbers) ?? 0 }
            let bounds = [number(), number()].map { $0.isNaN ? 0 : $0 }.sorted()
            let (position, velocity, tolerance) = (number(), number(), number())
            let range = bounds[0]...bounds[1]
            let motion = AxisMotion(position: position, velocity: velocity, range: range, tolerance: tolerance)
            let release = "from \(position) at \(velocity) in \(range), tolerance \(tolerance)"
            try hold(motion.duration.isFinite && motion.duration >= 0, "duration \(motion.duration) \(release)")
            try hold(motion.destination.isFinite, "destination \(motion.destination) \(release)")
            for time in numbers + [motion.duration / 2] {
                try hold(motion.position(at: time).isFinite, "place at \(time) \(release)")
                try hold(motion.velocity(at: time).isFinite, "velocity at \(time) \(release)")
            }
        }
    }

    @Test("Before its beginning a motion is where it was released")
    func beforeBeginning() {
        let motion = AxisMotion(position: 10, velocity: 1, range: -1000...1000, tolerance: 0.5)
        #expect(motion.position(at: -50) == 10)
        #expect(motion.position(at: -.infinity) == 10)
    }

    @Test("Equal releases are equal motions")
    func equal() {
        func motion(_ velocity: Double) -> AxisMotion {
            AxisMotion(position: 10, velocity: velocity, range: -100...0, tolerance: 0.5)
        }
        #expect(motion(1) == motion(1))
        #expect(motion(1) != motion(2))
    }
}
