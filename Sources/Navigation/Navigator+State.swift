public import Geometry
import Gestures

/// What can be seen of a navigator.
extension Navigator {
    /// Whether every frame must be drawn: the picture moves by itself, or is not yet shown where the fingers hold it.
    public var isMoving: Bool { isTraveling || held != nil || pager.isMoving || isFadingOver }

    /// Whether the picture moves by itself.
    var isTraveling: Bool { travel != .rest }

    /// Whether a finger that lands now catches something: the picture in motion, or a page that settles or is held by a swipe.
    var isCatchable: Bool { isTraveling || pager.isSettling || pager.drag != nil }

    /// What was displayed before something was to move and did not, and now fades away; nil for nothing.
    public var crossFade: CrossFade? {
        if case .fading(_, let fade) = travel { return fade }
        return outgoing.flatMap { $0.isLeft ? $0.fade : nil } ?? pageFade
    }

    /// When `advance(to:)` must be called next although nothing moves (a tap's time), ms; nil for never.
    public var nextDeadline: Double? { arbiter.nextDeadline }

    /// No finger or button down and nothing moving. A tap that waits for a second one does not count.
    public var isSettled: Bool {
        fingerCount == 0 && !isMouseDown && pinch == nil && !isMoving && pager.drag == nil
    }

    /// What moves the picture now.
    public var activity: Activity {
        if pager.drag != nil { return .page }
        if pinch != nil { return .transform }
        if arbiter.isQuickZooming { return .quickZoom }
        switch arbiter.movingFingerCount {
        case 0: break
        case 1: return .pan
        default: return .transform
        }
        switch travel {
        case .rest: return pager.isMoving ? .settle : isFadingOver ? .animate : .idle
        case .gliding(let glide): return glide.isFling(at: now) ? .fling : .settle
        case .fading, .drifting: return .animate
        case .transition(let transition): return transition.curve == .eased ? .animate : .settle
        }
    }

    /// The zooms between which the picture rests; 1 ... 1 without one.
    public var limits: ZoomLimits { stage?.limits ?? ZoomLimits(min: 1, max: 1) }

    /// The zoom at which a running animation ends, else the one displayed.
    public var targetZoom: Double { targetCamera.zoom }

    /// Whether fingers, the mouse or a pinch hold the picture or its page.
    public var isHeld: Bool { holdingGroup != nil }

    /// Where the picture is by the latest events: under fingers where they hold it, which the next frames will show.
    public var heldCamera: Camera {
        reached.movedAside(by: pager.drag == nil ? pager.displacement : pager.reached)
    }

    /// Where fingers hold the picture on its page, else where it is displayed there.
    var reached: Camera { held ?? placed }

    /// The rotation at which a running animation ends, else the one displayed.
    public var targetRotation: Rotation { targetCamera.rotation }

    /// The view at which a running animation ends, else the one displayed.
    var targetCamera: Camera {
        switch travel {
        case .transition(let transition): transition.target
        case .fading(let target, _): target
        case .rest, .gliding, .drifting: reached
        }
    }

    /// The view on which builds what acts from the one displayed: a turn that is under way is not left askew by it, nor a view that
    /// fades away taken for the one in its place.
    var uprightCamera: Camera {
        let isPlain = placed.rotation.isQuarterTurn && crossFade == nil || holdingGroup != nil
        return isPlain ? reached : targetCamera
    }

    /// Whether the view is the start view, at rest.
    public var isHome: Bool { !isTraveling && pager.isAtRest && stage.map { $0.isHome(placed) } ?? true }

    /// Real fingers that are down; a mouse button is none.
    public var fingerCount: Int { arbiter.fingerIDs.count { $0 != .mouse } }

    /// Whether the left mouse button holds the picture.
    var isMouseDown: Bool { arbiter.fingerIDs.contains(.mouse) }

    /// The content point at the view's center.
    public var center: ContentPoint { camera.center(in: view) }
}
