import Geometry
import Glibc
import Motion

/// A view on its way to another one: the zoom on a log scale, the rotation by the shorter way, an anchor on a straight line on the screen,
/// all by one fraction.
struct CameraTransition: Hashable, Sendable {
    /// How the fraction grows.
    enum Curve: Hashable, Sendable {
        /// 1 - (1 - tau)^3 in 300 ms: what a tap, a key or a command asked for.
        case eased
        /// Critically damped from rest: a zoom that was released outside its limits.
        case settling
    }

    private let start: Double
    private let from: Camera
    private let anchor: ContentPoint
    private let anchorStart: ViewPoint
    private let anchorEnd: ViewPoint
    /// Degrees clockwise.
    private let turn: Double
    /// The view at the end, exactly.
    let target: Camera
    /// Which law.
    let curve: Curve
    /// When it ends, ms.
    let end: Double

    /// From a displayed view to a legal one, with a content point whose way on the screen is straight.
    init(from: Camera, to target: Camera, anchor: ContentPoint, curve: Curve, on stage: Stage, at time: Double) {
        start = time
        self.from = from
        self.target = target
        self.anchor = anchor
        self.curve = curve
        anchorStart = from.viewPoint(of: anchor)
        anchorEnd = target.viewPoint(of: anchor)
        turn = from.rotation.way(to: target.rotation)
        switch curve {
        case .eased:
            end = time + MotionConstants.animationDuration
        case .settling:
            // It is over when no point of the view is farther than half a device pixel from its place.
            let way = (anchorEnd - anchorStart).length
            let change = abs(log(from.zoom / target.zoom)) + abs(turn) * .pi / 180
            let farthest = ViewVector(dx: stage.view.width, dy: stage.view.height).length
            let distance = way + change * farthest
            end = time + (distance > 0 ? ZoomSettle.time(remaining: stage.tolerance / distance) : 0)
        }
    }

    /// The view at a time.
    func camera(at time: Double) -> Camera {
        if time >= end { return target }
        if time <= start { return from }
        let fraction = fraction(at: time)
        if from.zoom == target.zoom, turn == 0 {
            // The whole picture moves on a straight line; an axis that does not move stays to the last bit.
            return from.moved(by: (target.offset - from.offset) * fraction)
        }
        let zoom = target.zoom * pow(from.zoom / target.zoom, 1 - fraction)
        return Camera(
            zoom: zoom, rotation: from.rotation.turned(by: turn * fraction), showing: anchor,
            at: anchorStart + (anchorEnd - anchorStart) * fraction)
    }

    private func fraction(at time: Double) -> Double {
        switch curve {
        case .eased: Easing.cubicOut((time - start) / MotionConstants.animationDuration)
        case .settling: 1 - ZoomSettle.remaining(at: time - start)
        }
    }
}
