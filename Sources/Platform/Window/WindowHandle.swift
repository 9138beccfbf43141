internal import CSDL2
internal import Geometry

/// Owns the SDL window and keeps SDL alive as long as it.
@safe
final class WindowHandle {
    /// Valid as long as this object lives.
    let pointer: OpaquePointer
    /// Looks at the window's events before they are queued.
    let filter: EventFilter
    /// A trackpad's gestures, on Wayland.
    let pointerGestures: PointerGestures?
    private let video: VideoSystem
    private let chosenScale: Double?
    /// Device pixels per point on X11, which has no scale of its own; 1 elsewhere.
    private var desktopScale: Double
    /// Whether the window is an X11 one: its units are pixels, and a window manager, if there is one, lets it be larger than the screen.
    let isX11: Bool

    /// Where it was before it covered the screen.
    private var formerBounds: SDL_Rect?

    /// Opens a window.
    init(_ options: ScreenOptions, video: VideoSystem) throws(PlatformError) {
        Self.askForGLES()
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
        let candidate =
            unsafe Self.create(options, flags | SDL_WINDOW_OPENGL.rawValue) ?? Self.create(options, flags)
        guard let window = unsafe candidate else { throw .noWindow(detail: lastSDLError()) }
        unsafe pointer = window
        filter = unsafe EventFilter(window: window, signalType: video.inputEventType)
        pointerGestures = unsafe PointerGestures(window: window, filter: filter)
        self.video = video
        isX11 = VideoSystem.driver == "x11"
        chosenScale = options.scale
        desktopScale = unsafe Self.desktopScale(of: window)
        resize(toPoints: options.size)
        if options.isFullscreen { isFullscreen = true }
        unsafe SDL_ShowWindow(window)
        followScreen()
    }

    deinit {
        pointerGestures?.stop()
        filter.stop()
        unsafe SDL_DestroyWindow(pointer)
    }

    /// The sizes now.
    func metrics(output: PixelSize) -> ScreenMetrics {
        ScreenMetrics(
            output: output, window: size, desktopScale: desktopScale, chosenScale: chosenScale)
    }

    /// Where the window is, in SDL's units.
    private var bounds: SDL_Rect {
        var rect = SDL_Rect()
        unsafe SDL_GetWindowPosition(pointer, &rect.x, &rect.y)
        unsafe SDL_GetWindowSize(pointer, &rect.w, &rect.h)
        return rect
    }

    /// The window's size in SDL's units.
    private var size: PixelSize {
        var width: Int32 = 0
        var height: Int32 = 0
        unsafe SDL_GetWindowSize(pointer, &width, &height)
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// Whether it is hidden or minimized, so that presenting may block for long.
    var isHidden: Bool { flags & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) != 0 }

    /// Milliseconds from one refresh of its display to the next; of a usual one where the system does not say.
    var displayPeriod: Double {
        var mode = unsafe SDL_DisplayMode()
        let display = unsafe SDL_GetWindowDisplayIndex(pointer)
        guard unsafe SDL_GetCurrentDisplayMode(display, &mode) == 0, unsafe mode.refresh_rate > 0 else {
            return FramePacer.interval
        }
        return unsafe 1000 / Double(mode.refresh_rate)
    }

    /// Whether it covers the screen, borderless, in the desktop's own mode.
    var isFullscreen: Bool {
        get { flags & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
        set {
            if newValue, !isFullscreen { formerBounds = bounds }
            unsafe SDL_SetWindowFullscreen(pointer, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
            if newValue { followScreen() } else { goBack() }
        }
    }

    /// Makes a window that is to cover the screen do so, as large as the screen is now, where that is nobody else's work: on X11 without a
    /// window manager SDL only believes that it does.
    func followScreen() {
        if isFullscreen, isUnmanaged { unsafe csdl2_x11_cover_monitor(pointer) }
    }

    /// Gives the window the bounds that it had before it covered the screen, where nobody else does.
    private func goBack() {
        guard isUnmanaged, let bounds = formerBounds else { return }
        unsafe SDL_SetWindowSize(pointer, bounds.w, bounds.h)
        unsafe SDL_SetWindowPosition(pointer, bounds.x, bounds.y)
    }

    /// Whether it is an X11 window of which no window manager takes care.
    private var isUnmanaged: Bool { unsafe isX11 && csdl2_x11_has_window_manager(pointer) == 0 }

    /// Takes the scale of X resources that are others than before.
    func take(resources: [UInt8]) { desktopScale = XResources.scale(in: String(decoding: resources, as: UTF8.self)) }

    /// Waits for the Wayland compositor's answers to all that was done so far; false where there is no such compositor.
    func awaitCompositor() -> Bool { unsafe csdl2_wayland_round_trip(pointer) != 0 }

    /// Brings it to the front, also when it is minimized.
    func raise() {
        if isHidden { unsafe SDL_RestoreWindow(pointer) }
        unsafe SDL_RaiseWindow(pointer)
    }

    /// Puts words into the title bar.
    func setTitle(_ title: String) { unsafe title.withCString { unsafe SDL_SetWindowTitle(pointer, $0) } }

    private var flags: UInt32 { unsafe SDL_GetWindowFlags(pointer) }

    /// A size in points is made pixels once the window, and with it the display, is there. X11 window managers let a window be larger
    /// than the screen: it is made as large as that.
    private func resize(toPoints points: ViewSize) {
        let factor = 1 / metrics(output: size).pointsPerUnit
        let screen = isX11 ? usableBounds : nil
        let width = Self.side(min(points.width * factor, screen.map { Double($0.w) } ?? .infinity))
        let height = Self.side(min(points.height * factor, screen.map { Double($0.h) } ?? .infinity))
        if size == PixelSize(width: Int(width), height: Int(height)) { return }
        unsafe SDL_SetWindowSize(pointer, width, height)
        guard let bounds = isX11 ? usableBounds : nil else { return }
        // A window manager has found a place for the size that it was made with; a larger window would hang over the screen's edge.
        unsafe SDL_SetWindowPosition(
            pointer, bounds.x + max(bounds.w - width, 0) / 2, bounds.y + max(bounds.h - height, 0) / 2)
    }

    /// The part of the screen that panels leave free, in SDL's units.
    private var usableBounds: SDL_Rect? {
        var bounds = SDL_Rect()
        let display = unsafe SDL_GetWindowDisplayIndex(pointer)
        guard unsafe SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
        return bounds
    }

    /// The profile that the renderer will want; asked for beforehand, the window need not be made twice.
    private static func askForGLES() {
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_ES.rawValue))
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0)
    }

    private static func create(_ options: ScreenOptions, _ flags: UInt32) -> OpaquePointer? {
        let anywhere = csdl2_window_position_undefined()
        return unsafe options.title.withCString { title in
            unsafe SDL_CreateWindow(
                title, anywhere, anywhere, side(options.size.width), side(options.size.height), flags)
        }
    }

    /// A side that a window can have.
    private static func side(_ length: Double) -> Int32 {
        guard length.isFinite else { return 1 }
        return Int32(min(max(length.rounded(), 1), 16384))
    }

    private static func desktopScale(of window: OpaquePointer) -> Double {
        guard let text = unsafe csdl2_x11_resources(window) else { return 1 }
        return unsafe XResources.scale(in: String(cString: text))
    }
}
