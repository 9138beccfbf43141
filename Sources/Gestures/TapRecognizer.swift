import Geometry

/// Tells taps, double taps, two-finger taps, long presses, and the beginning of a quick zoom. Times in ms, inclusive of their limits.
struct TapRecognizer: Hashable, Sendable {
    /// From the first finger down to the last finger up.
    private struct Sequence: Hashable, Sendable {
        let start: Double
        let landing: ViewPoint
        /// Whether its landing was the second one of a double tap.
        var isSecond: Bool
        var lastLanding: Double
        var peak = 1
        /// It can no longer be a tap.
        var hasFailed: Bool
        /// The span at which both fingers of a two-finger tap were down.
        var span: Double?
    }

    /// A tap that waits for its second half.
    private struct PendingTap: Hashable, Sendable {
        let position: ViewPoint
        let end: Double
    }

    private var sequence: Sequence?
    private var pending: PendingTap?

    /// The first finger landed. `isCatch`: on moving content, so that it is neither a tap nor half of a double tap.
    mutating func sequenceBegan(at landing: ViewPoint, isCatch: Bool, time: Double) -> [GestureAction] {
        var isSecond = false
        var actions: [GestureAction] = []
        if let first = pending {
            isSecond =
                !isCatch && time <= first.end + GestureTuning.doubleTapInterval
                && (landing - first.position).length <= GestureTuning.doubleTapDistance
            if !isSecond { actions = firePending() }
        }
        sequence = Sequence(
            start: time, landing: landing, isSecond: isSecond, lastLanding: time, hasFailed: isCatch)
        return actions
    }

    /// One more finger landed; now so many are down, this far apart.
    mutating func fingerJoined(count: Int, span: Double, time: Double) {
        // A second finger cancels a tap that waits.
        pending = nil
        guard var current = sequence else { return }
        current.isSecond = false
        current.peak = max(current.peak, count)
        current.lastLanding = time
        current.span = span
        if count > 2 || time > current.start + GestureTuning.chordSpread { current.hasFailed = true }
        sequence = current
    }

    /// A finger is at a distance from its landing; with two down, the mean distance from their middle is `span`.
    mutating func moved(travel: Double, span: Double?) -> [GestureAction] {
        guard var current = sequence, !current.hasFailed else { return [] }
        // The span counts from finger to finger here, which is twice the mean distance from the middle.
        let spanChange = if let span, let start = current.span { abs(span - start) * 2 } else { 0.0 }
        guard travel > GestureTuning.slop || spanChange >= GestureTuning.slop else { return [] }
        current.hasFailed = true
        sequence = current
        // A second tap that is dragged is a quick zoom, of which the first tap was a part.
        if current.isSecond { pending = nil }
        return []
    }

    /// The last finger lifted.
    mutating func sequenceEnded(at time: Double, waitsForSecondTap: Bool) -> [GestureAction] {
        guard let ended = sequence else { return [] }
        sequence = nil
        guard !ended.hasFailed, time <= ended.start + GestureTuning.tapTime else {
            return ended.isSecond ? firePending() : []
        }
        if ended.peak == 2 {
            return [.restoreLanding, .discrete(.twoFingerTap, at: ended.landing)]
        }
        if ended.isSecond {
            pending = nil
            return [.discrete(.doubleTap, at: ended.landing)]
        }
        guard waitsForSecondTap else { return [.discrete(.tap, at: ended.landing)] }
        pending = PendingTap(position: ended.landing, end: time)
        return []
    }

    /// Whether the finger that is down is the second one of a double tap, so far: dragged, it zooms.
    var isSecondPress: Bool { sequence.map { $0.isSecond && !$0.hasFailed } ?? false }

    /// Cancelled: no tap comes of what happened so far.
    mutating func cancel() {
        sequence = nil
        pending = nil
    }

    /// The fingers that are down can no longer be a tap.
    mutating func fail() -> [GestureAction] {
        guard let current = sequence else { return [] }
        sequence?.hasFailed = true
        return current.isSecond ? firePending() : []
    }

    /// The time has come to this.
    mutating func advance(to time: Double) -> [GestureAction] {
        guard let deadline, time >= deadline else { return [] }
        guard let current = sequence else { return firePending() }
        sequence?.hasFailed = true
        return [.discrete(.longPress, at: current.landing)]
    }

    /// When a waiting tap is known to be a single one: just after its time, since a second tap exactly in time counts. When a press is known
    /// to be a long one: at its time. While a second tap is down, the first one waits for what becomes of it.
    var deadline: Double? {
        guard let current = sequence else {
            return pending.map { ($0.end + GestureTuning.doubleTapInterval).nextUp }
        }
        let canBeLong = !current.hasFailed && !current.isSecond && current.peak == 1
        return canBeLong ? current.start + GestureTuning.longPressTime : nil
    }

    private mutating func firePending() -> [GestureAction] {
        guard let tap = pending else { return [] }
        pending = nil
        return [.discrete(.tap, at: tap.position)]
    }
}
