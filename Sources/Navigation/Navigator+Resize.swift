import Geometry
import Gestures

/// What happens when the window changes.
extension Navigator {
    /// Keeps the content point at the view's center there, as far as that is legal; an untouched start view becomes the new one.
    mutating func resize(to newView: ViewSize, scale newScale: Double) {
        guard newView.width.isFinite, newView.height.isFinite else { return }
        let newScale = newScale.isFinite && newScale > 0 ? newScale : scale
        guard newView != view || newScale != scale else { return }
        let row = pageRow
        view = newView
        scale = newScale
        defer { resizePages(from: row) }
        // What fades away was drawn for another window.
        outgoing = nil
        guard let old = stage else { return }
        let new = old.resized(to: newView, scale: newScale)
        stage = new
        let base = reached
        held = nil
        let recentered = { (camera: Camera) in Self.recenter(camera, from: old, to: new) }
        landingCamera = landingCamera.map(recentered)
        switch travel {
        case .rest:
            placed = recentered(base)
        case .gliding(let glide):
            let velocity = glide.coastingVelocity(at: now)
            placed = recentered(base)
            settle(placed, velocity: velocity, centroid: new.view.center, on: new, since: now)
        case .transition(let transition):
            placed = recentered(transition.target)
            travel = .rest
        case .fading(let target, _):
            placed = recentered(target)
            travel = .rest
        case .drifting(let drift):
            let moved = drift.moved(to: new)
            placed = moved.camera(at: now)
            travel = .drifting(moved)
        }
        regrab()
    }

    /// What a finger has stretched beyond an edge or a limit, or what bounces, stays as far beyond it: else it would leap.
    static func recenter(_ camera: Camera, from old: Stage, to new: Stage) -> Camera {
        let (former, turned) = (old.turned(to: camera.rotation), new.turned(to: camera.rotation))
        if former.isHome(camera) { return turned.home }
        let legalZoom = former.limits.clamp(camera.zoom)
        let zoom = turned.limits.clamp(legalZoom) * (camera.zoom / legalZoom)
        var legal = camera
        for axis in Axis.allCases { legal.offset[axis] = former.clamp(camera.offset[axis], axis, zoom: camera.zoom) }
        let center = legal.contentPoint(at: old.view.center)
        var recentered = Camera(zoom: zoom, rotation: camera.rotation, showing: center, at: new.view.center)
        for axis in Axis.allCases {
            let overshoot = camera.offset[axis] - legal.offset[axis]
            recentered.offset[axis] = turned.clamp(recentered.offset[axis], axis, zoom: zoom) + overshoot
        }
        return recentered
    }
}
