import Geometry

/// The latest places of a finger, from which follows where to draw what it holds.
///
/// Panels and displays have clocks of their own: drawn where the finger was seen last, a picture under an even finger would move unevenly. So
/// it is drawn where the finger was, or will be, at one time for each frame, a little before the frame's own.
struct FingerTrail: Hashable, Sendable {
    private struct Mark: Hashable, Sendable {
        var position: ViewPoint
        var time: Double
    }

    /// Enough for the latency at a thousand reports a second.
    private static let capacity = 8

    private var latest: Mark
    /// Those before, oldest first.
    private var earlier: [Mark] = []

    /// A finger that is there since a time in ms.
    init(position: ViewPoint, time: Double) {
        latest = Mark(position: position, time: time)
    }

    /// Takes a place at a time that is not earlier than the last one; places of equal times join.
    mutating func add(_ position: ViewPoint, at time: Double) {
        if time > latest.time {
            if earlier.count == Self.capacity { earlier.removeFirst() }
            earlier.append(latest)
        }
        latest = Mark(position: position, time: max(time, latest.time))
    }

    /// How far ahead the finger is foreseen, in ms; nil where its last two places are too close in time to tell.
    private var reach: Double? {
        guard let previous = earlier.last else { return nil }
        let interval = latest.time - previous.time
        guard interval >= GestureTuning.shortestResamplingInterval else { return nil }
        return min(interval / 2, GestureTuning.longestPrediction)
    }

    /// Until when what is drawn may differ from where the finger was seen last, ms.
    var end: Double { latest.time + 2 * (reach ?? 0) }

    /// Where the finger is taken to be at a time. It is foreseen by half an interval at most; when it is not seen again by then it is resting,
    /// and what was foreseen is taken back as fast.
    func position(at time: Double) -> ViewPoint {
        guard let previous = earlier.last else { return latest.position }
        if time < latest.time { return past(at: time) }
        guard let reach, time < end else { return latest.position }
        let ahead = time - latest.time
        let speed = (latest.position - previous.position) / (latest.time - previous.time)
        return latest.position + speed * min(ahead, 2 * reach - ahead)
    }

    private func past(at time: Double) -> ViewPoint {
        var later = latest
        for mark in earlier.reversed() {
            if mark.time <= time {
                return mark.position + (later.position - mark.position)
                    * ((time - mark.time) / (later.time - mark.time))
            }
            later = mark
        }
        return later.position
    }
}
