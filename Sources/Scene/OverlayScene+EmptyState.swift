import Drawing
import Geometry
import Localization

extension OverlayScene {
    /// Sizes of the empty state, in points.
    private enum Empty {
        static let titleSize = 20.0
        static let hintSize = 14.0
        static let iconHeight = 54.0
        static let margin = 12.0
        static let gap = 8.0
        /// The window in which nothing has to shrink.
        static let roomWidth = 320.0
        static let roomHeight = 220.0
    }

    static func drawEmptyState(on canvas: inout OverlayCanvas) {
        let shrink = canvas.shrink(toWidth: Empty.roomWidth, height: Empty.roomHeight)
        let unit = canvas.unit * shrink
        let maxWidth = canvas.width - 2 * Empty.margin * unit
        let hintText = canvas.phrases(.emptyHint, ["command": "vitrine \(canvas.phrases(.emptyOperand))"])
        let title = canvas.image(
            canvas.request(
                canvas.phrases(.emptyTitle), size: Empty.titleSize * shrink, color: OverlayPalette.text,
                maxWidth: maxWidth,
                overflow: .wrap(lines: 3)))
        let hint = canvas.image(
            canvas.request(
                hintText, size: Empty.hintSize * shrink, color: OverlayPalette.dim, maxWidth: maxWidth,
                overflow: .wrap(lines: 3)))
        // The icon waits for the words: nothing moves when they come.
        guard title != nil, hint != nil else { return }
        var column = OverlayColumn(room: canvas.height - 2 * Empty.margin * unit)
        column.offer(title, order: 1, gap: 2.5 * Empty.gap * unit)
        column.offer(hint, order: 2, gap: Empty.gap * unit)
        column.offerIcon(Empty.iconHeight * unit, order: 0, gap: 0)
        draw(column, top: (canvas.height - column.height) / 2, over: OverlayMesh(), hasFailed: false, on: &canvas)
    }
}
