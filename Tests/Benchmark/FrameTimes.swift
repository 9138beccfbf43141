import TestSupport

/// What the frame clock (Tests/BenchmarkTools) wrote about the frames of a program, in milliseconds.
struct FrameTimes {
    struct Frame {
        /// When presenting began.
        var began: Double
        /// The main thread's processor time since the end of the frame before, until presenting began.
        var work: Double
        /// The main thread's processor time while it presented.
        var presenting: Double
        /// From the beginning of presenting the frame before.
        var gap: Double
    }

    let frames: [Frame]

    /// The frames that were presented between two times of the monotonic clock.
    init(file: String, from start: Double, to end: Double) throws(Trouble) {
        guard let bytes = FileBytes.read(file) else { throw Trouble("The frame clock wrote nothing.") }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .map { $0.split(separator: " ").compactMap { Double($0) }.map { $0 / 1e6 } }.filter { $0.count == 4 }
        let all = zip(lines, lines.dropFirst()).map { before, line in
            Frame(began: line[0], work: line[1] - before[3], presenting: line[3] - line[1], gap: line[0] - before[0])
        }
        frames = all.filter { $0.began >= start && $0.began <= end }
        guard frames.count > 1 else { throw Trouble("Hardly a frame was presented while fingers moved.") }
    }
}
