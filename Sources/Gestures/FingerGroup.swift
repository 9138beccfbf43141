public import Geometry
private import Glibc

/// What several fingers amount to: how many, their middle, and how they lie around it.
public struct FingerGroup: Hashable, Sendable {
    /// How many fingers.
    public let count: Int
    /// Their mean position.
    public let centroid: ViewPoint
    /// Their mean distance from the centroid in points; 0 for one finger.
    public let span: Double
    /// From the centroid to each finger; empty for one finger.
    private let arms: [ViewVector]

    /// The group of some positions; nil when there are none.
    public init?(_ positions: [ViewPoint]) {
        guard let first = positions.first else { return nil }
        count = positions.count
        if positions.count == 1 {
            centroid = first
            span = 0
            arms = []
            return
        }
        var sum = ViewVector.zero
        for position in positions { sum = sum + (position - .zero) }
        let middle = ViewPoint.zero + sum / Double(positions.count)
        centroid = middle
        arms = positions.map { $0 - middle }
        span = arms.reduce(0) { $0 + $1.length } / Double(positions.count)
    }

    /// A group of one finger at a place.
    init(single position: ViewPoint) {
        count = 1
        centroid = position
        span = 0
        arms = []
    }

    /// Two fingers that are not there, about a place: what a trackpad's pinch and a quick zoom amount to. `scale` is how much farther apart
    /// they are than at its beginning, `rotation` how many degrees they have turned clockwise since.
    public init(about place: ViewPoint, scale: Double, rotation: Double = 0) {
        count = 2
        centroid = place
        span = Self.virtualSpan * scale
        let arm = ViewVector(dx: span, dy: 0).turned(by: Rotation(degrees: rotation))
        arms = [arm, arm * -1]
    }

    /// pt. Any length that no rubber band and no threshold depends on.
    private static let virtualSpan = 100.0

    /// How much farther apart the fingers are than in another group. Spans below 1 pt count as 1 pt: the ratio is held there.
    public func spanRatio(to base: FingerGroup) -> Double {
        max(span, GestureTuning.minimumSpan) / max(base.span, GestureTuning.minimumSpan)
    }

    /// How many degrees the same fingers have turned clockwise since another group, beyond -180 up to 180; 0 where they are too close together
    /// to tell. The angle that moves the arms of the one to those of the other with the least error: tan = sum of crosses / sum of dots.
    public func turn(from base: FingerGroup) -> Double {
        guard arms.count == base.arms.count, span >= GestureTuning.minimumSpan, base.span >= GestureTuning.minimumSpan
        else { return 0 }
        var (cross, dot) = (0.0, 0.0)
        for (arm, former) in zip(arms, base.arms) {
            cross += former.cross(arm)
            dot += former.dot(arm)
        }
        return cross == 0 && dot == 0 ? 0 : atan2(cross, dot) * 180 / .pi
    }
}
