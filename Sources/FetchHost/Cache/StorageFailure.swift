internal import Glibc

/// The system did not do what was asked of the cache's folder.
struct StorageFailure: Error, Hashable, Sendable {
    /// What it said.
    let errno: Int32

    /// What the system has just said.
    static var last: Self { Self(errno: Glibc.errno) }

    /// Whether there is no room: on the disk, or for this person.
    var isFull: Bool { errno == ENOSPC || errno == EDQUOT }
}
