import Geometry
import Glibc

/// A view that drifts slowly over a picture, from its start view to a nearer one or back: a function of time.
///
/// log zoom(t) and the place between both edges of each axis change evenly. On an axis that fits there is no such place and the picture is centered;
/// so every view on the way is a legal one, and a finger that catches it finds nothing stretched.
struct Drift: Hashable, Sendable {
    /// The near end is nearer than the far one by this, at least and at most.
    private static let nearness = 1.12...1.35
    /// Of the way to the picture's edge, at the near end, at most: details are rarely at the very edge.
    private static let reach = 0.7
    /// Of the view's length, at most: a picture that is much larger than the view would rush by.
    private static let farthest = 0.15

    let start: Double
    private let request: DriftRequest
    private let stage: Stage
    /// Which zoom and which places between the edges, -1 ... 1, at the beginning and at the end.
    private let from: Pose
    private let to: Pose

    private struct Pose: Hashable {
        var zoom: Double
        var x: Double
        var y: Double
    }

    /// The way of a number over a picture, from a time on.
    init(_ request: DriftRequest, on stage: Stage, at time: Double) {
        start = time
        self.request = request
        self.stage = stage
        let far = Pose(zoom: stage.startZoom, x: 0, y: 0)
        // A picture that leaves room beside it comes near enough to fill it, if that is not far.
        let wanted = min(max(stage.fill / stage.startZoom, Self.nearness.lowerBound), Self.nearness.upperBound)
        let zoom = stage.limits.clamp(stage.startZoom * wanted)
        let near = Pose(
            zoom: zoom, x: Self.place(request.number, .horizontal, zoom, stage),
            y: Self.place(request.number, .vertical, zoom, stage))
        (from, to) = request.number.isMultiple(of: 2) ? (far, near) : (near, far)
    }

    /// The same way, as far as it is, in another window.
    func moved(to stage: Stage) -> Drift { Drift(request, on: stage, at: start) }

    /// When it is over, ms.
    var end: Double { start + max(request.duration, 0) }

    /// The view at a time.
    func camera(at time: Double) -> Camera {
        let part = request.duration > 0 ? min(max((time - start) / request.duration, 0), 1) : 1
        // The ends exactly: the start view is recognized as such.
        let zoom = part == 0 ? from.zoom : part == 1 ? to.zoom : from.zoom * pow(to.zoom / from.zoom, part)
        func offset(_ axis: Axis, _ from: Double, _ to: Double) -> Double {
            let range = stage.legalRange(axis, zoom: zoom)
            let place = from + (to - from) * part
            return (range.lowerBound + range.upperBound) / 2 + place * (range.upperBound - range.lowerBound) / 2
        }
        return Camera(
            zoom: zoom,
            offset: ViewPoint(x: offset(.horizontal, from.x, to.x), y: offset(.vertical, from.y, to.y)),
            rotation: stage.rotation)
    }

    /// A place that a number stands for, well away from the middle, as far as that is not far: -reach ... reach. (Multiplicative hashing.)
    private static func place(_ number: Int, _ axis: Axis, _ zoom: Double, _ stage: Stage) -> Double {
        let range = stage.legalRange(axis, zoom: zoom)
        let room = (range.upperBound - range.lowerBound) / 2
        guard room > 0 else { return 0 }
        let reach = min(reach, farthest * stage.view[axis] / room)
        let salt: UInt64 = axis == .horizontal ? 1 : 2
        var bits = (UInt64(bitPattern: Int64(number)) &* 2 &+ salt) &* 0x9E37_79B9_7F4A_7C15
        bits ^= bits >> 29
        bits = bits &* 0xBF58_476D_1CE4_E5B9
        bits ^= bits >> 32
        let part = Double(bits >> 12) * 0x1p-52
        let size = reach * (0.4 + 0.6 * part)
        return bits & 1 == 0 ? size : -size
    }
}
