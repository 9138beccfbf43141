import Geometry
import Motion

/// A released picture: each axis flings, bounces or rests by itself; the zoom stays.
struct Glide: Hashable, Sendable {
    private let start: Double
    private let zoom: Double
    private let rotation: Rotation
    private let horizontal: AxisMotion
    private let vertical: AxisMotion

    /// The way of a view that is released at a time (ms) with a velocity (pt/ms).
    init(_ camera: Camera, velocity: ViewVector, on stage: Stage, at time: Double) {
        start = time
        zoom = camera.zoom
        rotation = camera.rotation
        let isFling = velocity.length >= MotionConstants.flingThreshold
        func motion(_ axis: Axis) -> AxisMotion {
            // An axis that fits has nowhere to fling to; it returns to the center.
            let carries = isFling && !stage.fits(axis, zoom: camera.zoom)
            return AxisMotion(
                position: camera.offset[axis], velocity: carries ? velocity[axis] : 0,
                range: stage.legalRange(axis, zoom: camera.zoom), tolerance: stage.tolerance)
        }
        horizontal = motion(.horizontal)
        vertical = motion(.vertical)
    }

    /// When everything rests, ms.
    var end: Double { start + max(horizontal.duration, vertical.duration) }

    /// The view at a time.
    func camera(at time: Double) -> Camera {
        // At the end exactly the rest, whatever the difference of two times is rounded to.
        let elapsed = time < end ? time - start : max(horizontal.duration, vertical.duration)
        return Camera(
            zoom: zoom, offset: ViewPoint(x: horizontal.position(at: elapsed), y: vertical.position(at: elapsed)),
            rotation: rotation)
    }

    /// The speed of the axes that still coast; zero along an axis that bounces or rests.
    func coastingVelocity(at time: Double) -> ViewVector {
        let elapsed = time - start
        func speed(_ motion: AxisMotion) -> Double {
            motion.isCoasting(at: elapsed) ? motion.velocity(at: elapsed) : 0
        }
        return ViewVector(dx: speed(horizontal), dy: speed(vertical))
    }

    /// Whether any axis flings; else what moves is a bounce.
    func isFling(at time: Double) -> Bool {
        let elapsed = time - start
        return horizontal.isCoasting(at: elapsed) || vertical.isCoasting(at: elapsed)
    }
}
