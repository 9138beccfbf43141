/// What a copy in the cache is good for.
public enum FetchFreshness: UInt8, Hashable, Sendable {
    /// While it is fresh the server is not asked. Later the server is asked whether it has changed.
    case usual = 1
    /// The server is asked whether it has changed, even while it is fresh: the person wants to see what is there now.
    case asked
    /// The network is not used: the copy, however old, or nothing.
    case offline
}
