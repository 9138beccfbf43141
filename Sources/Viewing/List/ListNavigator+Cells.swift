public import Geometry

/// Where cells are on the screen, and which are.
extension ListNavigator {
    /// Points per millisecond from which on nobody can tell one thumbnail from the other.
    private static let blur = 2.5

    /// Where a cell is in the view, as displayed.
    public func frame(of index: Int) -> ViewRect {
        guard let first = reflows.first else { return camera.rect(of: layout.frame(of: index)) }
        var frame = first.layout.frame(of: index)
        for (place, reflow) in reflows.enumerated() {
            let next = place + 1 < reflows.count ? reflows[place + 1].layout : layout
            frame = reflow.moved(frame).blended(with: next.frame(of: index), reflow.progress(at: now))
        }
        return camera.rect(of: frame)
    }

    /// The cells that may be in sight, in their order: stretches that do not overlap. While columns change, those that were in sight are among
    /// them.
    public var visible: [Range<Int>] {
        var (top, bottom) = (camera.place(at: .zero).y, camera.place(at: ViewPoint(x: 0, y: view.height)).y)
        var ranges = [layout.indices(from: top, to: bottom)]
        for reflow in reflows.reversed() {
            (top, bottom) = (reflow.former(top), reflow.former(bottom))
            ranges.append(reflow.layout.indices(from: top, to: bottom))
        }
        return Self.merged(ranges)
    }

    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// The cell that is displayed at a place of the view.
    public func index(at place: ViewPoint) -> Int? {
        guard !reflows.isEmpty else { return layout.index(at: camera.place(at: place)) }
        return visible.lazy.flatMap { $0 }.first { frame(of: $0).contains(place) }
    }

    /// Whether the list scrolls so fast that single thumbnails cannot be told apart.
    public var isBlurred: Bool { abs(travel.velocity(at: now)) > Self.blur }

    /// The cells whose thumbnails are wanted, the most wanted first: those in sight, then those that come next. Of a list that flies by, those
    /// at which it will stop.
    public var wanted: [Range<Int>] {
        let goal = isBlurred ? travel.destination ?? camera.offset.y : camera.offset.y
        let (top, height) = (-goal, view.height)
        let inSight = isBlurred ? [layout.indices(from: top, to: top + height)] : visible
        let first = inSight.first?.lowerBound ?? 0
        let last = inSight.last?.upperBound ?? 0
        let below = layout.indices(from: top, to: top + 2 * height).clamped(to: last..<max(layout.count, last))
        let above = layout.indices(from: top - height / 2, to: top + height).clamped(to: 0..<first)
        let isGoingUp = travel.velocity(at: now) > 0
        return (inSight + (isGoingUp ? [above, below] : [below, above])).filter { !$0.isEmpty }
    }

    /// The part of the list that is in sight, 0 ... 1 each; nil when all of it is.
    public var scrollPart: ClosedRange<Double>? {
        guard layout.height > view.height, camera.isUpright else { return nil }
        let top = min(max(-camera.offset.y / layout.height, 0), 1)
        return top...min(max((view.height - camera.offset.y) / layout.height, top), 1)
    }
}
