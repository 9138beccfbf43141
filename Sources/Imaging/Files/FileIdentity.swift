internal import Glibc

/// Which content of which file: another one when the file is replaced or written again.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let byteCount: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// What the system says about a file.
    init(_ status: stat) {
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        byteCount = Int(status.st_size)
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
    }
}
