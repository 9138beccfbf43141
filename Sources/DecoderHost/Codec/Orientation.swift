public import Geometry

/// How a picture must be turned to stand upright: the eight values of EXIF's orientation.
public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// As stored.
    case upright = 1
    /// Left and right exchanged.
    case mirrored
    /// Turned by half a turn.
    case upsideDown
    /// Top and bottom exchanged.
    case flipped
    /// Rows and columns exchanged.
    case transposed
    /// Must be turned clockwise by a quarter.
    case lyingLeft
    /// Rows and columns exchanged, then turned by half a turn.
    case transversed
    /// Must be turned counterclockwise by a quarter.
    case lyingRight

    /// Whether rows become columns.
    public var exchangesSides: Bool { rawValue >= Self.transposed.rawValue }

    /// Whether the upright picture's columns run against the stored columns (rows, when sides are exchanged).
    var reversesColumns: Bool {
        switch self {
        case .mirrored, .upsideDown, .lyingLeft, .transversed: true
        case .upright, .flipped, .transposed, .lyingRight: false
        }
    }

    /// Whether the upright picture's rows run against the stored rows (columns, when sides are exchanged).
    var reversesRows: Bool {
        switch self {
        case .upsideDown, .flipped, .transversed, .lyingRight: true
        case .upright, .mirrored, .transposed, .lyingLeft: false
        }
    }

    /// The size of the upright picture.
    public func upright(_ stored: PixelSize) -> PixelSize { exchangesSides ? stored.transposed : stored }
}
