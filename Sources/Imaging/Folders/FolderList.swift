public import Album

/// What the names that a person gave stand for.
public struct FolderList: Sendable {
    /// A folder that could not be listed, or that has nothing to list.
    public struct Trouble: Hashable, Sendable {
        /// The name that was given.
        public let path: [UInt8]
        /// What is the matter.
        public let failure: FolderFailure
    }

    /// The number that the list was asked for with.
    public let number: UInt64
    /// A part for each name, in their order; one that could not be looked at stands for itself.
    public let parts: [AlbumPart]
    /// What went wrong, in the order of the names.
    public let troubles: [Trouble]
}
