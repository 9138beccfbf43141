import Geometry
import Gestures
import Testing

@Suite("Release velocity")
struct VelocityTrackerTests {
    /// Horizontal samples of 10 ms each with these speeds in pt/ms.
    private func tracker(speeds: [Double]) -> VelocityTracker {
        var tracker = VelocityTracker(position: .zero, time: 0)
        var x = 0.0
        for (index, speed) in speeds.enumerated() {
            x += speed * 10
            tracker.add(ViewPoint(x: x, y: 0), at: Double(index + 1) * 10)
        }
        return tracker
    }

    @Test("Three weights: 0.60 of the third last sample, 0.35 of the second last, 0.05 of the last")
    func weights() {
        let velocity = tracker(speeds: [1, 2, 3, 10]).releaseVelocity(at: 40)
        #expect(abs(velocity.dx - 2.75) < 1e-12)
        #expect(velocity.dy == 0)
    }

    @Test("Two samples: the first counts for most")
    func twoSamples() {
        #expect(abs(tracker(speeds: [4, 6]).releaseVelocity(at: 20).dx - 4.1) < 1e-12)
    }

    @Test("Fewer than two samples have no velocity", arguments: [[], [5.0]])
    func tooFew(speeds: [Double]) {
        #expect(tracker(speeds: speeds).releaseVelocity(at: 20) == .zero)
    }

    @Test("A finger that has been still for 40 ms still flings, one for longer does not")
    func still() {
        let tracker = tracker(speeds: [1, 1, 1])
        #expect(tracker.releaseVelocity(at: 70).dx == 1)
        #expect(tracker.releaseVelocity(at: 70.01) == .zero)
    }

    @Test("Reports of an unchanged position are no movement")
    func unchangedReports() {
        var tracker = tracker(speeds: [1, 1, 1])
        for time in stride(from: 40.0, through: 90, by: 10) { tracker.add(ViewPoint(x: 30, y: 0), at: time) }
        #expect(tracker.releaseVelocity(at: 90) == .zero)
    }

    @Test("Positions of one drain join to one sample")
    func equalTimesJoin() {
        var joined = VelocityTracker(position: .zero, time: 0)
        for (time, xs) in [(10.0, [3.0, 7, 10]), (20, [12, 20]), (30, [30])] {
            for x in xs { joined.add(ViewPoint(x: x, y: 0), at: time) }
        }
        #expect(joined.releaseVelocity(at: 30) == tracker(speeds: [1, 1, 1]).releaseVelocity(at: 30))
    }

    @Test("A sample is never shorter than 4 ms, and a remainder is dropped")
    func shortSamples() {
        var tracker = VelocityTracker(position: .zero, time: 0)
        for step in 1...20 { tracker.add(ViewPoint(x: Double(step), y: 0), at: Double(step)) }
        // A spike within the last 4 ms closes no sample.
        tracker.add(ViewPoint(x: 500, y: 0), at: 22)
        #expect(abs(tracker.releaseVelocity(at: 22).dx - 1) < 1e-12)
    }
}
