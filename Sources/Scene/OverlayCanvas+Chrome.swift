import Drawing
import Geometry
import Localization
import Viewing

/// What answers fingers, on an overlay.
extension OverlayCanvas {
    /// Whether reading goes from the right.
    var isRightToLeft: Bool { phrases.isRightToLeft }

    /// A rectangle in points, in device pixels; its edges lie on whole pixels.
    func device(_ rect: ViewRect) -> DeviceRect {
        let (left, top) = ((rect.minX * unit).rounded(), (rect.minY * unit).rounded())
        return DeviceRect(
            x: left, y: top, width: (rect.maxX * unit).rounded() - left, height: (rect.maxY * unit).rounded() - top)
    }

    /// A place in points, in device pixels.
    func device(_ place: ViewPoint) -> DevicePoint { DevicePoint(x: place.x * unit, y: place.y * unit) }

    /// A rectangle in device pixels, in points.
    func points(_ rect: DeviceRect) -> ViewRect {
        ViewRect(
            x: rect.minX / unit, y: rect.minY / unit, width: rect.size.width / unit, height: rect.size.height / unit)
    }

    /// How what is held, or pointed at, looks.
    func addState(of target: ChromeTarget, in frame: DeviceRect, to mesh: inout OverlayMesh) {
        let radius = Self.stateRadius * unit
        if states.pressed.contains(target) {
            mesh.fill(.rounded(frame, radius: radius), OverlayPalette.pressed)
        } else if states.hovered == target {
            mesh.fill(.rounded(frame, radius: radius), OverlayPalette.hovered)
        }
    }

    /// The ring around what the keyboard has chosen: light, with a dark line on both sides, so that it is seen on any ground.
    func addFocus(of target: ChromeTarget, around frame: DeviceRect, to mesh: inout OverlayMesh) {
        guard states.focused == target else { return }
        let radius = Self.stateRadius * unit
        mesh.stroke(.rounded(frame.insetBy(-unit), radius: radius + unit), width: 4.5 * unit, OverlayPalette.focusEdge)
        mesh.stroke(.rounded(frame, radius: radius), width: 2.5 * unit, OverlayPalette.focus)
    }

    /// Draws a button with words on it, which answers fingers where it is drawn.
    mutating func drawButton(_ target: ChromeTarget, _ title: OverlayImage, in frame: DeviceRect) {
        var mesh = OverlayMesh()
        mesh.fill(.rounded(frame, radius: Self.stateRadius * unit), OverlayPalette.button)
        addState(of: target, in: frame, to: &mesh)
        addFocus(of: target, around: frame, to: &mesh)
        draw(mesh)
        draw(title, centerX: frame.center.x, top: frame.center.y - title.height / 2)
        answer(target, in: points(frame))
    }

    /// Points.
    private static let stateRadius = 12.0
}
