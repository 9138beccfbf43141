/// One name that a person gave, with the pictures that it stands for now.
struct AlbumSource: Sendable {
    private let name: [UInt8]
    /// The file that was named; nil for a folder.
    private let own: [UInt8]?
    private let rootLength: Int
    private var items: [[UInt8]: PictureRank] = [:]
    /// In order; nil when a picture has come or gone since it was made.
    private var entries: [[UInt8]]?

    init(name: [UInt8], own: [UInt8]?, rootLength: Int) {
        self.name = name
        self.own = own
        self.rootLength = rootLength
    }

    var paths: some Collection<[UInt8]> { items.keys }

    var ranks: [PictureRank] { Array(items.values) }

    func contains(_ path: [UInt8]) -> Bool { items[path] != nil }

    @discardableResult
    mutating func put(_ item: AlbumItem, order: PictureOrder) -> Bool {
        // Where only the name counts nothing can have changed.
        if items[item.path] != nil, !order.needsFileFacts { return false }
        let rank = PictureRank(item, rootLength: rootLength, order: order)
        guard items.updateValue(rank, forKey: item.path) != rank else { return false }
        entries = nil
        return true
    }

    mutating func remove(_ path: [UInt8]) -> Bool {
        guard items.removeValue(forKey: path) != nil else { return false }
        entries = nil
        return true
    }

    mutating func part() -> AlbumPart {
        let sorted = entries ?? items.values.sorted().map(\.path)
        entries = sorted
        return AlbumPart(path: name, entries: sorted, isFolder: own == nil)
    }
}
