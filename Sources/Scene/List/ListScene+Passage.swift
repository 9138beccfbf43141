public import Drawing
public import Geometry
public import Viewing

/// The picture on its way between the list and its own view.
extension ListScene {
    /// What is drawn above the list and below the overlay: the picture's own view, as much of it as is seen.
    ///
    /// - Parameters:
    ///   - pictures: the commands of the picture where it is now.
    ///   - isCovered: whether there is no hole in it.
    public static func view(
        of session: Session, _ pictures: [DrawCommand], isCovered: Bool, scale: Double, output: PixelSize,
        thumbnail: ([UInt8]) -> ListThumbnail
    ) -> [DrawCommand] {
        let opacity = session.list.pictureOpacity
        let fades = session.list.passage?.fades ?? false
        var commands: [DrawCommand] = []
        if session.list.isInSight { commands.append(veil(opacity: opacity, output: output)) }
        if !isCovered || pictures.isEmpty {
            commands += standIn(of: session, scale: scale, opacity: fades ? opacity : 1, thumbnail: thumbnail)
        }
        return commands + (fades ? pictures.map { $0.seen(by: opacity) } : pictures)
    }

    /// The ground of the picture's view, over the list.
    private static func veil(opacity: Double, output: PixelSize) -> DrawCommand {
        var color = ViewScene.background
        color.alpha = UInt8((min(max(opacity, 0), 1) * 255).rounded())
        var mesh = OverlayMesh()
        mesh.block(
            DeviceRect(x: 0, y: 0, width: Double(output.width), height: Double(output.height)), color)
        return .mesh(mesh.mesh)
    }

    /// The picture's thumbnail, as long as there is nothing better to see of it.
    private static func standIn(
        of session: Session, scale: Double, opacity: Double, thumbnail: ([UInt8]) -> ListThumbnail
    ) -> [DrawCommand] {
        guard let path = session.pathOfStandIn, case .image(let bitmap, let size) = thumbnail(path) else { return [] }
        let picture = session.visible?.facts?.size ?? session.picture?.facts?.size ?? enlarged(size)
        let plane = session.displayedPlane(size: picture)
        guard plane.rotation == .none else { return [] }
        let rect = plane.rect(size: picture)
        let place = DeviceRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.size.width * scale, height: rect.size.height * scale
        )
        return [.bitmap(bitmap, place, opacity: opacity)]
    }

    /// About the size of the picture that a thumbnail is of: one that fills its square is of a larger one.
    private static func enlarged(_ size: PixelSize) -> PixelSize {
        guard [128, 256, 512, 1024].contains(max(size.width, size.height)) else { return size }
        return PixelSize(width: size.width * 64, height: size.height * 64)
    }
}

extension DrawCommand {
    /// The same, seen only in part.
    fileprivate func seen(by opacity: Double) -> DrawCommand {
        guard case .tile(var quad) = self else { return self }
        quad.opacity *= opacity
        quad.isOpaque = false
        return .tile(quad)
    }
}
