/// What one of the names that a person gave stands for.
public struct AlbumPart: Hashable, Sendable {
    /// The name as it was given.
    public let path: [UInt8]
    /// The pictures, in order; none when it is a folder without pictures.
    public let entries: [[UInt8]]

    /// A file that stands for itself; also whatever could not be looked at.
    public init(file path: [UInt8]) {
        self.path = path
        entries = [path]
    }

    /// A folder with the names of its files, in any order; those that are no pictures are left out.
    public init(folder path: [UInt8], names: [[UInt8]]) {
        self.path = path
        let slash = UInt8(ascii: "/")
        let prefix = path.last == slash ? path : path + [slash]
        entries = NaturalOrder.sorted(names.filter(PictureNames.contains)).map { prefix + $0 }
    }

    /// A file with the other pictures of its folder, whose files' names are given in any order. The file is always among them, at its
    /// natural place and under the very name that was given.
    public init(file path: [UInt8], amongst names: [[UInt8]]) {
        self.path = path
        let prefix = Self.folderPrefix(of: path)
        let own = Array(path[prefix.count...])
        let others = names.filter { $0 != own && PictureNames.contains($0) }
        entries = NaturalOrder.sorted(others + [own]).map { prefix + $0 }
    }

    /// The part of a path up to its last slash, that included; empty for a name in the working folder.
    public static func folderPrefix(of path: [UInt8]) -> [UInt8] {
        path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[...$0]) } ?? []
    }
}
