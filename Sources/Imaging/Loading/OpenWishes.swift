/// How a picture is wished for.
public struct OpenWishes: Hashable, Sendable {
    /// The level whose largest side reaches this many pixels is wanted first: the one that the screen needs.
    public var largestSideFirst: Int
    /// The finest level that is wanted; 0 is the full size. Finer ones are not stored.
    public var firstLevel: Int

    /// A wish.
    public init(largestSideFirst: Int, firstLevel: Int = 0) {
        self.largestSideFirst = largestSideFirst
        self.firstLevel = firstLevel
    }
}
