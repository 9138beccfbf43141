/// On which sides of the picture there is another one that a finger can draw in.
public struct PageSides: Hashable, Sendable {
    /// One comes in from the left.
    public var hasPrevious: Bool
    /// One comes in from the right.
    public var hasNext: Bool

    /// The sides with a picture.
    public init(hasPrevious: Bool = false, hasNext: Bool = false) {
        self.hasPrevious = hasPrevious
        self.hasNext = hasNext
    }

    /// One side alone.
    init(only side: PageSide) { self.init(hasPrevious: side == .previous, hasNext: side == .next) }

    /// Whether there is one on a side.
    public subscript(side: PageSide) -> Bool {
        switch side {
        case .previous: hasPrevious
        case .next: hasNext
        }
    }

    /// Whether there is none at all.
    var isEmpty: Bool { !hasPrevious && !hasNext }

    /// The sides that both have.
    func intersection(_ other: Self) -> Self {
        Self(hasPrevious: hasPrevious && other.hasPrevious, hasNext: hasNext && other.hasNext)
    }
}
