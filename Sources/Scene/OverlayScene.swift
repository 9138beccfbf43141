public import Drawing
public import Geometry
public import Localization
public import Viewing

/// Draws an overlay: a pure function of what is to be said, the window, and the texts that have become bitmaps so far.
///
/// Nothing is drawn outside of the window, whatever its size. What does not fit is made smaller, then shortened, then left out, the
/// least important first.
public enum OverlayScene {
    /// The frame of an overlay in a window of a size in points, with `scale` device pixels per point. `text` gives the bitmap of a
    /// text and its size in pixels, or nil while it is not there.
    ///
    /// What belongs to a page, a ring in the middle or a card, goes along with it when it is drawn aside by so many points. What is at the window's
    /// edge stays clear of the insets.
    public static func frame(
        of overlay: Overlay, view: ViewSize, scale: Double, phrases: Phrasebook = .english,
        pageDisplacement: Double = 0, insets: ChromeInsets = ChromeInsets(), states: ChromeStates = ChromeStates(),
        text: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) -> OverlayFrame {
        let window = { (overlay: Overlay) in
            OverlayCanvas(
                view: view, scale: scale, phrases: phrases, states: states, insets: insets, lookup: text
            ).map { frame(of: overlay, on: $0) } ?? OverlayFrame()
        }
        guard pageDisplacement != 0, overlay.belongsToPage else { return window(overlay) }
        // By whole pixels: text stays sharp.
        let aside = window(Overlay(overlay.main)).movedAside(by: (pageDisplacement * scale).rounded(), scale: scale)
        return aside + window(Overlay(.none, notice: overlay.notice))
    }

    private static func frame(of overlay: Overlay, on canvas: OverlayCanvas) -> OverlayFrame {
        var canvas = canvas
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

extension Overlay {
    /// Whether the main thing is about the page and not about the window.
    fileprivate var belongsToPage: Bool {
        switch main {
        case .ring, .card: true
        case .none, .cornerRing, .empty: false
        }
    }
}
