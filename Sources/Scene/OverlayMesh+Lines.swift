import Drawing
import Geometry

/// Plain marks, of which many may be drawn in a frame. Everything is in device pixels.
extension OverlayMesh {
    /// A straight line with edges that fade over one pixel and plain ends; at least one pixel wide.
    mutating func line(from start: DevicePoint, to end: DevicePoint, width: Double, _ color: Color) {
        let way = end - start
        guard way.length > 0 else { return }
        let side = Vector<DeviceSpace>(dx: -way.dy, dy: way.dx) / way.length
        let (inner, outer) = (max(width, 1) / 2 - 0.5, max(width, 1) / 2 + 0.5)
        let rims = [(outer, color.faded), (inner, color), (-inner, color), (-outer, color.faded)].map { offset, color in
            append([start + side * offset, end + side * offset], color)
        }
        for (one, other) in zip(rims, rims.dropFirst()) { join(one, other, isClosed: false) }
    }

    /// A rectangle with hard edges.
    mutating func block(_ rect: DeviceRect, _ color: Color) {
        let above = append([rect.origin, DevicePoint(x: rect.maxX, y: rect.minY)], color)
        let below = append(
            [DevicePoint(x: rect.minX, y: rect.maxY), DevicePoint(x: rect.maxX, y: rect.maxY)], color)
        join(above, below, isClosed: false)
    }
}
