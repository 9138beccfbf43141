/// Where content comes from.
public enum FetchOrigin: UInt8, Hashable, Sendable {
    /// The server, just now.
    case server = 1
    /// The cache, where it is still fresh, or the server said that it has not changed.
    case cache
    /// The cache, where it is out of date, because the server could not be asked or must not be: something newer may be there.
    case outdatedCache
}
