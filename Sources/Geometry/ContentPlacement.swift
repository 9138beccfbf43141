/// How content lies on the device: device = origin + scale x content.
public struct ContentPlacement: Hashable, Sendable {
    /// Device pixels per content pixel.
    public var scale: Double
    /// The device position of the content's top left corner.
    public var origin: DevicePoint

    /// The placement with a scale and an origin.
    public init(scale: Double, origin: DevicePoint) {
        self.scale = scale
        self.origin = origin
    }

    /// Where a content point is on the device.
    public func devicePoint(x: Double, y: Double) -> DevicePoint {
        DevicePoint(x: origin.x + scale * x, y: origin.y + scale * y)
    }
}
