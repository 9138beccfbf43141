import Geometry
import Gestures
import Testing

@Suite("The arbiter")
struct ArbiterTests {
    @Test("A finger within the slop moves nothing")
    func withinSlop() {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.moved, 1, 106, 108, at: 10)
        #expect(script.actions.isEmpty)
        #expect(script.arbiter.movingFingerCount == 0)
    }

    @Test("One move of 60 pt pans 50: the slop is taken off along the direction of the crossing")
    func slopIsTakenOff() {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.moved, 1, 136, 148, at: 10)
        guard script.actions.count == 3, case .drag(let way) = script.actions[0],
            case .grab(let base) = script.actions[1], case .follow(let now) = script.actions[2]
        else {
            Issue.record("no pan began: \(script.actions)")
            return
        }
        #expect(way == ViewVector(dx: 36, dy: 48))
        let pan = now.centroid - base.centroid
        #expect(abs(pan.length - 50) < 1e-9)
        #expect(abs(pan.dx - 30) < 1e-9)
        #expect(script.arbiter.movingFingerCount == 1)
    }

    @Test(
        "Fingers that are taken away, or lie still for ten seconds, say that nothing must come of them; lifted ones do not"
    )
    func abandoned() {
        for way in 0...3 {
            var script = TouchScript()
            script.play(.began, 1, 100, 100, at: 0)
            script.play(.moved, 1, 150, 100, at: 10)
            let count = script.actions.count
            switch way {
            case 0: script.play(.cancelled, 1, 150, 100, at: 20)
            case 1: script.actions += script.arbiter.cancelAll()
            case 2: script.actions += script.arbiter.advance(to: 10_020)
            default: script.play(.ended, 1, 150, 100, at: 20)
            }
            let ending = Array(script.actions[count...])
            #expect(ending == (way < 3 ? [.cancel] : []) + [.release(velocity: .zero)], "\(way)")
        }
    }

    @Test("Two fingers have no slop, and both count")
    func twoFingers() {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.began, 2, 200, 100, at: 12)
        script.play(.moved, 2, 201, 100, at: 20)
        #expect(
            script.actions == [
                .grab(group([(100, 100), (200, 100)])), .follow(group([(100, 100), (201, 100)])),
            ])
        #expect(script.arbiter.movingFingerCount == 2)
    }

    @Test("A lift grabs anew with the fingers that remain, and moves nothing")
    func lift() {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.began, 2, 200, 100, at: 12)
        _ = script.takeActions()
        script.play(.ended, 1, 90, 90, at: 400)
        #expect(script.actions == [.grab(group([(200, 100)]))])
    }

    @Test("A catch has no slop: the first motion follows")
    func catching() {
        var script = TouchScript()
        script.contentIsMoving = true
        script.play(.began, 1, 100, 100, at: 0)
        #expect(script.takeActions() == [.stop, .grab(group([(100, 100)]))])
        script.contentIsMoving = false
        script.play(.moved, 1, 101, 100, at: 10)
        #expect(script.actions == [.follow(group([(101, 100)]))])
    }

    @Test("Fingers that lift together fling with the velocity of both", arguments: [0.0, 10, 30, 75])
    func liftTogether(apart: Double) {
        var script = twoFingers(speeds: 1, 1)
        script.play(.ended, 1, 160, 100, at: 60)
        script.play(.ended, 2, 260, 100, at: 60 + apart)
        #expect(abs((script.released?.dx ?? 0) - 1) < 1e-9)
    }

    @Test("Fingers that lift 80 ms apart did not fling together")
    func liftApart() {
        var script = twoFingers(speeds: 1, 1)
        script.play(.ended, 1, 160, 100, at: 60)
        script.play(.ended, 2, 260, 100, at: 140)
        #expect(script.released == .zero)
    }

    @Test("Fingers that pinch out do not fling, even when one is faster")
    func pinchOut() {
        var script = twoFingers(speeds: -0.3, 1.5)
        script.play(.ended, 2, 290, 100, at: 60)
        script.play(.ended, 1, 82, 100, at: 70)
        #expect(script.released == .zero)
    }

    @Test("A cancelled touch neither taps nor flings")
    func cancelled() {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.cancelled, 1, 100, 100, at: 50)
        script.wait(until: 1000)
        #expect(script.actions.isEmpty)
        for step in 0...6 {
            script.play(step == 0 ? .began : .moved, 2, 100 + Double(step) * 20, 100, at: 2000 + Double(step) * 10)
        }
        script.play(.cancelled, 2, 0, 0, at: 2060)
        #expect(script.released == .zero)
    }

    @Test("A finger that has been motionless for 10 s is out of the gesture until it moves")
    func parking() {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.began, 2, 200, 100, at: 0)
        script.play(.moved, 2, 210, 100, at: 5000)
        #expect(script.arbiter.nextDeadline == 10_000)
        _ = script.takeActions()
        script.wait(until: 10_000)
        #expect(script.takeActions() == [.grab(group([(210, 100)]))])
        script.play(.moved, 2, 220, 100, at: 10_010)
        #expect(script.takeActions() == [.follow(group([(220, 100)]))])
        script.play(.moved, 1, 100, 150, at: 10_020)
        #expect(script.takeActions() == [.grab(group([(100, 150), (220, 100)]))])
    }

    @Test("Motion and lift of an unknown finger are ignored")
    func unknown() {
        var script = TouchScript()
        script.play(.moved, 7, 1, 1, at: 0)
        script.play(.ended, 7, 1, 1, at: 5)
        #expect(script.actions.isEmpty)
        #expect(script.arbiter.nextDeadline == nil)
    }

    /// Two fingers that have moved sideways for 60 ms, each at its speed in pt/ms.
    private func twoFingers(speeds first: Double, _ second: Double) -> TouchScript {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.began, 2, 200, 100, at: 0)
        for time in stride(from: 10.0, through: 60, by: 10) {
            script.play(.moved, 1, 100 + first * time, 100, at: time)
            script.play(.moved, 2, 200 + second * time, 100, at: time)
        }
        return script
    }

    private func group(_ positions: [(Double, Double)]) -> FingerGroup {
        guard let group = FingerGroup(positions.map { ViewPoint(x: $0.0, y: $0.1) }) else {
            preconditionFailure("a group needs a finger")
        }
        return group
    }
}
