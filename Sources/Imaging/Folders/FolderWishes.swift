/// How folders are read.
struct FolderWishes: Sendable {
    /// Whether folders in folders are read too.
    var isRecursive = false
    /// Whether times and sizes of the files are wanted.
    var needsFileFacts = false

    /// Folders in folders are read no deeper than this. Links to folders are not followed, so there are no loops.
    static let deepest = 64
    /// An album has no more folders and files than these: beyond them it is a mistake, and would fill the memory.
    static let mostFolders = 20_000
    static let mostFiles = 500_000
}
