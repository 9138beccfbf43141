internal import CSDL2
public import Drawing
internal import Geometry

/// The window with its events and its canvas. One per process, used on the main thread only; it is not Sendable, so the compiler keeps
/// it there.
///
/// A frame: `wait`, `drain`, think, `canvas.upload`, `canvas.show`.
public final class Screen {
    /// Draws into the window.
    public let canvas: Canvas
    /// Wakes `wait` from another thread.
    public let waker: Waker
    private let window: WindowHandle
    private let video: VideoSystem
    private let clock = Clock()
    private var translator = EventTranslator()
    private var lastOutput = PixelSize(width: 0, height: 0)
    /// On X11; elsewhere SDL tells all.
    private let desktop: DesktopWatch?
    /// On X11, once something was copied.
    private var clipboard: XClipboard?
    /// If somebody wants to know.
    private let motion: DesktopMotion?

    /// Starts SDL and opens the window.
    ///
    /// - Parameter waker: one that was made before, so that other threads have it already.
    public init(_ options: ScreenOptions, waker: Waker = Waker()) throws(PlatformError) {
        video = try VideoSystem(options)
        window = try WindowHandle(options, video: video)
        canvas = try Canvas(window: window, renderDrivers: options.renderDrivers)
        self.waker = waker
        waker.open(eventType: video.wakeEventType)
        desktop = window.isX11 ? DesktopWatch(waker: waker) : nil
        motion = options.followsMotionWish ? DesktopMotion(waker: waker) : nil
        awaitFinalSize()
    }

    deinit { waker.close() }

    /// The window's sizes now.
    public var metrics: ScreenMetrics { window.metrics(output: canvas.outputSize) }

    /// SDL's name of what the window is on.
    public var videoDriver: String { VideoSystem.driver }

    /// A Wayland compositor says how large a window is to be, and on which output of which scale it is, only when something has been
    /// presented in it, and SDL's sizes do not fit each other until then. So empty frames are presented until the sizes stay; what
    /// follows has the right size from its first frame on. Elsewhere there is nothing to wait for.
    private func awaitFinalSize() {
        guard VideoSystem.driver == "wayland" else { return }
        for _ in 0..<Self.mostEmptyFrames {
            let before = metrics
            canvas.showEmpty()
            guard window.awaitCompositor() else { return }
            SDL_PumpEvents()
            if metrics == before { return }
        }
    }

    /// The first puts the window on the screen, the second has its size, the third its output's scale.
    private static let mostEmptyFrames = 4

    /// Raw finger events drained since the start.
    public var rawTouchCount: Int { translator.rawTouchCount }

    /// Fingers that are down now.
    public var fingerCount: Int { translator.fingers.count }

    /// Whether the window covers the screen.
    public var isFullscreen: Bool {
        get { window.isFullscreen }
        set { window.isFullscreen = newValue }
    }

    /// Puts words into the title bar.
    public func setTitle(_ title: String) { window.setTitle(title) }

    /// Whether the screen may go dark although nothing is touched; as the desktop has it, or not at all.
    public func allowScreenSaver(_ isAllowed: Bool) {
        if isAllowed { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() }
    }

    /// Brings the window to the front, as far as the desktop lets it.
    public func raise() { window.raise() }

    /// Puts something on the desktop's clipboard; false when this desktop takes no such thing.
    public func copy(_ content: ClipboardContent) -> Bool {
        if window.isX11 {
            clipboard = clipboard ?? XClipboard()
            clipboard?.put(content)
            return clipboard != nil
        }
        guard VideoSystem.hasClipboard, let text = content.text else { return false }
        return unsafe (text.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { text in
            unsafe SDL_SetClipboardText(text.baseAddress) == 0
        }
    }

    /// Whether pictures can be copied here; else only texts can.
    public var copiesPictures: Bool { window.isX11 }

    /// Gives the window an icon.
    public func setIcon(_ icon: Bitmap) { window.setIcon(icon) }

    /// The text in the clipboard, asked for now; empty when there is none. The program that has it may take a moment to answer.
    public var clipboardText: [UInt8] {
        guard SDL_HasClipboardText() == SDL_TRUE, let text = unsafe SDL_GetClipboardText() else { return [] }
        defer { unsafe SDL_free(text) }
        return unsafe Array(UnsafeRawBufferPointer(start: text, count: SDL_strlen(text)))
    }

    /// Blocks until an event is there, or until a time; for ever without one. Uses no CPU meanwhile.
    ///
    /// Where presenting does not wait for the display, it also waits until the next frame may begin.
    ///
    /// - Parameter deadline: in the clock's milliseconds; one that has passed does not block.
    public func wait(until deadline: Double?) {
        if let deadline {
            let left = deadline - clock.now
            // SDL counts whole milliseconds, so its time may be up a little too early.
            if left > 0, SDL_WaitEventTimeout(nil, Int32(min(left.rounded(.up), 1e9))) == 0 {
                clock.sleep(until: min(deadline, clock.now + 1))
            }
        } else if SDL_WaitEvent(nil) == 0 {
            // SDL cannot wait: never spin.
            clock.sleep(until: clock.now + FramePacer.interval)
        }
        if let frame = canvas.nextFrame { clock.sleep(until: frame) }
    }

    /// Takes all events that are there, in their order.
    public func drain() -> [PlatformEvent] {
        SDL_PumpEvents()
        let metrics = metrics
        if let gestures = window.pointerGestures {
            translator.wheelKind = .either(isByFingers: gestures.scrollsByFingers)
        }
        var events = hasTurned(metrics.output) ? translator.cancelAll() : []
        var event = unsafe SDL_Event()
        while unsafe SDL_PeepEvents(&event, 1, SDL_GETEVENT, Self.firstEvent, Self.lastEvent) > 0 {
            if unsafe waker.takes(event.type) {
                events += [.woken] + desktopEvents()
            } else if let inputs = unsafe window.filter.take(event) {
                for input in inputs { events += translator.events(for: input, metrics: metrics) }
            } else {
                unsafe events += translator.events(for: event, metrics: metrics)
            }
        }
        // The X server ends each touch that it has begun; SDL forgets all of them when a device is plugged in.
        if !window.filter.readsXInput { events += translator.reconcile() }
        if events.contains(.texturesLost) { canvas.forgetTextures() }
        return events
    }

    /// Whether a window that covers the screen has exchanged its sides: the screen was turned, and with it what a finger that is down touches.
    private func hasTurned(_ output: PixelSize) -> Bool {
        defer { lastOutput = output }
        let isOther =
            output.width != output.height && lastOutput.width == output.height && lastOutput.height == output.width
        return isOther && isFullscreen
    }

    /// What the desktop has changed.
    private func desktopEvents() -> [PlatformEvent] {
        let news = desktop?.takeNews()
        let wish = motion?.update(with: news)
        return [wish].compactMap { $0 } + (news.map(take) ?? [])
    }

    private func take(_ news: DesktopNews) -> [PlatformEvent] {
        if let resources = news.resources { window.take(resources: resources) }
        guard news.hasNewScreen else { return news.resources == nil ? [] : [.resized] }
        window.followScreen()
        // A touchscreen's places follow from the screen's size.
        return translator.cancelAll() + [.resized]
    }

    private static let firstEvent = SDL_FIRSTEVENT.rawValue
    private static let lastEvent = SDL_LASTEVENT.rawValue
}
