import Glibc

/// The monotonic clock, in milliseconds. Its zero means nothing; only differences do.
public struct Clock: Sendable {
    /// A reader of the clock; all read the same one.
    public init() {}

    /// The time now.
    public var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// Sleeps until a time; returns at once when it has passed. A signal may end the sleep early.
    func sleep(until deadline: Double) {
        guard deadline > now else { return }
        let seconds = (deadline / 1000).rounded(.down)
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((deadline - seconds * 1000) * 1e6))
        _ = unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
    }
}
