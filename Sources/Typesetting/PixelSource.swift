public import Geometry

/// Pixels that somebody else has, to be read row by row on another thread, and how they are turned on the way.
@safe public struct PixelSource: Sendable {
    /// Columns and rows, before the turn.
    public let size: PixelSize
    /// Whether alpha is to be ignored.
    public let isOpaque: Bool
    /// Clockwise, 0 ... 3.
    public let quarterTurns: Int
    /// Lends a row: R, G, B, A bytes, sRGB, premultiplied; nil where there is none.
    let row: @Sendable (_ y: Int, _ use: (UnsafeRawBufferPointer) -> Void) -> Void

    /// Pixels whose rows are lent by a closure, which is called on another thread.
    public init(
        size: PixelSize, isOpaque: Bool, quarterTurns: Int = 0,
        row: @escaping @Sendable (_ y: Int, _ use: (UnsafeRawBufferPointer) -> Void) -> Void
    ) {
        self.size = size
        self.isOpaque = isOpaque
        self.quarterTurns = quarterTurns
        unsafe self.row = row
    }

    /// Columns and rows, after the turn.
    public var turnedSize: PixelSize {
        quarterTurns.isMultiple(of: 2) ? size : PixelSize(width: size.height, height: size.width)
    }

    /// Where a pixel lies after the turn.
    func place(x: Int, y: Int) -> (x: Int, y: Int) {
        switch quarterTurns {
        case 1: (size.height - 1 - y, x)
        case 2: (size.width - 1 - x, size.height - 1 - y)
        case 3: (y, size.width - 1 - x)
        default: (x, y)
        }
    }
}
