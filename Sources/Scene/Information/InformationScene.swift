public import Drawing
public import Geometry
public import Localization
public import Viewing

/// Draws the panel that says what is known about a picture: a heading, a button that closes it, and rows that can be moved where they do not fit.
public enum InformationScene {
    /// The panel with some rows, moved up by so many points. The controls lie above it, as far as they reach into the window.
    public static func frame(
        of rows: [InformationRow], offset: Double, insets: ChromeInsets = ChromeInsets(),
        states: ChromeStates = ChromeStates(), view: ViewSize, scale: Double,
        phrases: Phrasebook = .english, text: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) -> InformationFrame {
        var frame = InformationFrame()
        guard
            var canvas = OverlayCanvas(
                view: view, scale: scale, phrases: phrases, states: states, insets: insets, lookup: text)
        else { return frame }
        let layout = InformationLayout(canvas, view: view)
        drawGround(layout, on: &canvas)
        let list = InformationList(rows, width: layout.rows.size.width - 2 * layout.padding, on: &canvas)
        // The last row can be drawn out from below the controls.
        let length = (list?.height ?? 0) + layout.padding + canvas.insets.bottom
        canvas.clip(layout.rows)
        list?.draw(layout, top: layout.rows.minY - (offset * scale).rounded(), on: &canvas)
        canvas.clip(nil)
        drawHeader(layout, on: &canvas)
        drawPosition(layout, length: length, offset: offset * scale, on: &canvas)
        canvas.answer(.panel, layout.panel)
        canvas.answer(.informationRows, layout.rows)
        canvas.answer(.closeInformation, layout.close)
        frame.overlay = canvas.frame
        // As long as texts are missing nobody knows how long it is.
        if list != nil {
            frame.measures = PanelMeasures(
                height: layout.rows.size.height / scale, overflow: max(0, length - layout.rows.size.height) / scale)
        }
        return frame
    }

    private static func drawGround(_ layout: InformationLayout, on canvas: inout OverlayCanvas) {
        var mesh = OverlayMesh()
        mesh.block(layout.panel, OverlayPalette.card)
        canvas.draw(mesh)
    }

    private static func drawHeader(_ layout: InformationLayout, on canvas: inout OverlayCanvas) {
        let request = canvas.request(
            canvas.phrases(.informationHeading), size: 17, weight: .bold, color: OverlayPalette.title,
            maxWidth: layout.header.size.width - 2 * layout.padding - layout.close.size.width)
        if let image = canvas.image(request) {
            let left =
                canvas.phrases.isRightToLeft
                ? layout.header.maxX - layout.padding - image.width : layout.header.minX + layout.padding
            canvas.drawClipped(image, left: left, top: layout.header.center.y - image.height / 2)
        }
        var mesh = OverlayMesh()
        let center = layout.close.center
        let button = layout.close.insetBy(2 * canvas.unit)
        canvas.addState(of: .closeInformation, in: button, to: &mesh)
        canvas.addFocus(of: .closeInformation, around: button, to: &mesh)
        let reach = 6 * canvas.unit
        for (dx, dy) in [(1.0, 1.0), (1, -1)] {
            mesh.line(
                from: DevicePoint(x: center.x - reach * dx, y: center.y - reach * dy),
                to: DevicePoint(x: center.x + reach * dx, y: center.y + reach * dy), width: 2 * canvas.unit,
                OverlayPalette.title)
        }
        canvas.draw(mesh)
    }

    /// A bar at the outer edge that says which part of the rows is seen, where not all of them are.
    private static func drawPosition(
        _ layout: InformationLayout, length: Double, offset: Double, on canvas: inout OverlayCanvas
    ) {
        let visible = layout.rows.size.height
        guard length > visible + 1, visible > 0 else { return }
        let inset = 4 * canvas.unit
        let track = visible - 2 * inset
        let bar = max(track * visible / length, 24 * canvas.unit)
        guard bar < track else { return }
        let share = min(max(offset / (length - visible), 0), 1)
        let width = 3 * canvas.unit
        let left = canvas.phrases.isRightToLeft ? layout.rows.minX + inset : layout.rows.maxX - inset - width
        let place = DeviceRect(
            x: left, y: layout.rows.minY + inset + (track - bar) * share, width: width, height: bar)
        var mesh = OverlayMesh()
        mesh.fill(.rounded(place, radius: width / 2), OverlayPalette.icon)
        canvas.draw(mesh)
    }
}
