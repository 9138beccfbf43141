/// What one of the names that a person gave stands for.
public struct AlbumPart: Hashable, Sendable {
    /// The name as it was given.
    public let path: [UInt8]
    /// The pictures, in order; none when it is a folder without pictures, or a file that is gone.
    public let entries: [[UInt8]]
    /// Whether the name is that of a folder, which is no picture itself.
    public let isFolder: Bool

    /// The name that stands for the picture on standard input.
    public static let standardInput = [UInt8(ascii: "-")]

    init(path: [UInt8], entries: [[UInt8]], isFolder: Bool) {
        self.path = path
        self.entries = entries
        self.isFolder = isFolder
    }

    /// A file that stands for itself; also whatever could not be looked at.
    public init(file path: [UInt8]) { self.init(path: path, entries: [path], isFolder: false) }

    /// A folder with the names of its files, in any order; those that are no pictures are left out.
    public init(folder path: [UInt8], names: [[UInt8]]) {
        let prefix = Self.prefix(ofFolder: path)
        var catalog = AlbumCatalog()
        catalog.append(folder: path)
        for name in names { catalog.put(AlbumItem(path: prefix + name), inFolder: prefix) }
        self.init(path: path, entries: catalog.update().entries, isFolder: true)
    }

    /// A file with the other pictures of its folder, whose files' names are given in any order. The file is always among them, at its
    /// natural place and under the very name that was given.
    public init(file path: [UInt8], amongst names: [[UInt8]]) {
        let prefix = Self.folderPrefix(of: path)
        var catalog = AlbumCatalog()
        catalog.append(file: path, withFolder: true)
        for name in names { catalog.put(AlbumItem(path: prefix + name), inFolder: prefix) }
        self.init(path: path, entries: catalog.update().entries, isFolder: false)
    }

    /// The part of a path up to its last slash, that included; empty for a name in the working folder.
    public static func folderPrefix(of path: [UInt8]) -> [UInt8] {
        path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[...$0]) } ?? []
    }

    /// What the paths of the files in a folder begin with.
    public static func prefix(ofFolder path: [UInt8]) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        return path.last == slash ? path : path + [slash]
    }
}
