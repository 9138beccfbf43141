/// On which side of the picture a neighbor is.
public enum PageSide: String, Hashable, Sendable, CaseIterable {
    /// To the left.
    case previous
    /// To the right.
    case next

    /// Which way the picture moves along x to let this neighbor in: 1 is to the right.
    var direction: Double {
        switch self {
        case .previous: 1
        case .next: -1
        }
    }

    /// The other side.
    public var opposite: PageSide {
        switch self {
        case .previous: .next
        case .next: .previous
        }
    }

    /// The side that a movement along x lets in.
    init(movingBy dx: Double) { self = dx > 0 ? .previous : .next }
}
