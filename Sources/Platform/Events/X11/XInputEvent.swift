internal import CSDL2
internal import Geometry
internal import Gestures

/// An event of XInput 2, as far as it is of interest here, in safe types.
struct XInputEvent {
    /// What happened.
    enum Kind {
        /// A finger; the id is never used again.
        case touch(TouchPhase, id: Int64)
        /// The pointer moved, or something was scrolled; the device's numbers that have changed.
        case motion(numbers: [Int: Double], modifiers: KeyModifiers)
        /// A button, wherever the pointer is; `isMade`: by the server, out of something else.
        case button(Int, isDown: Bool, isMade: Bool)
        case pinch(GesturePhase, TrackpadGesture.Course)
        case swipe(GesturePhase, TrackpadGesture.Course)
        /// Devices have come or gone.
        case devices
    }

    var kind: Kind
    /// The device that tells it: the very one, or the master to which that belongs.
    var device: Int32 = 0
    /// The very device.
    var source: Int32 = 0
    /// The window to which it is told.
    var window: Window = 0
    /// Where in that window.
    var place = WindowPlace(x: 0, y: 0)
    /// When, on the server's clock.
    var stamp: UInt32 = 0

    /// Whether a master tells it.
    var isMasters: Bool { device != source }

    /// Reads an event of the extension; nil for one that nobody here asked for.
    init?(type: Int32, data: UnsafeRawPointer) {
        switch type {
        case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd, XI_Motion:
            unsafe self.init(device: data.load(as: XIDeviceEvent.self))
        case XI_RawButtonPress, XI_RawButtonRelease:
            unsafe self.init(button: data.load(as: XIRawEvent.self))
        case XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd:
            unsafe self.init(pinch: data.load(as: XIGesturePinchEvent.self))
        case XI_GestureSwipeBegin, XI_GestureSwipeUpdate, XI_GestureSwipeEnd:
            unsafe self.init(swipe: data.load(as: XIGestureSwipeEvent.self))
        case XI_HierarchyChanged:
            self.init(kind: .devices)
        default:
            return nil
        }
    }

    private init(kind: Kind) { self.kind = kind }

    private init(device event: XIDeviceEvent) {
        let type = unsafe event.evtype
        if type == XI_Motion {
            kind = unsafe .motion(
                numbers: event.valuators.numbers, modifiers: KeyModifiers(xModifiers: event.mods.effective))
        } else {
            let phase = TouchPhase(type)
            kind = unsafe .touch(phase, id: Int64(event.detail))
        }
        unsafe (device, source, window) = (event.deviceid, event.sourceid, event.event)
        place = unsafe WindowPlace(x: event.event_x, y: event.event_y)
        stamp = unsafe UInt32(truncatingIfNeeded: event.time)
    }

    private init(button event: XIRawEvent) {
        kind = unsafe .button(
            Int(event.detail), isDown: event.evtype == XI_RawButtonPress,
            isMade: event.flags & Int32(XIPointerEmulated) != 0)
        unsafe (device, source) = (event.deviceid, event.sourceid)
        stamp = unsafe UInt32(truncatingIfNeeded: event.time)
    }

    private init(pinch event: XIGesturePinchEvent) {
        let phase = unsafe GesturePhase(
            event.evtype, begin: XI_GesturePinchBegin, update: XI_GesturePinchUpdate,
            isCancelled: event.flags & Int32(XIGesturePinchEventCancelled) != 0)
        kind = unsafe .pinch(
            phase,
            TrackpadGesture.Course(
                way: .init(dx: event.delta_x, dy: event.delta_y), scale: event.scale, rotation: event.delta_angle))
        unsafe (device, source, window) = (event.deviceid, event.sourceid, event.event)
        place = unsafe WindowPlace(x: event.event_x, y: event.event_y)
    }

    private init(swipe event: XIGestureSwipeEvent) {
        let phase = unsafe GesturePhase(
            event.evtype, begin: XI_GestureSwipeBegin, update: XI_GestureSwipeUpdate,
            isCancelled: event.flags & Int32(XIGestureSwipeEventCancelled) != 0)
        kind = unsafe .swipe(phase, TrackpadGesture.Course(way: .init(dx: event.delta_x, dy: event.delta_y)))
        unsafe (device, source, window) = (event.deviceid, event.sourceid, event.event)
        place = unsafe WindowPlace(x: event.event_x, y: event.event_y)
    }
}

extension TouchPhase {
    fileprivate init(_ type: Int32) {
        self = type == XI_TouchBegin ? .began : type == XI_TouchUpdate ? .moved : .ended
    }
}

extension GesturePhase {
    fileprivate init(_ type: Int32, begin: Int32, update: Int32, isCancelled: Bool) {
        self = type == begin ? .began : type == update ? .changed : isCancelled ? .cancelled : .ended
    }
}

extension KeyModifiers {
    fileprivate init(xModifiers bits: Int32) {
        self = []
        if bits & Int32(ShiftMask) != 0 { insert(.shift) }
        if bits & Int32(ControlMask) != 0 { insert(.control) }
    }
}

extension XIValuatorState {
    /// The numbers that are given, by number.
    fileprivate var numbers: [Int: Double] {
        guard let mask = unsafe mask, let values = unsafe values else { return [:] }
        var numbers: [Int: Double] = [:]
        for number in 0..<max(0, Int(unsafe mask_len) * 8) where unsafe mask[number / 8] & 1 << (number % 8) != 0 {
            numbers[number] = unsafe values[numbers.count]
        }
        return numbers
    }
}
