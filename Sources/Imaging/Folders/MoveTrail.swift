/// Where files are after a series of changes of names.
struct MoveTrail {
    /// The first name of each file, by the one that it has now.
    private var origins: [[UInt8]: [UInt8]] = [:]
    /// The first names of the files that were moved: what has such a name later is another file.
    private var left: Set<[UInt8]> = []

    /// A file gets another name. What had that name is gone.
    mutating func move(from: [UInt8], to: [UInt8]) {
        let origin = origins.removeValue(forKey: from)
        if origin == nil, !left.insert(from).inserted {
            origins[to] = nil
            return
        }
        origins[to] = origin ?? from
    }

    /// The names now by the first names.
    var moves: [[UInt8]: [UInt8]] {
        var moves: [[UInt8]: [UInt8]] = [:]
        for (now, origin) in origins where now != origin { moves[origin] = now }
        return moves
    }
}
