/// Decides by time what the overlay shows. It is told what happens to the loading and answers what is to be seen at any later moment.
///
/// Times are milliseconds of one clock. One that is lower than an earlier one counts as that one. The ring appears
/// `timing.ringDelay` after the beginning, if the loading still goes on, and then stays for `timing.ringStay` at least; it never
/// delays the picture, but moves to the corner. A failure shows its card at once.
public struct OverlayTimeline: Hashable, Sendable {
    private enum Phase: Hashable, Sendable {
        case nothing
        case loading(OverlayLoading)
        case failed(OverlayCard)
        case empty
    }

    private struct Notice: Hashable, Sendable {
        let text: String
        let action: NoticeAction?
        let end: Double
    }

    /// The times.
    public let timing: OverlayTiming
    private var phase = Phase.nothing
    private var notice: Notice?
    private var latest = -Double.infinity

    /// A timeline to which nothing has happened yet.
    public init(timing: OverlayTiming = OverlayTiming()) { self.timing = timing }

    /// A picture is being loaded from now on; whatever was before is left. `hasFormerPicture` says that another picture stays on the
    /// screen until this one comes.
    public mutating func loadingBegan(name: String, hasFormerPicture: Bool = false, at time: Double) {
        let now = advance(to: time)
        notice = nil
        phase = .loading(
            OverlayLoading(name: name, began: now, visibleSince: hasFormerPicture ? now : nil))
    }

    /// Something of the picture can be painted.
    public mutating func pictureAppeared(at time: Double) {
        let now = advance(to: time)
        guard case .loading(var loading) = phase, !loading.hasAppeared else { return }
        loading.hasAppeared = true
        loading.visibleSince = loading.visibleSince ?? now
        phase = .loading(loading)
    }

    /// The fraction done, or nil when nobody knows. What is no number counts as unknown; the rest is moved into 0 ... 1. `fetch` says how far
    /// it has come from its address.
    public mutating func progress(_ fraction: Double?, fetch: FetchProgress? = nil) {
        guard case .loading(var loading) = phase else { return }
        loading.fetch = fetch
        loading.fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        phase = .loading(loading)
    }

    /// The picture is complete.
    public mutating func loadingEnded(at time: Double) {
        let now = advance(to: time)
        guard case .loading(var loading) = phase, loading.ended == nil else { return }
        loading.ended = now
        phase = .loading(loading)
    }

    /// The picture cannot be shown, or not all of it.
    public mutating func failed(_ card: OverlayCard, at time: Double) {
        advance(to: time)
        notice = nil
        phase = .failed(card)
    }

    /// There is no picture any more, or none was named.
    public mutating func emptied(at time: Double) {
        advance(to: time)
        notice = nil
        phase = .empty
    }

    /// There is something to remark about the picture, and perhaps something to be done about it.
    public mutating func noticed(_ text: String, action: NoticeAction? = nil, at time: Double) {
        let now = advance(to: time)
        let stay = action == nil ? timing.noticeStay : timing.actionStay
        notice = Notice(text: text, action: action, end: now + stay)
    }

    /// What the remark offered has been done.
    public mutating func noticeAnswered() {
        if notice?.action != nil { notice = nil }
    }

    /// What is to be seen at a time, not before the last event's.
    public func overlay(at time: Double) -> Overlay {
        let main: Overlay.Main =
            switch phase {
            case .nothing: .none
            case .loading(let loading): loading.overlay(at: time, timing)
            case .failed(let card): .card(card)
            case .empty: .empty
            }
        let notice = notice.flatMap { time < $0.end ? $0 : nil }
        return Overlay(main, notice: notice?.text, noticeAction: notice?.action)
    }

    /// The next time at which the overlay changes by itself, after the time of the frame just drawn; nil for never. While an arc
    /// turns this is its next frame.
    public func nextDeadline(after time: Double) -> Double? {
        var deadlines: [Double] = []
        if case .loading(let loading) = phase, let next = loading.nextChange(after: time, timing) {
            deadlines.append(next)
        }
        if let notice, time < notice.end { deadlines.append(notice.end) }
        return deadlines.min()
    }

    /// Whether something in the overlay moves by itself: an arc turns because nobody knows how far the loading is. It wants a frame
    /// every `timing.frame`, which `nextDeadline(after:)` asks for.
    public func isAnimating(at time: Double) -> Bool {
        guard case .loading(let loading) = phase else { return false }
        return loading.isTurning(at: time, timing)
    }

    @discardableResult
    private mutating func advance(to time: Double) -> Double {
        latest = max(latest, time.isNaN ? latest : time)
        return latest
    }
}
