public import Geometry

/// Where we look: screen = offset + zoom x content.
public struct Camera: Hashable, Sendable {
    /// Points per content pixel.
    public var zoom: Double
    /// The view position of the content's top left corner.
    public var offset: ViewPoint

    /// The camera with a zoom and an offset.
    public init(zoom: Double, offset: ViewPoint) {
        self.zoom = zoom
        self.offset = offset
    }

    /// The camera that shows a content point at a view point.
    public init(zoom: Double, showing content: ContentPoint, at place: ViewPoint) {
        self.init(
            zoom: zoom, offset: ViewPoint(x: place.x - zoom * content.x, y: place.y - zoom * content.y))
    }

    /// Where a content point is on the screen.
    public func viewPoint(of content: ContentPoint) -> ViewPoint {
        ViewPoint(x: offset.x + zoom * content.x, y: offset.y + zoom * content.y)
    }

    /// Which content point is at a place on the screen.
    public func contentPoint(at view: ViewPoint) -> ContentPoint {
        ContentPoint(x: (view.x - offset.x) / zoom, y: (view.y - offset.y) / zoom)
    }

    /// The content point at the view's center.
    public func center(in view: ViewSize) -> ContentPoint { contentPoint(at: view.center) }
}
