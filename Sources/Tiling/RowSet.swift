/// A set of rows as ranges.
struct RowSet: Hashable, Sendable {
    /// Sorted, apart from each other, none empty.
    private var ranges: [Range<Int>] = []

    /// Adds rows.
    mutating func insert(_ rows: Range<Int>) {
        guard !rows.isEmpty else { return }
        var merged = rows
        var others: [Range<Int>] = []
        for range in ranges {
            if range.upperBound < merged.lowerBound || range.lowerBound > merged.upperBound {
                others.append(range)
            } else {
                merged = min(range.lowerBound, merged.lowerBound)..<max(range.upperBound, merged.upperBound)
            }
        }
        let position = others.firstIndex { $0.lowerBound > merged.lowerBound } ?? others.count
        others.insert(merged, at: position)
        ranges = others
    }

    /// Whether all these rows are in it.
    func contains(_ rows: Range<Int>) -> Bool {
        ranges.contains { $0.lowerBound <= rows.lowerBound && $0.upperBound >= rows.upperBound }
    }

    /// How many rows are in it.
    var count: Int { ranges.reduce(0) { $0 + $1.count } }

    /// How many of these rows are in it.
    func count(in rows: Range<Int>) -> Int { ranges.reduce(0) { $0 + $1.clamped(to: rows).count } }

    /// The longest run of rows among these, the upper one of two equal ones; nil when none is in it.
    func longestRun(in rows: Range<Int>) -> Range<Int>? {
        let runs = ranges.map { $0.clamped(to: rows) }.filter { !$0.isEmpty }
        guard let length = runs.map(\.count).max() else { return nil }
        return runs.first { $0.count == length }
    }
}
