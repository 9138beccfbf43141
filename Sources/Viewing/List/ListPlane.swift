public import Geometry
public import Navigation

/// Where a whole picture is on the screen on its way between the list and its own view: its middle, its size and how far it is turned.
public struct ListPlane: Hashable, Sendable {
    /// Where the picture's middle is.
    public var center: ViewPoint
    /// How wide the picture is, before it is turned, in points.
    public var width: Double
    /// How far it is turned.
    public var rotation: Rotation

    /// Where a picture of a size is for a camera.
    public init(_ camera: Camera, size: PixelSize) {
        let (width, height) = (Double(size.width), Double(size.height))
        center = camera.viewPoint(of: ContentPoint(x: width / 2, y: height / 2))
        self.width = camera.zoom * width
        rotation = camera.rotation
    }

    /// A picture in a cell of the list: as a whole, in the middle, and not larger than its own pixels.
    public init(in cell: ViewRect, size: PixelSize, scale: Double) {
        let (width, height) = (max(Double(size.width), 1), max(Double(size.height), 1))
        let fit = min(cell.size.width / width, cell.size.height / height)
        center = cell.center
        self.width = min(fit, 1 / scale) * width
        rotation = .none
    }

    /// The camera that shows a picture of a size here.
    public func camera(size: PixelSize) -> Camera {
        let middle = ContentPoint(x: Double(size.width) / 2, y: Double(size.height) / 2)
        return Camera(
            zoom: max(width, .leastNormalMagnitude) / max(Double(size.width), 1), rotation: rotation, showing: middle,
            at: center)
    }

    /// The upright rectangle of a picture of a size here.
    public func rect(size: PixelSize) -> ViewRect {
        let height = width * Double(size.height) / max(Double(size.width), 1)
        return ViewRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// The plane at a part of the way to another one.
    func blended(with other: ListPlane, _ part: Double) -> ListPlane {
        if part <= 0 { return self }
        if part >= 1 { return other }
        var plane = self
        plane.center = center + (other.center - center) * part
        plane.width = width + (other.width - width) * part
        plane.rotation = rotation.turned(by: rotation.way(to: other.rotation) * part)
        return plane
    }
}
