import Glibc

/// A line of the log before it is written.
struct LogEntry: Sendable {
    let time: timespec
    let level: LogLevel
    let text: String

    init(_ level: LogLevel, _ text: String) {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        time = now
        self.level = level
        self.text = text
    }

    /// The line with its end: the time (UTC, to the millisecond), the level, the text.
    var line: String {
        let level = level.rawValue + String(repeating: " ", count: max(0, 6 - level.rawValue.count))
        return "\(stamp) \(level) \(LogText.safe(text))\n"
    }

    private var stamp: String {
        var parts = unsafe tm()
        var seconds = time.tv_sec
        unsafe gmtime_r(&seconds, &parts)
        let date = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map { Self.digits(Int($0)) }
        let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Self.digits(Int($0)) }
        let milliseconds = String(1000 + Int(time.tv_nsec) / 1_000_000).dropFirst()
        return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + ".\(milliseconds)Z"
    }

    private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
