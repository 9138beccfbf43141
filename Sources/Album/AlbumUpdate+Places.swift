/// Where in the new order something of the old one is.
extension AlbumUpdate {
    /// The place of the first picture of a name, or of those after it; the last place when none of them has any.
    func firstPlace(from name: [UInt8]) -> Int {
        var wanted: Set<[UInt8]> = []
        for part in parts.drop(while: { $0.path != name }) where wanted.isEmpty { wanted = Set(part.entries) }
        return entries.firstIndex(where: wanted.contains) ?? max(entries.count - 1, 0)
    }

    /// The place between pictures that came before and pictures that came after one that is gone: behind the nearest one before that
    /// is still there, else where the nearest one after it is.
    func placeBetween(_ before: some BidirectionalCollection<[UInt8]>, _ after: some Collection<[UInt8]>) -> Int {
        var places: [[UInt8]: Int] = [:]
        for (place, path) in entries.enumerated() { places[path] = place }
        let find = { (path: [UInt8]) in places[renamed[path] ?? path] }
        if let nearest = before.reversed().lazy.compactMap(find).first { return nearest + 1 }
        return after.lazy.compactMap(find).first ?? 0
    }
}
