public import Geometry
public import Gestures
public import JSONText
public import Navigation

/// The state at one time, as the simulator prints it.
public struct Sample: Hashable, Sendable {
    /// Milliseconds.
    public var time: Double
    /// Where we look.
    public var camera: Camera
    /// The view in points.
    public var view: ViewSize
    /// The zooms at which the picture comes to rest.
    public var limits: ZoomLimits
    /// No finger or button down and nothing moving.
    public var isSettled: Bool
    /// What is moving the picture.
    public var activity: Activity
    /// The discrete gestures since the last sample.
    public var events: [DiscreteGesture]

    /// The state of a navigator at a time.
    public init(of navigator: Navigator, in view: ViewSize, at time: Double, events: [DiscreteGesture]) {
        self.time = time
        self.camera = navigator.camera
        self.view = view
        self.limits = navigator.limits
        self.isSettled = navigator.isSettled
        self.activity = navigator.activity
        self.events = events
    }

    /// The line that the simulator prints; numbers read back to the same double.
    public var json: JSONValue {
        let center = camera.center(in: view)
        let offset = camera.uprightOffset(in: view)
        return .object([
            "t": .number(time), "zoom": .number(camera.zoom), "center": .numbers(center.x, center.y),
            "offset": .numbers(offset.x, offset.y), "rotation": .number(camera.rotation.degrees),
            "limits": .numbers(limits.min, limits.max), "settled": .bool(isSettled),
            "gesture": .string(activity.rawValue), "events": .array(events.map { .string($0.rawValue) }),
        ])
    }
}
