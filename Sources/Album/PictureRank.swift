/// A picture with its place in an order; computed once for many comparisons.
struct PictureRank: Hashable, Comparable, Sendable {
    let path: [UInt8]
    /// What counts before the name.
    private let weight: Int64
    /// The folders between the named folder and the file.
    private let folders: [NaturalOrder]
    private let name: NaturalOrder

    /// A file whose path goes on with folders and a name after the first bytes.
    init(_ item: AlbumItem, rootLength: Int, order: PictureOrder) {
        path = item.path
        let parts = item.path.dropFirst(rootLength).split(separator: UInt8(ascii: "/")).map(Array.init)
        name = NaturalOrder(parts.last ?? [])
        folders = parts.dropLast().map(NaturalOrder.init)
        weight =
            switch order {
            case .name: 0
            case .time: item.modified
            case .size: item.byteCount
            case .random(let seed): Self.scattered(item.path, seed: seed)
            }
    }

    /// By weight, then folder by folder, a folder's own files before those of its folders.
    static func < (first: PictureRank, second: PictureRank) -> Bool {
        if first.weight != second.weight { return first.weight < second.weight }
        for (mine, other) in zip(first.folders, second.folders) where mine != other { return mine < other }
        if first.folders.count != second.folders.count { return first.folders.count < second.folders.count }
        if first.name != second.name { return first.name < second.name }
        return first.path.lexicographicallyPrecedes(second.path)
    }

    /// A number that looks like chance and is the same whenever it is asked for: FNV-1a over the bytes, then mixed as SplitMix64 does,
    /// because names that differ in their last digit only must be far apart.
    private static func scattered(_ path: [UInt8], seed: UInt64) -> Int64 {
        var hash = path.reduce(0xCBF2_9CE4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int64(bitPattern: hash ^ (hash >> 31))
    }
}
