import Drawing
import Geometry

/// What lies below a scene in a golden picture.
enum GoldenBackground {
    /// White on the left, black on the right, with a slope of gray between them: what is to be read over any picture is read over both.
    case halves
    /// One gray.
    case gray(UInt8)
    /// The window without a picture.
    case none

    /// The commands that draw it on so many device pixels.
    func commands(width: Double, height: Double) -> [DrawCommand] {
        func band(_ left: Double, _ right: Double, _ from: UInt8, _ to: UInt8) -> DrawCommand {
            let corners = [(left, 0.0, from), (right, 0.0, to), (right, height, to), (left, height, from)]
            return .mesh(
                Mesh(
                    vertices: corners.map {
                        Mesh.Vertex(position: DevicePoint(x: $0.0, y: $0.1), color: Color(white: $0.2))
                    }, indices: [0, 1, 2, 0, 2, 3]))
        }
        switch self {
        case .halves:
            return [
                band(0, width * 0.4, 255, 255), band(width * 0.4, width * 0.6, 255, 0),
                band(width * 0.6, width, 0, 0),
            ]
        case .gray(let level): return [band(0, width, level, level)]
        case .none: return []
        }
    }
}
