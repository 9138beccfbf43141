import Geometry

/// Where the parts of the panel lie, in device pixels: at the trailing side, or, in a narrow window, at its lower edge.
struct InformationLayout {
    /// Sizes in points.
    enum Metrics {
        static let width = 340.0
        /// A narrower window has the panel at its lower edge.
        static let narrow = 640.0
        /// The share of a narrow window's height.
        static let share = 0.55
        static let header = 52.0
        static let padding = 18.0
        /// What a finger hits without looking.
        static let target = 48.0
        static let radius = 14.0
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

    /// The parts in a window of a size.
    init(width: Double, height: Double, unit: Double, isRightToLeft: Bool) {
        let isNarrow = width < Metrics.narrow * unit
        let size: (width: Double, height: Double) =
            isNarrow
            ? (width, min(height, max(height * Metrics.share, 3 * Metrics.header * unit)).rounded())
            : ((Metrics.width * unit).rounded(), height)
        let left = isNarrow || isRightToLeft ? 0 : width - size.width
        panel = DeviceRect(x: left, y: height - size.height, width: size.width, height: size.height)
        let top = min((Metrics.header * unit).rounded(), size.height)
        header = DeviceRect(x: left, y: panel.minY, width: size.width, height: top)
        rows = DeviceRect(x: left, y: panel.minY + top, width: size.width, height: size.height - top)
        padding = (Metrics.padding * unit).rounded()
        let side = min((Metrics.target * unit).rounded(), top)
        let edge = ((top - side) / 2).rounded()
        close = DeviceRect(
            x: isRightToLeft ? left + edge : left + size.width - edge - side, y: header.minY + edge, width: side,
            height: side)
    }
}
