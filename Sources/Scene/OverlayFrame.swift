public import Drawing
public import Viewing

/// The overlay of one frame.
public struct OverlayFrame: Hashable, Sendable {
    /// What to draw, back to front, above the picture.
    public var commands: [DrawCommand] = []
    /// The texts that were looked up; keep their bitmaps.
    public var used: [TextRequest] = []
    /// Those of them that were not there; ask for them, and draw again when they have come.
    public var missing: [TextRequest] = []

    /// What answers fingers, the lowest first.
    public var areas: [ChromeArea] = []

    /// So many points at the lower edge of the window are taken: what comes above this frame keeps out of them.
    public var bottomInset = 0.0

    /// A frame in which nothing is drawn.
    public init() {}

    /// Draws another frame above this one.
    public mutating func add(_ other: OverlayFrame) {
        commands += other.commands
        used += other.used
        missing += other.missing
        areas += other.areas
        bottomInset = max(bottomInset, other.bottomInset)
    }
}
