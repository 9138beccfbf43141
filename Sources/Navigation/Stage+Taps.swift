import Geometry

/// What the taps of each policy do.
extension Stage {
    /// Where a double tap at a view point leads from a view; nil where the policy has no double tap.
    func doubleTapTarget(from camera: Camera, at tap: ViewPoint) -> Camera? {
        guard options.taps.doubleTap == .zooms else { return nil }
        let content = camera.contentPoint(at: tap)
        switch options.policy {
        case .photos:
            guard isStartZoom(camera.zoom) else { return home }
            return zoomed(camera, to: max(2.5 * startZoom, actual, fit), anchor: tap)
        case .step:
            return zoomToRect(about: content, zoom: camera.zoom * 1.5)
        case .toggle:
            return isAtMax(camera.zoom) ? smallest(about: content) : zoomToRect(about: content, zoom: limits.max)
        case .point:
            let target = limits.clamp(options.doubleTapZoom ?? limits.max)
            let isBelow = camera.zoom < target * (1 - 1e-9)
            return isBelow ? zoomToRect(about: scaledPoint(tap), zoom: target) : smallest(about: scaledPoint(tap))
        case .cover:
            return nil
        case .avatar:
            return isAtMin(camera.zoom) ? zoomToRect(about: content, zoom: fill) : smallest(about: content)
        }
    }

    /// Where a two-finger tap leads from a view; nil where the policy has none.
    func twoFingerTapTarget(from camera: Camera) -> Camera? {
        guard options.taps.twoFingerTap == .zooms else { return nil }
        switch options.policy {
        case .photos, .step: return zoomed(camera, to: camera.zoom / 1.5, anchor: view.center)
        case .toggle, .point, .cover, .avatar: return nil
        }
    }

    /// Whether a double tap does anything, so that a tap must wait for a second one.
    var hasDoubleTap: Bool {
        switch options.taps.doubleTap {
        case .zooms: options.policy != .cover
        case .isTold: true
        case .isIgnored: false
        }
    }

    /// The content point that a point given in view bounds names: q = point / view x picture size, the picture as it is turned.
    func scaledPoint(_ point: ViewPoint) -> ContentPoint {
        // The view with the whole outline stretched over it.
        let way = ViewVector(
            dx: point.x / view.width * outline.width + corner.dx, dy: point.y / view.height * outline.height + corner.dy
        ).turnedBack(by: rotation)
        return ContentPoint(x: way.dx, y: way.dy)
    }

    /// The smallest zoom; where that is the start zoom, exactly the start view.
    private func smallest(about center: ContentPoint) -> Camera {
        isStartZoom(limits.min) ? home : zoomToRect(about: center, zoom: limits.min)
    }
}
