import Geometry
import Localization
import Viewing

/// Where the parts of the panel lie, in device pixels.
struct InformationLayout {
    /// Sizes in points.
    private enum Metrics {
        static let header = 52.0
        static let padding = 18.0
        /// What a finger hits without looking.
        static let target = 48.0
    }

    /// All of it.
    let panel: DeviceRect
    /// Above the rows.
    let header: DeviceRect
    /// What of the rows is seen.
    let rows: DeviceRect
    /// The button that closes it.
    let close: DeviceRect
    /// From the edge to the words.
    let padding: Double

    /// The parts in a window.
    init(_ canvas: OverlayCanvas, view: ViewSize) {
        let isRightToLeft = canvas.phrases.isRightToLeft
        let unit = canvas.unit
        let frame = PanelPlacement(in: view, isRightToLeft: isRightToLeft).frame
        let left = (frame.minX * unit).rounded()
        let top = (frame.minY * unit).rounded()
        let size = (
            width: min((frame.maxX * unit).rounded(), canvas.width) - left,
            height: min((frame.maxY * unit).rounded(), canvas.height) - top
        )
        panel = DeviceRect(x: left, y: top, width: size.width, height: size.height)
        let height = min((Metrics.header * unit).rounded(), size.height)
        header = DeviceRect(x: left, y: top, width: size.width, height: height)
        rows = DeviceRect(x: left, y: top + height, width: size.width, height: size.height - height)
        padding = (Metrics.padding * unit).rounded()
        let side = min((Metrics.target * unit).rounded(.up), height)
        let edge = ((height - side) / 2).rounded()
        close = DeviceRect(
            x: isRightToLeft ? left + edge : left + size.width - edge - side, y: top + edge, width: side, height: side)
    }
}
