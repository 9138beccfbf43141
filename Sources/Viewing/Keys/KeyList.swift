public import Geometry
import Localization

/// The list of keys and gestures as it is seen in one frame: lines in columns, which scroll where the window is too small for all.
public struct KeyList: Hashable, Sendable {
    /// A line of the list.
    public enum Line: Hashable, Sendable {
        /// Above a group.
        case title(String)
        /// What to press or to do, and what comes of it.
        case row(what: String, does: String)
        /// Air between groups.
        case gap

        /// Points.
        var height: Double {
            switch self {
            case .title: 34
            case .row: 36
            case .gap: 14
            }
        }
    }

    /// A line and where it is, in points of the window.
    public struct Placed: Hashable, Sendable {
        /// What it says.
        public let line: Line
        /// Where; may be outside of the window.
        public let frame: ViewRect
    }

    /// Points.
    private enum Metrics {
        static let margin = 24.0
        static let gutter = 28.0
        static let narrowest = 300.0
        static let widest = 400.0
        static let columns = 3
    }

    /// All lines, in the order in which they are read.
    public let lines: [Placed]
    /// How much of it is seen, 0 ... 1.
    public let opacity: Double
    /// How far it can be scrolled, in points.
    let reach: Double

    /// The list of some groups of lines in a window, scrolled by so many points.
    init(
        _ groups: [[Line]], in view: ViewSize, scroll: Double, isRightToLeft: Bool, opacity: Double
    ) {
        self.opacity = opacity
        let room = max(view.width - 2 * Metrics.margin, 1)
        let fitting = Int((room + Metrics.gutter) / (Metrics.narrowest + Metrics.gutter))
        let count = min(max(fitting, 1), Metrics.columns)
        let width = min((room - Double(count - 1) * Metrics.gutter) / Double(count), Metrics.widest)
        let columns = Self.columns(groups, count: count)
        let height = columns.map { Self.height($0) }.max() ?? 0
        reach = max(height + 2 * Metrics.margin - view.height, 0)
        let total = Double(columns.count) * (width + Metrics.gutter) - Metrics.gutter
        let left = (view.width - total) / 2
        let top = reach > 0 ? Metrics.margin - min(max(scroll, 0), reach) : (view.height - height) / 2
        lines = columns.enumerated().flatMap { index, column in
            let place = Double(isRightToLeft ? columns.count - 1 - index : index)
            var y = top
            return column.map { line in
                defer { y += line.height }
                let x = left + place * (width + Metrics.gutter)
                return Placed(line: line, frame: ViewRect(x: x, y: y, width: width, height: line.height))
            }
        }
    }

    /// Groups in columns of about the same height; no group is torn apart.
    private static func columns(_ groups: [[Line]], count: Int) -> [[Line]] {
        let whole = groups.map { height($0) }.reduce(0, +)
        var columns: [[Line]] = [[]]
        for group in groups {
            let reached = height(columns[columns.count - 1])
            // A group goes where more than half of it belongs.
            let isFull = reached + height(group) / 2 > whole / Double(count)
            if isFull, reached > 0, columns.count < count {
                columns.append(group)
            } else {
                columns[columns.count - 1] += (reached > 0 ? [.gap] : []) + group
            }
        }
        return columns
    }

    private static func height(_ lines: [Line]) -> Double { lines.map(\.height).reduce(0, +) }
}
