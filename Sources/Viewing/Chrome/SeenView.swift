import Geometry
import Navigation

/// How a picture lay in its window at one moment.
struct SeenView: Hashable, Sendable {
    let picture: PictureID?
    let content: ContentSize
    let view: ViewSize
    let scale: Double
    let camera: Camera

    /// Whether another moment is of the same picture in the same window, so that a difference is a movement.
    func isComparable(to other: SeenView) -> Bool {
        picture == other.picture && content == other.content && view == other.view && scale == other.scale
    }

    /// Whether the zoom is another one.
    func isZoomed(from other: SeenView) -> Bool { abs(camera.zoom - other.camera.zoom) > 1e-9 * other.camera.zoom }
}
