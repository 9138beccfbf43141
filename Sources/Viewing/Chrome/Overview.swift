public import Geometry
public import Navigation

/// The small picture of the whole picture, as it is seen in one frame: it shows which part of it the window shows, and moves that part by a drag.
public struct Overview: Hashable, Sendable {
    /// Points.
    private enum Metrics {
        static let margin = 16.0
        static let padding = 5.0
        static let largest = ViewSize(width: 180, height: 140)
        /// The part of the window that it may take at most.
        static let share = 0.3
        /// In a smaller window it would be no help.
        static let smallest = ViewSize(width: 48, height: 40)
        /// What a finger hits.
        static let target = 48.0
        /// A smaller mark of the visible part would not be seen.
        static let smallestMark = 6.0
    }

    /// Its ground in points, which answers fingers.
    public let ground: ViewRect
    /// Where the upright rectangle around the whole picture is drawn.
    public let frame: ViewRect
    /// How the picture lies in it.
    public let camera: Camera
    /// The part that the window shows, as it lies in it.
    public let viewport: ViewRect
    /// How much of it is seen, 0 ... 1.
    public let opacity: Double

    /// The overview of a picture that a camera shows in a window, in the corner where reading begins, `top` points below the insets; nil where it has
    /// no room.
    init?(
        of content: ContentSize, shownBy shown: Camera, in view: ViewSize, insets: ChromeInsets, top: Double,
        isRightToLeft: Bool, opacity: Double
    ) {
        let outline = Self.outline(of: content, at: shown.rotation)
        let room = ViewSize(
            width: min(Metrics.largest.width, view.width * Metrics.share),
            height: min(Metrics.largest.height, view.height * Metrics.share))
        guard room.width >= Metrics.smallest.width, room.height >= Metrics.smallest.height else { return nil }
        let zoom = min(room.width / outline.width, room.height / outline.height)
        let size = ViewSize(width: outline.width * zoom, height: outline.height * zoom)
        let width = max(size.width + 2 * Metrics.padding, Metrics.target)
        let height = max(size.height + 2 * Metrics.padding, Metrics.target)
        let x = isRightToLeft ? view.width - insets.right - Metrics.margin - width : insets.left + Metrics.margin
        let ground = ViewRect(x: x, y: insets.top + Metrics.margin + top, width: width, height: height)
        guard ground.maxY <= view.height, ground.minX >= 0, ground.maxX <= view.width else { return nil }
        self.ground = ground
        frame = ViewRect(
            x: ground.center.x - size.width / 2, y: ground.center.y - size.height / 2, width: size.width,
            height: size.height)
        camera = Camera(
            zoom: zoom, rotation: shown.rotation,
            showing: ContentPoint(x: content.width / 2, y: content.height / 2), at: ground.center)
        viewport = Self.viewport(of: shown, in: view, on: camera, within: frame)
        self.opacity = opacity
    }

    /// Which point of the picture is at a place of the overview.
    func contentPoint(at place: ViewPoint) -> ContentPoint { camera.contentPoint(at: place) }

    private static func outline(of content: ContentSize, at rotation: Rotation) -> ContentSize {
        let across = ViewVector(dx: content.width, dy: 0).turned(by: rotation)
        let down = ViewVector(dx: 0, dy: content.height).turned(by: rotation)
        return ContentSize(
            width: max(abs(across.dx) + abs(down.dx), 1), height: max(abs(across.dy) + abs(down.dy), 1))
    }

    /// Both lie turned alike, so that the window is an upright rectangle in the overview too.
    private static func viewport(
        of shown: Camera, in view: ViewSize, on camera: Camera, within frame: ViewRect
    ) -> ViewRect {
        let start = camera.viewPoint(of: shown.contentPoint(at: .zero))
        let scale = camera.zoom / shown.zoom
        let whole = ViewRect(x: start.x, y: start.y, width: view.width * scale, height: view.height * scale)
        guard let seen = whole.intersection(frame) else {
            return ViewRect(x: frame.center.x, y: frame.center.y, width: 0, height: 0)
        }
        let width = max(seen.size.width, min(Metrics.smallestMark, frame.size.width))
        let height = max(seen.size.height, min(Metrics.smallestMark, frame.size.height))
        return ViewRect(x: seen.center.x - width / 2, y: seen.center.y - height / 2, width: width, height: height)
    }
}
