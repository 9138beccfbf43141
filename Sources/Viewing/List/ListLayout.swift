public import Geometry

/// Points of the list as a whole; the origin is its top left corner, y runs down.
public enum ListSpace: CoordinateSpace {}

/// Where each thumbnail is in the list: a grid of square cells with a gap around each and a line for the name below, as a function of the
/// width, the columns and the count. Every answer costs the same, however many pictures there are.
public struct ListLayout: Hashable, Sendable {
    /// Points between two cells, and from a cell to the edge.
    public static let gap = 8.0
    /// Points of the line below a cell that holds the name.
    public static let nameHeight = 20.0
    /// In narrower cells, in points, a name would be no more than an ellipsis.
    public static let narrowestNamed = 96.0

    /// How many pictures.
    public let count: Int
    /// How many cells side by side, at least 1.
    public let columns: Int
    /// The list's width in points.
    public let width: Double
    /// Whether the first cell of a row is the rightmost one.
    public let isMirrored: Bool

    /// The layout of a count of pictures.
    public init(count: Int, columns: Int, width: Double, isMirrored: Bool = false) {
        self.count = max(count, 0)
        self.columns = max(columns, 1)
        self.width = width.isFinite ? max(width, 1) : 1
        self.isMirrored = isMirrored
    }

    /// The side of a cell in points.
    public var side: Double { max((width - Self.gap * Double(columns + 1)) / Double(columns), 1) }
    /// Whether names are below the cells.
    public var hasNames: Bool { side >= Self.narrowestNamed }
    /// From one row to the next, in points.
    public var pitch: Double { side + Self.gap + (hasNames ? Self.nameHeight : 0) }
    /// How many rows.
    public var rows: Int { (count + columns - 1) / columns }
    /// The height of all rows with their gaps, in points.
    public var height: Double { Self.gap + Double(rows) * pitch }

    /// Where a cell is.
    public func frame(of index: Int) -> Rect<ListSpace> {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let place = isMirrored ? columns - 1 - column : column
        return Rect(
            x: Self.gap + Double(place) * (side + Self.gap), y: Self.gap + Double(row) * pitch, width: side,
            height: side)
    }

    /// The cell at a place, its name and half of the gaps around it included; nil where there is none.
    public func index(at place: Point<ListSpace>) -> Int? {
        guard place.isFinite else { return nil }
        let half = Self.gap / 2
        let across = ((place.x - half) / (side + Self.gap)).rounded(.down)
        guard across >= 0, across < Double(columns) else { return nil }
        let column = isMirrored ? columns - 1 - Int(across) : Int(across)
        let row = ((place.y - half) / pitch).rounded(.down)
        guard row >= 0, row < Double(rows) else { return nil }
        let index = Int(row) * columns + column
        return index < count ? index : nil
    }

    /// The cell that is nearest to a place; nil without any.
    public func nearest(to place: Point<ListSpace>) -> Int? {
        guard count > 0, place.isFinite else { return nil }
        let half = Self.gap / 2
        let across = min(max(((place.x - half) / (side + Self.gap)).rounded(.down), 0), Double(columns - 1))
        let row = min(max(((place.y - half) / pitch).rounded(.down), 0), Double(rows - 1))
        let column = isMirrored ? columns - 1 - Int(across) : Int(across)
        return min(Int(row) * columns + column, count - 1)
    }

    /// The cells of the rows that reach into a stretch of the list's height.
    public func indices(from top: Double, to bottom: Double) -> Range<Int> {
        guard count > 0, bottom > top else { return 0..<0 }
        let last = Double(rows)
        let first = min(max(((top - Self.gap) / pitch).rounded(.down), 0), last)
        let end = min(max(((bottom - Self.gap) / pitch).rounded(.up), first), last)
        return min(Int(first) * columns, count)..<min(Int(end) * columns, count)
    }

    /// How many columns a list of a width may have: cells neither too small for a finger nor larger than a thumbnail.
    public static func columnLimits(width: Double) -> ClosedRange<Int> {
        let most = Int(min(max((width / 72).rounded(.down), 1), 100))
        let least = Int(min(max((width / 640).rounded(.up), 1), Double(most)))
        return least...most
    }

    /// How many columns a list of a width has at first.
    public static func standardColumns(width: Double) -> Int {
        let limits = columnLimits(width: width)
        return min(max(Int(min(max(width / 184, 1), 100).rounded()), limits.lowerBound), limits.upperBound)
    }
}
