import Drawing
import Geometry

/// Draws an icon on a grid of 24 units. Lines are 2 units wide and lie on whole units, so that at one device pixel per point their edges are pixels' edges.
struct IconPen {
    /// Units across an icon.
    static let grid = 24.0
    private static let width = 2.0

    private(set) var mesh: OverlayMesh
    private let origin: DevicePoint
    private let unit: Double
    private let isMirrored: Bool
    private let color: Color

    /// A pen for the icon around a point, in device pixels; `unit` is the grid's unit there.
    init(on mesh: OverlayMesh, center: DevicePoint, unit: Double, color: Color, isMirrored: Bool = false) {
        self.mesh = mesh
        self.unit = unit
        self.color = color
        self.isMirrored = isMirrored
        origin = DevicePoint(
            x: (center.x - Self.grid / 2 * unit).rounded(), y: (center.y - Self.grid / 2 * unit).rounded())
    }

    /// A line through points of the grid.
    mutating func line(_ points: (Double, Double)..., width: Double = width) {
        mesh.path(points.map { point($0.0, $0.1) }, width: width * unit, color)
    }

    /// A filled shape with at least three corners, clockwise.
    mutating func polygon(_ corners: (Double, Double)...) {
        let places = corners.map { point($0.0, $0.1) }
        mesh.fill(.polygon(isMirrored ? places.reversed() : places), color)
    }

    /// A filled rectangle with round corners.
    mutating func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 1) {
        mesh.fill(.rounded(rect(x, y, width, height), radius: radius * unit), color)
    }

    /// The outline of a rectangle with round corners; it lies inside.
    mutating func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 2) {
        mesh.stroke(.rounded(rect(x, y, width, height), radius: radius * unit), width: Self.width * unit, color)
    }

    /// A filled disc.
    mutating func disc(_ x: Double, _ y: Double, radius: Double) {
        mesh.fill(.disc(center: point(x, y), radius: radius * unit), color)
    }

    /// A circle.
    mutating func ring(_ x: Double, _ y: Double, radius: Double) {
        mesh.ring(center: point(x, y), radius: radius * unit, width: Self.width * unit, color)
    }

    /// A part of a circle, clockwise from one turn to another, counted from 12 o'clock, with an arrow's head at its end.
    mutating func arrow(around x: Double, _ y: Double, radius: Double, from: Double, to: Double) {
        let center = point(x, y)
        mesh.arc(center: center, radius: radius * unit, width: Self.width * unit, from: from, to: to, color)
        let tip = OverlayShape.point(on: center, radius * unit, to)
        let outward = (tip - center) / (radius * unit)
        let onward = Vector<DeviceSpace>(dx: -outward.dy, dy: outward.dx)
        let side = outward * (4 * unit)
        mesh.fill(.polygon([tip + side, tip + onward * (5.5 * unit), tip - side]), color)
    }

    private func point(_ x: Double, _ y: Double) -> DevicePoint {
        DevicePoint(x: origin.x + (isMirrored ? Self.grid - x : x) * unit, y: origin.y + y * unit)
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DeviceRect {
        let left = isMirrored ? Self.grid - x - width : x
        return DeviceRect(
            x: origin.x + left * unit, y: origin.y + y * unit, width: width * unit, height: height * unit)
    }
}
