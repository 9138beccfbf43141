public import Geometry

/// A picture in a window under a policy: which views are legal, where it starts. Knows nothing of time or fingers.
public struct Stage: Hashable, Sendable {
    /// Content that is larger than the view by less than this (pt) fits: the rest is rounding.
    private static let fitTolerance = 1e-6

    /// pt or pixels. Nothing real is longer.
    private static let longest = 1e7

    /// What the person chose.
    public let options: ZoomOptions
    /// The window's size in points, from 1 to ten million.
    public let view: ViewSize
    /// Device pixels per point.
    public let scale: Double
    /// The picture's upright size in pixels.
    public let content: ContentSize
    /// How far the picture is turned.
    public let rotation: Rotation
    /// The upright rectangle around the turned picture, in content pixels: what the limits come from.
    public let outline: ContentSize
    /// Where the outline's top left corner is, from the content's turned top left corner, in content pixels.
    let corner: ViewVector
    /// The zooms between which it rests.
    public let limits: ZoomLimits
    /// The zoom of the start view.
    public let startZoom: Double

    /// The stage for a picture; sizes below 1 count as 1, and those above ten million as ten million.
    public init(
        options: ZoomOptions, view: ViewSize, scale: Double, content: ContentSize, rotation: Rotation = .none
    ) {
        self.options = options
        self.view = ViewSize(width: Self.bounded(view.width), height: Self.bounded(view.height))
        self.scale = scale.isFinite && scale > 0 ? min(max(scale, 1e-3), 1e3) : 1
        self.content = ContentSize(
            width: Self.bounded(content.width), height: Self.bounded(content.height))
        self.rotation = rotation
        let across = ViewVector(dx: self.content.width, dy: 0).turned(by: rotation)
        let down = ViewVector(dx: 0, dy: self.content.height).turned(by: rotation)
        outline = ContentSize(width: abs(across.dx) + abs(down.dx), height: abs(across.dy) + abs(down.dy))
        corner = ViewVector(dx: min(across.dx, 0) + min(down.dx, 0), dy: min(across.dy, 0) + min(down.dy, 0))
        let derived = ZoomRange(options: options, view: self.view, scale: self.scale, content: outline)
        limits = derived.limits
        startZoom = derived.start
    }

    /// The stage for the same picture at another rotation.
    public func turned(to rotation: Rotation) -> Stage {
        if rotation == self.rotation { return self }
        return Stage(options: options, view: view, scale: scale, content: content, rotation: rotation)
    }

    /// The stage for the same picture, turned as it is, in another window.
    func resized(to view: ViewSize, scale: Double) -> Stage {
        Stage(options: options, view: view, scale: scale, content: content, rotation: rotation)
    }

    /// The zoom at which the whole picture just fits into the view.
    public var fit: Double { ZoomRange.fit(outline, in: view) }
    /// The zoom at which the picture just covers the view.
    public var fill: Double { ZoomRange.fill(outline, in: view) }
    /// The zoom at which a picture pixel is a device pixel.
    public var actual: Double { 1 / scale }
    /// Half a device pixel in points: what the eye cannot see.
    public var tolerance: Double { 0.5 / scale }

    /// The start view: the start zoom, the picture's center at the view's center.
    public var home: Camera {
        Camera(
            zoom: startZoom, offset: ViewPoint(x: centered(.horizontal), y: centered(.vertical)), rotation: rotation)
    }

    /// Whether the picture is not larger than the view along an axis.
    public func fits(_ axis: Axis, zoom: Double) -> Bool {
        zoom * outline[axis] <= view[axis] + Self.fitTolerance
    }

    /// The offsets along an axis at which a picture may rest: the centered one where it fits, else those that show no gap.
    public func legalRange(_ axis: Axis, zoom: Double) -> ClosedRange<Double> {
        let slack = view[axis] - zoom * outline[axis]
        // Offsets are those of the content's corner, which is inside of the outline when the picture is turned.
        let inset = zoom * corner[axis]
        return fits(axis, zoom: zoom) ? slack / 2 - inset...slack / 2 - inset : slack - inset...0 - inset
    }

    /// The offset moved by the least amount to where the picture may rest.
    public func clamp(_ offset: Double, _ axis: Axis, zoom: Double) -> Double {
        let range = legalRange(axis, zoom: zoom)
        return min(max(offset, range.lowerBound), range.upperBound)
    }

    /// The view moved by the least amount to where the picture may rest: zoom within the limits, centered or without a gap.
    public func clamp(_ camera: Camera) -> Camera {
        let zoom = limits.clamp(camera.zoom)
        return Camera(
            zoom: zoom,
            offset: ViewPoint(
                x: clamp(camera.offset.x, .horizontal, zoom: zoom), y: clamp(camera.offset.y, .vertical, zoom: zoom)),
            rotation: rotation)
    }

    /// The legal view nearest to one about the view's center; the very same one if it is legal but for rounding.
    func settled(_ camera: Camera) -> Camera {
        let settled = zoomed(camera, to: camera.zoom, anchor: view.center)
        let isSame = settled.zoom == camera.zoom && settled.rotation == camera.rotation
        return isSame && (settled.offset - camera.offset).length < Self.fitTolerance ? camera : settled
    }

    /// Whether a view is the start view but for rounding.
    public func isHome(_ camera: Camera) -> Bool {
        camera.rotation == rotation && isStartZoom(camera.zoom)
            && (camera.offset - home.offset).length < Self.fitTolerance
    }

    /// Whether a zoom is that of the start view but for rounding.
    func isStartZoom(_ zoom: Double) -> Bool { Self.areEqual(zoom, startZoom) }

    /// Whether a zoom is at a limit or beyond it but for rounding.
    func isAtMax(_ zoom: Double) -> Bool { zoom >= limits.max || Self.areEqual(zoom, limits.max) }

    /// Whether a zoom is at the lower limit or below it but for rounding.
    func isAtMin(_ zoom: Double) -> Bool { zoom <= limits.min || Self.areEqual(zoom, limits.min) }

    /// The legal view nearest to the one that shows a content point at the view's center at a zoom ("zoom to rect").
    func zoomToRect(about center: ContentPoint, zoom: Double) -> Camera {
        clamp(Camera(zoom: limits.clamp(zoom), rotation: rotation, showing: nearest(to: center), at: view.center))
    }

    /// The point of the picture nearest to a content point. Zooming to one leads to the same view as to the other.
    func nearest(to point: ContentPoint) -> ContentPoint {
        ContentPoint(x: min(max(point.x, 0), content.width), y: min(max(point.y, 0), content.height))
    }

    /// The legal view nearest to the one at another zoom, and at this rotation, in which the content point under an anchor stays there.
    func zoomed(_ camera: Camera, to zoom: Double, anchor: ViewPoint) -> Camera {
        let reached = limits.clamp(zoom)
        return clamp(Camera(zoom: reached, rotation: rotation, showing: camera.contentPoint(at: anchor), at: anchor))
    }

    private func centered(_ axis: Axis) -> Double {
        (view[axis] - startZoom * outline[axis]) / 2 - startZoom * corner[axis]
    }

    private static func areEqual(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-9 * right }

    /// Lengths that keep all arithmetic finite, whatever was asked for.
    private static func bounded(_ length: Double) -> Double { length.isNaN ? 1 : min(max(length, 1), longest) }
}
