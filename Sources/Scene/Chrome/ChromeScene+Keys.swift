import Drawing
import Geometry
import Viewing

extension ChromeScene {
    /// Sizes of the list of keys, in points.
    private enum List {
        static let titleSize = 15.0
        static let textSize = 13.0
        /// The part of a line for what to press.
        static let share = 0.36
        static let gap = 12.0
        /// Less of it is seen too badly to be meant.
        static let answeringOpacity = 0.3
    }

    /// The list of keys, on a ground over the whole window.
    static func drawKeys(_ list: KeyList, on canvas: inout OverlayCanvas) {
        canvas.opacity = list.opacity
        defer { canvas.opacity = 1 }
        let window = DeviceRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        var mesh = OverlayMesh()
        mesh.block(window, OverlayPalette.curtain)
        canvas.draw(mesh)
        for placed in list.lines { draw(placed, on: &canvas) }
        if list.opacity >= List.answeringOpacity { canvas.answer(.keys, in: canvas.points(window)) }
    }

    private static func draw(_ placed: KeyList.Placed, on canvas: inout OverlayCanvas) {
        let frame = canvas.device(placed.frame)
        // Texts are asked for before they are scrolled into sight, so that none comes late.
        switch placed.line {
        case .gap: break
        case .title(let title):
            draw(
                canvas.request(
                    title, size: List.titleSize, weight: .bold, color: OverlayPalette.title,
                    maxWidth: frame.size.width), in: frame, isTrailing: false, on: &canvas)
        case .row(let what, let does):
            let (gap, width) = (List.gap * canvas.unit, (frame.size.width * List.share).rounded())
            let rest = frame.size.width - width - gap
            let isMirrored = canvas.isRightToLeft
            let left = DeviceRect(
                x: isMirrored ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
                height: frame.size.height)
            let right = DeviceRect(
                x: isMirrored ? frame.minX : frame.maxX - rest, y: frame.minY, width: rest,
                height: frame.size.height)
            draw(
                canvas.request(
                    what, size: List.textSize, weight: .bold, color: OverlayPalette.text, maxWidth: width,
                    overflow: .wrap(lines: 2)), in: left, isTrailing: true, on: &canvas)
            draw(
                canvas.request(
                    does, size: List.textSize, color: OverlayPalette.text, maxWidth: rest, overflow: .wrap(lines: 2),
                    alignment: .leading),
                in: right, isTrailing: false, on: &canvas)
        }
    }

    /// Words at the side of a rectangle at which reading begins, or at the other one. What is outside of the window is left out.
    private static func draw(
        _ request: TextRequest, in frame: DeviceRect, isTrailing: Bool, on canvas: inout OverlayCanvas
    ) {
        guard let image = canvas.image(request) else { return }
        let top = (frame.center.y - image.height / 2).rounded()
        guard top >= 0, top + image.height <= canvas.height else { return }
        let isRight = isTrailing != canvas.isRightToLeft
        canvas.draw(image, left: isRight ? frame.maxX - image.width : frame.minX, top: top)
    }
}
