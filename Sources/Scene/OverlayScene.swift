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
    /// What belongs to a page, a ring in the middle or a card, goes along with it when it is drawn aside by so many points.
    public static func frame(
        of overlay: Overlay, view: ViewSize, scale: Double, phrases: Phrasebook = .english,
        pageDisplacement: Double = 0,
        text: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) -> OverlayFrame {
        guard pageDisplacement != 0, overlay.belongsToPage else {
            return frame(of: overlay, view: view, scale: scale, phrases: phrases, text: text)
        }
        // By whole pixels: text stays sharp.
        let aside = frame(of: Overlay(overlay.main), view: view, scale: scale, phrases: phrases, text: text)
            .movedAside(by: (pageDisplacement * scale).rounded(), scale: scale)
        let fixed = frame(
            of: Overlay(.none, notice: overlay.notice), view: view, scale: scale, phrases: phrases, text: text)
        return aside + fixed
    }

    private static func frame(
        of overlay: Overlay, view: ViewSize, scale: Double, phrases: Phrasebook,
        text: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) -> OverlayFrame {
        guard var canvas = OverlayCanvas(view: view, scale: scale, phrases: phrases, lookup: text) else {
            return OverlayFrame()
        }
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
