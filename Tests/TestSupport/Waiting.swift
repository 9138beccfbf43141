internal import Glibc

/// Milliseconds on a clock that only goes forward.
public func monotonicMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Lets some milliseconds pass.
public func pause(milliseconds: Double) {
    usleep(useconds_t(max(milliseconds, 0) * 1000))
}

/// Asks again and again until there is an answer; nil when the time is up first.
public func poll<Answer>(
    within milliseconds: Double = 5000, every interval: Double = 5, _ ask: () throws -> Answer?
) rethrows -> Answer? {
    let end = monotonicMilliseconds() + milliseconds
    while true {
        if let answer = try ask() { return answer }
        if monotonicMilliseconds() >= end { return nil }
        pause(milliseconds: interval)
    }
}

/// Waits until something holds; false when the time is up first.
public func eventually(
    within milliseconds: Double = 5000, every interval: Double = 5, _ condition: () throws -> Bool
) rethrows -> Bool {
    try poll(within: milliseconds, every: interval) { try condition() ? true : nil } ?? false
}
