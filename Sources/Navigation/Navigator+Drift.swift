import Geometry
import Gestures

/// What moves a picture that nobody touches, and how it goes over into the next one.
extension Navigator {
    /// Whether the view drifts over the picture.
    public var isDrifting: Bool {
        if case .drifting = travel { true } else { false }
    }

    /// Where the picture before is displayed while it fades away over the one that has taken its place; nil when it does not.
    public var outgoingCamera: Camera? { outgoing?.isLeft == true ? outgoing?.camera : nil }

    /// Whether something that was left is still seen, or about to be left so.
    public var isFadingOver: Bool { crossFade != nil || outgoing != nil }

    /// The next picture takes the place of the displayed one by a cross-fade of so many milliseconds.
    mutating func fadeNext(over duration: Double) {
        guard stage != nil, duration.isFinite, duration > 0 else { return }
        let kept: Travel = isDrifting ? travel : .rest
        outgoing = OutgoingView(camera: camera, travel: kept, fade: CrossFade(at: now, lasting: duration))
    }

    /// Another picture comes: the one before fades away if that was asked for.
    mutating func leaveOutgoing() {
        guard outgoing?.isLeft == false else {
            outgoing = nil
            return
        }
        outgoing?.isLeft = true
    }

    /// The view drifts from now on, unless somebody holds it or nothing is to move by itself.
    mutating func drift(_ request: DriftRequest?) {
        guard let request else { return stopDrift() }
        guard let stage, !motion.reducesMotion, arbiter.fingerCount == 0, holdingGroup == nil, pager.isAtRest,
            request.duration.isFinite
        else { return }
        let drift = Drift(request, on: stage, at: now)
        held = nil
        travel = .drifting(drift)
        placed = drift.camera(at: now)
        landingCamera = placed
    }

    /// A hand has come: the view stays exactly where it is displayed.
    mutating func stopDrift() {
        if isDrifting { travel = .rest }
    }
}
