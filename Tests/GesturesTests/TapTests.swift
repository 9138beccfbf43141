import Geometry
import Gestures
import func Glibc.exp
import Testing

@Suite("Taps")
struct TapTests {
    private func tap(_ script: inout TouchScript, at time: Double, x: Double = 100, lasting: Double = 50) {
        script.play(.began, 1, x, 100, at: time)
        script.play(.ended, 1, x, 100, at: time + lasting)
    }

    @Test("A tap is known to be a single one only after the time for a second has passed")
    func singleTapWaits() {
        var script = TouchScript()
        tap(&script, at: 0)
        script.wait(until: 350)
        #expect(script.discrete.isEmpty)
        guard let deadline = script.arbiter.nextDeadline else {
            Issue.record("nobody would report the tap")
            return
        }
        script.wait(until: deadline)
        #expect(script.discrete == [.tap])
        #expect(script.arbiter.nextDeadline == nil)
    }

    @Test("Where a double tap does nothing a tap is reported at once")
    func atOnce() {
        var script = TouchScript()
        script.arbiter.waitsForSecondTap = false
        tap(&script, at: 0)
        #expect(script.discrete == [.tap])
    }

    @Test("A press of 300 ms is a tap, a longer one is not", arguments: [(300.0, 1), (300.1, 0)])
    func duration(lasting: Double, count: Int) {
        var script = TouchScript()
        tap(&script, at: 0, lasting: lasting)
        script.wait(until: 2000)
        #expect(script.discrete.count == count)
    }

