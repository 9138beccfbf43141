import Drawing
import Geometry
import Localization
import Viewing

extension OverlayScene {
    /// Sizes of a card, in points.
    private enum CardMetrics {
        static let maxWidth = 440.0
        static let margin = 12.0
        static let padding = 26.0
        static let radius = 14.0
        static let titleSize = 18.0
        static let textSize = 14.0
        static let adviceSize = 13.0
        static let gap = 8.0
        static let iconHeight = 42.0
        /// The window in which nothing has to shrink.
        static let roomWidth = 400.0
        static let roomHeight = 300.0
        /// A line of text is about so many times as high as its font.
        static let lineHeight = 1.4
        static let maxLines = 6
        /// A button; a finger needs as much, however small the window is.
        static let buttonHeight = 48.0
        static let buttonWidth = 140.0
        static let buttonPadding = 20.0
    }

    /// The texts of a card at one size.
    private struct CardTexts {
        let title: TextRequest
        let fileName: TextRequest?
        let reason: (_ lines: Int) -> TextRequest
        let advice: ((_ lines: Int) -> TextRequest)?
        let actions: [(CardAction, TextRequest)]

        init(_ card: OverlayCard, shrink: Double, maxWidth: Double, on canvas: OverlayCanvas) {
            title = canvas.request(
                card.title, size: CardMetrics.titleSize * shrink, weight: .bold, color: OverlayPalette.title,
                maxWidth: maxWidth, overflow: .wrap(lines: 2))
            fileName = card.fileName.map { name in
                canvas.request(
                    name, size: CardMetrics.textSize * shrink, color: OverlayPalette.text, maxWidth: maxWidth,
                    overflow: .middleEllipsis)
            }
            actions = card.actions.map { action in
                let room = maxWidth - 2 * CardMetrics.buttonPadding * canvas.unit
                let title = canvas.request(
                    canvas.phrases(action.label), size: CardMetrics.textSize * shrink, weight: .bold,
                    color: OverlayPalette.title, maxWidth: room)
                return (action, title)
            }
            reason = { lines in
                canvas.request(
                    card.reason, size: CardMetrics.textSize * shrink, color: OverlayPalette.text, maxWidth: maxWidth,
                    overflow: .wrap(lines: lines))
            }
            advice = card.advice.map { advice in
                { lines in
                    canvas.request(
                        advice, size: CardMetrics.adviceSize * shrink, color: OverlayPalette.dim, maxWidth: maxWidth,
                        overflow: .wrap(lines: lines))
                }
            }
        }
    }

    /// A card in the middle of the window. It appears when all of its texts are there, so that it does not change its size.
    static func drawCard(_ card: OverlayCard, on canvas: inout OverlayCanvas) {
        let shrink = canvas.shrink(toWidth: CardMetrics.roomWidth, height: CardMetrics.roomHeight)
        let unit = canvas.unit * shrink
        // The room around the words goes first: they are what is needed.
        let padding = CardMetrics.padding * unit * shrink.squareRoot()
        let border = 2 * (CardMetrics.margin * unit * shrink.squareRoot() + padding)
        let maxWidth = min(canvas.width, CardMetrics.maxWidth * canvas.unit) - border
        let texts = CardTexts(card, shrink: shrink, maxWidth: maxWidth, on: canvas)
        var column = OverlayColumn(room: canvas.height - border)
        guard fill(&column, with: texts, unit: unit, on: &canvas) else { return }
        guard column.width > 0 else { return }
        column.offerIcon(CardMetrics.iconHeight * unit, order: 0, gap: 0)

        // Sharp edges lie on whole pixels; rounded inward, as a small window has no room outside.
        let width = (column.width + 2 * padding).rounded(.down)
        let height = (column.height + 2 * padding).rounded(.down)
        let panel = DeviceRect(
            x: ((canvas.width - width) / 2).rounded(.down), y: top(ofHeight: height, on: canvas), width: width,
            height: height)
        var mesh = OverlayMesh()
        mesh.fill(.rounded(panel, radius: CardMetrics.radius * unit), OverlayPalette.card)
        mesh.stroke(.rounded(panel, radius: CardMetrics.radius * unit), width: canvas.unit, OverlayPalette.cardEdge)
        draw(column, top: panel.minY + padding, over: mesh, hasFailed: true, on: &canvas)
    }

    /// The middle of the window, or nearest to it between the controls, if there is as much room between them.
    private static func top(ofHeight height: Double, on canvas: OverlayCanvas) -> Double {
        let middle = ((canvas.height - height) / 2).rounded(.down)
        let (lowest, highest) = (canvas.height - canvas.insets.bottom - height, canvas.insets.top)
        return lowest >= highest ? min(max(middle, highest), lowest) : middle
    }

    /// Puts the texts in, the most important first; false when one that is needed has not come yet.
    private static func fill(
        _ column: inout OverlayColumn, with texts: CardTexts, unit: Double, on canvas: inout OverlayCanvas
    ) -> Bool {
        let gap = CardMetrics.gap * unit
        let title = canvas.image(texts.title)
        let name = texts.fileName.map { canvas.image($0) }
        guard let title, name.map({ $0 != nil }) ?? true else {
            // Asked for at once with the others: in a window with room this is what will be wanted.
            _ = canvas.image(texts.reason(CardMetrics.maxLines))
            if let advice = texts.advice { _ = canvas.image(advice(CardMetrics.maxLines)) }
            for (_, title) in texts.actions { _ = canvas.image(title) }
            return false
        }
        column.offer(title, order: 1, gap: 2 * gap)
        column.offer(name ?? nil, order: 2, gap: gap)
        for (index, (action, title)) in texts.actions.enumerated() {
            guard let image = canvas.image(title) else { return false }
            let width = max(CardMetrics.buttonWidth * unit, image.width + 2 * CardMetrics.buttonPadding * canvas.unit)
            column.offerButton(
                action, image, width: width.rounded(), height: (CardMetrics.buttonHeight * canvas.unit).rounded(),
                order: 5 + index, gap: 2 * gap)
        }
        for (order, text) in [(3, texts.reason), (4, texts.advice)] {
            guard let text else { continue }
            let lineHeight = text(1).fontSize * CardMetrics.lineHeight
            let lines = min(((column.rest - gap) / lineHeight).rounded(.down), Double(CardMetrics.maxLines))
            guard lines >= 1 else { continue }
            guard let image = canvas.image(text(Int(lines))) else { return false }
            column.offer(image, order: order, gap: gap)
        }
        return true
    }

    /// Draws a column in the middle of the window; its free space gets the icon of a picture.
    static func draw(
        _ column: OverlayColumn, top: Double, over mesh: OverlayMesh, hasFailed: Bool, on canvas: inout OverlayCanvas
    ) {
        var mesh = mesh
        let parts = column.placed(from: top)
        for part in parts where part.image == nil {
            let width = part.height * 4 / 3
            let frame = DeviceRect(x: (canvas.width - width) / 2, y: part.top, width: width, height: part.height)
            mesh.addPictureIcon(in: frame, hasFailed: hasFailed)
        }
        canvas.draw(mesh)
        for part in parts {
            guard let image = part.image else { continue }
            if let action = part.action {
                let left = ((canvas.width - part.width) / 2).rounded()
                canvas.drawButton(
                    .card(action), image,
                    in: DeviceRect(x: left, y: part.top.rounded(), width: part.width, height: part.height))
            } else {
                canvas.draw(image, centerX: canvas.width / 2, top: part.top)
            }
        }
    }
}
