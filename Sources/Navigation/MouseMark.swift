import Geometry

/// Where the picture was before the mouse moved it.
struct MouseMark: Hashable, Sendable {
    /// When the mouse moved, ms.
    let time: Double
    /// The view before.
    let camera: Camera
    /// Where the mouse went.
    var position = ViewPoint.zero
}
