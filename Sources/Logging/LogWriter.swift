import Glibc
import Synchronization
import Threading

/// The lines between those who have something to tell and the thread that writes them.
final class LogWriter: Sendable {
    /// A disk that is so far behind will not catch up; what comes then is counted and lost.
    private static let mostWaiting = 10_000

    private struct State {
        var waiting: [LogEntry] = []
        var lost = 0
        var isClosed = false
    }

    private let descriptor: Int32
    private let ownsDescriptor: Bool
    private let state = Mutex(State())
    private let news = Signal()
    private let finished = Signal()

    init(descriptor: Int32, ownsDescriptor: Bool) {
        self.descriptor = descriptor
        self.ownsDescriptor = ownsDescriptor
    }

    deinit { if ownsDescriptor { close(descriptor) } }

    func put(_ entry: LogEntry) {
        let isFirst = state.withLock { state in
            guard !state.isClosed else { return false }
            guard state.waiting.count < Self.mostWaiting else {
                state.lost += 1
                return false
            }
            state.waiting.append(entry)
            return state.waiting.count == 1
        }
        if isFirst { news.raise() }
    }

    /// Lets what waits be written, but does not wait long for a disk that does not answer.
    func finish(withinMilliseconds patience: Double) {
        let isFirst = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        guard isFirst else { return }
        news.raise()
        _ = finished.wait(milliseconds: patience)
    }

    /// The work of the thread.
    func writeUntilClosed() {
        while true {
            news.wait()
            let (entries, lost, isClosed) = state.withLock { state in
                defer {
                    state.waiting = []
                    state.lost = 0
                }
                return (state.waiting, state.lost, state.isClosed)
            }
            write(entries, lost: lost)
            if isClosed { return finished.raise() }
        }
    }

    /// A line that cannot be written, because the disk is full, is lost and counted; later ones may be written again.
    private func write(_ entries: [LogEntry], lost: Int) {
        var lost = lost
        for entry in entries {
            if lost > 0, write(LogEntry(.error, "\(lost) lines of the log were lost").line) { lost = 0 }
            if !write(entry.line) { lost += 1 }
        }
        if lost > 0 { state.withLock { $0.lost += lost } }
    }

    private func write(_ line: String) -> Bool {
        var rest = Array(line.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }
}
