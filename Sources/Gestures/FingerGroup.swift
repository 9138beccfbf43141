public import Geometry

/// What several fingers amount to: how many, their middle, and their mean distance from it.
public struct FingerGroup: Hashable, Sendable {
    /// How many fingers.
    public let count: Int
    /// Their mean position.
    public let centroid: ViewPoint
    /// Their mean distance from the centroid in points; 0 for one finger.
    public let span: Double

    /// The group of some positions; nil when there are none.
    public init?(_ positions: [ViewPoint]) {
        guard let first = positions.first else { return nil }
        count = positions.count
        if positions.count == 1 {
            centroid = first
            span = 0
            return
        }
        var sum = ViewVector.zero
        for position in positions { sum = sum + (position - .zero) }
        let middle = ViewPoint.zero + sum / Double(positions.count)
        centroid = middle
        span = positions.reduce(0) { $0 + ($1 - middle).length } / Double(positions.count)
    }

    /// A group of one finger at a place.
    init(single position: ViewPoint) {
        count = 1
        centroid = position
        span = 0
    }

    /// How much farther apart the fingers are than in another group. Spans below 1 pt count as 1 pt: the ratio is held there.
    public func spanRatio(to base: FingerGroup) -> Double {
        max(span, GestureTuning.minimumSpan) / max(base.span, GestureTuning.minimumSpan)
    }
}
