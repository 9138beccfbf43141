import Drawing
import Geometry
import Localization
import Viewing

extension OverlayScene {
    /// Sizes of the ring in the middle, in points.
    private enum Middle {
        static let discRadius = 44.0
        static let ringRadius = 33.0
        static let ringWidth = 4.5
        static let percentSize = 15.0
        static let nameSize = 14.0
        static let gap = 10.0
        static let margin = 6.0
        /// The window in which all of it has room.
        static let roomWidth = 110.0
        static let roomHeight = 156.0
        static let nameWidth = 420.0
    }

    /// The share of the ring that turns when nobody knows how far the loading is.
    private static let turningShare = 0.22
    /// A disc with a smaller radius, in device pixels, is no ring to the eye any more, and its edges have no room.
    static let smallestRing = 5.0

    static func drawRing(_ ring: OverlayRing, on canvas: inout OverlayCanvas) {
        let shrink = canvas.shrink(toWidth: Middle.roomWidth, height: Middle.roomHeight)
        let unit = canvas.unit * shrink
        let radius = Middle.discRadius * unit
        guard radius >= smallestRing else { return }
        let caption = caption(of: ring, shrink: shrink, on: &canvas)
        let below = caption.height > 0 ? Middle.gap * unit + caption.height : 0
        let hasRoom = 2 * radius + below + 2 * Middle.margin * unit <= canvas.height
        let lowest = canvas.height - Middle.margin * unit - radius - (hasRoom ? below : 0)
        let center = DevicePoint(x: canvas.width / 2, y: min(canvas.height / 2, lowest))
        var mesh = OverlayMesh()
        mesh.fill(.disc(center: center, radius: radius), OverlayPalette.shade)
        addRing(
            ring.progress, center: center, radius: Middle.ringRadius * unit, width: Middle.ringWidth * unit, to: &mesh)
        canvas.draw(mesh)
        if case .fraction(let fraction) = ring.progress {
            let font = Middle.percentSize * shrink
            let number = OverlayNumber(
                Int((fraction * 100).rounded(.down)), unit: .percent, size: font, color: OverlayPalette.text)
            number.draw(center: center, maxWidth: 1.7 * Middle.ringRadius * unit, on: &canvas)
        }
        if hasRoom { caption.draw(top: center.y + radius + Middle.gap * unit, on: &canvas) }
    }

    /// The track, and on it the arc that says how far the loading is.
    static func addRing(
        _ progress: OverlayRing.Progress, center: DevicePoint, radius: Double, width: Double, to mesh: inout OverlayMesh
    ) {
        mesh.ring(center: center, radius: radius, width: width, OverlayPalette.track)
        switch progress {
        case .fraction(let fraction) where fraction >= 1:
            mesh.ring(center: center, radius: radius, width: width, OverlayPalette.arc)
        case .fraction(let fraction) where fraction > 0:
            mesh.arc(center: center, radius: radius, width: width, from: 0, to: fraction, OverlayPalette.arc)
        case .fraction:
            break
        case .turning(let turn):
            mesh.arc(
                center: center, radius: radius, width: width, from: turn, to: turn + turningShare, OverlayPalette.arc)
        }
    }

    private static func caption(
        of ring: OverlayRing, shrink: Double, on canvas: inout OverlayCanvas
    ) -> OverlayCaption {
        let room = canvas.width - 2 * (Middle.margin + OverlayCaption.padding) * canvas.unit * shrink
        let width = min(room, Middle.nameWidth * canvas.unit)
        var caption = OverlayCaption(padding: OverlayCaption.padding * canvas.unit * shrink)
        if let name = ring.name, width >= 24 * canvas.unit {
            let request = canvas.request(
                name, size: Middle.nameSize * shrink, color: OverlayPalette.text, maxWidth: width,
                overflow: .middleEllipsis)
            caption.name = canvas.image(request)
        }
        if let seconds = ring.elapsedSeconds {
            let number = OverlayNumber(
                seconds, unit: .seconds, size: Middle.nameSize * shrink, color: OverlayPalette.dim)
            caption.elapsed = number.images(on: &canvas).filter { $0.width <= width }
        }
        return caption
    }
}
