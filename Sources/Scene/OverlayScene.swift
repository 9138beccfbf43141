public import Drawing
public import Geometry
public import Viewing

/// Draws an overlay: a pure function of what is to be said, the window, and the texts that have become bitmaps so far.
///
/// Nothing is drawn outside of the window, whatever its size. What does not fit is made smaller, then shortened, then left out, the
/// least important first.
public enum OverlayScene {
    /// The frame of an overlay in a window of a size in points, with `scale` device pixels per point. `text` gives the bitmap of a
    /// text and its size in pixels, or nil while it is not there.
    public static func frame(
        of overlay: Overlay, view: ViewSize, scale: Double,
        text: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) -> OverlayFrame {
        guard var canvas = OverlayCanvas(view: view, scale: scale, lookup: text) else { return OverlayFrame() }
        switch overlay.main {
        case .none: break
        case .ring(let ring): drawRing(ring, on: &canvas)
        case .cornerRing(let ring): drawCornerRing(ring, on: &canvas)
        case .card(let card): drawCard(card, on: &canvas)
        case .empty: drawEmptyState(on: &canvas)
        }
        if let notice = overlay.notice { drawNotice(notice, on: &canvas) }
        return canvas.frame
    }
}
