import Motion
import TestSupport
import Testing

@Suite("Deceleration")
struct DecelerationTests {
    private static func law(_ random: inout SeededGenerator) -> Deceleration {
        Deceleration(rate: random.pick(MotionConstants.decelerationNormal, MotionConstants.decelerationFast, 0.995))
    }

    @Test("Any way to split a time gives the same place and speed")
    func semigroup() throws {
        try forAll(cases: 6000, seed: 101) { random in
            let law = Self.law(&random)
            let speed = random.double(in: 0.02...30) * random.sign()
            var place = 0.0
            var left = speed
            var time = 0.0
            for _ in 0..<random.int(in: 1...40) {
                let step = random.double(in: 0...200)
                place += law.displacement(speed: left, after: step)
                left = law.speed(left, after: step)
                time += step
            }
            try holdEqual(place, law.displacement(speed: speed, after: time), within: 1e-6, "place after \(time) ms")
            try holdEqual(left, law.speed(speed, after: time), within: 1e-9, "speed after \(time) ms")
        }
    }

    @Test("A fling slows down strictly, never turns, and rests exactly at its distance")
    func monotone() throws {
        try forAll(cases: 5000, seed: 102) { random in
            let law = Self.law(&random)
            let direction = random.sign()
            let speed = random.double(in: 0.011...50) * direction
            let rest = law.restTime(speed: speed)
            var lastSpeed = abs(speed)
            var lastPlace = 0.0
            for step in 1...50 {
                let time = rest * Double(step) / 51
                let now = law.speed(speed, after: time) * direction
                let place = law.displacement(speed: speed, after: time) * direction
                try hold(now < lastSpeed && now > MotionConstants.stopSpeed, "\(now) after \(lastSpeed) at \(time) ms")
                try hold(place > lastPlace, "moves back at \(time) ms")
                (lastSpeed, lastPlace) = (now, place)
            }
            let distance = (abs(speed) - 0.01) * law.rate / (1 - law.rate) * direction
            try holdEqual(law.restDistance(speed: speed), distance, within: 0.01, "distance of \(speed)")
            try hold(
                law.displacement(speed: speed, after: rest) == law.restDistance(speed: speed), "does not end there")
            try holdEqual(
                law.displacement(speed: speed, after: rest.nextDown), distance, within: 1e-6, "jumps into rest")
            try hold(law.speed(speed, after: rest) == 0, "still moves at rest")
        }
    }

    @Test("The time to travel a distance is when the displacement is that distance, and nil when it stops before")
    func timeToTravel() throws {
        try forAll(cases: 5000, seed: 103) { random in
            let law = Self.law(&random)
            let speed = random.double(in: 0.02...30) * random.sign()
            let rest = law.restDistance(speed: speed)
            let distance = rest * random.double(in: 0...1.5)
            guard let time = law.timeToTravel(distance, speed: speed) else {
                return try hold(abs(distance) > abs(rest), "\(distance) of \(rest) is never reached")
            }
            try hold(abs(distance) <= abs(rest), "\(distance) of \(rest) is reached")
            try holdEqual(law.displacement(speed: speed, after: time), distance, within: 1e-7, "place at \(time) ms")
            if distance != 0 {
                try hold(law.timeToTravel(-distance, speed: speed) == nil, "reaches a place behind it")
            }
        }
    }

    @Test("What is slower than the stop speed does not move", arguments: [0, 0.01, -0.01, 0.005, -0.0099])
    func slow(speed: Double) {
        let law = Deceleration()
        #expect(law.restTime(speed: speed) == 0)
        #expect(law.restDistance(speed: speed) == 0)
        #expect(law.displacement(speed: speed, after: 100) == 0)
        #expect(law.timeToTravel(1, speed: speed) == nil)
        #expect(law.timeToTravel(0, speed: speed) == 0)
    }

    @Test("The seen speed is the derivative of the displacement")
    func derivative() throws {
        try forAll(cases: 5000, seed: 104) { random in
            let law = Self.law(&random)
            let speed = random.double(in: 0.1...10) * random.sign()
            let time = random.double(in: 0.1...0.9) * law.restTime(speed: speed)
            let step = 1e-3
            let slope =
                (law.displacement(speed: speed, after: time + step)
                    - law.displacement(speed: speed, after: time - step)) / (2 * step)
            try holdEqual(law.visibleSpeed(speed, after: time), slope, within: 1e-6, "slope at \(time) ms")
        }
    }
}
