internal import Glibc

/// Reading from a descriptor that somebody else made, in whatever state they left it.
enum StandardReading {
    /// Waits for bytes and reads some; 0 at the end, below 0 and `errno` when that fails.
    static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        while true {
            let length = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            if length >= 0 { return length }
            if errno == EAGAIN {
                // The other end may have made the pipe one that does not wait.
                var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = unsafe poll(&request, 1, -1)
            } else if errno != EINTR {
                return length
            }
        }
    }
}
