import Drawing
import Geometry
import Localization
import Viewing

extension ChromeScene {
    /// Sizes of the overview and the zoom, in points.
    private enum Small {
        static let radius = 10.0
        static let line = 2.0
        static let fontSize = 14.0
        static let padding = 10.0
        /// Less of it is seen too badly to be meant.
        static let answeringOpacity = 0.3
    }

    /// The small picture of the whole: what the window shows stays bright, with a light line around it.
    static func drawOverview(_ overview: Overview, tiles: [DrawCommand], on canvas: inout OverlayCanvas) {
        canvas.opacity = overview.opacity
        defer { canvas.opacity = 1 }
        let unit = canvas.unit
        let (ground, frame) = (canvas.device(overview.ground), canvas.device(overview.frame))
        var below = OverlayMesh()
        below.fill(.rounded(ground, radius: Small.radius * unit), OverlayPalette.bar)
        below.stroke(.rounded(ground, radius: Small.radius * unit), width: unit, OverlayPalette.cardEdge)
        if tiles.isEmpty { below.block(frame, OverlayPalette.blank) }
        canvas.draw(below)
        canvas.draw(tiles.map { faded($0, by: overview.opacity) })

        let viewport = canvas.device(overview.viewport)
        var above = OverlayMesh()
        for band in bands(around: viewport, in: frame) { above.block(band, OverlayPalette.unseen) }
        above.stroke(.rounded(viewport.insetBy(-unit), radius: 2 * unit), width: 4 * unit, OverlayPalette.focusEdge)
        above.stroke(.rounded(viewport, radius: unit), width: Small.line * unit, OverlayPalette.viewport)
        canvas.draw(above)
        if overview.opacity >= Small.answeringOpacity { canvas.answer(.overview, in: overview.ground) }
    }

    /// The zoom in percent.
    static func drawBadge(_ badge: ZoomBadge, on canvas: inout OverlayCanvas) {
        let number = OverlayNumber(
            badge.percent, unit: .percent, size: Small.fontSize, color: OverlayPalette.barIcon)
        guard let images = number.images(on: &canvas) else { return }
        canvas.opacity = badge.opacity
        defer { canvas.opacity = 1 }
        let corner = canvas.device(badge.corner)
        let width = (images.width + 2 * Small.padding * canvas.unit).rounded()
        let left = (canvas.isRightToLeft ? corner.x - width : corner.x).rounded()
        let ground = DeviceRect(
            x: left, y: corner.y.rounded(), width: width, height: (badge.height * canvas.unit).rounded())
        guard ground.maxY <= canvas.height, ground.minX >= 0, ground.maxX <= canvas.width else { return }
        var mesh = OverlayMesh()
        mesh.fill(.rounded(ground, radius: ground.size.height / 2), OverlayPalette.bar)
        canvas.draw(mesh)
        images.draw(
            left: left + (width - images.width) / 2, top: ground.center.y - images.height / 2, on: &canvas)
    }

    private static func faded(_ command: DrawCommand, by opacity: Double) -> DrawCommand {
        guard opacity < 1, case .tile(var quad) = command else { return command }
        quad.opacity *= opacity
        quad.isOpaque = false
        return .tile(quad)
    }

    /// What a rectangle has around a smaller one: up to four bands.
    private static func bands(around hole: DeviceRect, in frame: DeviceRect) -> [DeviceRect] {
        let (top, bottom) = (max(hole.minY, frame.minY), min(hole.maxY, frame.maxY))
        func rect(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> DeviceRect {
            DeviceRect(x: left, y: top, width: right - left, height: bottom - top)
        }
        return [
            rect(frame.minX, frame.minY, frame.maxX, top), rect(frame.minX, bottom, frame.maxX, frame.maxY),
            rect(frame.minX, top, hole.minX, bottom), rect(hole.maxX, top, frame.maxX, bottom),
        ].filter { $0.size.width > 0 && $0.size.height > 0 }
    }
}
