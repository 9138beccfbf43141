public import Geometry
public import Navigation

/// Where we look and where we may, as the debug overlay draws it.
public struct DebugCamera: Hashable, Sendable {
    /// Where we look.
    public var camera: Camera
    /// The zooms between which the picture rests.
    public var limits: ZoomLimits
    /// The offsets at which it may rest at this zoom and rotation.
    public var legalOffsets: ViewRect
    /// The picture's upright size in pixels.
    public var content: ContentSize
    /// pt/ms, while it moves by itself.
    public var velocity: ViewVector?

    /// A view of a picture.
    public init(
        camera: Camera, limits: ZoomLimits, legalOffsets: ViewRect, content: ContentSize, velocity: ViewVector? = nil
    ) {
        self.camera = camera
        self.limits = limits
        self.legalOffsets = legalOffsets
        self.content = content
        self.velocity = velocity
    }

    /// The view of a navigator; nil without a picture.
    init?(_ navigator: Navigator) {
        guard let content = navigator.content, let legal = navigator.legalOffsets else { return nil }
        self.init(
            camera: navigator.camera, limits: navigator.limits, legalOffsets: legal, content: content,
            velocity: navigator.velocity)
    }

    /// Where the picture's corners are in the view, clockwise from its own top left one.
    public var outline: [ViewPoint] {
        [(0.0, 0.0), (content.width, 0), (content.width, content.height), (0, content.height)].map {
            camera.viewPoint(of: ContentPoint(x: $0.0, y: $0.1))
        }
    }

    /// The part of the view in which its center must lie for the picture to rest where it is: a line, or a point, where the picture fits.
    public func restingPlaces(in view: ViewSize) -> ViewRect {
        ViewRect(
            x: view.center.x + camera.offset.x - (legalOffsets.maxX),
            y: view.center.y + camera.offset.y - legalOffsets.maxY,
            width: legalOffsets.size.width, height: legalOffsets.size.height)
    }
}
