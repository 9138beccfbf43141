/// What can be seen of an arbiter from outside.
extension GestureArbiter {
    /// The fingers that are down, in the order of their landing; resampled as for a frame at a time in ms.
    public func reports(at time: Double) -> [FingerReport] {
        fingers.map { finger in
            FingerReport(
                id: finger.id, position: finger.position, base: finger.base,
                resampled: finger.trail.position(at: time - GestureTuning.resamplingLatency), isParked: finger.isParked)
        }
    }

    /// What is about to be reported, if nothing happens until then.
    public var pendingGesture: PendingGesture? {
        guard let time = taps.deadline else { return nil }
        return activeFingers.isEmpty ? .tap(at: time) : .longPress(at: time)
    }
}
