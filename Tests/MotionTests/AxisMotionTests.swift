import Foundation
import Motion
import TestSupport
import Testing

/// One generated release of an axis.
struct AxisRelease: CustomStringConvertible {
    var position: Double
    var velocity: Double
    var range: ClosedRange<Double>
    var tolerance: Double

    init(_ random: inout SeededGenerator) {
        let lower = random.double(in: -3000...1000)
        let width = random.chance(0.15) ? 0 : exp(random.double(in: -2...8))
        range = lower...(lower + width)
        switch random.int(in: 0...4) {
        case 0: position = range.upperBound + random.double(in: 0...300)
        case 1: position = range.lowerBound - random.double(in: 0...300)
        case 2: position = random.chance(0.5) ? range.lowerBound : range.upperBound
        default: position = random.double(in: range)
        }
        velocity = random.chance(0.15) ? 0 : exp(random.double(in: -6...2.5)) * random.sign()
        tolerance = random.pick(0.5, 0.25, 1 / 6)
    }

    var motion: AxisMotion {
        AxisMotion(position: position, velocity: velocity, range: range, tolerance: tolerance)
    }

    var description: String { "from \(position) at \(velocity) in \(range), tolerance \(tolerance)" }
}

@Suite("Motion of an axis")
struct AxisMotionTests {
    @Test("A free fling goes its distance and rests exactly where it stopped")
    func freeFling() throws {
        try forAll(cases: 5000, seed: 401) { random in
            let speed = exp(random.double(in: -4.6...2.7)) * random.sign()
            let start = random.double(in: -1000...1000)
            let motion = AxisMotion(position: start, velocity: speed, range: -1e6...1e6, tolerance: 0.5)
            let way = max(abs(speed) - 0.01, 0) * 0.998 / 0.002 * (speed < 0 ? -1 : 1)
            try holdEqual(motion.destination - start, way, within: 0.01, "way of \(speed)")
            try holdEqual(motion.duration, Deceleration().restTime(speed: speed), within: 1e-9, "duration")
            try hold(motion.position(at: motion.duration) == motion.destination, "does not rest where it stopped")
            let before = motion.position(at: motion.duration.nextDown)
            try holdEqual(before, motion.destination, within: 1e-6, "place just before rest")
        }
    }

    @Test("Every motion begins where it was released, rests legally for good, and never asks for a frame again")
    func restsLegally() throws {
        try forAll(cases: 6000, seed: 402) { random in
            let release = AxisRelease(&random)
            let motion = release.motion
            try hold(release.range.contains(motion.destination), "rests at \(motion.destination) \(release)")
            try hold(motion.duration.isFinite && motion.duration < 10_000, "takes \(motion.duration) ms \(release)")
            if motion.duration > 0 {
                try holdEqual(motion.position(at: 0), release.position, within: 1e-9, "start \(release)")
            }
            for later in [0, 0.001, 1, 1e6, Double.infinity] {
                let time = motion.duration + later
                try hold(motion.position(at: time) == motion.destination, "moves at \(time) \(release)")
                try hold(motion.velocity(at: time) == 0 && !motion.isCoasting(at: time), "moves at \(time) \(release)")
            }
            let beforeRest = motion.position(at: motion.duration * 0.999_999)
            let snap = release.tolerance + abs(motion.duration) * 1e-4
            try holdEqual(beforeRest, motion.destination, within: snap, "snap \(release)")
        }
    }

    @Test("There is no jump: between two moments it moves no further than its greatest speed allows")
    func continuous() throws {
        try forAll(cases: 5000, seed: 403) { random in
            let release = AxisRelease(&random)
            let motion = release.motion
            guard motion.duration > 0 else { return }
            // The band pulls at 1.005 % of the overshoot per ms, which a velocity v can raise by 33.3 v at most.
            let inside = min(max(release.position, release.range.lowerBound), release.range.upperBound)
            let pull = 0.01006 * (abs(release.position - inside) + 33.4 * abs(release.velocity))
            let greatest = abs(release.velocity) + pull
            for _ in 0..<20 {
                let time = random.double(in: 0...motion.duration)
                let step = random.double(in: 0...8)
                guard time + step < motion.duration else { continue }
                let moved = abs(motion.position(at: time + step) - motion.position(at: time))
                try hold(moved <= greatest * step + 1e-7, "moves \(moved) in \(step) ms at \(time) \(release)")
            }
        }
    }

