/// How content lies on the device: device = origin + scale x R content, R the rotation.
public struct ContentPlacement: Hashable, Sendable {
    /// Device pixels per content pixel.
    public var scale: Double
    /// The device position of the content's top left corner.
    public var origin: DevicePoint
    /// How far the content is turned.
    public var rotation: Rotation

    /// The placement with a scale, an origin and a rotation.
    public init(scale: Double, origin: DevicePoint, rotation: Rotation = .none) {
        self.scale = scale
        self.origin = origin
        self.rotation = rotation
    }

    /// Where a content point is on the device.
    public func devicePoint(x: Double, y: Double) -> DevicePoint {
        let way = Vector<DeviceSpace>(dx: x, dy: y).turned(by: rotation)
        return DevicePoint(x: origin.x + scale * way.dx, y: origin.y + scale * way.dy)
    }

    /// Which content point is at a place on the device.
    public func contentPoint(x: Double, y: Double) -> ContentPoint {
        let way = Vector<DeviceSpace>(dx: (x - origin.x) / scale, dy: (y - origin.y) / scale).turnedBack(by: rotation)
        return ContentPoint(x: way.dx, y: way.dy)
    }
}
