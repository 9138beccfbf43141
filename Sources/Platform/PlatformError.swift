/// Why something could not be shown.
public enum PlatformError: Error, Hashable, Sendable {
    /// There is no display server that SDL can use.
    case noDisplay(detail: String)
    /// The window could not be made.
    case noWindow(detail: String)
    /// Neither an accelerated renderer nor the software one works.
    case noRenderer(detail: String)
    /// A texture could not be made or filled.
    case noTexture(width: Int, height: Int, detail: String)
    /// The frame's pixels could not be read back.
    case noCapture(detail: String)

    /// What happened and what to do, for the person.
    public var sentence: String {
        switch self {
        case .noDisplay(let detail):
            "There is no display to show pictures on (\(detail)). Start Vitrine inside a Wayland or X11 session, where "
                + "WAYLAND_DISPLAY or DISPLAY is set; SDL_VIDEODRIVER can name another SDL video driver."
        case .noWindow(let detail):
            "The window could not be opened (\(detail)). Try a smaller --size, or another SDL_VIDEODRIVER."
        case .noRenderer(let detail):
            "Nothing can be drawn in the window (\(detail)). Try SDL_RENDER_DRIVER=software."
        case .noTexture(let width, let height, let detail):
            "The graphics driver has no room for a texture of \(width) x \(height) pixels (\(detail)). "
                + "Close other programs that use graphics memory."
        case .noCapture(let detail):
            "The picture on the screen could not be read back (\(detail))."
        }
    }
}
