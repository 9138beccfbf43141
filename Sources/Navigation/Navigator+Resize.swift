import Geometry
import Gestures

/// What happens when the window changes.
extension Navigator {
    /// Keeps the content point at the view's center there, as far as that is legal; an untouched start view becomes the new one.
    mutating func resize(to newView: ViewSize, scale newScale: Double) {
        guard newView.width.isFinite, newView.height.isFinite else { return }
        let newScale = newScale.isFinite && newScale > 0 ? newScale : scale
        guard newView != view || newScale != scale else { return }
        view = newView
        scale = newScale
        guard let old = stage else { return }
        let new = Stage(
            options: options, view: newView, scale: newScale, content: old.content, rotation: old.rotation)
        stage = new
        let placed = held ?? camera
        held = nil
        let recentered = { (camera: Camera) in Self.recenter(camera, from: old, to: new) }
        landingCamera = landingCamera.map(recentered)
        switch travel {
        case .rest:
            camera = recentered(placed)
        case .gliding(let glide):
            let velocity = glide.coastingVelocity(at: now)
            camera = recentered(camera)
            settle(camera, velocity: velocity, centroid: new.view.center, on: new, since: now)
        case .transition(let transition):
            camera = recentered(transition.target)
            travel = .rest
        case .fading(let fade):
            camera = recentered(fade.target)
            travel = .rest
        }
        regrab()
    }

    private static func recenter(_ camera: Camera, from old: Stage, to new: Stage) -> Camera {
        let turned = new.turned(to: camera.rotation)
        if old.turned(to: camera.rotation).isHome(camera) { return turned.home }
        let center = camera.contentPoint(at: old.view.center)
        let zoom = turned.limits.clamp(camera.zoom)
        return turned.clamp(
            Camera(zoom: zoom, rotation: camera.rotation, showing: center, at: new.view.center))
    }
}
