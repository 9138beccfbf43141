import Motion

/// A page on its way to its place, or to the other side of the gap: a function of time.
struct PageSettle: Hashable, Sendable {
    private let start: Double
    private let spring: CriticalSpring
    /// When it is there, ms.
    let end: Double

    /// From a displacement (pt) with a velocity (pt/ms) at a time (ms); it is there within a tolerance (pt).
    ///
    /// The velocity towards the place is held to what the spring can take without crossing it: a page that is thrown back must not
    /// let the neighbor on the other side flash in.
    init(from displacement: Double, velocity: Double, tolerance: Double, at time: Double) {
        let outward = displacement < 0 ? -velocity : velocity
        let held = max(outward, -MotionConstants.pageSpringRate * abs(displacement))
        start = time
        spring = CriticalSpring(position: displacement, velocity: displacement < 0 ? -held : held)
        end = time + spring.settleTime(tolerance: tolerance)
    }

    /// The displacement at a time; 0 from the end on.
    func displacement(at time: Double) -> Double {
        time >= end ? 0 : spring.position(at: time - start)
    }

    /// The velocity at a time.
    func velocity(at time: Double) -> Double { time >= end ? 0 : spring.velocity(at: time - start) }
}
