import Drawing
import Geometry

/// What can be said about the pixels of a text.
struct Ink {
    /// The smallest rectangle around what is not clear; nil for a blank bitmap.
    let bounds: PixelRect?
    /// Whether a pixel has a hue.
    let isColored: Bool
    /// The most columns without ink beside each other, between the first and the last that have some.
    let widestGap: Int

    init(_ bitmap: Bitmap) {
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        var isColored = false
        var inked: Set<Int> = []
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width {
                let pixel = bitmap.pixels[((y * bitmap.size.width + x) * 4)...].prefix(4).map(Int.init)
                // Faint edges do not count.
                guard pixel[3] > 64 else { continue }
                inked.insert(x)
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
                if abs(pixel[0] - pixel[2]) > 40 { isColored = true }
            }
        }
        bounds = right < left ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        self.isColored = isColored
        let columns = inked.sorted()
        widestGap = zip(columns, columns.dropFirst()).map { $1 - $0 - 1 }.max() ?? 0
    }
}
