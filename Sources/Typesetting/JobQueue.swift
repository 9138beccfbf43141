import Glibc
import Synchronization

/// Jobs on their way from one thread to another, first in, first out.
@safe final class JobQueue<Job: Sendable>: Sendable {
    private struct State {
        var jobs: [Job] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    /// Counts jobs and the closing. POSIX lets any thread post and wait; it is made in `init` and destroyed in `deinit`, when
    /// nobody can hold it any more.
    private nonisolated(unsafe) let signal: UnsafeMutablePointer<sem_t>

    init() {
        unsafe signal = .allocate(capacity: 1)
        unsafe sem_init(signal, 0, 0)
    }

    deinit {
        unsafe sem_destroy(signal)
        unsafe signal.deallocate()
    }

    /// Adds a job; after `close()` it is dropped.
    func push(_ job: Job) {
        state.withLock { state in
            if !state.isClosed { state.jobs.append(job) }
        }
        unsafe sem_post(signal)
    }

    /// Waits for the next job; nil when the queue has been closed.
    func next() -> Job? {
        while true {
            while unsafe sem_wait(signal) != 0 {}
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
        unsafe sem_post(signal)
    }
}
