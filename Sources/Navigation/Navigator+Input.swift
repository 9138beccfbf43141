import Geometry
public import Gestures
import Glibc

/// What fingers, mouse and wheel do.
extension Navigator {
    mutating func handle(_ touch: Touch) -> [DiscreteGesture] {
        lastTouch = now
        touchClock = max(touchClock, touch.ownTime(handledAt: now))
        if touch.phase == .moved { lastMotion = touchClock }
        var gestures = perform(arbiter.advance(to: touchClock))
        if touch.phase == .began {
            endPinch()
            // What drifts is no picture in flight: a tap on it is a tap.
            stopDrift()
            // What fades in is there already.
            if case .fading(let target, _) = travel {
                placed = target
                travel = .rest
            }
            // The hand leaves the mouse for the glass.
            if isMouseDown { gestures += pass(Touch(finger: .mouse, phase: .cancelled, position: .zero)) }
            // A finger that is down cannot land: its lift was lost.
            if touch.position.isFinite, arbiter.fingerIDs.contains(touch.finger) {
                gestures += pass(Touch(finger: touch.finger, phase: .cancelled, position: .zero))
            }
            if arbiter.fingerCount == 0 { landingCamera = reached }
        }
        return gestures + pass(touch)
    }

    /// The left button is a finger. While fingers are down, and just after, a mouse event is one of theirs told twice.
    mutating func handle(_ event: MouseEvent) -> [DiscreteGesture] {
        guard fingerCount == 0 else { return [] }
        let phase: TouchPhase
        switch event.phase {
        case .down:
            guard event.button == 1, !isMouseDown, now - lastTouch > GestureTuning.synthesizedMouseTime
            else { return [] }
            endPinch()
            stopDrift()
            landingCamera = placed
            phase = .began
        case .move:
            phase = .moved
        case .up:
            guard event.button == 1 else { return [] }
            phase = .ended
        }
        touchClock = max(touchClock, now)
        return pass(Touch(finger: .mouse, phase: phase, position: event.position))
    }

    private mutating func pass(_ touch: Touch) -> [DiscreteGesture] {
        arbiter.waitsForSecondTap = stage?.hasDoubleTap ?? false
        return perform(arbiter.handle(touch, at: touchClock, contentIsMoving: isCatchable))
    }

    mutating func handle(_ event: WheelEvent) {
        guard let stage, fingerCount == 0, pinch == nil, event.position.isFinite, event.delta.dx.isFinite,
            event.delta.dy.isFinite
        else { return }
        let base = uprightCamera
        let turned = stage.turned(to: base.rotation)
        if event.isPrecise && !event.isControlDown {
            guard event.delta != .zero else { return }
            let offset = (base.offset + ViewVector(dx: -event.delta.dx, dy: event.delta.dy)).bounded
            jump(to: turned.clamp(Camera(zoom: base.zoom, offset: offset, rotation: base.rotation)))
        } else {
            guard event.delta.dy != 0 else { return }
            let factor = event.isPrecise ? exp(event.delta.dy / 200) : pow(1.2, event.delta.dy)
            jump(to: turned.zoomed(base, to: base.zoom * factor, anchor: onPage(event.position.bounded)))
        }
    }

    /// A place on the screen, as it is on the page that may be drawn aside.
    private func onPage(_ place: ViewPoint) -> ViewPoint {
        ViewPoint(x: place.x - pager.displacement, y: place.y)
    }

    /// Shows a view in one frame. Fingers or a mouse button that hold the picture hold it anew.
    mutating func jump(to target: Camera) {
        travel = .rest
        held = nil
        placed = target
        regrab()
    }

    /// After the picture has moved under the fingers by itself.
    mutating func regrab() {
        guard pager.drag == nil else { return }
        if let group = holdingGroup { grip = stage.map { Grip(placed, by: group, on: $0) } }
    }

    /// What holds the picture now: fingers, the mouse, or a trackpad's pinch.
    var holdingGroup: FingerGroup? { arbiter.holdingGroup ?? pinch }

    /// Shows what fingers hold as of the time of this frame.
    mutating func followResampled() {
        if pager.isLate {
            let group = now < arbiter.resamplingEnd ? arbiter.heldGroup(at: now) : nil
            pager.showHeld(as: group?.centroid.x)
        }
        guard held != nil else { return }
        guard var grip, now < arbiter.resamplingEnd, let group = arbiter.heldGroup(at: now) else {
            if let held { placed = held }
            held = nil
            return
        }
        placed = grip.follow(group)
    }
}

extension FingerID {
    /// The mouse's left button, which drags as a finger does.
    public static let mouse = FingerID(device: .min, finger: 0)
}
