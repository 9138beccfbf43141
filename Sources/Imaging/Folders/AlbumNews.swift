public import Album

/// What is known of an album now.
public struct AlbumNews: Sendable {
    /// A folder that could not be listed, or that has nothing to list.
    public struct Trouble: Hashable, Sendable {
        /// The name that was given.
        public let path: [UInt8]
        /// What is the matter.
        public let failure: FolderFailure
    }

    /// The number that the album was asked for with.
    public let number: UInt64
    /// How it is, and what has happened to its files.
    public var update: AlbumUpdate
    /// What went wrong since the last news, in the order of the names.
    public var troubles: [Trouble]
}
