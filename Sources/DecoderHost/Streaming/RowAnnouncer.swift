internal import Geometry
internal import Wire

/// Tells the viewer which rows of which levels are complete: the wanted level first, then the coarser ones, then the finer ones; the first
/// band at once, then every few milliseconds.
struct RowAnnouncer {
    /// A display shows no more than one step in so many milliseconds.
    private static let pause = 8.0

    private let order: RowOrder
    private let levels: [PyramidLayout.Level]
    private let send: @Sendable (RowsWritten) -> Void
    private var pass = 0
    /// The stored rows that are complete, and those that the viewer knows of.
    private var complete = 0
    private var announced = 0
    private var lastTime = -Double.infinity

    /// An announcer for a layout; the level that reaches the wished side comes first.
    init(
        _ layout: PyramidLayout, order: RowOrder, largestSideFirst: Int, send: @escaping @Sendable (RowsWritten) -> Void
    ) {
        self.order = order
        self.send = send
        levels = layout.levels(first: largestSideFirst)
    }

    /// Stored rows are complete up to one.
    mutating func note(_ count: Int, of pass: Int) {
        self.pass = pass
        complete = count
        // Rows that have become columns are complete at the end only.
        guard !order.exchangesSides, MonotonicClock.milliseconds - lastTime >= Self.pause else { return }
        announce()
    }

    /// In how many milliseconds rows that are complete should be told although no others follow; nil when there are none.
    var timeUntilRest: Double? {
        guard !order.exchangesSides, complete > announced else { return nil }
        return max(lastTime + Self.pause - MonotonicClock.milliseconds, 0)
    }

    /// No others have followed.
    mutating func announceRest() { announce() }

    /// All rows of a pass are complete.
    mutating func endPass() {
        announce()
        complete = 0
        announced = 0
    }

    private mutating func announce() {
        guard complete > announced else { return }
        for level in levels { announce(level) }
        announced = complete
        lastTime = MonotonicClock.milliseconds
    }

    private func announce(_ level: PyramidLayout.Level) {
        if order.exchangesSides {
            send(RowsWritten(level: level.index, rows: 0..<level.size.height, pass: pass))
            return
        }
        let known = order.rows(first: announced, level: level.index, height: level.size.height)
        let now = order.rows(first: complete, level: level.index, height: level.size.height)
        let fresh =
            order.reversesRows ? now.lowerBound..<known.lowerBound : known.upperBound..<now.upperBound
        if !fresh.isEmpty { send(RowsWritten(level: level.index, rows: fresh, pass: pass)) }
    }
}
