import Drawing
import Geometry
import Localization
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
        /// A fingertip.
        static let finger = 48.0
    }

    /// A remark at the lower edge, on a dark ground, with a button for what can be done about it.
    static func drawNotice(_ text: String, action: NoticeAction? = nil, on canvas: inout OverlayCanvas) {
        let shrink = canvas.shrink(toWidth: Notice.roomWidth, height: Notice.roomHeight)
        let unit = canvas.unit * shrink
        let (margin, padding) = (Notice.margin * unit, Notice.padding * unit)
        let button = action.flatMap { buttonImage(of: $0, shrink: shrink, on: &canvas) }
        let buttonWidth = button.map { $0.width + 3 * padding } ?? 0
        let room = min(canvas.width - 2 * (margin + padding), Notice.maxWidth * canvas.unit)
        let maxWidth = room - buttonWidth
        let request = canvas.request(
            text, size: Notice.size * shrink, color: OverlayPalette.title, maxWidth: maxWidth, overflow: .wrap(lines: 2)
        )
        guard let image = canvas.image(request) else { return }
        let buttonHeight = button.map { $0.height + 2 * padding } ?? 0
        let size = (
            width: image.width + 2 * padding + buttonWidth, height: max(image.height, buttonHeight) + padding
        )
        guard size.height + 2 * margin <= canvas.height - canvas.insets.bottom else { return }
        let ground = DeviceRect(
            x: (canvas.width - size.width) / 2, y: canvas.height - canvas.insets.bottom - margin - size.height,
            width: size.width,
            height: size.height)
        var mesh = OverlayMesh()
        mesh.fill(.rounded(ground, radius: padding), OverlayPalette.shade)
        canvas.draw(mesh)
        // What leads lies on the right where one reads from there.
        let isMirrored = canvas.phrases.isRightToLeft
        let textLeft = isMirrored ? ground.maxX - padding - image.width : ground.minX + padding
        canvas.draw(image, left: textLeft, top: ground.center.y - image.height / 2)
        guard let button, let action else { return }
        let buttonLeft = isMirrored ? ground.minX + padding / 2 : ground.maxX - padding / 2 - buttonWidth + padding
        let place = DeviceRect(
            x: buttonLeft, y: ground.minY + padding / 2, width: buttonWidth - padding, height: size.height - padding)
        drawButton(button, .notice(action), in: place, padding: padding, on: &canvas)
    }

    private static func buttonImage(
        of action: NoticeAction, shrink: Double, on canvas: inout OverlayCanvas
    ) -> OverlayImage? {
        let words =
            switch action {
            case .undo: canvas.phrases(.undo)
            }
        return canvas.image(
            canvas.request(
                words, size: Notice.size * shrink, weight: .bold, color: OverlayPalette.title,
                maxWidth: canvas.width / 3))
    }

    private static func drawButton(
        _ image: OverlayImage, _ target: ChromeTarget, in place: DeviceRect, padding: Double,
        on canvas: inout OverlayCanvas
    ) {
        var mesh = OverlayMesh()
        mesh.fill(.rounded(place, radius: padding / 2), OverlayPalette.track)
        canvas.addState(of: target, in: place, to: &mesh)
        canvas.addFocus(of: target, around: place, to: &mesh)
        canvas.draw(mesh)
        canvas.draw(image, centerX: place.center.x, top: place.center.y - image.height / 2)
        canvas.answer(target, in: place, atLeast: Notice.finger)
    }
}
