public import Geometry

/// Names one finger on one touch device. Ids may be reused after the finger has lifted.
public struct FingerID: Hashable, Sendable {
    /// The touch device.
    public var device: Int64
    /// The finger on that device.
    public var finger: Int64

    /// The finger of a device.
    public init(device: Int64 = 0, finger: Int64) {
        self.device = device
        self.finger = finger
    }
}

/// What a finger did.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
    case began
    case moved
    case ended
    /// The system took the touch away: it means nothing.
    case cancelled
}

/// One event of one finger. A coordinate may be anything; one that is not finite is dropped by the recognizers.
public struct Touch: Hashable, Sendable {
    /// Who.
    public var finger: FingerID
    /// What.
    public var phase: TouchPhase
    /// Where.
    public var position: ViewPoint
    /// When the panel saw it, ms of the clock of all inputs; nil where only the time of its arrival is known.
    public var time: Double?

    /// The event of a finger at a place.
    public init(finger: FingerID, phase: TouchPhase, position: ViewPoint, time: Double? = nil) {
        self.finger = finger
        self.phase = phase
        self.position = position
        self.time = time
    }
}
