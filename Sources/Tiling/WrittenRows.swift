/// Which rows of which levels a helper has written, and in which pass. A row that was announced stays written; a later pass writes it
/// again, better.
public struct WrittenRows: Hashable, Sendable {
    private struct Level: Hashable, Sendable {
        /// The newest pass.
        var pass = 0
        /// What it has written so far.
        var latest = RowSet()
        /// What it or any other has written.
        var all = RowSet()
    }

    private var levels: [Int: Level] = [:]

    /// Nothing is written yet.
    public init() {}

    /// Notes that rows of a level are written; announcing them again in the same pass changes nothing.
    public mutating func insert(_ rows: Range<Int>, level: Int, pass: Int = 0) {
        guard !rows.isEmpty else { return }
        var state = levels[level, default: Level()]
        if pass > state.pass {
            state.pass = pass
            state.latest = RowSet()
        }
        if pass == state.pass { state.latest.insert(rows) }
        state.all.insert(rows)
        levels[level] = state
    }

    /// Whether all these rows of a level are written; true for no rows.
    public func contains(_ rows: Range<Int>, level: Int) -> Bool {
        rows.isEmpty || levels[level]?.all.contains(rows) ?? false
    }

    /// The number of written rows of a level.
    public func count(ofLevel level: Int) -> Int { levels[level]?.all.count ?? 0 }

    /// The longest run of written rows among those of a level; nil when there is none.
    func longestRun(in rows: Range<Int>, level: Int) -> Range<Int>? { levels[level]?.all.longestRun(in: rows) }

    /// A number that grows with every row of these that is written, and with every pass.
    func progress(of rows: Range<Int>, level: Int) -> Int {
        guard let state = levels[level] else { return 0 }
        // A tile has few rows, so the three counts do not meet.
        return state.pass << 32 + state.latest.count(in: rows) << 16 + state.all.count(in: rows)
    }
}
