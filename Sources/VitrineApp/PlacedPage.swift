import Geometry
import Scene
import Viewing

/// A picture and how it lies on the device.
struct PlacedPage {
    let slot: PictureSlot
    let placement: ContentPlacement
    /// Where its page ends along x, in device pixels.
    let extent: ClosedRange<Double>

    /// A page of the session with so many device pixels per point.
    init(_ page: VisiblePage, scale: Double) {
        slot = page.slot
        // A pixel more than exact: rounding must not shave off what ends there by itself.
        extent = page.extent.lowerBound * scale - 1...page.extent.upperBound * scale + 1
        placement = ViewScene.placement(of: page.camera, scale: scale)
    }
}
