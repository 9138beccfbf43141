import JSONText

/// What `state` tells of the list of all pictures.
public struct ListReport: Hashable, Sendable {
    /// Whether it is what is looked at.
    public var isOpen: Bool
    /// Thumbnails side by side.
    public var columns: Int
    /// How far it is scrolled, in points.
    public var offset: Double
    /// The place of the chosen picture, from 0.
    public var selection: Int
    /// How many pictures it shows.
    public var count: Int
    /// Whether all thumbnails in sight have been made, or cannot be.
    public var isComplete: Bool

    /// A list's state.
    public init(
        isOpen: Bool = false, columns: Int = 1, offset: Double = 0, selection: Int = 0, count: Int = 0,
        isComplete: Bool = false
    ) {
        self.isOpen = isOpen
        self.columns = columns
        self.offset = offset
        self.selection = selection
        self.count = count
        self.isComplete = isComplete
    }

    var json: JSONValue {
        .object([
            "open": .bool(isOpen), "columns": .number(columns), "offset": .number(offset),
            "selection": .number(selection), "count": .number(count), "complete": .bool(isComplete),
        ])
    }
}
