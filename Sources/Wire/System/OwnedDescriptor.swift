internal import Glibc

/// A file descriptor with one owner: it is closed when the last reference goes away.
public final class OwnedDescriptor: Sendable {
    /// The number that the system knows it by; valid as long as this object lives.
    public let number: Int32

    /// Takes over a descriptor that is open.
    public init(taking number: Int32) { self.number = number }

    deinit { _ = close(number) }
}
