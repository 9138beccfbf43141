import Drawing
import Geometry
import Localization
import Viewing

extension OverlayScene {
    /// Sizes of the ring in the corner, in points.
    private enum Corner {
        static let margin = 14.0
        static let discRadius = 16.0
        static let ringRadius = 9.5
        static let ringWidth = 2.75
        static let nameSize = 13.0
        static let padding = 13.0
        static let nameWidth = 280.0
        /// The window in which the ring has room.
        static let roomWidth = 90.0
        static let roomHeight = 60.0
    }

    /// The ring in the upper corner where lines end; the name, where it is given, before it on the same ground.
    static func drawCornerRing(_ ring: OverlayRing, on canvas: inout OverlayCanvas) {
        let shrink = canvas.shrink(toWidth: Corner.roomWidth, height: Corner.roomHeight)
        let unit = canvas.unit * shrink
        let radius = Corner.discRadius * unit
        guard radius >= smallestRing else { return }
        let margin = Corner.margin * unit
        let center = DevicePoint(
            x: canvas.left(fromTrailing: margin, width: 2 * radius) + radius,
            y: canvas.insets.top + Corner.margin * unit + radius)
        let sides = canvas.insets.left + canvas.insets.right
        let words = cornerWords(
            of: ring, shrink: shrink, room: canvas.width - sides - margin - 2 * radius, on: &canvas)
        let width = 2 * radius + words.width
        let ground = DeviceRect(
            x: canvas.left(fromTrailing: margin, width: width), y: center.y - radius, width: width, height: 2 * radius)
        var mesh = OverlayMesh()
        mesh.fill(.rounded(ground, radius: radius), OverlayPalette.shade)
        addRing(
            ring.progress, center: center, radius: Corner.ringRadius * unit, width: Corner.ringWidth * unit, to: &mesh)
        canvas.draw(mesh)
        words.draw(on: ground, on: &canvas)
    }

    /// The words before the ring.
    private struct Words {
        var name: OverlayImage?
        var elapsed: OverlayNumber.Images?
        let padding: Double

        var width: Double {
            guard name != nil || elapsed != nil else { return 0 }
            let gap = name != nil && elapsed != nil ? padding : 0
            return padding + (name?.width ?? 0) + gap + (elapsed?.width ?? 0) + padding / 4
        }

        /// Draws them from the ground's leading edge on.
        func draw(on ground: DeviceRect, on canvas: inout OverlayCanvas) {
            let middle = ground.minY + ground.size.height / 2
            var distance = padding
            let left = { (width: Double, isRightToLeft: Bool) in
                isRightToLeft ? ground.maxX - distance - width : ground.minX + distance
            }
            let isRightToLeft = canvas.phrases.isRightToLeft
            if let name {
                canvas.draw(name, left: left(name.width, isRightToLeft), top: middle - name.height / 2)
                distance += name.width + padding
            }
            if let elapsed {
                elapsed.draw(left: left(elapsed.width, isRightToLeft), top: middle - elapsed.height / 2, on: &canvas)
            }
        }
    }

    /// The words that have room between the window's leading margin and the ring, and in the height of the ground.
    private static func cornerWords(
        of ring: OverlayRing, shrink: Double, room: Double, on canvas: inout OverlayCanvas
    ) -> Words {
        let unit = canvas.unit * shrink
        var words = Words(padding: Corner.padding * unit)
        var room = room - Corner.margin * unit - 1.25 * words.padding
        let height = 2 * Corner.discRadius * unit
        if let seconds = ring.elapsedSeconds {
            let number = OverlayNumber(
                seconds, unit: .seconds, size: Corner.nameSize * shrink, color: OverlayPalette.dim)
            words.elapsed = number.images(on: &canvas).filter { $0.width <= room && $0.height <= height }
            if let elapsed = words.elapsed { room -= elapsed.width + words.padding }
        }
        if let name = ring.name, room >= 40 * canvas.unit {
            let request = canvas.request(
                name, size: Corner.nameSize * shrink, color: OverlayPalette.text,
                maxWidth: min(room, Corner.nameWidth * canvas.unit), overflow: .middleEllipsis)
            words.name = canvas.image(request).flatMap { $0.height <= height ? $0 : nil }
        }
        return words
    }
}
