internal import Glibc

/// The clock that measures how long another process has been silent.
public enum MonotonicClock {
    /// Milliseconds since some moment in the past; never runs backward.
    public static var milliseconds: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}
