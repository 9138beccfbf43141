import Geometry

extension Stage {
    /// Whether a drag along x may bring in the neighbor on a side: the content fits along x, or its edge on that side is in its place.
    func showsEdge(_ side: PageSide, in camera: Camera) -> Bool {
        if fits(.horizontal, zoom: camera.zoom) { return true }
        let range = legalRange(.horizontal, zoom: camera.zoom)
        let edge = side == .previous ? range.upperBound : range.lowerBound
        return abs(camera.offset.x - edge) <= tolerance
    }
}
