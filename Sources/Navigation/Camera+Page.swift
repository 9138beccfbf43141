import Geometry

extension Camera {
    /// The same view on a page that is moved along x by so many points.
    func movedAside(by dx: Double) -> Camera {
        dx == 0 ? self : moved(by: ViewVector(dx: dx, dy: 0))
    }
}
