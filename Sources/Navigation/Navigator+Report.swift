public import Geometry
public import Gestures

/// What can be seen of a navigator by those who want to know why the picture moves as it does.
extension Navigator {
    /// The fingers that are down, and the mouse's button as one of them; resampled as for a frame at a time in ms.
    public func fingers(at time: Double) -> [FingerReport] { arbiter.reports(at: time) }

    /// Whether what fingers hold is drawn as of the time of each frame.
    public var resamplesTouches: Bool { motion.resamplesTouches }

    /// What is about to be reported, if nothing happens until then.
    public var pendingGesture: PendingGesture? { arbiter.pendingGesture }

    /// The picture's upright size in pixels; nil without a picture.
    public var content: ContentSize? { stage?.content }

    /// The offsets at which the picture may rest at the zoom and the rotation that are displayed; nil without a picture.
    public var legalOffsets: ViewRect? {
        guard let stage = stage?.turned(to: camera.rotation) else { return nil }
        let x = stage.legalRange(.horizontal, zoom: camera.zoom)
        let y = stage.legalRange(.vertical, zoom: camera.zoom)
        return ViewRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    /// How fast the content point at the view's center moves by itself in the next millisecond, in pt/ms; nil while nothing does.
    public var velocity: ViewVector? {
        guard isTraveling, let before = travel.camera(at: now), let after = travel.camera(at: now + 1) else {
            return nil
        }
        return after.viewPoint(of: before.center(in: view)) - view.center
    }
}
