internal import CSDL2

/// Keeps where a finger really is.
///
/// SDL queues a finger's place as a fraction of the window, and what is needed to undo that is gone when the event is taken: the window may
/// have changed its size meanwhile, and the renderer has moved fingers that left the window to its edge. So each finger event is looked at
/// when it is queued, before the renderer does, and its place in the window's own coordinates is kept in the fields for its motion, which
/// nobody here uses.
enum FingerWatch {
    /// Starts to watch. The renderer must be made later than this.
    ///
    /// - Parameter window: valid until `stop`.
    static func start(on window: OpaquePointer) {
        unsafe SDL_AddEventWatch(isX11 ? keepPlaceOnX11 : keepPlace, UnsafeMutableRawPointer(window))
    }

    /// Stops.
    static func stop(on window: OpaquePointer) {
        unsafe SDL_DelEventWatch(isX11 ? keepPlaceOnX11 : keepPlace, UnsafeMutableRawPointer(window))
    }

    private static var isX11: Bool { VideoSystem.driver == "x11" }

    /// SDL's X11 driver divides a finger's place by the window's width less one, its Wayland driver by the width.
    private static let keepPlaceOnX11: SDL_EventFilter = { @Sendable window, event in
        unsafe keep(event, on: window, inset: 1)
        return 1
    }

    private static let keepPlace: SDL_EventFilter = { @Sendable window, event in
        unsafe keep(event, on: window, inset: 0)
        return 1
    }

    private static func keep(
        _ event: UnsafeMutablePointer<SDL_Event>?, on window: UnsafeMutableRawPointer?, inset: Int32
    ) {
        guard let event = unsafe event, let window = unsafe window else { return }
        switch unsafe SDL_EventType(event.pointee.type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: break
        default: return
        }
        var width: Int32 = 0
        var height: Int32 = 0
        unsafe SDL_GetWindowSize(OpaquePointer(window), &width, &height)
        unsafe event.pointee.tfinger.dx = event.pointee.tfinger.x * Float(max(width - inset, 0))
        unsafe event.pointee.tfinger.dy = event.pointee.tfinger.y * Float(max(height - inset, 0))
    }
}
