internal import Glibc
internal import Wire

/// The helpers that have been started: hands out the spare one or a new one, and forgets none before it is reaped.
struct HelperPool {
    private let program: String
    private var spare: Helper?
    private var processes: [HelperProcess] = []

    /// A pool of helpers of one program.
    init(program: String) { self.program = program }

    /// Starts a spare helper, unless there is one.
    mutating func keepSpare() throws(PictureFailure) {
        if let spare, !spare.process.reapIfEnded() { return }
        spare = nil
        spare = try launch()
    }

    /// A helper that nobody else has: the spare one when it lives, else a new one.
    mutating func take() throws(PictureFailure) -> Helper {
        defer { spare = nil }
        if let spare, !spare.process.reapIfEnded() { return spare }
        return try launch()
    }

    /// The helpers that are running.
    var running: [HelperProcess] { processes.filter(\.isRunning) }

    /// Kills all helpers, and waits a little until nothing is left of them.
    mutating func endAll(withinMilliseconds patience: Double) {
        spare = nil
        Self.end(processes, withinMilliseconds: patience)
        processes.removeAll(where: \.isReaped)
    }

    /// Kills processes, and waits a little until nothing is left of them.
    static func end(_ processes: [HelperProcess], withinMilliseconds patience: Double) {
        var left = processes
        for process in left { process.kill() }
        let deadline = MonotonicClock.milliseconds + patience
        left.removeAll { $0.reapIfEnded() }
        while !left.isEmpty, MonotonicClock.milliseconds < deadline {
            usleep(500)
            left.removeAll { $0.reapIfEnded() }
        }
    }

    private mutating func launch() throws(PictureFailure) -> Helper {
        processes.removeAll(where: \.isReaped)
        let helper = try Helper(program: program)
        processes.append(helper.process)
        return helper
    }
}
