/// Which rows of which levels a helper has written. A row that was announced stays written.
public struct WrittenRows: Hashable, Sendable {
    /// Sorted, apart from each other, none empty.
    private var ranges: [Int: [Range<Int>]] = [:]

    /// Nothing is written yet.
    public init() {}

    /// Notes that rows of a level are written; announcing them again changes nothing.
    public mutating func insert(_ rows: Range<Int>, level: Int) {
        guard !rows.isEmpty else { return }
        var merged = rows
        var others: [Range<Int>] = []
        for range in ranges[level, default: []] {
            if range.upperBound < merged.lowerBound || range.lowerBound > merged.upperBound {
                others.append(range)
            } else {
                merged = min(range.lowerBound, merged.lowerBound)..<max(range.upperBound, merged.upperBound)
            }
        }
        let position = others.firstIndex { $0.lowerBound > merged.lowerBound } ?? others.count
        others.insert(merged, at: position)
        ranges[level] = others
    }

    /// Whether all these rows of a level are written; true for no rows.
    public func contains(_ rows: Range<Int>, level: Int) -> Bool {
        if rows.isEmpty { return true }
        return ranges[level, default: []].contains {
            $0.lowerBound <= rows.lowerBound && $0.upperBound >= rows.upperBound
        }
    }

    /// The number of written rows of a level.
    public func count(ofLevel level: Int) -> Int {
        ranges[level, default: []].reduce(0) { $0 + $1.count }
    }
}
