/// The whole way of one axis of a picture after it was let go: coasting, bouncing, resting, as a function of time.
///
/// Positions are offsets in points, velocities points per millisecond, times milliseconds since the release. The way is split
/// where it crosses an edge of the legal range, so no frame rate can change it. It ends exactly where a coast stopped, or exactly
/// on the edge. Finite for any finite input, and mirrored bit for bit by a mirrored input.
public struct AxisMotion: Hashable, Sendable {
    /// When it comes to rest; 0 when it rests already.
    public let duration: Double
    /// Where it comes to rest, always within the legal range.
    public let destination: Double
    private let segments: [MotionSegment]

    /// The way from a position with a velocity.
    ///
    /// - Parameters:
    ///   - velocity: of the offset; its fling threshold has been applied by the caller.
    ///   - range: the legal offsets.
    ///   - tolerance: half a device pixel in points: how near to its edge a bounce ends.
    public init(position: Double, velocity: Double, range: ClosedRange<Double>, tolerance: Double) {
        let range = Self.bounded(range.lowerBound)...Self.bounded(range.upperBound)
        var position = Self.bounded(position)
        var velocity = Self.bounded(velocity)
        var time = 0.0
        var segments: [MotionSegment] = []
        while true {
            let segment = MotionSegment(
                start: time, position: position, velocity: velocity, range: range, tolerance: tolerance)
            if segment.length > 0 { segments.append(segment) }
            time = segment.end
            position = segment.endPosition
            guard let next = segment.nextVelocity else { break }
            velocity = next
        }
        self.segments = segments
        duration = time
        destination = position
    }

    /// Where it is after a time.
    public func position(at elapsed: Double) -> Double {
        segment(at: elapsed)?.position(at: elapsed) ?? destination
    }

    /// The velocity that is seen, the derivative of the position; 0 at rest.
    public func velocity(at elapsed: Double) -> Double {
        segment(at: elapsed)?.velocity(at: elapsed) ?? 0
    }

    /// Whether it moves freely at that time, neither bouncing nor resting.
    public func isCoasting(at elapsed: Double) -> Bool {
        segment(at: elapsed)?.isCoasting ?? false
    }

    private func segment(at elapsed: Double) -> MotionSegment? {
        segments.first { elapsed < $0.end }
    }

    /// Far beyond anything real, and small enough that no product of the laws overflows.
    private static func bounded(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -1e100), 1e100)
    }
}
