import Synchronization
import Threading

/// A thread of its own that works through jobs one after another.
///
/// The thread starts with the first job. When the worker goes away, jobs not yet begun are dropped, and the one at work is waited for:
/// a thread that is still inside a C library while the process ends would crash it.
final class Worker<Job: Sendable>: Sendable {
    private let queue = JobQueue<Job>()
    private let work: @Sendable (JobQueue<Job>) -> Void
    private let thread = Mutex<BackgroundThread?>(nil)

    /// A worker whose thread runs `work` once; `work` takes jobs from the queue until there is none.
    init(_ work: @escaping @Sendable (JobQueue<Job>) -> Void) {
        self.work = work
    }

    deinit {
        queue.close()
        thread.withLock { $0.take()?.join() }
    }

    /// Hands a job over. Throws when the system gives no thread.
    func submit(_ job: Job) throws(ThreadError) {
        try start()
        queue.push(job)
    }

    private func start() throws(ThreadError) {
        // The thread must not hold the worker, whose end ends it.
        let queue = queue
        let work = work
        try thread.withLock { (thread) throws(ThreadError) in
            if thread == nil { thread = try BackgroundThread { work(queue) } }
        }
    }
}