    @Test("A touch that wanders is no tap, even when it returns", arguments: [(10.0, 1), (10.1, 0), (80, 0)])
    func wandering(distance: Double, count: Int) {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.moved, 1, 100 + distance, 100, at: 20)
        script.play(.moved, 1, 100, 100, at: 40)
        script.play(.ended, 1, 100, 100, at: 60)
        script.wait(until: 2000)
        #expect(script.discrete.count == count)
    }

    @Test(
        "A second tap in time and near is a double tap; else both are single",
        arguments: [
            (300.0, 48.0, [DiscreteGesture.doubleTap]), (300.1, 0, [.tap, .tap]), (100, 48.1, [.tap, .tap]),
        ])
    func doubleTap(pause: Double, distance: Double, expected: [DiscreteGesture]) {
        var script = TouchScript()
        tap(&script, at: 0)
        tap(&script, at: 50 + pause, x: 100 + distance)
        script.wait(until: 3000)
        #expect(script.discrete == expected)
    }

    @Test("A double tap is about the place of the second landing")
    func place() {
        var script = TouchScript()
        tap(&script, at: 0)
        tap(&script, at: 150, x: 130)
        #expect(script.actions == [.discrete(.doubleTap, at: ViewPoint(x: 130, y: 100))])
    }

    @Test("A second touch that stays leaves the single tap before it")
    func failedSecond() {
        var script = TouchScript()
        tap(&script, at: 0)
        script.play(.began, 1, 100, 100, at: 150)
        script.wait(until: 600)
        #expect(script.discrete == [])
        script.play(.ended, 1, 100, 100, at: 650)
        script.wait(until: 3000)
        #expect(script.discrete == [.tap])
    }

    @Test("A second touch that drags is a quick zoom, of which the first tap was a part", arguments: [50.0, 900])
    func quickZoom(hold: Double) {
        var script = TouchScript()
        tap(&script, at: 0)
        script.play(.began, 1, 100, 100, at: 150)
        script.wait(until: 150 + hold)
        script.play(.moved, 1, 100, 120, at: 150 + hold)
        script.play(.moved, 1, 90, 250, at: 166 + hold)
        let zoomed = { (scale: Double) in FingerGroup(about: ViewPoint(x: 100, y: 100), scale: scale) }
        #expect(script.arbiter.isQuickZooming)
        #expect(script.actions.first == .grab(zoomed(1)))
        #expect(script.actions.last == .follow(zoomed(exp(0.005 * 140))))
        script.play(.ended, 1, 90, 250, at: 170 + hold)
        script.wait(until: 3000)
        #expect(script.actions.last == .release(velocity: .zero))
        #expect(script.discrete == [])
    }

    @Test("A finger that joins makes a pinch of a quick zoom")
    func interruptedQuickZoom() throws {
        let pair = try #require(FingerGroup([ViewPoint(x: 100, y: 200), ViewPoint(x: 200, y: 200)]))
        var script = TouchScript()
        tap(&script, at: 0)
        script.play(.began, 1, 100, 100, at: 150)
        script.play(.moved, 1, 100, 200, at: 166)
        script.play(.began, 2, 200, 200, at: 180)
        #expect(!script.arbiter.isQuickZooming)
        #expect(script.takeActions().last == .grab(pair))
        script.play(.ended, 2, 200, 200, at: 300)
        script.play(.ended, 1, 100, 200, at: 310)
        script.wait(until: 3000)
        #expect(script.discrete == [])
    }

    @Test(
        "A press of 500 ms within the slop is a long press, once, and no tap",
        arguments: [(499.0, 0.0, false), (500, 0, true), (500, 9, true), (2000, 11, false)])
    func longPress(duration: Double, distance: Double, isLong: Bool) {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 1000)
        script.play(.moved, 1, 100 + distance, 100, at: 1050)
        if distance < 10 { #expect(script.arbiter.nextDeadline == 1500) }
        script.wait(until: 1000 + duration)
        script.play(.ended, 1, 100 + distance, 100, at: 1000 + duration)
        script.wait(until: 5000)
        #expect(script.discrete == (isLong ? [.longPress] : []))
    }

    @Test("A second finger makes it no long press, nor is a touch one that catches moving content")
    func noLongPress() {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.began, 2, 200, 100, at: 200)
        script.wait(until: 2000)
        script.play(.ended, 1, 100, 100, at: 2000)
        script.play(.ended, 2, 200, 100, at: 2000)
        script.contentIsMoving = true
        script.play(.began, 3, 100, 100, at: 3000)
        script.wait(until: 5000)
        #expect(script.discrete == [])
    }

    @Test("A touch that catches moving content is neither a tap nor half of a double tap")
    func catching() {
        var script = TouchScript()
        script.contentIsMoving = true
        tap(&script, at: 0)
        script.contentIsMoving = false
        tap(&script, at: 150)
        script.wait(until: 1000)
        #expect(script.discrete == [.tap])
    }

    @Test(
        "Two fingers that land and lift together are a two-finger tap",
        arguments: [
            (110.0, 300.0, 9.0, true), (110.1, 300, 0, false), (20, 300.1, 0, false), (20, 200, 10.5, false),
        ])
    func twoFingerTap(spread: Double, end: Double, travel: Double, isTap: Bool) {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.began, 2, 200, 100, at: spread)
        script.play(.moved, 2, 200, 100 + travel, at: spread + 20)
        script.play(.ended, 1, 100, 100, at: end - 10)
        script.play(.ended, 2, 200, 100 + travel, at: end)
        script.wait(until: 2000)
        #expect(script.discrete == (isTap ? [.twoFingerTap] : []))
        #expect(script.actions.contains(.restoreLanding) == isTap)
    }

    @Test("Two fingers that spread by the slop are no tap although neither left it")
    func spreading() {
        var script = TouchScript()
        script.play(.began, 1, 100, 100, at: 0)
        script.play(.began, 2, 200, 100, at: 10)
        script.play(.moved, 1, 94, 100, at: 20)
        script.play(.moved, 2, 206, 100, at: 30)
        script.play(.ended, 1, 94, 100, at: 40)
        script.play(.ended, 2, 206, 100, at: 50)
        #expect(script.discrete.isEmpty)
    }

    @Test("A third finger makes no tap of two, and a second one none of one")
    func moreFingers() {
        var script = TouchScript()
        tap(&script, at: 0)
        for finger in 1...3 { script.play(.began, Int64(finger), Double(finger) * 100, 100, at: 100) }
        for finger in 1...3 { script.play(.ended, Int64(finger), Double(finger) * 100, 100, at: 150) }
        script.wait(until: 2000)
        #expect(script.discrete.isEmpty)
    }
}
