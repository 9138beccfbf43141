internal import CSDL2
internal import Gestures
import Synchronization

/// Looks at each event when it is queued, before SDL's renderer and its queue do, and keeps what would be lost there.
///
/// - A finger's place is queued as a fraction of the window; later the window may have another size, and the renderer has moved fingers that
///   left it to its edge.
/// - What the X server says about touches, trackpads and wheels beyond what SDL understands is there in this moment only.
///
/// What is kept goes into an inbox; an event with its number takes its place in the queue. All else that the X server sends is dropped
/// before it gets there, so that it neither fills the queue nor wakes the loop.
final class EventFilter: Sendable {
    @safe
    private struct State: Sendable {
        // Used on the main thread only, from which alone X events and fingers come.
        nonisolated(unsafe) let window: OpaquePointer
        /// SDL's X11 driver divides a finger's place by the window's width less one, its Wayland driver by the width.
        let inset: Int32
        var xinput: XInputReader?
        var inbox = NativeInbox()
    }

    private let state: Mutex<State>
    private let signalType: UInt32
    /// Whether fingers are read from the X server rather than from SDL.
    let readsXInput: Bool
    private let clock = Clock()

    /// Starts to look. Drops what is queued already.
    ///
    /// - Parameters:
    ///   - window: valid until `stop`.
    ///   - signalType: the registered type of the events that stand for inputs.
    init(window: OpaquePointer, signalType: UInt32) {
        let xinput = unsafe XInputReader(window: window)
        readsXInput = xinput != nil
        state = unsafe Mutex(State(window: window, inset: VideoSystem.driver == "x11" ? 1 : 0, xinput: xinput))
        self.signalType = signalType
        if readsXInput {
            SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
            for type in Self.fingerEvents { SDL_EventState(type.rawValue, SDL_IGNORE) }
        }
        unsafe SDL_SetEventFilter(Self.callback, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Stops. SDL holds no reference to this object any more.
    func stop() { SDL_SetEventFilter(nil, nil) }

    /// The inputs for which an event stands; nil when it stands for itself.
    func take(_ event: SDL_Event) -> [NativeInput]? {
        guard unsafe event.type == signalType else { return nil }
        let number = unsafe event.user.code
        return state.withLock { $0.inbox.take(number) }
    }

    /// Queues what was read elsewhere.
    func tell(_ inputs: [NativeInput]) {
        guard !inputs.isEmpty else { return }
        var event = unsafe SDL_Event()
        let number = state.withLock { $0.inbox.add(inputs) }
        unsafe represent(number, by: &event)
        _ = unsafe SDL_PushEvent(&event)
    }

    /// Called by whoever pushes an event, on any thread.
    private static let callback: SDL_EventFilter = { @Sendable context, event in
        guard let context = unsafe context, let event = unsafe event else { return 1 }
        return unsafe Unmanaged<EventFilter>.fromOpaque(context).takeUnretainedValue().passes(event) ? 1 : 0
    }

    private static let fingerEvents = [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP]

    private func passes(_ event: UnsafeMutablePointer<SDL_Event>) -> Bool {
        switch unsafe SDL_EventType(event.pointee.type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            let finger = unsafe event.pointee.tfinger
            guard TouchDevices.isScreen(finger.touchId) else { return false }
            return unsafe replace(event) { state in
                unsafe [.finger(RawFinger(finger, in: state.window, inset: state.inset))]
            }
        case SDL_SYSWMEVENT:
            guard let native = unsafe csdl2_x11_event(event.pointee.syswm.msg) else { return false }
            let now = clock.now
            return unsafe replace(event) { state in
                unsafe (state.xinput?.read(native.pointee, at: now) ?? []) + DroppedAddresses.read(native)
            }
        case SDL_MOUSEWHEEL:
            return state.withLock { $0.xinput?.isPressMade != true }
        case SDL_WINDOWEVENT:
            if unsafe SDL_WindowEventID(UInt32(event.pointee.window.event)) == SDL_WINDOWEVENT_ENTER {
                state.withLock { $0.xinput?.pointerEntered() }
            }
            return true
        default:
            return true
        }
    }

    /// Puts the number of what was read into the event; false when nothing was.
    private func replace(_ event: UnsafeMutablePointer<SDL_Event>, by read: (inout State) -> [NativeInput]) -> Bool {
        let number = state.withLock { state -> Int32? in
            let inputs = read(&state)
            return inputs.isEmpty ? nil : state.inbox.add(inputs)
        }
        guard let number else { return false }
        unsafe represent(number, by: event)
        return true
    }

    private func represent(_ number: Int32, by event: UnsafeMutablePointer<SDL_Event>) {
        unsafe event.pointee.type = signalType
        unsafe event.pointee.user.code = number
    }
}

extension RawFinger {
    /// A finger of SDL's, with its place in the window as it is now.
    ///
    /// - Parameter inset: what SDL's driver takes from the window's sides before it divides by them.
    fileprivate init(_ event: SDL_TouchFingerEvent, in window: OpaquePointer, inset: Int32) {
        var width: Int32 = 0
        var height: Int32 = 0
        unsafe SDL_GetWindowSize(window, &width, &height)
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN: phase = .began
        case SDL_FINGERMOTION: phase = .moved
        default: phase = .ended
        }
        finger = FingerID(device: event.touchId, finger: event.fingerId)
        place = WindowPlace(
            x: Double(event.x * Float(max(width - inset, 0))), y: Double(event.y * Float(max(height - inset, 0))))
        time = nil
    }
}
