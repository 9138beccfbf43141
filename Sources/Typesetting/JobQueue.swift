import Synchronization
import Threading

/// Jobs on their way from one thread to another, first in, first out.
final class JobQueue<Job: Sendable>: Sendable {
    private struct State {
        var jobs: [Job] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    /// Raised for each job and for the closing.
    private let signal = Signal()

    /// Adds a job; after `close()` it is dropped.
    func push(_ job: Job) {
        state.withLock { state in
            if !state.isClosed { state.jobs.append(job) }
        }
        signal.raise()
    }

    /// Waits for the next job; nil when the queue has been closed.
    func next() -> Job? {
        while true {
            signal.wait()
            let (job, isClosed) = state.withLock { state in
                (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isClosed)
            }
            if let job { return job }
            if isClosed { return nil }
        }
    }

    /// Drops the jobs that nobody has begun and ends the waiting.
    func close() {
        state.withLock { state in
            state.jobs = []
            state.isClosed = true
        }
        signal.raise()
    }
}
