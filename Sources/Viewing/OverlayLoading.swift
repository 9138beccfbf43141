/// One loading as the overlay sees it. When its ring is shown, and where, are functions of the time and of what happened.
struct OverlayLoading: Hashable, Sendable {
    let name: String
    let began: Double
    /// Something of the picture, or still the former one, can be seen from then on.
    var visibleSince: Double?
    /// Whether that is this picture.
    var hasAppeared = false
    var ended: Double?
    /// The fraction last heard of; nil when nobody knows.
    var fraction: Double?
    /// How far it has come from its address; nil for a file.
    var fetch: FetchProgress?

    /// When the ring is shown: never before the delay, never for a loading that ended within it, never shorter than the stay.
    func ringTimes(_ timing: OverlayTiming) -> Range<Double>? {
        let start = began + timing.ringDelay
        guard let ended else { return start..<Double.infinity }
        guard ended >= start else { return nil }
        return start..<max(ended, start + timing.ringStay)
    }

    func overlay(at time: Double, _ timing: OverlayTiming) -> Overlay.Main {
        guard let shown = ringTimes(timing), shown.contains(time) else { return .none }
        let elapsed = elapsedSeconds(at: time, timing)
        guard let visibleSince, visibleSince <= time else {
            return .ring(
                OverlayRing(
                    progress(at: time, timing), name: name, elapsedSeconds: elapsed, detail: detail(at: time)))
        }
        // Over this very picture its name would say nothing new, until the wait becomes long.
        let isNamed = !hasAppeared || elapsed != nil
        return .cornerRing(
            OverlayRing(
                progress(at: time, timing), name: isNamed ? name : nil, elapsedSeconds: elapsed,
                detail: detail(at: time)))
    }

    /// Why nothing comes, or how much has come where that says more than the ring.
    private func detail(at time: Double) -> OverlayRing.Detail? {
        guard ended == nil, let fetch, !fetch.isComplete else { return nil }
        if let pause = fetch.pause {
            return .pause(pause.reason, seconds: pause.end.map { Int(max(($0 - time) / 1000, 0).rounded(.up)) })
        }
        return fetch.expected == nil && fetch.received > 0 ? .bytes(fetch.received) : nil
    }

    /// When the overlay next changes by itself after a time; nil for never.
    func nextChange(after time: Double, _ timing: OverlayTiming) -> Double? {
        guard let shown = ringTimes(timing) else { return nil }
        if time < shown.lowerBound { return shown.lowerBound }
        guard time < shown.upperBound else { return nil }
        var next = shown.upperBound
        if ended == nil { next = min(next, nextSecond(after: time, timing)) }
        if ended == nil, let end = fetch?.pause?.end, end > time {
            next = min(next, end - ((end - time) / 1000).rounded(.up) * 1000 + 1000)
        }
        if isTurning { next = min(next, time + timing.frame) }
        return next
    }

    /// Whether an arc turns at a time.
    func isTurning(at time: Double, _ timing: OverlayTiming) -> Bool {
        isTurning && ringTimes(timing)?.contains(time) == true
    }

    private var isTurning: Bool { fraction == nil && ended == nil }

    /// After the end a ring that must stay is full, and rests.
    private func progress(at time: Double, _ timing: OverlayTiming) -> OverlayRing.Progress {
        if ended != nil { return .fraction(1) }
        if let fraction { return .fraction(fraction) }
        let turns = (time - began) / timing.turn
        return .turning(turns - turns.rounded(.down))
    }

    private func elapsedSeconds(at time: Double, _ timing: OverlayTiming) -> Int? {
        let wait = min(time, ended ?? time) - began
        guard wait >= timing.elapsedDelay - Self.rounding else { return nil }
        return Int(exactly: wholeSeconds(wait))
    }

    private func nextSecond(after time: Double, _ timing: OverlayTiming) -> Double {
        let wait = time - began
        if wait < timing.elapsedDelay - Self.rounding { return began + timing.elapsedDelay }
        return began + (wholeSeconds(wait) + 1) * 1000
    }

    private func wholeSeconds(_ wait: Double) -> Double { ((wait + Self.rounding) / 1000).rounded(.down) }

    /// `began + 11000 - began` may come out just below 11000; without this allowance the second would be said one second late.
    private static let rounding = 0.001
}
