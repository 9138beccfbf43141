internal import CSDL2
import Glibc

/// SDL's video part, from its start to its end. Everything that SDL made must be gone before this is.
final class VideoSystem {
    /// The type of the events with which the waker wakes the loop.
    let wakeEventType: UInt32
    /// The type of the events that stand for inputs in SDL's queue.
    let inputEventType: UInt32

    /// Starts SDL.
    init(_ options: ScreenOptions) throws(PlatformError) {
        TextLocale.useUTF8()
        Self.setHints(options)
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(detail: lastSDLError()) }
        // On-screen keyboards pop up while text input is on, and SDL turns it on by itself.
        SDL_StopTextInput()
        if options.allowsScreenSaver { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() }
        for type in Self.ignoredEvents { SDL_EventState(type.rawValue, SDL_IGNORE) }
        wakeEventType = SDL_RegisterEvents(2)
        inputEventType = wakeEventType &+ 1
    }

    deinit { SDL_Quit() }

    /// The video driver in use, as SDL names it.
    static var driver: String {
        guard let name = unsafe SDL_GetCurrentVideoDriver() else { return "none" }
        return unsafe String(cString: name)
    }

    /// Whether there is a desktop that has a clipboard.
    static var hasClipboard: Bool { ["x11", "wayland"].contains(driver) }

    /// Hints of the default priority: an environment variable of the person wins.
    private static func setHints(_ options: ScreenOptions) {
        let hints = [
            // Fingers are fingers and the mouse is the mouse: neither plays the other.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            // A held mouse button would otherwise swallow whole touches on X11.
            (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"),
            (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
            // The desktop's effects stay as they are while a window covers the screen.
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
            (SDL_HINT_VIDEODRIVER, Self.reachable(options.videoDrivers)), (SDL_HINT_APP_NAME, "vitrine"),
            // Naming a render driver would otherwise switch batching off.
            (SDL_HINT_RENDER_BATCHING, "1"),
        ]
        for (name, value) in hints {
            _ = unsafe name.withCString { name in unsafe value.withCString { unsafe SDL_SetHint(name, $0) } }
        }
    }

    /// The drivers that can be meant. Without Wayland where no Wayland session can be: its library complains on standard error otherwise.
    /// Without the bare screen where there is a desktop: it is the last resort of a machine that has none.
    private static func reachable(_ drivers: String) -> String {
        let mayHaveWayland = isSet("XDG_RUNTIME_DIR") || isSet("WAYLAND_SOCKET")
        let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].contains(where: isSet)
        let others = drivers.split(separator: ",").filter { driver in
            switch driver {
            case "wayland": mayHaveWayland
            case "kmsdrm": !hasDesktop
            default: true
            }
        }
        return others.isEmpty ? drivers : others.joined(separator: ",")
    }

    private static func isSet(_ variable: String) -> Bool { unsafe getenv(variable) != nil }

    /// They double the queue and carry nothing that fingers do not.
    private static let ignoredEvents = [
        SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_DOLLARRECORD, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT,
        SDL_KEYMAPCHANGED, SDL_SYSWMEVENT, SDL_CLIPBOARDUPDATE,
        // While SDL looks for events each millisecond, where it cannot block, it would leave one of these behind each time.
        SDL_POLLSENTINEL,
    ]
}
