public import Geometry

/// What can be seen of the row of pages.
extension Navigator {
    /// Whether a drag may turn pages at all: the other policies are those of single pictures.
    public var allowsPaging: Bool { options.policy == .photos }

    /// Where we look, as displayed: on a page that is drawn aside, the picture is aside with it. Without a picture: zoom 1, offset 0
    /// on its page.
    public var camera: Camera { placed.movedAside(by: pager.displacement) }

    /// How far the current page is from its place, in points to the right.
    public var pageDisplacement: Double { pager.displacement }

    /// Whether every page is in its place and nobody holds one.
    public var arePagesAtRest: Bool { pager.isAtRest }

    /// Whether the page on a side of the current one is in sight.
    public func isInSight(_ side: PageSide) -> Bool {
        let row = pageRow
        return pager.open[side] && abs(pager.displacement(of: side, pitch: row.pitch)) < row.width
    }

    /// Where the current page ends along x, in view points: at its edges towards pages in sight, else nowhere.
    public var extentOfPage: ClosedRange<Double> {
        let start = isInSight(.previous) ? pager.displacement : -.infinity
        let end = isInSight(.next) ? pager.displacement + pageRow.width : .infinity
        return start...max(start, end)
    }

    /// Where the page on a side ends along x, in view points: at its edge towards the current one.
    public func extentOfPage(on side: PageSide) -> ClosedRange<Double> {
        let row = pageRow
        let start = pager.displacement(of: side, pitch: row.pitch)
        return side == .previous ? -.infinity...(start + row.width) : start...(.infinity)
    }

    /// Where the page that was left last is displayed, as it lay; nil when it is not on that side, or not any more.
    public func cameraOfLeftPage(on side: PageSide) -> Camera? {
        guard let left = pager.left, left.side == side else { return nil }
        return left.camera.movedAside(by: pager.displacement(of: side, pitch: pageRow.pitch))
    }

    /// Where a neighbor of an upright size is displayed: at its start view, on its page.
    public func camera(ofNeighbor size: PixelSize, on side: PageSide) -> Camera {
        let home = startView(of: size)
        return home.movedAside(by: pager.displacement(of: side, pitch: pageRow.pitch))
    }

    /// The start view of a picture of an upright size in this window.
    public func startView(of size: PixelSize) -> Camera {
        Stage(options: options, view: view, scale: scale, content: size.size()).home
    }
}
