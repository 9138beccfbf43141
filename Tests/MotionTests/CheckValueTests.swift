import Foundation
import Motion
import Testing

/// The numbers that the law is published with, to the digits printed there.
@Suite("Check values of the laws")
struct CheckValueTests {
    @Test(
        "A fling goes as far and as long as the law says",
        arguments: [
            (0.25, "119.8, 1.608", "23.8, 0.320"), (0.5, "244.5, 1.954", "48.5, 0.389"),
            (1, "494.0, 2.300", "98.0, 0.458"), (2, "993.0, 2.647", "197.0, 0.527"),
            (4, "1991.0, 2.993", "395.0, 0.596"), (8, "3987.0, 3.339", "791.0, 0.665"),
        ])
    func fling(speed: Double, normal: String, fast: String) {
        let expected = [(MotionConstants.decelerationNormal, normal), (MotionConstants.decelerationFast, fast)]
        for (rate, printed) in expected {
            let law = Deceleration(rate: rate)
            let seen =
                decimals(law.restDistance(speed: speed), 1) + ", " + decimals(law.restTime(speed: speed) / 1000, 3)
            #expect(seen == printed)
            #expect(law.restDistance(speed: -speed) == -law.restDistance(speed: speed))
        }
    }

    @Test(
        "A picture beyond its edge follows the finger less and less",
        arguments: [
            (10.0, "5.46"), (50, "26.59"), (100, "51.46"), (200, "96.70"), (400, "172.55"), (800, "283.87"),
            (1600, "419.05"),
        ])
    func panRubber(asked: Double, printed: String) {
        #expect(decimals(RubberBand.stretched(asked, range: 800), 2) == printed)
    }

    @Test(
        "A zoom beyond its limits follows the pinch less and less",
        arguments: [
            (0.1, "0.5263"), (0.25, "0.5714"), (0.5, "0.6667"), (0.9, "0.9091"), (5, "4.8000"), (6, "5.3333"),
            (8, "6.0000"), (16, "7.0000"), (40, "7.6000"),
        ])
    func zoomRubber(asked: Double, printed: String) {
        #expect(decimals(ZoomRubberBand.stretched(asked, min: 1, max: 4), 4) == printed)
    }

    @Test("A picture released at rest 100 points out leaves at full speed at once")
    func bounceFromRest() {
        let bounce = Bounce(overshoot: 100, speed: 0)
        let seen = [10.0, 50, 100, 200, 400].map { decimals(bounce.overshoot(at: $0), 2) }
        #expect(seen == ["90.44", "60.50", "36.60", "13.40", "1.80"])
        #expect(bounce.overshoot(at: 527) >= 0.5)
        #expect(bounce.overshoot(at: 528) < 0.5)
        // A critically damped spring of 10.9 per s would still be at 89.6 after 50 ms.
        #expect(bounce.visibleSpeed(at: 0) < -1)
    }

    @Test("A picture that hits its edge at 1 pt/ms swings out 33.30 points")
    func edgeHit() {
        let bounce = Bounce(overshoot: 0, speed: 1)
        let seen = [50.0, 100, 200, 400].map { decimals(bounce.overshoot(at: $0), 2) }
        #expect(seen == ["28.76", "33.14", "22.06", "4.94"])
        let peak = stride(from: 0.0, through: 400, by: 1).max { bounce.overshoot(at: $0) < bounce.overshoot(at: $1) }
        #expect(peak == 91)
        #expect(decimals(bounce.overshoot(at: 91), 2) == "33.30")
        #expect(decimals(bounce.visibleSpeed(at: 50), 4) == "0.2578")
        #expect(decimals(bounce.state(at: 50), 4) == "0.5474")
    }

    @Test("A picture released 100 points out, moving inward at 1 pt/ms, re-enters and coasts")
    func reentry() throws {
        let bounce = Bounce(overshoot: 100, speed: -1)
        #expect(decimals(bounce.overshoot(at: 50), 2) == "31.74")
        #expect(decimals(bounce.overshoot(at: 100), 2) == "3.46")
        let crossing = try #require(bounce.reentryTime)
        #expect(decimals(crossing, 2) == "111.71")
        // The same way as one motion: the edge is at 0, inward is down.
        let motion = AxisMotion(position: 100, velocity: -1, range: -1000...0, tolerance: 0.5)
        #expect(decimals(motion.position(at: 100), 2) == "3.46")
        #expect(decimals(motion.position(at: 200), 2) == "-21.03")
        #expect(decimals(motion.destination, 1) == "-124.8")
    }

    @Test("A zoom released at twice its limit settles critically damped")
    func zoomSettle() {
        let settle = ZoomSettle(from: 2, to: 1)
        let seen = [50.0, 100, 200, 400].map { decimals(settle.zoom(at: $0), 4) }
        #expect(seen == ["1.8607", "1.6275", "1.2830", "1.0486"])
    }
}

/// A number with a count of decimals, as the published values are printed.
func decimals(_ value: Double, _ count: Int) -> String { String(format: "%.\(count)f", value) }
