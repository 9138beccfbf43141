internal import CSDL2
internal import Gestures

/// Reads what the X server says about fingers, trackpads and wheels (XInput 2) from the events of SDL's own connection.
@safe
struct XInputReader: Sendable {
    // Used on the main thread only, from which alone X events come.
    nonisolated(unsafe) private let display: OpaquePointer
    private let window: Window
    private let opcode: Int32
    private var devices = XInputDevices()
    private var time = ServerTime()
    private var reports = PanelReports()
    private var route = TouchRoute()
    private var buttons = HeldButtons()
    private var scrolls = ScrollReader()
    private var madePresses = MadePresses()
    private var pinch = TrackpadGesture()
    private var swipe = TrackpadGesture()
    /// Whether the press of a button that the window was told of last was made by the server out of a scroll that is told otherwise.
    private(set) var isPressMade = false

    /// Asks the server for its events; nil where a window is not of X11, or the server knows nothing of touches.
    ///
    /// - Parameter window: outlives the reader.
    init?(window: OpaquePointer) {
        var name: Window = 0
        guard let display = unsafe csdl2_x11_display(window, &name) else { return nil }
        opcode = unsafe csdl2_xinput_start(display, name)
        guard opcode != 0 else { return nil }
        unsafe self.display = unsafe display
        self.window = name
    }

    /// What an event of the server means.
    ///
    /// - Parameters:
    ///   - event: with its data, if it is one of an extension.
    ///   - arrival: now, in ms of the clock.
    mutating func read(_ event: XEvent, at arrival: Double) -> [NativeInput] {
        switch unsafe event.type {
        case GenericEvent:
            guard unsafe event.xcookie.extension == opcode, let data = unsafe event.xcookie.data,
                let event = unsafe XInputEvent(type: event.xcookie.evtype, data: data)
            else { return [] }
            return read(event, at: arrival)
        case ButtonPress:
            let (button, stamp) = unsafe (Int(event.xbutton.button), UInt32(truncatingIfNeeded: event.xbutton.time))
            isPressMade = madePresses.takes(button: button, stamp: stamp)
            return []
        default:
            return []
        }
    }

    /// The pointer has come from another window.
    mutating func pointerEntered() { scrolls.forgetValues() }

    private mutating func read(_ event: XInputEvent, at arrival: Double) -> [NativeInput] {
        switch event.kind {
        case .touch(let phase, let id):
            return touch(event, phase, FingerID(device: Int64(event.source), finger: id), at: arrival)
        case .motion(let numbers, let modifiers):
            return scroll(event, numbers, modifiers)
        case .button(let number, let isDown, let isMade):
            note(event, button: number, isDown: isDown, isMade: isMade)
            return []
        // A trackpad's gestures are told twice too, and believed as the master's.
        case .pinch(let phase, let step):
            guard event.isMasters, event.window == window else { return [] }
            return pinch.handle(phase, step).map { .pinch($0, $1, pointer: event.place) }
        case .swipe(let phase, let step):
            guard event.isMasters, event.window == window else { return [] }
            return swipe.handle(phase, step).map { .swipe($0, $1) }
        case .devices:
            devices.forget()
            scrolls.forgetDevices()
            buttons.forget()
            return []
        }
    }

    private mutating func touch(
        _ event: XInputEvent, _ phase: TouchPhase, _ finger: FingerID, at arrival: Double
    ) -> [NativeInput] {
        guard event.window == window, unsafe devices.isScreen(event.source, display) else { return [] }
        // Every stamp tells about the server's clock, also that of what is told twice.
        let time = time.local(event.stamp, arrival: arrival)
        let teller: TouchRoute.Teller = event.isMasters ? .master : .panel
        guard route.believes(teller, about: finger, phase, isPointerHeld: buttons.isAny) else { return [] }
        let reported = time.map { reports.time(of: finger, at: $0) }
        return [.finger(RawFinger(finger: finger, phase: phase, place: event.place, time: reported))]
    }

    private mutating func note(_ event: XInputEvent, button: Int, isDown: Bool, isMade: Bool) {
        let device = Int64(event.source)
        if !isMade {
            buttons.note(button, of: device, isDown: isDown)
        } else if isDown, let source = unsafe devices.scrollSource(event.source, display),
            scrolls.tells(device, source)
        {
            madePresses.announce(button: button, stamp: event.stamp)
        }
    }

    private mutating func scroll(
        _ event: XInputEvent, _ numbers: [Int: Double], _ modifiers: KeyModifiers
    ) -> [NativeInput] {
        guard event.window == window, event.isMasters, !numbers.isEmpty,
            let source = unsafe devices.scrollSource(event.source, display),
            let scroll = scrolls.read(numbers, of: Int64(event.source), source)
        else { return [] }
        return [.scroll(scroll, modifiers: modifiers, pointer: event.place)]
    }
}
