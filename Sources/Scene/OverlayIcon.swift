import Drawing
import Geometry

extension OverlayMesh {
    /// A framed landscape with a sun, in a rectangle of 4:3; struck through when it cannot be shown.
    mutating func addPictureIcon(in frame: DeviceRect, hasFailed: Bool) {
        let unit = frame.size.height / 42
        func point(_ x: Double, _ y: Double) -> DevicePoint {
            DevicePoint(x: frame.minX + x * frame.size.width, y: frame.minY + y * frame.size.height)
        }
        let color = OverlayPalette.icon
        stroke(.rounded(frame, radius: 6 * unit), width: 2.5 * unit, color)
        fill(.disc(center: point(0.3, 0.34), radius: 4 * unit), color)
        fill(.polygon([point(0.14, 0.82), point(0.36, 0.52), point(0.58, 0.82)]), color)
        fill(.polygon([point(0.4, 0.82), point(0.65, 0.36), point(0.87, 0.82)]), color)
        guard hasFailed else { return }
        let (start, end) = (point(0.06, 0.94), point(0.94, 0.06))
        let along = (end - start) / (end - start).length
        let side = Vector<DeviceSpace>(dx: -along.dy, dy: along.dx) * (1.5 * unit)
        fill(.polygon([start - side, end - side, end + side, start + side]), OverlayPalette.warning)
    }
}
