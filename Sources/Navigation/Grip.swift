import Geometry
import Gestures
import Motion

/// The picture as some fingers hold it: from where they are now follows where it is, and nothing else matters.
///
/// What is displayed may be over-stretched. The grip keeps what lies behind it, the values before the rubber bands, so that taking hold
/// of a picture in mid-bounce does not move it.
struct Grip: Hashable, Sendable {
    /// How one axis answers while it is held.
    private enum Hold: Hashable, Sendable {
        /// One finger on an axis that fits: it stays where it is.
        case pinned(Double)
        /// Follows. `residual`: what the rubber band cannot explain at the grab, kept with its weight then.
        case free(residual: Double, slackAtGrab: Double)
    }

    /// pt. No finger can stretch a picture farther; the rubber band's inverse goes to infinity.
    private static let farthestOvershoot = 1e9

    /// pt. A difference below this comes from rounding.
    private static let rounding = 1e-9

    private let stage: Stage
    private let group: FingerGroup
    private let rawZoom: Double
    private let grabbed: Camera
    /// The content point under the centroid, before the rubber bands.
    private let anchor: ContentPoint
    private var holds: [Hold]
    /// The middle of the fingers when they were last seen; a release that must zoom does so about it.
    private(set) var lastCentroid: ViewPoint

    /// Takes hold of a displayed view.
    init(_ camera: Camera, by group: FingerGroup, on stage: Stage) {
        self.stage = stage
        self.group = group
        lastCentroid = group.centroid
        grabbed = camera
        rawZoom = ZoomRubberBand.unstretched(camera.zoom, min: stage.limits.min, max: stage.limits.max)
        var raw = camera.offset
        holds = []
        for axis in Axis.allCases {
            let grabbed = Self.grab(camera, axis: axis, fingers: group.count, stage: stage)
            raw[axis] = grabbed.raw
            holds.append(grabbed.hold)
        }
        anchor = Camera(zoom: camera.zoom, offset: raw, rotation: camera.rotation).contentPoint(at: group.centroid)
    }

    /// The view when the fingers are there.
    mutating func follow(_ now: FingerGroup) -> Camera {
        lastCentroid = now.centroid
        let rotation = rotation(for: now)
        let stage = stage.turned(to: rotation)
        let zoom = zoom(for: now, on: stage)
        let raw = Camera(zoom: zoom, rotation: rotation, showing: anchor, at: now.centroid).offset
        var offset = raw
        for (axis, hold) in zip(Axis.allCases, holds) {
            switch hold {
            case .pinned(let place):
                offset[axis] = place
            case .free(let residual, let slackAtGrab):
                let slack = Self.slack(axis, zoom: zoom, fingers: group.count, stage: stage)
                let edge = stage.clamp(raw[axis], axis, zoom: zoom)
                let overshoot = raw[axis] - edge
                // What is left of the way through the grab and back is rounding: at an edge the picture is exactly there.
                let isStretched = abs(overshoot) > Self.rounding
                let stretched = isStretched ? RubberBand.stretched(overshoot, range: stage.view[axis]) : 0
                let weight = slackAtGrab < 1 ? (1 - slack) / (1 - slackAtGrab) : 1
                offset[axis] = edge + slack * stretched + residual * weight
            }
        }
        return Camera(zoom: zoom, offset: offset, rotation: rotation)
    }

    /// The rotation as the fingers have it: beyond a threshold, unless the picture lies askew already.
    private func rotation(for now: FingerGroup) -> Rotation {
        guard group.count > 1, stage.options.turnsUnderFingers else { return grabbed.rotation }
        let turn = now.turn(from: group)
        let angle = grabbed.rotation.isQuarterTurn ? RotationThreshold.angle(of: turn) : turn
        return angle == 0 ? grabbed.rotation : grabbed.rotation.turned(by: angle)
    }

    private func zoom(for now: FingerGroup, on stage: Stage) -> Double {
        // One finger cannot zoom, nor can several where both limits are one.
        guard group.count > 1, stage.limits.min < stage.limits.max else { return grabbed.zoom }
        let ratio = now.spanRatio(to: group)
        // Unchanged fingers change nothing, not even by the rounding of the round trip through the rubber band.
        if ratio == 1, stage.rotation == grabbed.rotation { return grabbed.zoom }
        return ZoomRubberBand.stretched(rawZoom * ratio, min: stage.limits.min, max: stage.limits.max)
    }

    private static func grab(
        _ camera: Camera, axis: Axis, fingers: Int, stage: Stage
    ) -> (raw: Double, hold: Hold) {
        let place = camera.offset[axis]
        if fingers == 1, stage.fits(axis, zoom: camera.zoom) { return (place, .pinned(place)) }
        let edge = stage.clamp(place, axis, zoom: camera.zoom)
        let shown = place - edge
        let slack = Self.slack(axis, zoom: camera.zoom, fingers: fingers, stage: stage)
        let asked = slack > 0 ? RubberBand.unstretched(shown / slack, range: stage.view[axis]) : 0
        let raw = min(max(asked, -Self.farthestOvershoot), Self.farthestOvershoot)
        let explained = slack * RubberBand.stretched(raw, range: stage.view[axis])
        let residual = shown - explained
        // Rounding is no residual: it would leave the picture a hair off for good.
        let kept = abs(residual) > Self.rounding ? residual : 0
        return (edge + raw, .free(residual: kept, slackAtGrab: slack))
    }

    /// How much of the rubber band an axis has, 0 ... 1.
    ///
    /// The policies of UIScrollView pin an axis that fits at its center even under two fingers. So that nothing jumps when a pinch
    /// makes a stretched axis fit, its stretch fades away over the last tenth of the view's length.
    private static func slack(_ axis: Axis, zoom: Double, fingers: Int, stage: Stage) -> Double {
        if fingers == 1 || stage.options.policy == .photos { return 1 }
        let excess = zoom * stage.outline[axis] / stage.view[axis] - 1
        return min(max(excess / 0.1, 0), 1)
    }
}
