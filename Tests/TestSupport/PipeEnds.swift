internal import Glibc

/// The two ends of a pipe. Children do not inherit them.
public struct PipeEnds: ~Copyable {
    /// Where what was written comes out.
    public let read: Descriptor
    /// Where one writes.
    public let write: Descriptor

    /// An empty pipe.
    public init() throws(Trouble) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system("pipe", errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        read = Descriptor(owning: ends[0])
        write = Descriptor(owning: ends[1])
    }
}
