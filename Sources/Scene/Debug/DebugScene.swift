public import Drawing
public import Geometry
import Localization
public import Viewing

/// Draws what is going on over everything else: a pure function of facts, the window, and the texts that have become bitmaps so far.
public enum DebugScene {
    /// The frame of some facts in a window of a size in points, with `scale` device pixels per point. `text` gives the bitmap of a text and its
    /// size in pixels, or nil while it is not there.
    public static func frame(
        of facts: DebugFacts, view: ViewSize, scale: Double, text: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) -> OverlayFrame {
        guard facts != DebugFacts(),
            let window = OverlayCanvas(view: view, scale: scale, phrases: .english, lookup: text)
        else {
            return OverlayFrame()
        }
        var canvas = DebugCanvas(window)
        if let tiles = facts.tiles { draw(tiles, on: &canvas) }
        if let camera = facts.camera { draw(camera, view: view, on: &canvas) }
        if let touches = facts.touches { draw(touches, on: &canvas) }
        canvas.finishLayer()
        var column = DebugColumn(in: canvas)
        if let gesture = facts.gesture { column.add(lines(of: gesture), on: &canvas) }
        if let camera = facts.camera { column.add(lines(of: camera, view: view), on: &canvas) }
        if let touches = facts.touches { column.add(lines(of: touches), on: &canvas) }
        if let tiles = facts.tiles { column.add(lines(of: tiles), on: &canvas) }
        if let frames = facts.frames { draw(frames, in: &column, on: &canvas) }
        canvas.finishLayer()
        return canvas.canvas.frame
    }
}
