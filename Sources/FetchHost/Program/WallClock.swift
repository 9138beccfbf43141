internal import Glibc

/// The clock that dates of HTTP are compared with.
enum WallClock {
    /// Seconds since 1970.
    static var seconds: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec
    }
}
