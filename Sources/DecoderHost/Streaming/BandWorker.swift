internal import Geometry

/// Makes the levels of decoded bands and tells the viewer.
struct BandWorker: Sendable {
    let levels: StreamedLevels
    /// How the colors of decoded rows become sRGB.
    var colors: (any RowColors)?
    private var announcer: RowAnnouncer

    init(levels: StreamedLevels, announcer: RowAnnouncer) {
        self.levels = levels
        self.announcer = announcer
    }

    /// Stored rows that follow those of the last band have been decoded in a pass.
    mutating func take(_ rows: Range<Int>, pass: Int) {
        if let colors {
            for row in rows { unsafe colors.convert(levels.target(stored: row), count: levels.order.size.width) }
        }
        let ends = (levels.order.row(rows.lowerBound), levels.order.row(rows.upperBound - 1))
        levels.finish(min(ends.0, ends.1)..<max(ends.0, ends.1) + 1)
        announcer.note(rows.upperBound, of: pass)
    }

    /// All rows of a pass have been taken.
    mutating func endPass() { announcer.endPass() }

    /// Does what comes out of a queue until there is no more.
    mutating func work(_ queue: BandQueue) {
        while true {
            let items = queue.take(within: announcer.timeUntilRest)
            // The decoder waits for more of its file: what it has made must not wait with it.
            if items.isEmpty { announcer.announceRest() }
            for item in items {
                switch item {
                case .band(let rows, let pass):
                    take(rows, pass: pass)
                    queue.makeRoom()
                case .endOfPass:
                    endPass()
                    queue.answer()
                case .end: return
                }
            }
        }
    }
}
