import Glibc
import Synchronization

/// A thread of its own that works through jobs one after another.
///
/// The thread starts with the first job. When the worker goes away, jobs not yet begun are dropped, and the one at work is waited for:
/// a thread that is still inside a C library while the process ends would crash it.
final class Worker<Job: Sendable>: Sendable {
    private let queue = JobQueue<Job>()
    private let work: @Sendable (JobQueue<Job>) -> Void
    private let thread = Mutex<pthread_t?>(nil)

    /// A worker whose thread runs `work` once; `work` takes jobs from the queue until there is none.
    init(_ work: @escaping @Sendable (JobQueue<Job>) -> Void) {
        self.work = work
    }

    deinit {
        queue.close()
        guard let thread = thread.withLock({ $0 }) else { return }
        if pthread_equal(thread, pthread_self()) != 0 {
            pthread_detach(thread)
        } else {
            pthread_join(thread, nil)
        }
    }

    /// Hands a job over. Throws when the system gives no thread.
    func submit(_ job: Job) throws(WorkerError) {
        try start()
        queue.push(job)
    }

    private func start() throws(WorkerError) {
        try thread.withLock { (thread) throws(WorkerError) in
            if thread == nil { thread = try startThread(for: ThreadBody(queue: queue, work: work)) }
        }
    }
}

/// Why a worker does not work.
struct WorkerError: Error {
    /// The number that the system gave.
    let code: Int32
}

/// What a thread does, without its type.
private protocol Runnable: AnyObject, Sendable {
    func run()
}

/// The thread's hold on its queue: it must not hold the worker, whose end ends it.
private final class ThreadBody<Job: Sendable>: Runnable {
    private let queue: JobQueue<Job>
    private let work: @Sendable (JobQueue<Job>) -> Void

    init(queue: JobQueue<Job>, work: @escaping @Sendable (JobQueue<Job>) -> Void) {
        self.queue = queue
        self.work = work
    }

    func run() { work(queue) }
}

private final class Box {
    let body: any Runnable
    init(_ body: any Runnable) { self.body = body }
}

/// Starts a thread that takes no signals, so that they stay with the main thread.
private func startThread(for body: any Runnable) throws(WorkerError) -> pthread_t {
    let box = unsafe Unmanaged.passRetained(Box(body))
    var everySignal = sigset_t()
    var former = sigset_t()
    unsafe sigfillset(&everySignal)
    unsafe pthread_sigmask(SIG_SETMASK, &everySignal, &former)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &former, nil) }
    var thread = pthread_t()
    let code = unsafe pthread_create(
        &thread, nil,
        { @Sendable context in
            guard let context = unsafe context else { return nil }
            unsafe Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body.run()
            return nil
        }, box.toOpaque())
    guard code == 0 else {
        unsafe box.release()
        throw WorkerError(code: code)
    }
    return thread
}
