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
    /// The zooms between which it rests.
    public let limits: ZoomLimits
    /// The zoom of the start view.
    public let startZoom: Double

    /// The stage for a picture; sizes below 1 count as 1, and those above ten million as ten million.
    public init(options: ZoomOptions, view: ViewSize, scale: Double, content: ContentSize) {
        self.options = options
        self.view = ViewSize(width: Self.bounded(view.width), height: Self.bounded(view.height))
        self.scale = scale.isFinite && scale > 0 ? min(max(scale, 1e-3), 1e3) : 1
        self.content = ContentSize(
            width: Self.bounded(content.width), height: Self.bounded(content.height))
        let derived = ZoomRange(options: options, view: self.view, scale: self.scale, content: self.content)
        limits = derived.limits
        startZoom = derived.start
    }

    /// The zoom at which the whole picture just fits into the view.
    public var fit: Double { ZoomRange.fit(content, in: view) }
    /// The zoom at which the picture just covers the view.
    public var fill: Double { ZoomRange.fill(content, in: view) }
    /// The zoom at which a picture pixel is a device pixel.
    public var actual: Double { 1 / scale }
    /// Half a device pixel in points: what the eye cannot see.
    public var tolerance: Double { 0.5 / scale }

    /// The start view: the start zoom, the picture's center at the view's center.
    public var home: Camera {
        Camera(zoom: startZoom, offset: ViewPoint(x: centered(.horizontal), y: centered(.vertical)))
    }

    /// Whether the picture is not larger than the view along an axis.
    public func fits(_ axis: Axis, zoom: Double) -> Bool {
        zoom * content[axis] <= view[axis] + Self.fitTolerance
    }

    /// The offsets along an axis at which a picture may rest: the centered one where it fits, else those that show no gap.
    public func legalRange(_ axis: Axis, zoom: Double) -> ClosedRange<Double> {
        let slack = view[axis] - zoom * content[axis]
        return fits(axis, zoom: zoom) ? slack / 2...slack / 2 : slack...0
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
                x: clamp(camera.offset.x, .horizontal, zoom: zoom), y: clamp(camera.offset.y, .vertical, zoom: zoom)))
    }

    /// Whether a view is the start view but for rounding.
    public func isHome(_ camera: Camera) -> Bool {
        isStartZoom(camera.zoom) && (camera.offset - home.offset).length < Self.fitTolerance
    }

    /// Whether a zoom is that of the start view but for rounding.
    func isStartZoom(_ zoom: Double) -> Bool { Self.areEqual(zoom, startZoom) }

    /// Whether a zoom is at a limit or beyond it but for rounding.
    func isAtMax(_ zoom: Double) -> Bool { zoom >= limits.max || Self.areEqual(zoom, limits.max) }

    /// Whether a zoom is at the lower limit or below it but for rounding.
    func isAtMin(_ zoom: Double) -> Bool { zoom <= limits.min || Self.areEqual(zoom, limits.min) }

    /// The legal view nearest to the one that shows a content point at the view's center at a zoom ("zoom to rect").
    func zoomToRect(about center: ContentPoint, zoom: Double) -> Camera {
        clamp(Camera(zoom: limits.clamp(zoom), showing: nearest(to: center), at: view.center))
    }

    /// The point of the picture nearest to a content point. Zooming to one leads to the same view as to the other.
    func nearest(to point: ContentPoint) -> ContentPoint {
        ContentPoint(x: min(max(point.x, 0), content.width), y: min(max(point.y, 0), content.height))
    }

    /// The legal view nearest to the one at another zoom in which the content point under an anchor stays there.
    func zoomed(_ camera: Camera, to zoom: Double, anchor: ViewPoint) -> Camera {
        let reached = limits.clamp(zoom)
        return clamp(Camera(zoom: reached, showing: camera.contentPoint(at: anchor), at: anchor))
    }

    private func centered(_ axis: Axis) -> Double { (view[axis] - startZoom * content[axis]) / 2 }

    private static func areEqual(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-9 * right }

    /// Lengths that keep all arithmetic finite, whatever was asked for.
    private static func bounded(_ length: Double) -> Double { length.isNaN ? 1 : min(max(length, 1), longest) }
}
