import Drawing
import Geometry
import Glibc

/// A convex outline in device pixels, which can be moved outward and inward.
enum OverlayShape {
    case disc(center: DevicePoint, radius: Double)
    case rounded(DeviceRect, radius: Double)
    /// At least three corners, clockwise as seen on the screen.
    case polygon([DevicePoint])

    /// A point from which all of the outline can be seen.
    var center: DevicePoint {
        switch self {
        case .disc(let center, _): return center
        case .rounded(let rect, _): return rect.center
        case .polygon(let corners):
            let sum = corners.reduce(DevicePoint.zero) { DevicePoint(x: $0.x + $1.x, y: $0.y + $1.y) }
            let count = Double(max(corners.count, 1))
            return DevicePoint(x: sum.x / count, y: sum.y / count)
        }
    }

    /// The outline moved outward by a distance (inward when negative). The number of its corners does not depend on the distance.
    func outline(offset: Double) -> [DevicePoint] {
        switch self {
        case .disc(let center, let radius):
            Array(
                Self.arc(center: center, radius: max(radius + offset, 0), segmentsOf: radius, from: 0, to: 1).dropLast()
            )
        case .rounded(let rect, let radius):
            Self.roundedOutline(rect, radius: min(radius, rect.size.width / 2, rect.size.height / 2), offset: offset)
        case .polygon(let corners):
            Self.polygonOutline(corners, offset: offset)
        }
    }

    /// The point of a circle at a fraction of a turn, clockwise from 12 o'clock.
    static func point(on center: DevicePoint, _ radius: Double, _ turn: Double) -> DevicePoint {
        let angle = turn * 2 * Double.pi
        return DevicePoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }

    /// Points along a circle from one turn to another, as many as a circle of the radius `segmentsOf` needs.
    static func arc(
        center: DevicePoint, radius: Double, segmentsOf reference: Double, from: Double, to: Double
    ) -> [DevicePoint] {
        // A chord over the angle a is r (1 - cos(a / 2)) off its arc; a twentieth of a pixel is not seen.
        let step = 2 * acos(1 - min(0.05 / max(reference, 0.05), 1))
        let count = max(2, Int((abs(to - from) * 2 * Double.pi / step).rounded(.up)))
        return (0...count).map { index in
            point(on: center, radius, from + (to - from) * Double(index) / Double(count))
        }
    }

    private static func roundedOutline(_ rect: DeviceRect, radius: Double, offset: Double) -> [DevicePoint] {
        let inner = rect.insetBy(radius)
        let corners = [
            (DevicePoint(x: inner.maxX, y: inner.minY), 0.0), (DevicePoint(x: inner.maxX, y: inner.maxY), 0.25),
            (DevicePoint(x: inner.minX, y: inner.maxY), 0.5), (DevicePoint(x: inner.minX, y: inner.minY), 0.75),
        ]
        return corners.flatMap { corner, turn in
            arc(
                center: corner, radius: max(radius + offset, 0), segmentsOf: radius, from: turn, to: turn + 0.25)
        }
    }

    /// Each corner goes along the middle of its two edges' normals, so far that both edges move by the distance.
    private static func polygonOutline(_ corners: [DevicePoint], offset: Double) -> [DevicePoint] {
        corners.indices.map { index in
            let corner = corners[index]
            let before = normal(from: corners[(index + corners.count - 1) % corners.count], to: corner)
            let after = normal(from: corner, to: corners[(index + 1) % corners.count])
            let sum = before + after
            let length = sum.dot(sum)
            // A corner sharper than 30 degrees would shoot far out: it is cut.
            return length < 0.13 ? corner : corner + sum * (2 * offset / length)
        }
    }

    private static func normal(from start: DevicePoint, to end: DevicePoint) -> Vector<DeviceSpace> {
        let edge = end - start
        guard edge.length > 0 else { return .zero }
        return Vector(dx: edge.dy, dy: -edge.dx) / edge.length
    }
}
