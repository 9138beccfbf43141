public import Geometry

/// Turns positions into the velocity that a release carries on, as UIScrollView has it.
///
/// Samples s1, s2, ... are differences of position over differences of time since the tracker began, each at least 4 ms long; positions
/// of equal time join. The running velocity is V1 = s1, Vn = 0.2 sn + 0.8 s(n-1); a release has 0.75 V(n-1) + 0.25 Vn.
public struct VelocityTracker: Hashable, Sendable {
    private struct Mark: Hashable, Sendable {
        var time: Double
        var position: ViewPoint
    }

    private var last: Mark
    private var previous: Mark
    /// The newest samples, oldest first, at most three: more are never looked at.
    private var samples: [ViewVector] = []
    private var sampleCount = 0
    private var newest: ViewPoint
    private var lastMovement: Double

    /// A tracker that begins at a position and a time in milliseconds.
    public init(position: ViewPoint, time: Double) {
        last = Mark(time: time, position: position)
        previous = last
        newest = position
        lastMovement = time
    }

    /// Takes a position at a time that is not earlier than the last one.
    public mutating func add(_ position: ViewPoint, at time: Double) {
        if position != newest { lastMovement = time }
        newest = position
        if time <= last.time {
            join(position)
        } else if time - last.time >= GestureTuning.sampleInterval {
            previous = last
            last = Mark(time: time, position: position)
            sampleCount += 1
            if samples.count == 3 { samples.removeFirst() }
            samples.append((position - previous.position) / (time - previous.time))
        }
    }

    /// The velocity in points per millisecond with which the content goes on after a lift at a time: zero with fewer than two samples
    /// and after 40 ms without movement.
    public func releaseVelocity(at time: Double) -> ViewVector {
        guard sampleCount >= 2, time - lastMovement <= GestureTuning.stillTime else { return .zero }
        let newest = samples[samples.count - 1]
        let second = samples[samples.count - 2]
        let running = newest * 0.2 + second * 0.8
        let earlier = samples.count > 2 ? second * 0.2 + samples[samples.count - 3] * 0.8 : second
        return earlier * 0.75 + running * 0.25
    }

    /// The direction in which this has been moving of late: the release velocity, or the whole displacement where there are too few
    /// samples for one.
    func heading(at time: Double, from start: ViewPoint) -> ViewVector {
        sampleCount >= 2 ? releaseVelocity(at: time) : newest - start
    }

    private mutating func join(_ position: ViewPoint) {
        last.position = position
        if sampleCount > 0 {
            samples[samples.count - 1] = (position - previous.position) / (last.time - previous.time)
        } else {
            previous.position = position
        }
    }
}
