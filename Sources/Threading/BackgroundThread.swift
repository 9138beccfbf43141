import Glibc

/// A thread beside the main one. Its owner joins it; signals go to the main thread.
public struct BackgroundThread: ~Copyable, Sendable {
    private let handle: pthread_t

    /// Starts a thread.
    public init(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
        var handle = pthread_t()
        let work = unsafe Unmanaged.passRetained(ThreadWork(body))
        // A new thread has its creator's mask: no signal can reach it before it could refuse.
        var everySignal = sigset_t()
        var former = sigset_t()
        unsafe sigfillset(&everySignal)
        unsafe pthread_sigmask(SIG_SETMASK, &everySignal, &former)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &former, nil) }
        let code = unsafe pthread_create(&handle, nil, Self.start, work.toOpaque())
        guard code == 0 else {
            unsafe work.release()
            throw ThreadError(code: code)
        }
        self.handle = handle
    }

    /// Waits until the thread has ended.
    public consuming func join() { _ = pthread_join(handle, nil) }

    private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().body()
        return nil
    }
}

/// Carries the closure through C's pointer.
private final class ThreadWork: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// The system gives no more threads or descriptors.
public struct ThreadError: Error, Hashable, Sendable {
    /// The errno of the call that failed.
    public let code: Int32
}