    @Test("The seen velocity is the derivative of the position")
    func derivative() throws {
        try forAll(cases: 5000, seed: 404) { random in
            let release = AxisRelease(&random)
            let motion = release.motion
            let step = 1e-3
            let time = random.double(in: 0...1) * motion.duration
            guard time > step, time + step < motion.duration else { return }
            // A corner of the way (an edge) makes the slope of a chord lie between both velocities.
            let slopes = [motion.velocity(at: time - step), motion.velocity(at: time + step)]
            let chord = (motion.position(at: time + step) - motion.position(at: time - step)) / (2 * step)
            let low = (slopes.min() ?? 0) - 1e-4
            let high = (slopes.max() ?? 0) + 1e-4
            try hold(chord >= low && chord <= high, "slope \(chord), velocities \(slopes) at \(time) \(release)")
        }
    }

    @Test("Mirrored input gives the mirrored motion, bit for bit")
    func mirror() throws {
        try forAll(cases: 5000, seed: 405) { random in
            let release = AxisRelease(&random)
            let motion = release.motion
            let mirrored = AxisMotion(
                position: -release.position, velocity: -release.velocity,
                range: -release.range.upperBound...(-release.range.lowerBound), tolerance: release.tolerance)
            try hold(mirrored.duration == motion.duration, "duration \(release)")
            try hold(mirrored.destination == -motion.destination, "destination \(release)")
            for _ in 0..<10 {
                let time = random.double(in: 0...max(motion.duration, 1))
                try hold(mirrored.position(at: time) == -motion.position(at: time), "at \(time) \(release)")
                try hold(mirrored.velocity(at: time) == -motion.velocity(at: time), "velocity at \(time) \(release)")
                try hold(mirrored.isCoasting(at: time) == motion.isCoasting(at: time), "coasting at \(time) \(release)")
            }
        }
    }

    @Test("A bounce at rest or outward stays beyond its edge until it rests on it exactly")
    func bounceStaysOut() throws {
        try forAll(cases: 5000, seed: 406) { random in
            let overshoot = random.double(in: 0...300)
            let speed = random.chance(0.3) ? 0 : random.double(in: 0...10)
            let width = random.chance(0.3) ? 0 : random.double(in: 0...1000)
            let motion = AxisMotion(position: 7 + overshoot, velocity: speed, range: (7 - width)...7, tolerance: 0.5)
            try hold(motion.destination == 7, "rests at \(motion.destination)")
            for _ in 0..<20 {
                let time = random.double(in: 0...max(motion.duration, 1))
                try hold(motion.position(at: time) >= 7, "is inside at \(time) ms")
                try hold(!motion.isCoasting(at: time), "coasts at \(time) ms")
            }
        }
    }

    @Test("A fling into an edge coasts, bounces and rests on the edge")
    func phases() {
        let motion = AxisMotion(position: -100, velocity: 2, range: -1000...0, tolerance: 0.5)
        #expect(motion.isCoasting(at: 0))
        #expect(motion.isCoasting(at: 50))
        #expect(!motion.isCoasting(at: 60))
        #expect(motion.position(at: 120) > 0)
        #expect(motion.destination == 0)
    }

    @Test("Fast inward content crosses its whole range and bounces at the other edge")
    func crossesRange() {
        let motion = AxisMotion(position: 30, velocity: -4, range: -50...0, tolerance: 0.5)
        let places = (0..<300).map { motion.position(at: Double($0)) }
        #expect((places.min() ?? 0) < -50)
        #expect(motion.destination == -50)
        #expect(!motion.isCoasting(at: 0) && motion.isCoasting(at: 12) && !motion.isCoasting(at: 60))
    }

    @Test("Content that fits returns to its one place", arguments: [80.0, -80, 0.2, 0])
    func degenerate(distance: Double) {
        let motion = AxisMotion(position: 40 + distance, velocity: 0, range: 40...40, tolerance: 0.5)
        #expect(motion.destination == 40)
        #expect((motion.duration > 0) == (abs(distance) > 0.5))
    }
}
