import Geometry
import Gestures
public import JSONText
import Navigation

extension InputLine {
    /// The line; reading it gives the same line again, down to the last bit of each finite number.
    ///
    /// Ids of fingers and devices are exact up to 2^53.
    public var json: JSONValue {
        var object = JSONObject(["t": .number(time)])
        switch event {
        case .frame: object["frame"] = true
        case .sample: object["sample"] = true
        case .resizeKeepingScale(let view): object["resize"] = .numbers(view.width, view.height)
        case .input(let input): Self.add(input, to: &object)
        }
        return .object(object)
    }

    private static func add(_ input: NavigationInput, to object: inout JSONObject) {
        switch input {
        case .touch(let touch): add(touch, to: &object)
        case .mouse(let mouse): add(mouse, to: &object)
        case .wheel(let wheel): add(wheel, to: &object)
        case .pinch(let pinch): add(pinch, to: &object)
        case .swipe(let swipe):
            object["swipe"] = .string(swipe.phase.rawValue)
            object["way"] = .numbers(swipe.translation.dx, swipe.translation.dy)
        case .turn(let quarterTurns, let isAnimated):
            object["do"] = "rotate"
            object["degrees"] = .number(quarterTurns * 90)
            if !isAnimated { object["animated"] = false }
        case .pages(let sides):
            object["pages"] = .object(["previous": .bool(sides.hasPrevious), "next": .bool(sides.hasNext)])
        case .command(let command, let isAnimated): add(command, isAnimated: isAnimated, to: &object)
        case .zoomTo(let request, let isAnimated):
            var inner = request.json
            if !isAnimated { inner["animated"] = false }
            object["zoomTo"] = .object(inner)
        case .reducedMotion(let isReduced): object["reducedMotion"] = .bool(isReduced)
        case .fade(let milliseconds): object["fade"] = .number(milliseconds)
        case .drift(let request):
            object["drift"] =
                request.map { .object(["number": .number($0.number), "duration": .number($0.duration)]) } ?? .null
        case .cancel: object["cancel"] = true
        case .picture(let size):
            object["picture"] = size.map { [.number($0.width), .number($0.height)] } ?? .null
        case .resize(let view, let scale):
            object["resize"] = .numbers(view.width, view.height)
            object["scale"] = .number(scale)
        }
    }

    private static func add(_ position: ViewPoint, to object: inout JSONObject) {
        object["x"] = .number(position.x)
        object["y"] = .number(position.y)
    }

    private static func add(_ touch: Touch, to object: inout JSONObject) {
        object["finger"] = .number(Double(touch.finger.finger))
        if touch.finger.device != 0 { object["device"] = .number(Double(touch.finger.device)) }
        object["phase"] = .string(touch.phase.rawValue)
        add(touch.position, to: &object)
        if let time = touch.time { object["at"] = .number(time) }
    }

    private static func add(_ pinch: PinchEvent, to object: inout JSONObject) {
        object["pinch"] = .string(pinch.phase.rawValue)
        object["scale"] = .number(pinch.scale)
        object["rotation"] = .number(pinch.rotation)
        add(pinch.position, to: &object)
    }

    private static func add(_ mouse: MouseEvent, to object: inout JSONObject) {
        object["mouse"] = .string(mouse.phase.rawValue)
        if mouse.phase != .move || mouse.button != 0 { object["button"] = .number(mouse.button) }
        add(mouse.position, to: &object)
    }

    private static func add(_ wheel: WheelEvent, to object: inout JSONObject) {
        object["wheel"] = .numbers(wheel.delta.dx, wheel.delta.dy)
        if wheel.isPrecise { object["precise"] = true }
        if wheel.isControlDown { object["ctrl"] = true }
        add(wheel.position, to: &object)
    }

    private static func add(_ command: NavigationCommand, isAnimated: Bool, to object: inout JSONObject) {
        if NavigationCommand.spoken.contains(command) {
            object["do"] = .string(command.rawValue)
        } else {
            object["key"] = .string(command.rawValue)
        }
        if !isAnimated { object["animated"] = false }
    }
}
