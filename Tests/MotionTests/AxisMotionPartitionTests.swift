import Foundation
import Motion
import TestSupport
import Testing

/// Where the way is split must not matter, neither where an edge splits it nor where frames do.
@Suite("Splitting the motion of an axis")
struct AxisMotionPartitionTests {
    private static let decay = log(MotionConstants.bounceDecay)
    private static let slowing = log(MotionConstants.decelerationNormal)
    private static let share = -slowing * 0.998 / 0.002

    /// The laws as differential equations, in steps of 0.01 ms, with no idea of a closed form.
    private func integrate(_ release: AxisRelease, until end: Double) -> Double {
        var place = release.position
        var state = release.velocity
        let step = 0.01
        func slopes(_ place: Double, _ state: Double) -> (place: Double, state: Double) {
            let over = place - min(max(place, release.range.lowerBound), release.range.upperBound)
            guard over != 0 else { return (state * Self.share, state * Self.slowing) }
            return (state * Self.share + over * Self.decay, state * (Self.slowing + Self.decay))
        }
        for _ in 0..<Int((end / step).rounded()) {
            let first = slopes(place, state)
            let middle = slopes(place + first.place * step / 2, state + first.state * step / 2)
            place += middle.place * step
            state += middle.state * step
        }
        return place
    }

    @Test("An edge crossed at any moment splits the way as 0.01 ms steps do")
    func edgeCrossing() throws {
        try forAll(cases: 5000, seed: 501) { random in
            var release = AxisRelease(&random)
            release.velocity = random.double(in: 0.5...6) * random.sign()
            release.range = -1000...0
            let edge = release.velocity > 0 ? 0.0 : -1000
            release.position = edge - release.velocity * random.double(in: 0...15)
            let end = (random.double(in: 5...30) * 100).rounded() / 100
            try holdEqual(release.motion.position(at: end), integrate(release, until: end), within: 0.02, "\(release)")
        }
    }

    @Test("Re-entering content meets its edges as 0.01 ms steps do")
    func reentry() throws {
        try forAll(cases: 5000, seed: 502) { random in
            var release = AxisRelease(&random)
            let outward = random.sign()
            release.range = random.chance(0.5) ? -20...0 : -1000...0
            release.position =
                (outward > 0 ? release.range.upperBound : release.range.lowerBound) + outward
                * random.double(in: 0...20)
            release.velocity = -outward * random.double(in: 1...6)
            let end = (random.double(in: 5...30) * 100).rounded() / 100
            try holdEqual(release.motion.position(at: end), integrate(release, until: end), within: 0.02, "\(release)")
        }
    }

    @Test("A whole way is that of 0.01 ms steps until it rests")
    func wholeWay() throws {
        try forAll(cases: 30, seed: 503) { random in
            let release = AxisRelease(&random)
            let motion = release.motion
            let end = (min(motion.duration, 1500) * 100).rounded(.down) / 100
            let wanted = integrate(release, until: end)
            try holdEqual(motion.position(at: end), wanted, within: 0.05 + release.tolerance, "\(end) ms \(release)")
        }
    }

    /// The motion that goes on from a moment: the state follows from place and seen velocity, y' = s c + y ln K.
    private func resumed(_ motion: AxisMotion, at time: Double, _ release: AxisRelease) -> AxisMotion {
        let place = motion.position(at: time)
        let over = place - min(max(place, release.range.lowerBound), release.range.upperBound)
        let state = (motion.velocity(at: time) - over * Self.decay) / Self.share
        return AxisMotion(position: place, velocity: state, range: release.range, tolerance: release.tolerance)
    }

    @Test("Any partition of time into frames of 1 to 200 ms gives the same way and the same rest")
    func frames() throws {
        try forAll(cases: 5000, seed: 504) { random in
            let release = AxisRelease(&random)
            let whole = release.motion
            var part = whole
            var time = 0.0
            while true {
                let step = random.double(in: 1...200)
                guard time + step < whole.duration else { break }
                part = resumed(part, at: step, release)
                time += step
                try holdEqual(part.position(at: 0), whole.position(at: time), within: 1e-4, "\(time) ms \(release)")
            }
            try holdEqual(part.destination, whole.destination, within: 0.01, "rest \(release)")
            try holdEqual(part.duration + time, whole.duration, within: 0.1, "time of rest \(release)")
        }
    }
}
