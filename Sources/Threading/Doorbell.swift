import Glibc

/// Wakes a thread that waits in `poll`. Rings that nobody has heard yet count as one.
public struct Doorbell: ~Copyable, Sendable {
    /// Readable while a ring waits to be heard.
    public let descriptor: Int32
    private let button: Int32

    /// A silent bell.
    public init() throws(ThreadError) {
        var ends: [Int32] = [-1, -1]
        if unsafe pipe(&ends) != 0 { throw ThreadError(code: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = ends[0]
        button = ends[1]
    }

    deinit {
        close(descriptor)
        close(button)
    }

    /// Rings; never waits. A full pipe is ringing already.
    public func ring() {
        var byte: UInt8 = 1
        _ = unsafe write(button, &byte, 1)
    }

    /// Forgets the rings so far.
    public func silence() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while unsafe read(descriptor, &bytes, bytes.count) > 0 {}
    }

    /// Waits for a ring and forgets it.
    public func wait() {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while unsafe poll(&request, 1, -1) < 0 && errno == EINTR {}
        silence()
    }
}
