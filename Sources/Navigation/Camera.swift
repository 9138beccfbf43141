public import Geometry

/// Where we look: screen = offset + zoom x R content, R the rotation.
public struct Camera: Hashable, Sendable {
    /// Points per content pixel.
    public var zoom: Double
    /// The view position of the content's top left corner.
    public var offset: ViewPoint
    /// How far the content is turned.
    public var rotation: Rotation

    /// The camera with a zoom, an offset and a rotation.
    public init(zoom: Double, offset: ViewPoint, rotation: Rotation = .none) {
        self.zoom = zoom
        self.offset = offset
        self.rotation = rotation
    }

    /// The camera that shows a content point at a view point.
    public init(zoom: Double, rotation: Rotation = .none, showing content: ContentPoint, at place: ViewPoint) {
        let way = ViewVector(dx: content.x, dy: content.y).turned(by: rotation)
        self.init(
            zoom: zoom, offset: ViewPoint(x: place.x - zoom * way.dx, y: place.y - zoom * way.dy), rotation: rotation)
    }

    /// Where a content point is on the screen.
    public func viewPoint(of content: ContentPoint) -> ViewPoint {
        let way = ViewVector(dx: content.x, dy: content.y).turned(by: rotation)
        return ViewPoint(x: offset.x + zoom * way.dx, y: offset.y + zoom * way.dy)
    }

    /// Which content point is at a place on the screen.
    public func contentPoint(at view: ViewPoint) -> ContentPoint {
        let way = ViewVector(dx: (view.x - offset.x) / zoom, dy: (view.y - offset.y) / zoom).turnedBack(by: rotation)
        return ContentPoint(x: way.dx, y: way.dy)
    }

    /// The content point at the view's center.
    public func center(in view: ViewSize) -> ContentPoint { contentPoint(at: view.center) }

    /// Where the content's top left corner would be if the picture were turned back to upright about the view's center.
    public func uprightOffset(in view: ViewSize) -> ViewPoint {
        if rotation == .none { return offset }
        return Camera(zoom: zoom, showing: center(in: view), at: view.center).offset
    }

    /// The camera moved on the screen.
    func moved(by way: ViewVector) -> Camera { Camera(zoom: zoom, offset: offset + way, rotation: rotation) }
}
