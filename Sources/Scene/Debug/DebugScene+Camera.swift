import Drawing
import Geometry
import Navigation
import Viewing

extension DebugScene {
    /// ms. The arrow of a velocity leads to where the picture would be after so long.
    private static let arrowTime = 100.0

    /// The picture's outline, the view's center and where it may be, and the velocity.
    static func draw(_ camera: DebugCamera, view: ViewSize, on canvas: inout DebugCanvas) {
        canvas.outline(camera.outline.map(canvas.device), width: 2, DebugPalette.outline)
        if let corner = camera.outline.first.map(canvas.device) {
            // The content's own top left corner, however it is turned.
            canvas.ring(at: corner, radius: 7, DebugPalette.outline)
        }
        let legal = camera.restingPlaces(in: view)
        let corners = [
            legal.origin, ViewPoint(x: legal.maxX, y: legal.minY), ViewPoint(x: legal.maxX, y: legal.maxY),
            ViewPoint(x: legal.minX, y: legal.maxY),
        ]
        canvas.outline(corners.map(canvas.device), DebugPalette.legal)
        let center = canvas.device(view.center)
        canvas.cross(at: center, radius: 12, DebugPalette.legal)
        guard let velocity = camera.velocity else { return }
        let tip = canvas.device(view.center + velocity * arrowTime)
        canvas.line(from: center, to: tip, width: 3, DebugPalette.legal)
        canvas.disc(at: tip, radius: 5, DebugPalette.legal)
    }

    static func lines(of facts: DebugCamera, view: ViewSize) -> [DebugColumn.Line] {
        let camera = facts.camera
        let center = camera.center(in: view)
        let offset = camera.uprightOffset(in: view)
        let legal = facts.legalOffsets
        return [
            (
                "zoom",
                "\(DebugNumber.text(camera.zoom, digits: 4)) in \(DebugNumber.text(facts.limits.min, digits: 3)) to "
                    + DebugNumber.text(facts.limits.max, digits: 3)
            ),
            ("center", DebugNumber.text(center.x, center.y, digits: 1)),
            ("offset", DebugNumber.text(offset.x, offset.y, digits: 1)),
            ("rotation", DebugNumber.text(camera.rotation.degrees, digits: 1)),
            (
                "legal",
                "x \(DebugNumber.text(legal.minX, digits: 0)) to \(DebugNumber.text(legal.maxX, digits: 0)), "
                    + "y \(DebugNumber.text(legal.minY, digits: 0)) to \(DebugNumber.text(legal.maxY, digits: 0))"
            ),
            ("velocity", facts.velocity.map { "\(DebugNumber.text($0.dx, $0.dy, digits: 3)) pt/ms" } ?? "-"),
        ]
    }
}
