import Geometry
import Gestures

/// What a trackpad's pinch does: it holds the picture as two fingers on the glass would.
extension Navigator {
    mutating func handle(_ event: PinchEvent) {
        guard event.position.isFinite, event.scale.isFinite, event.rotation.isFinite, fingerCount == 0, !isMouseDown
        else { return }
        let group = FingerGroup(
            about: event.position.bounded, scale: min(max(event.scale, Self.scales.lowerBound), Self.scales.upperBound),
            rotation: event.rotation)
        switch event.phase {
        case .began:
            endPinch()
            hold(by: group)
        case .changed:
            // One whose beginning was lost, or which fingers on the glass broke off, is none.
            guard pinch != nil else { return }
            pinch = group
            if let followed = grip?.follow(group) { placed = followed }
        case .ended, .cancelled:
            endPinch()
        }
    }

    /// Lets go of what a pinch holds.
    mutating func endPinch() {
        guard pinch != nil else { return }
        pinch = nil
        release(velocity: .zero)
    }

    /// No pad is larger; keeps all arithmetic finite.
    private static let scales = 1e-3...1e3

    private mutating func hold(by group: FingerGroup) {
        guard stage != nil else { return }
        // The pad knows one gesture at a time.
        _ = endSwipe(isCancelled: true)
        if pager.isSettling { takePictureOut() }
        pinch = group
        grab(by: group)
    }
}
