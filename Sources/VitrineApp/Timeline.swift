import Platform

/// The session's time: milliseconds since the start, so that a recording begins near 0.
struct Timeline {
    private let clock = Clock()
    private let origin: Double

    init() { origin = clock.now }

    /// The time now.
    var now: Double { clock.now - origin }

    /// A time as the platform's clock has it.
    func platformTime(_ time: Double) -> Double { time + origin }

    /// A time of the platform's clock as the session has it.
    func time(ofPlatform time: Double) -> Double { time - origin }
}
