/// What the names that a person gave stand for, kept up to date while files come and go. A value; whoever watches the file system tells it.
public struct AlbumCatalog: Sendable {
    /// The order of the pictures.
    public let order: PictureOrder
    private var sources: [AlbumSource] = []
    /// The sources that a folder belongs to, by what its files' paths begin with.
    private var sourcesOfFolder: [[UInt8]: [Int]] = [:]
    /// The sources that are a single file, by its path.
    private var sourcesOfFile: [[UInt8]: [Int]] = [:]

    /// A catalog of no names.
    public init(order: PictureOrder = .name) { self.order = order }

    /// How many names there are.
    public var count: Int { sources.count }

    /// Adds the name of a file. It is taken to be there until it is removed. With its folder it stands for the other pictures in that too.
    /// One that is elsewhere, at an address, has neither time nor size: it comes behind the others, in the order of the names.
    public mutating func append(file path: [UInt8], withFolder: Bool, isElsewhere: Bool = false) {
        let prefix = AlbumPart.folderPrefix(of: path)
        var source = AlbumSource(name: path, own: path, rootLength: prefix.count)
        let rank = isElsewhere ? Self.behindAll + Int64(sources.count) : 0
        source.put(AlbumItem(path: path, modified: rank, byteCount: rank), order: order)
        sourcesOfFile[path, default: []].append(sources.count)
        if withFolder { sourcesOfFolder[prefix, default: []].append(sources.count) }
        sources.append(source)
    }

    /// No file is as young or as large.
    private static let behindAll = Int64.max / 2

    /// Adds the name of a folder.
    public mutating func append(folder path: [UInt8]) {
        let prefix = AlbumPart.prefix(ofFolder: path)
        sourcesOfFolder[prefix, default: []].append(sources.count)
        sources.append(AlbumSource(name: path, own: nil, rootLength: prefix.count))
    }

    /// Says that a folder lies in another one, whose files belong to the same names.
    public mutating func note(folder prefix: [UInt8], in parent: [UInt8]) {
        var owners = sourcesOfFolder[prefix] ?? []
        for owner in sourcesOfFolder[parent] ?? [] where !owners.contains(owner) { owners.append(owner) }
        if !owners.isEmpty { sourcesOfFolder[prefix] = owners }
    }

    /// Whether the files of a folder are pictures of the album; otherwise only those named one by one are.
    public func covers(folder prefix: [UInt8]) -> Bool { sourcesOfFolder[prefix] != nil }

    /// Whether a file in a folder would be a picture of the album.
    public func takes(_ path: [UInt8], inFolder prefix: [UInt8]) -> Bool {
        if sourcesOfFile[path] != nil { return true }
        return sourcesOfFolder[prefix] != nil && PictureNames.contains(Array(path.dropFirst(prefix.count)))
    }

    /// The files that were named one by one and lie in a folder.
    public func namedFiles(inFolder prefix: [UInt8]) -> [[UInt8]] {
        sourcesOfFile.keys.filter { AlbumPart.folderPrefix(of: $0) == prefix }
    }

    /// The pictures that lie in a folder, not in folders of it.
    public func files(inFolder prefix: [UInt8]) -> [[UInt8]] {
        let owners = sourcesOfFolder[prefix] ?? []
        let listed = owners.flatMap { sources[$0].paths.filter { AlbumPart.folderPrefix(of: $0) == prefix } }
        return Array(Set(listed + namedFiles(inFolder: prefix).filter(contains)))
    }

    /// The folders that lie in a folder, at any depth.
    public func folders(below prefix: [UInt8]) -> [[UInt8]] {
        sourcesOfFolder.keys.filter { $0.count > prefix.count && $0.starts(with: prefix) }
    }

    /// Whether a file is a picture of the album now.
    public func contains(_ path: [UInt8]) -> Bool {
        owners(of: path, inFolder: AlbumPart.folderPrefix(of: path)).contains { sources[$0].contains(path) }
    }

    /// A file in a folder is there, or has changed. One that is no picture is left out. Whether the album is another one now.
    @discardableResult
    public mutating func put(_ item: AlbumItem, inFolder prefix: [UInt8]) -> Bool {
        var hasChanged = false
        for owner in owners(of: item.path, inFolder: prefix) {
            hasChanged = sources[owner].put(item, order: order) || hasChanged
        }
        return hasChanged
    }

    /// A file is there no more. Whether the album is another one now.
    @discardableResult
    public mutating func remove(_ path: [UInt8], inFolder prefix: [UInt8]) -> Bool {
        var hasChanged = false
        for owner in owners(of: path, inFolder: prefix) { hasChanged = sources[owner].remove(path) || hasChanged }
        return hasChanged
    }

    /// The album as it is now. Names from a number on have not been looked up yet, and stand for themselves.
    public mutating func update(unknown: [[UInt8]] = []) -> AlbumUpdate {
        let parts = sources.indices.map { sources[$0].part() } + unknown.map(AlbumPart.init(file:))
        guard order != .name else { return AlbumUpdate(parts, isComplete: unknown.isEmpty) }
        let ranks = sources.flatMap(\.ranks).sorted()
        return AlbumUpdate(parts, entries: ranks.map(\.path) + unknown, isComplete: unknown.isEmpty)
    }

    private func owners(of path: [UInt8], inFolder prefix: [UInt8]) -> [Int] {
        let named = sourcesOfFile[path] ?? []
        guard let folders = sourcesOfFolder[prefix], PictureNames.contains(Array(path.dropFirst(prefix.count))) else {
            return named
        }
        return named + folders.filter { !named.contains($0) }
    }
}
