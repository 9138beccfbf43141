public import Drawing
public import Geometry
public import Localization
public import Viewing

/// Draws what is written on pictures: title, caption and date at the lower edge, on a ground on which they can be read over any picture. Long texts
/// wrap and end with an ellipsis.
public enum CaptionScene {
    /// Sizes in points.
    private enum Metrics {
        static let titleSize = 17.0
        static let textSize = 14.5
        static let lineSize = 13.0
        static let margin = 16.0
        static let padding = 14.0
        static let gap = 3.0
        static let maxWidth = 620.0
        static let titleLines = 2
        static let textLines = 5
        /// The window in which nothing has to shrink.
        static let roomWidth = 260.0
        static let roomHeight = 180.0
        /// More of the window's height is not taken from the picture.
        static let share = 0.45
    }

    /// The frame of the captions of all pages in sight, clear of what reaches into the window. Each goes along with its page.
    public static func frame(
        of captions: [PageCaption], view: ViewSize, scale: Double, phrases: Phrasebook = .english,
        insets: ChromeInsets = ChromeInsets(), text: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) -> OverlayFrame {
        captions.reduce(into: OverlayFrame()) { frame, page in
            guard
                var canvas = OverlayCanvas(view: view, scale: scale, phrases: phrases, insets: insets, lookup: text)
            else { return }
            canvas.opacity = page.opacity
            draw(page.caption, on: &canvas)
            // By whole pixels: text stays sharp.
            frame.add(canvas.frame.movedAside(by: (page.displacement * scale).rounded(), scale: scale))
        }
    }

    private static func draw(_ caption: PictureCaption, on canvas: inout OverlayCanvas) {
        let shrink = canvas.shrink(toWidth: Metrics.roomWidth, height: Metrics.roomHeight)
        let unit = canvas.unit * shrink
        let (margin, padding) = (Metrics.margin * unit, Metrics.padding * unit)
        let width = canvas.width - canvas.insets.left - canvas.insets.right
        let centerX = canvas.insets.left + width / 2
        let maxWidth = min(width - 2 * (margin + padding), Metrics.maxWidth * canvas.unit)
        let bottom = canvas.height - canvas.insets.bottom - margin
        let room = min(canvas.height * Metrics.share, bottom - margin) - padding
        guard let column = column(caption, shrink: shrink, maxWidth: maxWidth, room: room, on: &canvas) else { return }
        let size = (width: column.width + 2 * padding, height: column.height + padding)
        let ground = DeviceRect(
            x: (centerX - size.width / 2).rounded(.down), y: (bottom - size.height).rounded(.down),
            width: size.width.rounded(.up), height: size.height.rounded(.up))
        var mesh = OverlayMesh()
        mesh.fill(.rounded(ground, radius: padding * 0.75), OverlayPalette.shade)
        canvas.draw(mesh)
        for part in column.placed(from: ground.minY + padding / 2) {
            if let image = part.image { canvas.draw(image, centerX: centerX, top: part.top) }
        }
        canvas.takeBottom((canvas.height - ground.minY) / canvas.unit)
    }

    /// The texts that have room; nil while one of them has not come yet, so that the ground does not change its size, and when there is none.
    private static func column(
        _ caption: PictureCaption, shrink: Double, maxWidth: Double, room: Double, on canvas: inout OverlayCanvas
    ) -> OverlayColumn? {
        let requests = requests(caption, shrink: shrink, maxWidth: maxWidth, room: room, on: canvas)
        let images = requests.map { canvas.image($0) }
        guard !images.isEmpty, images.allSatisfy({ $0 != nil }) else { return nil }
        var column = OverlayColumn(room: room)
        for (order, image) in images.enumerated() {
            column.offer(image, order: order, gap: Metrics.gap * shrink * canvas.unit)
        }
        return column.width > 0 ? column : nil
    }

    private static func requests(
        _ caption: PictureCaption, shrink: Double, maxWidth: Double, room: Double, on canvas: OverlayCanvas
    ) -> [TextRequest] {
        // A line of text is about 1.4 times as high as its font.
        let lines = Int(max(1, room / (Metrics.textSize * shrink * canvas.unit * 1.4) - 2))
        var requests: [TextRequest] = []
        if let title = caption.title {
            requests.append(
                canvas.request(
                    title, size: Metrics.titleSize * shrink, weight: .bold, color: OverlayPalette.title,
                    maxWidth: maxWidth, overflow: .wrap(lines: min(Metrics.titleLines, lines))))
        }
        if let text = caption.text {
            requests.append(
                canvas.request(
                    text, size: Metrics.textSize * shrink, color: OverlayPalette.title, maxWidth: maxWidth,
                    overflow: .wrap(lines: min(Metrics.textLines, lines))))
        }
        if let line = caption.line {
            requests.append(
                canvas.request(
                    line, size: Metrics.lineSize * shrink, color: OverlayPalette.text, maxWidth: maxWidth,
                    overflow: .middleEllipsis))
        }
        return requests
    }
}
