import Drawing
import Geometry
import Glibc

/// Lines as a pen draws them.
extension OverlayMesh {
    /// A line through some points, with round ends and edges that fade over one pixel. Its corners are mitered; none may be sharper than about
    /// 30 degrees. No part of it lies over another one, so that it may shine through.
    mutating func path(_ points: [DevicePoint], width: Double, _ color: Color) {
        guard points.count > 1 else { return }
        let half = max(width, 1) / 2
        let rims = [(half + 0.5, color.faded), (half - 0.5, color), (0.5 - half, color), (-half - 0.5, color.faded)]
            .map { offset, color in append(Self.beside(points, by: offset), color) }
        for (one, other) in zip(rims, rims.dropFirst()) { join(one, other, isClosed: false) }
        roundEnd(points[0], from: points[1], radius: half, color)
        roundEnd(points[points.count - 1], from: points[points.count - 2], radius: half, color)
    }

    private mutating func roundEnd(_ end: DevicePoint, from before: DevicePoint, radius: Double, _ color: Color) {
        let way = end - before
        cap(at: end, radius: radius, from: atan2(way.dx, -way.dy) / (2 * Double.pi) - 0.25, color)
    }

    /// The points moved to the side by a distance.
    private static func beside(_ points: [DevicePoint], by distance: Double) -> [DevicePoint] {
        points.indices.map { index in
            let before = index > 0 ? normal(points[index - 1], points[index]) : nil
            let after = index + 1 < points.count ? normal(points[index], points[index + 1]) : nil
            guard let one = before ?? after, let other = after ?? before else { return points[index] }
            // The sum of both normals points along the corner's middle; it is so long that both edges move by the distance.
            return points[index] + (one + other) * (distance / max(1 + one.dot(other), 0.07))
        }
    }

    private static func normal(_ start: DevicePoint, _ end: DevicePoint) -> Vector<DeviceSpace> {
        let way = end - start
        return way.length > 0 ? Vector(dx: way.dy, dy: -way.dx) / way.length : .zero
    }
}
