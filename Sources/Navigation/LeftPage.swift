import Geometry

/// A page that was left a moment ago: as long as it can be seen it lies as it lay.
struct LeftPage: Hashable, Sendable {
    /// On which side of the new one it is.
    let side: PageSide
    /// Its picture in the window; nil for a page without a picture.
    var stage: Stage?
    /// Where it lay.
    var camera: Camera
}
