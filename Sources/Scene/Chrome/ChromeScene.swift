public import Drawing
public import Geometry
public import Localization
public import Viewing

/// Draws what lies above the picture and answers fingers: a pure function of what is to be seen, the window, and the texts that have become bitmaps.
public enum ChromeScene {
    /// The frame of what lies above the picture in a window of a size in points, with `scale` device pixels per point. `text` gives the bitmap of
    /// a text and its size in pixels, or nil while it is not there; `overviewTiles` draw the whole picture where the overview has it.
    public static func frame(
        of content: ChromeContent, states: ChromeStates = ChromeStates(), view: ViewSize, scale: Double,
        phrases: Phrasebook = .english, overviewTiles: [DrawCommand] = [],
        text: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) -> OverlayFrame {
        guard
            var canvas = OverlayCanvas(view: view, scale: scale, phrases: phrases, states: states, lookup: text)
        else { return OverlayFrame() }
        if let overview = content.overview { drawOverview(overview, tiles: overviewTiles, on: &canvas) }
        if let badge = content.badge { drawBadge(badge, on: &canvas) }
        if let bar = content.controls { drawControls(bar, on: &canvas) }
        if let keys = content.keys { drawKeys(keys, on: &canvas) }
        return canvas.frame
    }
}
