internal import CSystem
internal import Glibc

/// Something that happens once or several times, and that threads can wait for: a counting semaphore.
@safe public final class Signal: Sendable {
    // Only sem_* touch it, and those may be called from any thread; it lives as long as the object.
    private nonisolated(unsafe) let semaphore: UnsafeMutablePointer<sem_t>

    /// A signal that has not been raised.
    public init() {
        unsafe semaphore = .allocate(capacity: 1)
        _ = unsafe sem_init(semaphore, 0, 0)
    }

    deinit {
        _ = unsafe sem_destroy(semaphore)
        unsafe semaphore.deallocate()
    }

    /// Lets one waiter pass, now or later.
    public func raise() { _ = unsafe sem_post(semaphore) }

    /// Waits until it is raised.
    public func wait() {
        while unsafe sem_wait(semaphore) != 0, errno == EINTR {}
    }

    /// Waits until it is raised, at most so many milliseconds; false when the time ran out.
    public func wait(milliseconds: Double) -> Bool {
        unsafe system_wait_for_semaphore(semaphore, milliseconds) == 1
    }
}
