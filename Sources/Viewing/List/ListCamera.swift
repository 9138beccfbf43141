public import Geometry

/// Where we look in the list: view = offset + scale x list. At rest the scale is 1; while fingers pinch it is not.
public struct ListCamera: Hashable, Sendable {
    /// View points per point of the list.
    public var scale: Double
    /// Where the list's top left corner is in the view.
    public var offset: ViewPoint

    /// The camera with a scale and an offset.
    public init(scale: Double = 1, offset: ViewPoint = .zero) {
        self.scale = scale
        self.offset = offset
    }

    /// Whether the list may stay like this: in its own size and between the edges of the window.
    var isUpright: Bool { scale == 1 && offset.x == 0 }

    /// Where a rectangle of the list is in the view.
    public func rect(of rect: Rect<ListSpace>) -> ViewRect {
        ViewRect(
            x: offset.x + scale * rect.minX, y: offset.y + scale * rect.minY, width: scale * rect.size.width,
            height: scale * rect.size.height)
    }

    /// What is at a place of the view.
    public func place(at view: ViewPoint) -> Point<ListSpace> {
        Point(x: (view.x - offset.x) / scale, y: (view.y - offset.y) / scale)
    }
}
