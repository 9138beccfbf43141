import Geometry

/// The view that another picture takes the place of while it fades away. If it drifts, it goes on doing so.
struct OutgoingView: Hashable, Sendable {
    /// Where it is displayed.
    var camera: Camera
    let travel: Travel
    let fade: CrossFade
    /// The other picture has come.
    var isLeft = false

    /// Moves on to a time; nil when nothing of it can be seen any more.
    func advanced(to time: Double) -> OutgoingView? {
        guard time < fade.end else { return nil }
        var moved = self
        if let camera = travel.camera(at: time) { moved.camera = camera }
        return moved
    }
}
