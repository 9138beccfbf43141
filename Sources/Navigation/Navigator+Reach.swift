import Geometry

/// What those who offer movements must know.
extension Navigator {
    /// Where we look on the page, wherever the page is drawn.
    public var cameraOnPage: Camera { placed }

    /// Whether a command would lead to another view than the one that is shown, or that is being gone to.
    public func changes(by command: NavigationCommand) -> Bool {
        guard let stage else { return false }
        let base = targetCamera
        let turned = stage.turned(to: base.rotation)
        let target = target(of: command, from: base, on: turned)
        return abs(target.zoom - base.zoom) > 1e-9 * base.zoom
            || (target.offset - base.offset).length > turned.tolerance
    }

    /// Whether the picture is larger than the window, so that not all of it is seen.
    public var exceedsView: Bool {
        guard let stage = stage?.turned(to: placed.rotation) else { return false }
        return Axis.allCases.contains { placed.zoom * stage.outline[$0] > stage.view[$0] + stage.tolerance }
    }
}
