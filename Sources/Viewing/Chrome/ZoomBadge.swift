public import Geometry

/// The zoom in words, as it is seen in one frame.
public struct ZoomBadge: Hashable, Sendable {
    /// From the window's corner, in points; and how high it is.
    static let margin = 16.0
    static let height = 28.0
    /// To what is below it.
    static let gap = 8.0

    /// 100 is one device pixel for each picture pixel.
    public let percent: Int
    /// The corner at which it lies, in points: its left one above, or its right one where reading goes from the right.
    public let corner: ViewPoint
    /// Points.
    public let height: Double
    /// How much of it is seen, 0 ... 1.
    public let opacity: Double

    init(zoom: Double, scale: Double, view: ViewSize, insets: ChromeInsets, isRightToLeft: Bool, opacity: Double) {
        percent = max(Int(exactly: (zoom * scale * 100).rounded()) ?? 1, 1)
        let x = isRightToLeft ? view.width - insets.right - Self.margin : insets.left + Self.margin
        corner = ViewPoint(x: x, y: insets.top + Self.margin)
        height = Self.height
        self.opacity = opacity
    }
}
