import Drawing
import Geometry
import Viewing

extension OverlayScene {
    /// Sizes of a notice, in points.
    private enum Notice {
        static let size = 14.0
        static let margin = 16.0
        static let padding = 12.0
        static let maxWidth = 520.0
        /// The window in which nothing has to shrink.
        static let roomWidth = 240.0
        static let roomHeight = 120.0
    }

    /// A remark at the lower edge, on a dark ground.
    static func drawNotice(_ text: String, on canvas: inout OverlayCanvas) {
        let shrink = canvas.shrink(toWidth: Notice.roomWidth, height: Notice.roomHeight)
        let unit = canvas.unit * shrink
        let (margin, padding) = (Notice.margin * unit, Notice.padding * unit)
        let maxWidth = min(canvas.width - 2 * (margin + padding), Notice.maxWidth * canvas.unit)
        let request = canvas.request(
            text, size: Notice.size * shrink, color: OverlayPalette.title, maxWidth: maxWidth, overflow: .wrap(lines: 2)
        )
        guard let image = canvas.image(request) else { return }
        let size = (width: image.width + 2 * padding, height: image.height + padding)
        guard size.height + 2 * margin <= canvas.height - canvas.insets.bottom else { return }
        let ground = DeviceRect(
            x: (canvas.width - size.width) / 2, y: canvas.height - canvas.insets.bottom - margin - size.height,
            width: size.width,
            height: size.height)
        var mesh = OverlayMesh()
        mesh.fill(.rounded(ground, radius: padding), OverlayPalette.shade)
        canvas.draw(mesh)
        canvas.draw(image, centerX: canvas.width / 2, top: ground.minY + padding / 2)
    }
}
