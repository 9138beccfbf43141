import Geometry

extension Camera {
    /// The same view on a page that is moved along x by so many points.
    func movedAside(by dx: Double) -> Camera {
        guard dx != 0 else { return self }
        var moved = self
        moved.offset = ViewPoint(x: offset.x + dx, y: offset.y)
        return moved
    }
}
