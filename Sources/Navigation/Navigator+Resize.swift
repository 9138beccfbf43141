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
        guard let old = stage else { return }
        let new = Stage(options: options, view: newView, scale: newScale, content: old.content)
        stage = new
        let recentered = { (camera: Camera) in Self.recenter(camera, from: old, to: new) }
        landingCamera = landingCamera.map(recentered)
        switch travel {
        case .rest:
            placed = recentered(placed)
        case .gliding(let glide):
            let velocity = glide.coastingVelocity(at: now)
            placed = recentered(placed)
            settle(velocity: velocity, centroid: new.view.center, on: new)
        case .transition(let transition):
            placed = recentered(transition.target)
            travel = .rest
        }
        regrab()
    }

    static func recenter(_ camera: Camera, from old: Stage, to new: Stage) -> Camera {
        if old.isHome(camera) { return new.home }
        let center = camera.contentPoint(at: old.view.center)
        return new.clamp(Camera(zoom: new.limits.clamp(camera.zoom), showing: center, at: new.view.center))
    }
}
