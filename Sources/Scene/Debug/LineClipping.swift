import Geometry

extension Rect {
    /// The part of a straight line that lies inside, its edges included; nil when none does (Liang and Barsky: where the line enters and leaves
    /// each of the four half planes, as fractions of its way).
    func clipped(from start: Point<Space>, to end: Point<Space>) -> (start: Point<Space>, end: Point<Space>)? {
        guard start.isFinite, end.isFinite else { return nil }
        let way = end - start
        var (enter, leave) = (0.0, 1.0)
        // How far the start is inside of each edge, and how fast the line leaves it.
        let edges = [
            (start.x - minX, -way.dx), (maxX - start.x, way.dx), (start.y - minY, -way.dy), (maxY - start.y, way.dy),
        ]
        for (inside, speed) in edges {
            if speed == 0 {
                if inside < 0 { return nil }
            } else if speed < 0 {
                enter = max(enter, inside / speed)
            } else {
                leave = min(leave, inside / speed)
            }
        }
        return enter <= leave ? (moved(start + way * enter), moved(start + way * leave)) : nil
    }

    /// What is outside by rounding, which is a lot for places far away, is moved to the edge.
    private func moved(_ point: Point<Space>) -> Point<Space> {
        Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    }
}
