import Geometry
import Gestures

/// What keys, buttons and the control socket ask for.
extension Navigator {
    /// The factor of one press of a zoom key.
    private static let keyZoom = 1.5
    /// The part of the view by which an arrow key pans.
    private static let keyPan = 0.25

    mutating func handle(_ command: NavigationCommand, isAnimated: Bool) {
        guard let stage else { return }
        // Pressing a key again while it still moves goes on from where it is going.
        let base = targetCamera
        let target = target(of: command, from: base, on: stage)
        go(to: target, anchor: base.center(in: stage.view), isAnimated: isAnimated, on: stage)
    }

    mutating func handle(_ request: ZoomRequest, isAnimated: Bool) {
        guard let stage, request.zoom.isFinite, request.zoom > 0 else { return }
        let center = stage.view.center
        switch request.place {
        case .viewCenter:
            let target = stage.zoomed(placed, to: request.zoom, anchor: center)
            go(to: target, anchor: placed.contentPoint(at: center), isAnimated: isAnimated, on: stage)
        case .center(let content):
            guard content.isFinite else { return }
            let target = stage.zoomToRect(about: content, zoom: request.zoom)
            go(to: target, anchor: stage.nearest(to: content), isAnimated: isAnimated, on: stage)
        case .anchor(let place):
            guard place.isFinite else { return }
            let anchor = place.bounded
            let target = stage.zoomed(placed, to: request.zoom, anchor: anchor)
            go(to: target, anchor: placed.contentPoint(at: anchor), isAnimated: isAnimated, on: stage)
        case .point(let place):
            guard place.isFinite else { return }
            let content = stage.scaledPoint(place.bounded)
            let target = stage.zoomToRect(about: content, zoom: request.zoom)
            go(to: target, anchor: content, isAnimated: isAnimated, on: stage)
        }
    }

    /// Another picture, or none.
    mutating func show(_ size: PixelSize?) {
        travel = .rest
        grip = nil
        if let size, size.hasArea {
            let stage = Stage(options: options, view: view, scale: scale, content: size.size())
            self.stage = stage
            let returned = pager.takeReturning()
            placed = returned.flatMap { $0.stage == stage ? $0.camera : nil } ?? stage.home
        } else {
            _ = pager.takeReturning()
            stage = nil
            placed = Camera(zoom: 1, offset: .zero)
        }
        landingCamera = placed
        regrab()
    }

    private func target(of command: NavigationCommand, from base: Camera, on stage: Stage) -> Camera {
        let center = stage.view.center
        let width = ViewVector(dx: stage.view.width * Self.keyPan, dy: 0)
        let height = ViewVector(dx: 0, dy: stage.view.height * Self.keyPan)
        switch command {
        case .plus: return stage.zoomed(base, to: base.zoom * Self.keyZoom, anchor: center)
        case .minus: return stage.zoomed(base, to: base.zoom / Self.keyZoom, anchor: center)
        case .home: return stage.home
        case .fill: return stage.zoomed(base, to: stage.fill, anchor: center)
        case .actual: return stage.zoomed(base, to: stage.actual, anchor: center)
        case .left: return stage.clamp(Camera(zoom: base.zoom, offset: base.offset + width))
        case .right: return stage.clamp(Camera(zoom: base.zoom, offset: base.offset - width))
        case .up: return stage.clamp(Camera(zoom: base.zoom, offset: base.offset + height))
        case .down: return stage.clamp(Camera(zoom: base.zoom, offset: base.offset - height))
        }
    }

    private mutating func go(to target: Camera, anchor: ContentPoint, isAnimated: Bool, on stage: Stage) {
        // Under fingers there is no animation: it would pull the picture away from them.
        if isAnimated, arbiter.holdingGroup == nil {
            animate(to: target, anchor: anchor, on: stage)
        } else {
            jump(to: target)
        }
    }
}
