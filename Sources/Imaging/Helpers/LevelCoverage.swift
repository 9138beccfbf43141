internal import Geometry
internal import Wire

/// Which rows a helper has announced. The rows of a level come from the top down or from the bottom up, without a gap, each once in a
/// pass; a further pass begins when the one before it is complete.
struct LevelCoverage {
    private struct Progress {
        /// What was announced of this pass; nil before anything was.
        var rows: Range<Int>?
        var pass = 0

        func isComplete(_ height: Int) -> Bool { rows == 0..<height }
    }

    private let layout: PyramidLayout
    private var progress: [Progress]

    init(_ layout: PyramidLayout) {
        self.layout = layout
        progress = layout.levels.map { _ in Progress() }
    }

    /// Whether each row of each stored level was announced, and no later pass is half done.
    var isComplete: Bool { zip(layout.levels, progress).allSatisfy { $1.isComplete($0.size.height) } }

    /// Notes rows; throws when they cannot come now.
    mutating func note(_ rows: RowsWritten) throws(PictureFailure) {
        guard let level = layout.level(rows.level) else {
            throw .nonsense(detail: "it announced a level that is not there")
        }
        let height = level.size.height
        guard rows.rows.upperBound <= height else {
            throw .nonsense(detail: "it announced rows that are not there")
        }
        let position = rows.level - layout.firstLevel
        var current = progress[position]
        if rows.pass > current.pass, current.rows == nil || current.isComplete(height) {
            current = Progress(pass: rows.pass)
        }
        guard rows.pass == current.pass, let joined = Self.joined(current.rows, rows.rows, height) else {
            throw .nonsense(detail: "it announced rows in a wrong order")
        }
        current.rows = joined
        progress[position] = current
    }

    /// What is announced with further rows; nil when they leave a gap or come again.
    private static func joined(_ known: Range<Int>?, _ rows: Range<Int>, _ height: Int) -> Range<Int>? {
        guard let known else { return rows.lowerBound == 0 || rows.upperBound == height ? rows : nil }
        if rows.lowerBound == known.upperBound { return known.lowerBound..<rows.upperBound }
        if rows.upperBound == known.lowerBound { return rows.lowerBound..<known.upperBound }
        return nil
    }
}
