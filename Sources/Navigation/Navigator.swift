public import Geometry
public import Gestures

/// What is moving the picture, as the control socket names it.
public enum Activity: String, Hashable, Sendable {
    case idle
    case pan
    case transform
    case fling
    case settle
    case animate
}

/// Placeholder of the machine that moves the picture; the public surface is final.
public struct Navigator: Sendable {
    public init(options: ZoomOptions, view: ViewSize, scale: Double) {}
    /// Takes one input at a time in milliseconds; returns the discrete gestures that it completed.
    public mutating func handle(_ input: NavigationInput, at time: Double) -> [DiscreteGesture] { [] }
    /// Moves what moves to its place at a time.
    public mutating func advance(to time: Double) -> [DiscreteGesture] { [] }
    /// Whether the picture moves by itself, so that every frame must be drawn.
    public var isMoving: Bool { false }
    /// When `advance(to:)` must be called next although nothing moves (a tap's time); nil for never.
    public var nextDeadline: Double? { nil }
    /// No finger or button down and nothing moving.
    public var isSettled: Bool { true }
    public var activity: Activity { .idle }
    public var camera: Camera { Camera(zoom: 1, offset: .zero) }
    public var limits: ZoomLimits { ZoomLimits(min: 1, max: 1) }
    /// The zoom at which the running animation ends, else the current one.
    public var targetZoom: Double { 1 }
    public var fingerCount: Int { 0 }
}
