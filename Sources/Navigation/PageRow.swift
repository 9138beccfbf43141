import Geometry

/// The measures of the row of pages in a window, in points.
struct PageRow: Hashable, Sendable {
    /// The width of a page: that of the view.
    let width: Double
    /// Half a device pixel.
    let tolerance: Double

    /// The row in a window of a width with so many device pixels per point.
    init(width: Double, scale: Double) {
        self.width = width
        tolerance = 0.5 / scale
    }

    /// From the place of one page to that of the next one.
    var pitch: Double { width + PagerTuning.gap }
}
