import Drawing
import Geometry

/// Shapes as triangles whose edges fade over one device pixel, half of it inside, half of it outside of the shape: what a renderer
/// without multisampling needs to draw them smooth. Everything is in device pixels; later shapes lie above earlier ones.
struct OverlayMesh {
    private(set) var mesh = Mesh(vertices: [], indices: [])
    /// Half the width of a fading edge.
    private static let feather = 0.5

    /// A filled shape.
    mutating func fill(_ shape: OverlayShape, _ color: Color) {
        let inner = append(shape.outline(offset: -Self.feather), color)
        let center = append([shape.center], color)
        let outer = append(shape.outline(offset: Self.feather), color.faded)
        for corner in inner.indices {
            let next = corner + 1 < inner.endIndex ? corner + 1 : inner.startIndex
            mesh.indices += [center.lowerBound, corner, next].map(Int32.init)
        }
        join(inner, outer, isClosed: true)
    }

    /// The line along the edge of a shape, inside it; at least one pixel wide.
    mutating func stroke(_ shape: OverlayShape, width: Double, _ color: Color) {
        band(
            from: -max(width, 1), to: 0, color, isClosed: true,
            outline: { shape.outline(offset: $0) })
    }

    /// A part of a ring, `from` one fraction of a turn `to` another, clockwise from 12 o'clock, with round ends.
    mutating func arc(
        center: DevicePoint, radius: Double, width: Double, from: Double, to: Double, _ color: Color
    ) {
        let half = max(width, 1) / 2
        band(from: -half, to: half, color, isClosed: false) { offset in
            OverlayShape.arc(center: center, radius: radius + offset, segmentsOf: radius, from: from, to: to)
        }
        cap(at: OverlayShape.point(on: center, radius, from), radius: half, from: from + 0.5, color)
        cap(at: OverlayShape.point(on: center, radius, to), radius: half, from: to, color)
    }

    /// A whole ring.
    mutating func ring(center: DevicePoint, radius: Double, width: Double, _ color: Color) {
        let half = max(width, 1) / 2
        band(from: -half, to: half, color, isClosed: true) { offset in
            OverlayShape.disc(center: center, radius: radius).outline(offset: offset)
        }
    }

    /// The half disc at an arc's end; it begins on the outer side at a turn `from` and goes on in the arc's direction.
    mutating func cap(at end: DevicePoint, radius: Double, from: Double, _ color: Color) {
        let inner = append(
            OverlayShape.arc(
                center: end, radius: max(radius - Self.feather, 0), segmentsOf: radius, from: from, to: from + 0.5),
            color)
        let outer = append(
            OverlayShape.arc(
                center: end, radius: radius + Self.feather, segmentsOf: radius, from: from, to: from + 0.5),
            color.faded)
        let middle = append([end], color)
        for corner in inner.dropLast() {
            mesh.indices += [middle.lowerBound, corner, corner + 1].map(Int32.init)
        }
        join(inner, outer, isClosed: false)
    }

    /// What lies between two offsets of one outline.
    private mutating func band(
        from near: Double, to far: Double, _ color: Color, isClosed: Bool, outline: (Double) -> [DevicePoint]
    ) {
        let lines = [
            append(outline(near - Self.feather), color.faded), append(outline(near + Self.feather), color),
            append(outline(far - Self.feather), color), append(outline(far + Self.feather), color.faded),
        ]
        for (one, other) in zip(lines, lines.dropFirst()) { join(one, other, isClosed: isClosed) }
    }

    /// Adds corners of one color; returns their numbers.
    mutating func append(_ points: [DevicePoint], _ color: Color) -> Range<Int> {
        let start = mesh.vertices.count
        mesh.vertices += points.map { Mesh.Vertex(position: $0, color: color) }
        return start..<mesh.vertices.count
    }

    /// Fills what lies between two lines of equally many corners.
    mutating func join(_ one: Range<Int>, _ other: Range<Int>, isClosed: Bool) {
        let count = min(one.count, other.count)
        for step in 0..<(isClosed ? count : max(count - 1, 0)) {
            let next = (step + 1) % count
            let (a, b) = (one.lowerBound + step, one.lowerBound + next)
            let (c, d) = (other.lowerBound + step, other.lowerBound + next)
            mesh.indices += [a, b, d, a, d, c].map(Int32.init)
        }
    }
}

extension Color {
    /// The same color, not to be seen.
    var faded: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}
