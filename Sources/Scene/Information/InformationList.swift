import Drawing
import Geometry
import Localization
import Viewing

/// The rows of the panel as bitmaps: what each is about above what is known.
struct InformationList {
    /// Sizes in points.
    private enum Metrics {
        static let labelSize = 12.5
        static let valueSize = 14.5
        static let gap = 1.0
        static let rowGap = 12.0
        static let valueLines = 12
    }

    private struct Row {
        let label: OverlayImage
        let value: OverlayImage

        func height(gap: Double) -> Double { label.height + gap + value.height }
    }

    private let rows: [Row]
    private let gap: Double
    private let rowGap: Double

    /// The rows in a width; nil while a text has not come yet, so that nothing jumps.
    init?(_ rows: [InformationRow], width: Double, on canvas: inout OverlayCanvas) {
        gap = (Metrics.gap * canvas.unit).rounded()
        rowGap = (Metrics.rowGap * canvas.unit).rounded()
        var images: [Row] = []
        for row in rows {
            let label = canvas.image(
                canvas.request(
                    row.label, size: Metrics.labelSize, color: OverlayPalette.dim, maxWidth: width, alignment: .leading)
            )
            let value = canvas.image(
                canvas.request(
                    row.value, size: Metrics.valueSize, color: OverlayPalette.title, maxWidth: width,
                    overflow: .wrap(lines: Metrics.valueLines), alignment: .leading))
            if let label, let value { images.append(Row(label: label, value: value)) }
        }
        guard images.count == rows.count else { return nil }
        self.rows = images
    }

    /// Of all rows, in device pixels.
    var height: Double {
        rows.reduce(0) { $0 + $1.height(gap: gap) } + Double(max(rows.count - 1, 0)) * rowGap
    }

    /// Draws the rows that are in sight.
    func draw(_ layout: InformationLayout, top: Double, on canvas: inout OverlayCanvas) {
        var y = top
        for row in rows {
            let height = row.height(gap: gap)
            if y + height > layout.rows.minY, y < layout.rows.maxY {
                canvas.drawClipped(row.label, left: left(of: row.label, layout, canvas), top: y)
                canvas.drawClipped(
                    row.value, left: left(of: row.value, layout, canvas), top: y + row.label.height + gap)
            }
            y += height + rowGap
        }
    }

    private func left(of image: OverlayImage, _ layout: InformationLayout, _ canvas: OverlayCanvas) -> Double {
        canvas.phrases.isRightToLeft
            ? layout.rows.maxX - layout.padding - image.width : layout.rows.minX + layout.padding
    }
}
