internal import Album

/// What is found out about names that a person gave, in this order for each: what it is, the folders, the end.
enum FolderFinding: Sendable {
    /// A name is that of a file, which brings the other files of its folder along or does not.
    case file([UInt8], withFolder: Bool)
    /// A name is that of a folder.
    case folder([UInt8])
    /// A folder is going to be read, or only watched.
    case content(FolderContent)
    /// Some of the files of the folder that was begun last.
    case items([AlbumItem])
    /// There is no more of this name.
    case end(FolderFailure?)
}

/// A folder that has been looked into.
struct FolderContent: Sendable {
    /// What the paths of its files begin with.
    let prefix: [UInt8]
    /// The folder in which it was found; nil for the one that was asked for.
    var parent: [UInt8]?
    /// The number of its watch; nil when it is not watched.
    let watch: Int32?
    /// Whether changes can happen of which the kernel says nothing.
    let needsPolling: Bool
    /// What the system says of the folder itself, asked for before it was read.
    let status: FileStatus?
    /// Whether a change at about the time of that could have gone unnoticed, because the clock of the file system is coarse.
    var isFresh = false
}

/// What somebody wants to know.
enum FolderRequest: Sendable {
    /// What a name stands for; a file may bring its folder along.
    case name([UInt8], withFolder: Bool)
    /// What is in a folder.
    case folder([UInt8])
}
