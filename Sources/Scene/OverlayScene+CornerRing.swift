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
        static let detailWidth = 400.0
        /// The window in which the ring has room.
        static let roomWidth = 90.0
        static let roomHeight = 60.0
    }

    /// The ring in the upper right corner; the name, where it is given, to the left of it on the same ground.
    static func drawCornerRing(_ ring: OverlayRing, on canvas: inout OverlayCanvas) {
        let shrink = canvas.shrink(toWidth: Corner.roomWidth, height: Corner.roomHeight)
        let unit = canvas.unit * shrink
        let radius = Corner.discRadius * unit
        guard radius >= smallestRing else { return }
        let center = DevicePoint(
            x: canvas.width - Corner.margin * unit - radius, y: Corner.margin * unit + radius)
        let words = cornerWords(of: ring, shrink: shrink, left: center.x - radius, on: &canvas)
        let width = 2 * radius + words.width
        let ground = DeviceRect(x: center.x + radius - width, y: center.y - radius, width: width, height: 2 * radius)
        var mesh = OverlayMesh()
        mesh.fill(.rounded(ground, radius: radius), OverlayPalette.shade)
        addRing(
            ring.progress, center: center, radius: Corner.ringRadius * unit, width: Corner.ringWidth * unit, to: &mesh)
        canvas.draw(mesh)
        words.draw(left: ground.minX, centerY: center.y, on: &canvas)
    }

    /// The words to the left of the ring.
    private struct Words {
        var name: OverlayImage?
        var elapsed: OverlayNumber.Images?
        let padding: Double

        var width: Double {
            guard name != nil || elapsed != nil else { return 0 }
            let gap = name != nil && elapsed != nil ? padding : 0
            return padding + (name?.width ?? 0) + gap + (elapsed?.width ?? 0) + padding / 4
        }

        func draw(left: Double, centerY: Double, on canvas: inout OverlayCanvas) {
            var x = left + padding
            if let name {
                canvas.draw(name, left: x, top: centerY - name.height / 2)
                x += name.width + padding
            }
            if let elapsed { elapsed.draw(left: x, top: centerY - elapsed.height / 2, on: &canvas) }
        }
    }

    /// Why nothing comes, which is more than the name.
    private static func cornerDetail(
        of ring: OverlayRing, shrink: Double, room: Double, on canvas: inout OverlayCanvas
    ) -> OverlayImage? {
        guard case .pause(let reason, let seconds) = ring.detail, room >= 40 * canvas.unit else { return nil }
        return words(
            of: reason, seconds, size: Corner.nameSize * shrink, color: OverlayPalette.text,
            maxWidth: min(room, Corner.detailWidth * canvas.unit), on: &canvas)
    }

    /// The words that have room between the window's left margin and `left`, and in the height of the ground.
    private static func cornerWords(
        of ring: OverlayRing, shrink: Double, left: Double, on canvas: inout OverlayCanvas
    ) -> Words {
        let unit = canvas.unit * shrink
        var words = Words(padding: Corner.padding * unit)
        var room = left - Corner.margin * unit - 1.25 * words.padding
        let height = 2 * Corner.discRadius * unit
        if let seconds = ring.elapsedSeconds {
            let number = OverlayNumber(seconds, suffix: "s", size: Corner.nameSize * shrink, color: OverlayPalette.dim)
            words.elapsed = number.images(on: &canvas).filter { $0.width <= room && $0.height <= height }
            if let elapsed = words.elapsed { room -= elapsed.width + words.padding }
        }
        if let image = cornerDetail(of: ring, shrink: shrink, room: room, on: &canvas), image.height <= height {
            words.name = image
        } else if let name = ring.name, room >= 40 * canvas.unit {
            let request = canvas.request(
                name, size: Corner.nameSize * shrink, color: OverlayPalette.text,
                maxWidth: min(room, Corner.nameWidth * canvas.unit), overflow: .middleEllipsis)
            words.name = canvas.image(request).flatMap { $0.height <= height ? $0 : nil }
        }
        return words
    }
}
