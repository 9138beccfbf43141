/// One piece of the way of an axis, with one law: a coast within the legal range, or a bounce beyond one of its edges.
struct MotionSegment: Hashable, Sendable {
    private enum Law: Hashable, Sendable {
        case coast(origin: Double, speed: Double, range: ClosedRange<Double>)
        /// Outward is the direction of the offset that leads away from the range: 1 or -1.
        case bounce(Bounce, edge: Double, outward: Double)
    }

    /// When it begins, in milliseconds since the release.
    let start: Double
    /// When it ends.
    let end: Double
    /// Where it ends, exactly.
    let endPosition: Double
    /// The model's velocity with which the next piece begins at `endPosition`; nil when this one ends at rest.
    let nextVelocity: Double?
    private let law: Law

    var length: Double { end - start }

    /// The piece that begins at a position: a bounce outside the range or leaving it, else a coast.
    init(start: Double, position: Double, velocity: Double, range: ClosedRange<Double>, tolerance: Double) {
        if position > range.upperBound || (position == range.upperBound && velocity > 0) {
            self.init(
                start: start, overshoot: position - range.upperBound, velocity: velocity, edge: range.upperBound,
                outward: 1, tolerance: tolerance)
        } else if position < range.lowerBound || (position == range.lowerBound && velocity < 0) {
            self.init(
                start: start, overshoot: range.lowerBound - position, velocity: velocity, edge: range.lowerBound,
                outward: -1, tolerance: tolerance)
        } else {
            self.init(start: start, coastFrom: position, speed: velocity, range: range)
        }
    }

    private init(
        start: Double, overshoot: Double, velocity: Double, edge: Double, outward: Double, tolerance: Double
    ) {
        let bounce = Bounce(overshoot: overshoot, speed: velocity * outward)
        let settle = bounce.settleTime(tolerance: tolerance)
        self.start = start
        law = .bounce(bounce, edge: edge, outward: outward)
        endPosition = edge
        if let reentry = bounce.reentryTime, reentry < settle {
            end = start + reentry
            nextVelocity = bounce.state(at: reentry) * outward
        } else {
            end = start + settle
            nextVelocity = nil
        }
    }

    private init(start: Double, coastFrom origin: Double, speed: Double, range: ClosedRange<Double>) {
        let deceleration = Deceleration()
        let edge = speed < 0 ? range.lowerBound : range.upperBound
        let way = deceleration.restDistance(speed: speed)
        self.start = start
        law = .coast(origin: origin, speed: speed, range: range)
        if abs(edge - origin) < abs(way), let crossing = deceleration.timeToTravel(edge - origin, speed: speed) {
            end = start + crossing
            endPosition = edge
            nextVelocity = deceleration.speed(speed, after: crossing)
        } else {
            end = start + deceleration.restTime(speed: speed)
            endPosition = Self.clamp(origin + way, into: range)
            nextVelocity = nil
        }
    }

    var isCoasting: Bool {
        if case .coast = law { true } else { false }
    }

    func position(at elapsed: Double) -> Double {
        let time = max(elapsed - start, 0)
        switch law {
        case .coast(let origin, let speed, let range):
            return Self.clamp(origin + Deceleration().displacement(speed: speed, after: time), into: range)
        case .bounce(let bounce, let edge, let outward):
            return edge + outward * max(bounce.overshoot(at: time), 0)
        }
    }

    func velocity(at elapsed: Double) -> Double {
        let time = max(elapsed - start, 0)
        switch law {
        case .coast(_, let speed, _): return Deceleration().visibleSpeed(speed, after: time)
        case .bounce(let bounce, _, let outward): return bounce.visibleSpeed(at: time) * outward
        }
    }

    private static func clamp(_ value: Double, into range: ClosedRange<Double>) -> Double {
        min(max(value, range.lowerBound), range.upperBound)
    }
}
