import Geometry
import Gestures
import Glibc
import Navigation

/// What fingers, mouse, wheel and trackpad do to the list.
extension ListNavigator {
    /// Points by which a notch of a wheel scrolls: about what browsers do.
    private static let pointsPerNotch = 96.0
    /// No pad is larger; keeps all arithmetic finite.
    private static let scales = 1e-3...1e3

    mutating func handle(_ touch: Touch) -> [ListGesture] {
        lastTouch = now
        touchClock = max(touchClock, touch.ownTime(handledAt: now))
        if touch.phase == .moved { lastMotion = touchClock }
        var gestures = perform(arbiter.advance(to: touchClock))
        if touch.phase == .began {
            showsSelection = false
            endPinch()
            // The hand leaves the mouse for the glass.
            if arbiter.fingerIDs.contains(.mouse) { gestures += pass(cancelling(.mouse)) }
            // A finger that is down cannot land: its lift was lost.
            if touch.position.isFinite, arbiter.fingerIDs.contains(touch.finger) {
                gestures += pass(cancelling(touch.finger))
            }
            if arbiter.fingerCount == 0 { landingCamera = reached }
        }
        return gestures + pass(touch)
    }

    /// The left button is a finger. While fingers are down, and just after, a mouse event is one of theirs told twice.
    mutating func handle(_ event: MouseEvent) -> [ListGesture] {
        guard fingerCount == 0 else { return [] }
        let phase: TouchPhase
        switch event.phase {
        case .down:
            guard event.button == 1, !arbiter.fingerIDs.contains(.mouse),
                now - lastTouch > GestureTuning.synthesizedMouseTime
            else { return [] }
            endPinch()
            showsSelection = false
            landingCamera = reached
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

    private func cancelling(_ finger: FingerID) -> Touch {
        Touch(finger: finger, phase: .cancelled, position: .zero)
    }

    private mutating func pass(_ touch: Touch) -> [ListGesture] {
        perform(arbiter.handle(touch, at: touchClock, contentIsMoving: travel != .rest))
    }

    mutating func handle(_ event: WheelEvent) {
        guard arbiter.fingerCount == 0, pinch == nil, event.position.isFinite, event.delta.dx.isFinite,
            event.delta.dy.isFinite, event.delta.dy != 0
        else { return }
        if event.isControlDown {
            if !event.isPrecise { change(columnsBy: event.delta.dy > 0 ? -1 : 1, about: event.position.bounded) }
        } else if event.isPrecise {
            scroll(to: reached.offset.y + event.delta.dy, isAnimated: false)
        } else {
            let target = travel.destination ?? reached.offset.y
            scroll(to: target + event.delta.dy * Self.pointsPerNotch, isAnimated: true)
        }
    }

    /// A trackpad's pinch holds the list as two fingers on the glass would.
    mutating func handle(_ event: PinchEvent) {
        guard event.position.isFinite, event.scale.isFinite, arbiter.fingerCount == 0 else { return }
        let group = FingerGroup(
            about: event.position.bounded, scale: min(max(event.scale, Self.scales.lowerBound), Self.scales.upperBound))
        switch event.phase {
        case .began:
            endPinch()
            pinch = group
            grab(by: group)
        case .changed:
            guard pinch != nil else { return }
            pinch = group
            if let followed = grip?.follow(group) { camera = followed }
        case .ended, .cancelled:
            endPinch()
        }
    }

    /// Lets go of what a trackpad's pinch holds.
    mutating func endPinch() {
        guard pinch != nil else { return }
        pinch = nil
        release(velocity: .zero)
    }
}
