public import Geometry

/// A tile whose texture a plan wants to be made.
public struct TileUpload: Hashable, Sendable {
    /// Why, most urgent first.
    public enum Urgency: Int, Hashable, Sendable, Comparable {
        /// The whole picture at its coarsest: with it there is never a hole.
        case coarsest
        /// Part of what is seen now.
        case visible
        /// Part of what may be seen next.
        case prefetch

        /// Whether the first is more urgent.
        public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    /// Which tile.
    public let tile: TileKey
    /// Why.
    public let urgency: Urgency

    /// A wish for a tile.
    public init(tile: TileKey, urgency: Urgency) {
        self.tile = tile
        self.urgency = urgency
    }
}
