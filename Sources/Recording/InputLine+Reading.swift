import Geometry
import Gestures
public import JSONText
import Navigation

extension InputLine {
    /// The fields that say what happened; each line has one of them.
    public static let kinds = [
        "finger", "mouse", "wheel", "pinch", "swipe", "key", "do", "cancel", "picture", "pages", "resize", "zoomTo",
        "reducedMotion", "fade", "drift", "frame", "sample",
    ]

    /// Reads a line of the simulator's table.
    public init(parsing line: [UInt8]) throws(LineError) {
        let json: JSONValue
        do { json = try JSONValue(parsing: line) } catch { throw .notJSON(error) }
        try self.init(json)
    }

    /// Reads the JSON of a line.
    public init(_ json: JSONValue) throws(LineError) {
        guard let object = json.object else { throw .notAnObject }
        if object["vitrine"] != nil { throw .headerAfterStart }
        guard let kind = object.keys.first(where: { Self.kinds.contains($0) }) else { throw .withoutEvent }
        do {
            var fields = JSONFields(object)
            let time = try fields.require("t", .notNegative)
            let event = try Self.event(kind, isRotation: object["do"] == "rotate", &fields)
            try fields.finish()
            self.init(time: time, event: event)
        } catch {
            throw .field(error)
        }
    }

    private static func event(
        _ kind: String, isRotation: Bool, _ fields: inout JSONFields
    ) throws(FieldError) -> Event {
        switch kind {
        case "finger": return .input(.touch(try touch(&fields)))
        case "mouse": return .input(.mouse(try mouse(&fields)))
        case "wheel": return .input(.wheel(try wheel(&fields)))
        case "pinch": return .input(.pinch(try pinch(&fields)))
        case "swipe": return .input(.swipe(try swipe(&fields)))
        case "do" where isRotation: return try turn(&fields)
        case "key", "do": return try command(kind, &fields)
        case "pages": return .input(.pages(try pages(&fields)))
        case "reducedMotion": return .input(.reducedMotion(try fields.require("reducedMotion", .flag)))
        case "picture": return .input(.picture(try fields.require("picture", .picture)))
        case "resize": return try resize(&fields)
        case "zoomTo": return try zoom(&fields)
        case "fade": return .input(.fade(milliseconds: try fields.require("fade", .notNegative)))
        case "drift": return .input(.drift(try drift(&fields)))
        case "cancel":
            _ = try fields.require(kind, .marker)
            return .input(.cancel)
        case "frame":
            _ = try fields.require(kind, .marker)
            return .frame
        default:
            _ = try fields.require(kind, .marker)
            return .sample
        }
    }

    private static func position(_ fields: inout JSONFields) throws(FieldError) -> ViewPoint {
        ViewPoint(x: try fields.require("x", .coordinate), y: try fields.require("y", .coordinate))
    }

    private static func touch(_ fields: inout JSONFields) throws(FieldError) -> Touch {
        let finger = try fields.require("finger", .whole)
        let device = try fields.take("device", .whole) ?? 0
        return Touch(
            finger: FingerID(device: Int64(device), finger: Int64(finger)),
            phase: try fields.require("phase", .word), position: try position(&fields),
            time: try fields.take("at", .number))
    }

    private static func pinch(_ fields: inout JSONFields) throws(FieldError) -> PinchEvent {
        PinchEvent(
            phase: try fields.require("pinch", .word), scale: try fields.take("scale", .coordinate) ?? 1,
            rotation: try fields.take("rotation", .coordinate) ?? 0, position: try position(&fields))
    }

    private static func swipe(_ fields: inout JSONFields) throws(FieldError) -> SwipeEvent {
        let phase = try fields.require("swipe", FieldKind<GesturePhase>.word)
        return SwipeEvent(phase: phase, translation: try fields.require("way", .viewVector))
    }

    private static func pages(_ fields: inout JSONFields) throws(FieldError) -> PageSides {
        var inner = JSONFields(try fields.require("pages", .object))
        let sides = PageSides(
            hasPrevious: try inner.take("previous", .flag) ?? false, hasNext: try inner.take("next", .flag) ?? false)
        try inner.finish()
        return sides
    }

    private static func drift(_ fields: inout JSONFields) throws(FieldError) -> DriftRequest? {
        guard let object = try fields.require("drift", FieldKind.objectOrNull) else { return nil }
        var inner = JSONFields(object)
        let request = DriftRequest(
            number: try inner.require("number", .whole), duration: try inner.require("duration", .notNegative))
        try inner.finish()
        return request
    }

    private static func mouse(_ fields: inout JSONFields) throws(FieldError) -> MouseEvent {
        let phase = try fields.require("mouse", .mousePhase)
        let button = try fields.take("button", .whole) ?? (phase == .move ? 0 : 1)
        return MouseEvent(phase: phase, button: button, position: try position(&fields))
    }

    private static func wheel(_ fields: inout JSONFields) throws(FieldError) -> WheelEvent {
        WheelEvent(
            delta: try fields.require("wheel", .viewVector),
            isPrecise: try fields.take("precise", .flag) ?? false,
            isControlDown: try fields.take("ctrl", .flag) ?? false,
            position: try position(&fields))
    }

    private static func command(_ kind: String, _ fields: inout JSONFields) throws(FieldError) -> Event {
        let command = try fields.require(kind, kind == "key" ? .key : .spokenCommand)
        return .input(.command(command, isAnimated: try fields.take("animated", .flag) ?? true))
    }

    private static func turn(_ fields: inout JSONFields) throws(FieldError) -> Event {
        _ = try fields.require("do", .text)
        let degrees = try fields.require("degrees", .quarterTurns)
        return .input(.turn(quarterTurns: degrees / 90, isAnimated: try fields.take("animated", .flag) ?? true))
    }

    private static func resize(_ fields: inout JSONFields) throws(FieldError) -> Event {
        let view = try fields.require("resize", .viewSize)
        guard let scale = try fields.take("scale", .positive) else { return .resizeKeepingScale(view) }
        return .input(.resize(view, scale: scale))
    }

    private static func zoom(_ fields: inout JSONFields) throws(FieldError) -> Event {
        var inner = JSONFields(try fields.require("zoomTo", .object))
        let request = try ZoomRequest(&inner)
        let isAnimated = try inner.take("animated", .flag) ?? true
        try inner.finish()
        return .input(.zoomTo(request, isAnimated: isAnimated))
    }
}

extension FieldKind where Value == JSONObject? {
    fileprivate static var objectOrNull: Self {
        Self("an object or null") { $0 == .null ? .some(nil) : $0.object.map { .some($0) } }
    }
}

extension FieldKind where Value == MouseEvent.Phase {
    fileprivate static var mousePhase: Self {
        Self("one of down, move, up") { $0.string.flatMap(MouseEvent.Phase.init) }
    }
}
