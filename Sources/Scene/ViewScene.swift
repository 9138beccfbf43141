public import Drawing
public import Geometry
public import Navigation
public import Tiling

/// Turns where we look into where things are on the device.
public enum ViewScene {
    /// The gray around a picture: near black, neutral, so that no color of the picture is shifted.
    public static let background = Color(white: 18)

    /// How the picture lies on the device for a camera; at 1:1 on whole device pixels unless it lies askew.
    public static func placement(of camera: Camera, scale: Double) -> ContentPlacement {
        ContentPlacement(
            scale: camera.zoom * scale,
            origin: DevicePoint(x: camera.offset.x * scale, y: camera.offset.y * scale), rotation: camera.rotation
        ).snappedAtActualSize
    }

    /// The commands that draw the pieces of a plan, in the placement for which the plan was made.
    public static func commands(
        for plan: TilePlan, placement: ContentPlacement, isOpaque: Bool
    ) -> [DrawCommand] {
        plan.pieces.map { piece in
            .tile(
                TileQuad(
                    key: piece.tile, source: piece.source,
                    topLeft: piece.topLeft(in: placement), topRight: piece.topRight(in: placement),
                    bottomLeft: piece.bottomLeft(in: placement), bottomRight: piece.bottomRight(in: placement),
                    sampling: piece.sampling == .crisp ? .crisp : .smooth, isOpaque: isOpaque, opacity: piece.opacity))
        }
    }
}
