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

    /// The event of a finger at a place.
    public init(finger: FingerID, phase: TouchPhase, position: ViewPoint) {
        self.finger = finger
        self.phase = phase
        self.position = position
    }
}

/// One event of a mouse. Only button 1 drags.
public struct MouseEvent: Hashable, Sendable {
    /// What a mouse did.
    public enum Phase: String, Hashable, Sendable {
        case down
        case move
        case up
    }

    /// What.
    public var phase: Phase
    /// The button that went down or up, 1 is the left one; 0 for a move.
    public var button: Int
    /// Where.
    public var position: ViewPoint

    /// The event of a mouse at a place.
    public init(phase: Phase, button: Int, position: ViewPoint) {
        self.phase = phase
        self.button = button
        self.position = position
    }
}

/// One turn of a wheel, or one step of a two-finger scroll.
public struct WheelEvent: Hashable, Sendable {
    /// Notches, or points when precise; dx to the right, dy **up** (away from the person), as SDL has it.
    public var delta: ViewVector
    /// Whether the delta is points of a trackpad rather than notches of a wheel.
    public var isPrecise: Bool
    /// Whether the control key is down.
    public var isControlDown: Bool
    /// Where the pointer is.
    public var position: ViewPoint

    /// A turn of the wheel with the pointer at a place.
    public init(delta: ViewVector, isPrecise: Bool = false, isControlDown: Bool = false, position: ViewPoint) {
        self.delta = delta
        self.isPrecise = isPrecise
        self.isControlDown = isControlDown
        self.position = position
    }
}

/// A gesture that happens once, at one moment.
public enum DiscreteGesture: String, Hashable, Sendable, CaseIterable {
    case tap
    case doubleTap
    case twoFingerTap
}
