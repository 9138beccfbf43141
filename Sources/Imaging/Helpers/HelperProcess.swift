internal import CSystem
internal import Glibc
internal import Synchronization

/// A child process: killed at any moment, reaped exactly once. Its number is never used after it was reaped, when it may be another's.
final class HelperProcess: Sendable {
    private enum State {
        case running
        case killed
        case reaped
    }

    /// The process number; of no use once `isReaped`.
    let id: pid_t
    private let state = Mutex(State.running)

    init(id: pid_t) { self.id = id }

    /// Ends it at once, whatever it does.
    func kill() {
        state.withLock {
            guard $0 != .reaped else { return }
            _ = Glibc.kill(id, SIGKILL)
            $0 = .killed
        }
    }

    /// Whether it still works: neither killed nor found dead.
    var isRunning: Bool { state.withLock { $0 == .running } }

    /// Whether nothing of it is left.
    var isReaped: Bool { state.withLock { $0 == .reaped } }

    /// Reaps it if it has ended; whether nothing of it is left.
    @discardableResult
    func reapIfEnded() -> Bool {
        state.withLock {
            if $0 == .reaped { return true }
            var status: Int32 = 0
            let result = unsafe waitpid(id, &status, WNOHANG)
            // Without a child of this number there is nothing to reap: somebody ignores SIGCHLD.
            guard result == id || result < 0 && errno == ECHILD else { return false }
            $0 = .reaped
            return true
        }
    }

    /// Waits for its end and reaps it. Not on the main thread.
    func waitForEnd() {
        while !reapIfEnded() {
            if system_child_has_ended(id, 1) < 0 { return }
        }
    }

    /// Its resident memory in bytes; 0 when it cannot be told.
    var residentBytes: Int {
        let descriptor = unsafe open("/proc/\(id)/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { _ = close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let length = unsafe read(descriptor, &bytes, bytes.count)
        guard length > 0 else { return 0 }
        let fields = String(decoding: bytes.prefix(length), as: UTF8.self).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
