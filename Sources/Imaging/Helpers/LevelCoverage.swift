internal import Geometry
internal import Wire

/// Which rows a helper has announced. Rows of a level come from the top down, each once in a pass; a further pass begins when the
/// one before it is complete.
struct LevelCoverage {
    private struct Progress {
        var nextRow = 0
        var pass = 0
    }

    private let layout: PyramidLayout
    private var progress: [Progress]

    init(_ layout: PyramidLayout) {
        self.layout = layout
        progress = layout.levels.map { _ in Progress() }
    }

    /// Whether each row of each stored level was announced, and no later pass is half done.
    var isComplete: Bool { zip(layout.levels, progress).allSatisfy { $0.size.height == $1.nextRow } }

    /// Notes rows; throws when they cannot come now.
    mutating func note(_ rows: RowsWritten) throws(PictureFailure) {
        guard let level = layout.level(rows.level) else {
            throw .nonsense(detail: "it announced a level that is not there")
        }
        guard rows.rows.upperBound <= level.size.height else {
            throw .nonsense(detail: "it announced rows that are not there")
        }
        let position = rows.level - layout.firstLevel
        var current = progress[position]
        if rows.pass > current.pass, current.nextRow == level.size.height {
            current = Progress(pass: rows.pass)
        }
        guard rows.pass == current.pass, rows.rows.lowerBound == current.nextRow else {
            throw .nonsense(detail: "it announced rows in a wrong order")
        }
        current.nextRow = rows.rows.upperBound
        progress[position] = current
    }
}
