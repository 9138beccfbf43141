public import Geometry

/// How the window is to be.
public struct ScreenOptions: Hashable, Sendable {
    /// The window's title.
    public var title: String
    /// The window's size in points.
    public var size: ViewSize
    /// Whether it covers the screen from the start.
    public var isFullscreen: Bool
    /// Device pixels per point, if the person set it; else the display tells.
    public var scale: Double?
    /// Whether the screen may go dark although nothing is touched; false in a slide show or a kiosk.
    public var allowsScreenSaver: Bool
    /// Whether to find out, and to report, if the desktop asks for less motion.
    public var followsMotionWish: Bool
    /// The video drivers to try, in SDL's notation. SDL_VIDEODRIVER, if the person set it, is used instead.
    public var videoDrivers: String
    /// The render drivers to try. SDL_RENDER_DRIVER, if the person set it, is tried before them.
    public var renderDrivers: [String]

    /// A window of a title and a size in points.
    public init(
        title: String, size: ViewSize, isFullscreen: Bool = false, scale: Double? = nil, allowsScreenSaver: Bool = true,
        followsMotionWish: Bool = false,
        videoDrivers: String = "wayland,x11,kmsdrm", renderDrivers: [String] = ["opengles2", "opengl", "software"]
    ) {
        self.title = title
        self.size = size
        self.isFullscreen = isFullscreen
        self.scale = scale
        self.allowsScreenSaver = allowsScreenSaver
        self.followsMotionWish = followsMotionWish
        self.videoDrivers = videoDrivers
        self.renderDrivers = renderDrivers
    }
}
