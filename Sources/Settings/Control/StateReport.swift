public import Geometry
public import JSONText
public import Navigation
public import Viewing

/// What `state` answers.
public struct StateReport: Hashable, Sendable {
    /// The picture.
    public var picture = PictureReport()
    /// Where we look.
    public var camera: Camera
    /// The zooms at which the picture comes to rest.
    public var limits: ZoomLimits
    /// The view in points.
    public var view: ViewSize
    /// Device pixels per point.
    public var scale: Double
    /// The zoom policy.
    public var policy: ZoomPolicy
    /// Whether the window covers the screen.
    public var isFullscreen = false
    /// Whether the picture is to move less.
    public var reducesMotion = false
    /// What moves the picture.
    public var activity = Activity.idle
    /// No finger or button down and nothing moving.
    public var isSettled = true
    /// Frames presented since the start.
    public var frames = 0
    /// Raw finger events drained since the start.
    public var touches = 0
    /// Fingers on the glass.
    public var fingers = 0
    /// What is shown over the picture.
    public var overlay: [OverlayPart] = []
    /// The list of all pictures.
    public var list = ListReport()
    /// What answers fingers above the picture, the lowest first.
    public var targets: [ChromeArea] = []
    /// What the keyboard has chosen, by its name; nil for nothing.
    public var focus: String?
    /// What the information panel says; nil while it is closed.
    public var information: [InformationRow]?
    /// Whether pictures come by themselves.
    public var slideshow = SlideshowReport()
    /// Textures that exist.
    public var textureCount = 0
    /// Real bytes of these textures.
    public var textureBytes = 0
    /// The processes that work for the viewer.
    public var helpers: [HelperReport] = []

    /// The report of a viewer that has just started.
    public init(camera: Camera, limits: ZoomLimits, view: ViewSize, scale: Double, policy: ZoomPolicy) {
        self.camera = camera
        self.limits = limits
        self.view = view
        self.scale = scale
        self.policy = policy
    }

    /// The answer to `state`.
    public var json: JSONValue {
        let center = camera.center(in: view)
        let offset = camera.uprightOffset(in: view)
        var object = JSONObject([
            "picture": picture.json,
            "camera": .object([
                "center": .numbers(center.x, center.y), "zoom": .number(camera.zoom),
                "offset": .numbers(offset.x, offset.y), "rotation": .number(camera.rotation.degrees),
                "limits": .numbers(limits.min, limits.max),
            ]),
            "view": .object([
                "size": .numbers(view.width, view.height), "scale": .number(scale),
                "policy": .string(policy.rawValue), "fullscreen": .bool(isFullscreen),
                "reducedMotion": .bool(reducesMotion),
            ]),
            "gesture": .string(activity.rawValue), "settled": .bool(isSettled), "frames": .number(frames),
            "touches": .number(touches), "fingers": .number(fingers),
            "overlay": .array(overlay.map { .string($0.rawValue) }),
            "targets": .array(targets.map(\.json)),
            "focus": focus.map { .string($0) } ?? .null,
            "slideshow": slideshow.json,
            "list": list.json,
            "resident": .object(["textures": .number(textureCount), "bytes": .number(textureBytes)]),
            "helpers": .array(helpers.map(\.json)),
        ])
        object["information"] = information.map { rows in
            .array(rows.map { .array([.string($0.label), .string($0.value)]) })
        }
        return ControlAnswer.success(object)
    }
}

extension ChromeArea {
    /// What answers, by its name, and where.
    fileprivate var json: JSONValue {
        .object([
            "name": .string(target.name),
            "frame": .numbers(frame.minX, frame.minY, frame.size.width, frame.size.height),
        ])
    }
}
