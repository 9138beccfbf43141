/// How an album is now, and what has happened to its files since the last time.
public struct AlbumUpdate: Hashable, Sendable {
    /// What each name that a person gave stands for, in their order.
    public var parts: [AlbumPart]
    /// The pictures in their order.
    public var entries: [[UInt8]]
    /// Files that have another name now.
    public var renamed: [[UInt8]: [UInt8]] = [:]
    /// Files that were written anew, or replaced by others, and are whole again.
    public var rewritten: Set<[UInt8]> = []
    /// Files that have changed somehow and may still be written.
    public var growing: Set<[UInt8]> = []
    /// Whether all names have been looked up.
    public var isComplete = true

    /// An album of some names whose pictures come in the order of the names, or in another one.
    public init(_ parts: [AlbumPart], entries: [[UInt8]]? = nil, isComplete: Bool = true) {
        self.parts = parts
        self.entries = entries ?? parts.flatMap(\.entries)
        self.isComplete = isComplete
    }

    /// Whether something has happened to a file, besides there being another album.
    public var concernsFiles: Bool { !(renamed.isEmpty && rewritten.isEmpty && growing.isEmpty) }

    /// This update and a later one as one.
    public func followed(by later: AlbumUpdate) -> AlbumUpdate {
        var both = later
        both.renamed = Self.composed(renamed, later.renamed)
        let names = { (paths: Set<[UInt8]>) in Set(paths.map { later.renamed[$0] ?? $0 }) }
        both.rewritten.formUnion(names(rewritten))
        both.growing.formUnion(names(growing))
        return both
    }

    /// Where files are after a change of names and a later one.
    public static func composed(_ first: [[UInt8]: [UInt8]], _ second: [[UInt8]: [UInt8]]) -> [[UInt8]: [UInt8]] {
        var composed = second
        for (from, to) in first {
            // What has taken the old name in between is another file.
            composed[from] = second[to] ?? to
            if first[to] == nil { composed[to] = nil }
        }
        return composed.filter { $0.key != $0.value }
    }
}
