internal import Glibc

/// A time of the calendar and the clock of this place.
public struct FileTime: Hashable, Sendable {
    /// Of the common era.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int
    /// 0 to 23.
    public let hour: Int
    /// 0 to 59.
    public let minute: Int
    /// 0 to 60.
    public let second: Int

    /// What the clocks here showed so many seconds after the beginning of 1970 in Greenwich; nil when the calendar does not reach so far. Reads the
    /// time zone from the disk when it is asked first.
    init?(secondsSince1970 seconds: Int64) {
        var time = time_t(seconds)
        var parts = unsafe tm()
        guard unsafe localtime_r(&time, &parts) != nil else { return nil }
        year = unsafe Int(parts.tm_year) + 1900
        month = unsafe Int(parts.tm_mon) + 1
        day = unsafe Int(parts.tm_mday)
        hour = unsafe Int(parts.tm_hour)
        minute = unsafe Int(parts.tm_min)
        second = unsafe Int(parts.tm_sec)
    }
}
