public import Geometry

/// Where something that answers a finger was drawn. The scene says so for each frame, so that what is hit is what is seen.
public struct ChromeArea: Hashable, Sendable {
    /// What answers.
    public let target: ChromeTarget
    /// Where, in points of the window; it may reach beyond what is drawn, as a finger is wide.
    public let frame: Rect<ViewSpace>

    /// An area that answers.
    public init(_ target: ChromeTarget, frame: Rect<ViewSpace>) {
        self.target = target
        self.frame = frame
    }

    /// Whether a place of the window is in it.
    func contains(_ place: ViewPoint) -> Bool {
        place.x >= frame.minX && place.x < frame.maxX && place.y >= frame.minY && place.y < frame.maxY
    }
}
