public import Geometry
public import JSONText
public import Navigation

/// What must be known before the first line: the first line of a recording, or the options of the simulator.
public struct RecordingHeader: Hashable, Sendable {
    /// The version of the format that this program writes and reads.
    public static let version = 1

    /// The view in points.
    public var view: ViewSize
    /// Device pixels per point.
    public var scale: Double
    /// What the person chose about zooming.
    public var options: ZoomOptions
    /// How pictures move.
    public var motion: MotionSettings

    /// The header for a view and what was chosen.
    public init(view: ViewSize, scale: Double, options: ZoomOptions, motion: MotionSettings = MotionSettings()) {
        self.view = view
        self.scale = scale
        self.options = options
        self.motion = motion
    }

    /// Reads the first line of a recording.
    public init(_ object: JSONObject) throws(LineError) {
        do {
            var fields = JSONFields(object)
            let version = try fields.require("vitrine", .number)
            if version != Double(Self.version) { throw LineError.unknownVersion(version) }
            let view = try fields.require("view", .viewSize)
            let scale = try fields.take("scale", .positive) ?? 1
            let options = try Self.options(&fields)
            let motion = MotionSettings(
                resamplesTouches: try fields.take("resample", .flag) ?? false,
                reducesMotion: try fields.take("reducedMotion", .flag) ?? false)
            try fields.finish()
            self.init(view: view, scale: scale, options: options, motion: motion)
        } catch let error as FieldError {
            throw .field(error)
        } catch let error as ZoomOptionsError {
            throw .header(error.sentence)
        } catch let error as LineError {
            throw error
        } catch {
            throw .notAnObject
        }
    }

    private static func options(_ fields: inout JSONFields) throws -> ZoomOptions {
        var options = try ZoomOptions(
            policy: try fields.take("policy", .word) ?? .photos,
            minZoom: try fields.take("minZoom", .number),
            maxZoom: try fields.take("maxZoom", .number),
            doubleTapZoom: try fields.take("doubleTapZoom", .number),
            isScrollOnly: try fields.take("scrollOnly", .flag) ?? false,
            enlargesSmallPictures: try fields.take("enlarge", .flag) ?? false,
            allowsRotation: !(try fields.take("noRotate", .flag) ?? false))
        options.taps.doubleTap = try fields.take("doubleTap", .word) ?? .zooms
        options.taps.twoFingerTap = try fields.take("twoFingerTap", .word) ?? .zooms
        return options
    }

    /// The first line of a recording; what was not chosen is left out.
    public var json: JSONValue {
        var object = JSONObject([
            "vitrine": .number(Self.version), "view": .numbers(view.width, view.height), "scale": .number(scale),
            "policy": .string(options.policy.rawValue),
        ])
        if let zoom = options.minZoom { object["minZoom"] = .number(zoom) }
        if let zoom = options.maxZoom { object["maxZoom"] = .number(zoom) }
        if let zoom = options.doubleTapZoom { object["doubleTapZoom"] = .number(zoom) }
        if options.isScrollOnly { object["scrollOnly"] = true }
        if options.enlargesSmallPictures { object["enlarge"] = true }
        if !options.allowsRotation { object["noRotate"] = true }
        if options.taps.doubleTap != .zooms { object["doubleTap"] = .string(options.taps.doubleTap.rawValue) }
        if options.taps.twoFingerTap != .zooms { object["twoFingerTap"] = .string(options.taps.twoFingerTap.rawValue) }
        if motion.resamplesTouches { object["resample"] = true }
        if motion.reducesMotion { object["reducedMotion"] = true }
        return .object(object)
    }
}
