public import Drawing
public import Geometry

/// Draws one picture's view as it fades over into another.
public enum CrossFadeScene {
    /// The commands of a frame in which `former`, the commands of the view before, is seen by `opacity` (1 ... 0) and `now` by the rest, on a
    /// frame buffer of a size in device pixels.
    ///
    /// Every pixel is the mean of both frames with these weights: the former one is drawn as it was, then the new one over it, its background
    /// included. The new view must not lie askew.
    public static func commands(
        from former: [DrawCommand], to now: [DrawCommand], opacity: Double, output: PixelSize
    ) -> [DrawCommand] {
        let share = 1 - min(max(opacity, 0), 1)
        return former + ground(around: now, output: output, opacity: share) + now.map { fading($0, by: share) }
    }

    private static func fading(_ command: DrawCommand, by opacity: Double) -> DrawCommand {
        guard case .tile(var quad) = command else { return command }
        quad.opacity *= opacity
        quad.isOpaque = false
        return .tile(quad)
    }

    /// The background beside a picture: up to four bands.
    private static func ground(around commands: [DrawCommand], output: PixelSize, opacity: Double) -> [DrawCommand] {
        let (width, height) = (Double(output.width), Double(output.height))
        var (left, top, right, bottom) = (width, height, 0.0, 0.0)
        for case .tile(let quad) in commands {
            for corner in [quad.topLeft, quad.bottomRight, quad.topRight, quad.bottomLeft] {
                (left, right) = (min(left, corner.x), max(right, corner.x))
                (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
            }
        }
        left = max(left, 0)
        top = max(top, 0)
        right = max(min(right, width), left)
        bottom = max(min(bottom, height), top)
        let bands = [
            (0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom),
        ]
        return bands.filter { $0.2 > $0.0 && $0.3 > $0.1 }.map { band($0.0, $0.1, $0.2, $0.3, opacity) }
    }

    private static func band(
        _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ opacity: Double
    ) -> DrawCommand {
        var color = ViewScene.background
        color.alpha = UInt8((opacity * 255).rounded())
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        let vertices = corners.map { Mesh.Vertex(position: DevicePoint(x: $0.0, y: $0.1), color: color) }
        return .mesh(Mesh(vertices: vertices, indices: [0, 1, 2, 0, 2, 3]))
    }
}
