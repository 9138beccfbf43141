/// Something that fades in for a reason, stays while there is one and some time longer, and fades out. A function of time.
///
/// opacity(t) = min((t - rise) / d, 1 - (t - fall) / d), moved into 0 ... 1, where d is how long a fade takes; with d = 0 it is there at once, and gone
/// at once.
struct Fade: Hashable, Sendable {
    private struct Course: Hashable, Sendable {
        /// When it was clear, as seen from its rising.
        var rise: Double
        /// When it begins to fall; nil while it is held.
        var fall: Double?
    }

    /// ms that it stays after the last reason.
    let stay: Double
    /// ms that a fade takes; 0 for none.
    var duration = ChromeTiming.fade
    private var course: Course?

    /// Nothing to be seen.
    init(stay: Double) { self.stay = stay }

    /// How much of it is seen at a time, 0 ... 1.
    func opacity(at time: Double) -> Double {
        guard let course else { return 0 }
        let opacity = min(part(of: time - course.rise), course.fall.map { 1 - part(of: time - $0) } ?? 1)
        // What is left by rounding is nothing.
        return opacity < 1e-3 ? 0 : opacity
    }

    /// Whether it is there or coming, not going.
    func isShown(at time: Double) -> Bool { course.map { $0.fall.map { time < $0 } ?? true } ?? false }

    /// There is a reason to see it: from now on, or, when it is held, until `release`.
    mutating func show(at time: Double, isHeld: Bool = false) {
        let opacity = opacity(at: time)
        let rise = course.map { opacity >= 1 ? $0.rise : time - opacity * duration } ?? time
        course = Course(rise: opacity > 0 ? rise : time, fall: isHeld ? nil : time + stay)
    }

    /// What held it is gone.
    mutating func release(at time: Double) {
        if course != nil, course?.fall == nil { course?.fall = time + stay }
    }

    /// It goes now.
    mutating func hide(at time: Double) {
        guard isShown(at: time) else { return }
        let opacity = opacity(at: time)
        course?.fall = time - (1 - opacity) * duration
    }

    /// When it next looks different, after the frame at a time; nil for never.
    func nextChange(after time: Double) -> Double? {
        guard let course else { return nil }
        let rest = [course.rise + duration, course.fall, course.fall.map { $0 + duration }]
        guard let next = rest.compactMap({ $0 }).filter({ $0 > time }).min() else { return nil }
        let isRising = time < course.rise + duration
        let isFalling = course.fall.map { time >= $0 } ?? false
        return isRising || isFalling ? min(time + ChromeTiming.frame, next) : next
    }

    private func part(of elapsed: Double) -> Double {
        if duration <= 0 { return elapsed >= 0 ? 1 : 0 }
        return min(max(elapsed / duration, 0), 1)
    }
}
