import Drawing
import Geometry
import Viewing

extension DebugScene {
    /// pt. As large as a fingertip seems, so that it is seen around one.
    private static let fingerRadius = 26.0

    /// Trails, what the fingers amount to now and at the last change of their set, and the fingers.
    static func draw(_ touches: DebugTouches, on canvas: inout DebugCanvas) {
        for trail in touches.trails { draw(trail, on: &canvas) }
        if let group = touches.group { draw(group, on: &canvas) }
        for finger in touches.fingers { draw(finger, on: &canvas) }
    }

    static func lines(of touches: DebugTouches) -> [DebugColumn.Line] {
        guard let group = touches.group else { return [] }
        return [
            ("centroid", DebugNumber.text(group.centroid.x, group.centroid.y, digits: 1)),
            (
                "span",
                "\(DebugNumber.text(group.span, digits: 1)), scale \(DebugNumber.text(group.scale, digits: 3)), "
                    + "turn \(DebugNumber.text(group.turn, digits: 1))"
            ),
        ]
    }

    private static func draw(_ trail: [DebugTouches.Mark], on canvas: inout DebugCanvas) {
        for (from, to) in zip(trail, trail.dropFirst()) where to.freshness > 0 {
            var color = DebugPalette.active
            color.alpha = UInt8(min(to.freshness, 1) * 200)
            canvas.line(from: canvas.device(from.position), to: canvas.device(to.position), width: 3, color)
        }
    }

    private static func draw(_ group: DebugTouches.Group, on canvas: inout DebugCanvas) {
        let parts = [
            (group.base, group.baseArms, DebugPalette.base), (group.centroid, group.arms, DebugPalette.group),
        ]
        for (middle, arms, color) in parts {
            let center = canvas.device(middle)
            if arms.count > 1 { for arm in arms { canvas.line(from: center, to: canvas.device(arm), color) } }
            canvas.cross(at: center, radius: 8, color)
        }
        if group.arms.count > 1 { canvas.ring(at: canvas.device(group.centroid), radius: 4, DebugPalette.group) }
    }

    private static func draw(_ finger: DebugTouches.Finger, on canvas: inout DebugCanvas) {
        let place = canvas.device(finger.position)
        let color = finger.isParked ? DebugPalette.parked : DebugPalette.active
        canvas.ring(at: place, radius: fingerRadius, color)
        canvas.disc(at: place, radius: 2, color)
        if let resampled = finger.resampled {
            let mark = canvas.device(resampled)
            canvas.ring(at: mark, radius: 6, width: 1.5, DebugPalette.resampled)
            canvas.cross(at: mark, radius: 6, DebugPalette.resampled)
        }
        let above = Vector<DeviceSpace>(dx: 0, dy: (fingerRadius + 12) * canvas.unit)
        canvas.label(finger.isParked ? "\(finger.name) parked" : finger.name, center: place - above)
    }
}
