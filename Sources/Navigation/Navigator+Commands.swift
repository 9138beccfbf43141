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
        let turned = stage.turned(to: base.rotation)
        let target = target(of: command, from: base, on: turned)
        go(to: target, anchor: base.center(in: stage.view), isAnimated: isAnimated, on: turned)
    }

    mutating func handle(_ request: ZoomRequest, isAnimated: Bool) {
        guard let stage, request.zoom.isFinite, request.zoom > 0 else { return }
        let base = uprightCamera
        let turned = stage.turned(to: base.rotation)
        guard let (target, anchor) = Self.target(of: request, from: base, on: turned) else { return }
        go(to: target, anchor: anchor, isAnimated: isAnimated, on: turned)
    }

    /// Where a request leads, and the content point whose way there is straight; nil for places that are not finite.
    private static func target(
        of request: ZoomRequest, from base: Camera, on stage: Stage
    ) -> (target: Camera, anchor: ContentPoint)? {
        let center = stage.view.center
        switch request.place {
        case .viewCenter:
            return (stage.zoomed(base, to: request.zoom, anchor: center), base.contentPoint(at: center))
        case .center(let content):
            guard content.isFinite else { return nil }
            return (stage.zoomToRect(about: content, zoom: request.zoom), stage.nearest(to: content))
        case .anchor(let place):
            guard place.isFinite else { return nil }
            let anchor = place.bounded
            return (stage.zoomed(base, to: request.zoom, anchor: anchor), base.contentPoint(at: anchor))
        case .point(let place):
            guard place.isFinite else { return nil }
            let content = stage.scaledPoint(place.bounded)
            return (stage.zoomToRect(about: content, zoom: request.zoom), content)
        }
    }

    /// Another picture, or none.
    mutating func show(_ size: PixelSize?) {
        travel = .rest
        grip = nil
        held = nil
        turning = nil
        if let size, size.hasArea {
            let stage = Stage(options: options, view: view, scale: scale, content: size.size())
            self.stage = stage
            let returned = pager.takeReturning()
            placed = returned.flatMap { $0.stage?.content == stage.content ? $0.camera : nil } ?? stage.home
        } else {
            _ = pager.takeReturning()
            stage = nil
            placed = Camera(zoom: 1, offset: .zero)
        }
        landingCamera = placed
        regrab()
    }

    func target(of command: NavigationCommand, from base: Camera, on stage: Stage) -> Camera {
        let center = stage.view.center
        let width = ViewVector(dx: stage.view.width * Self.keyPan, dy: 0)
        let height = ViewVector(dx: 0, dy: stage.view.height * Self.keyPan)
        switch command {
        case .plus: return stage.zoomed(base, to: base.zoom * Self.keyZoom, anchor: center)
        case .minus: return stage.zoomed(base, to: base.zoom / Self.keyZoom, anchor: center)
        case .home: return stage.home
        case .fill: return stage.zoomed(base, to: stage.fill, anchor: center)
        case .actual: return stage.zoomed(base, to: stage.actual, anchor: center)
        case .left: return stage.clamp(base.moved(by: width))
        case .right: return stage.clamp(base.moved(by: width * -1))
        case .up: return stage.clamp(base.moved(by: height))
        case .down: return stage.clamp(base.moved(by: height * -1))
        }
    }

    mutating func go(to target: Camera, anchor: ContentPoint, isAnimated: Bool, on stage: Stage) {
        // Under fingers there is no animation: it would pull the picture away from them.
        if isAnimated, holdingGroup == nil {
            animate(to: target, anchor: anchor, on: stage)
        } else {
            jump(to: target)
        }
    }
}
