import Drawing
import Geometry
import Viewing

extension OverlayFrame {
    /// The same drawn, and answering, so many device pixels further to the right, with `scale` of them per point.
    func movedAside(by dx: Double, scale: Double) -> OverlayFrame {
        var moved = self
        moved.commands = commands.map { $0.movedAside(by: dx) }
        moved.areas = areas.map { area in
            let frame = area.frame
            return ChromeArea(
                area.target,
                frame: ViewRect(
                    x: frame.minX + dx / scale, y: frame.minY, width: frame.size.width, height: frame.size.height))
        }
        return moved
    }

    /// One frame above another.
    static func + (lower: OverlayFrame, upper: OverlayFrame) -> OverlayFrame {
        var both = lower
        both.add(upper)
        return both
    }
}

extension DrawCommand {
    fileprivate func movedAside(by dx: Double) -> DrawCommand {
        let way = Vector<DeviceSpace>(dx: dx, dy: 0)
        switch self {
        case .mesh(var mesh):
            for index in mesh.vertices.indices { mesh.vertices[index].position = mesh.vertices[index].position + way }
            return .mesh(mesh)
        case .bitmap(let bitmap, let place, let opacity):
            let moved = DeviceRect(
                x: place.minX + dx, y: place.minY, width: place.size.width, height: place.size.height)
            return .bitmap(bitmap, moved, opacity: opacity)
        case .clip(let rect):
            return .clip(
                rect.map { DeviceRect(x: $0.minX + dx, y: $0.minY, width: $0.size.width, height: $0.size.height) })
        case .tile:
            // An overlay has none.
            return self
        }
    }
}
