import Geometry
import Scene
import Viewing

/// A picture and how it lies on the device.
struct PlacedPage {
    let slot: PictureSlot
    let placement: ContentPlacement

    /// A page of the session with so many device pixels per point.
    init(_ page: VisiblePage, scale: Double) {
        slot = page.slot
        placement = ViewScene.placement(of: page.camera, scale: scale)
    }
}
