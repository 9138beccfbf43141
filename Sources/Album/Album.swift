/// Which pictures, in which order, and which one now. A value; pictures are known by their paths, byte for byte.
public struct Album: Hashable, Sendable {
    /// How many pictures are loaded ahead in the direction of travel.
    public static let picturesAhead = 2
    /// How many are kept on the other side.
    public static let picturesBehind = 1

    /// The pictures in their order.
    public private(set) var entries: [[UInt8]]
    /// The current picture when it has been removed. It stays the current one until another one becomes it.
    public private(set) var removed: [UInt8]?
    /// The place of the current picture, or of the one that came after it when it is removed.
    private var place = 0
    /// The last step went to an earlier picture.
    private var isGoingBack = false

    /// An album whose first picture is the current one.
    public init(_ entries: [[UInt8]] = []) { self.entries = entries }

    /// Which one is the current one, from 0; 0 also when there is none. Of one that is removed, the place that it had, or the last one.
    public var index: Int { max(min(place, entries.count - 1), 0) }

    /// The current picture; nil when there is none.
    public var current: [UInt8]? { removed ?? (entries.indices.contains(place) ? entries[place] : nil) }

    /// The place of the next picture; nil at the end.
    public var next: Int? {
        let next = removed == nil ? place + 1 : place
        return next < entries.count ? next : nil
    }

    /// The place of the picture before; nil at the beginning.
    public var previous: Int? { place > 0 ? place - 1 : nil }

    /// The place of the last picture; nil when there is none.
    public var last: Int? { entries.indices.last }

    /// Whether the picture at a place is the current one.
    public func isCurrent(_ place: Int) -> Bool { removed == nil && place == self.place }

    /// Makes another picture the current one; false, and no change, when there is none at that place.
    public mutating func go(to place: Int) -> Bool {
        guard entries.indices.contains(place) else { return false }
        if !isCurrent(place) { isGoingBack = place < self.place }
        self.place = place
        removed = nil
        return true
    }

    /// Puts what the given names stand for in the place of the names. The current picture stays the current one; when it was the name
    /// of a folder, the first picture from there on becomes it. Without any picture nothing changes.
    public mutating func expand(into parts: [AlbumPart]) { take(AlbumUpdate(parts)) }

    /// Becomes the album as it is now. The current picture stays the current one: under its new name when it was renamed, between its
    /// neighbors when it was removed. When it was the name of a folder, the first picture from there on becomes it.
    public mutating func take(_ update: AlbumUpdate) {
        let before = entries
        guard let old = current else {
            entries = update.entries
            return
        }
        if update.parts.contains(where: { $0.isFolder && $0.path == old }), !update.entries.contains(old) {
            guard !update.entries.isEmpty else { return }
            place = update.firstPlace(from: old)
            entries = update.entries
            return
        }
        let path = update.renamed[old] ?? old
        entries = update.entries
        let places = entries.indices.filter { entries[$0] == path }
        if let last = places.last {
            let earlier = removed == nil ? before[..<place].count { $0 == old } : 0
            place = places.indices.contains(earlier) ? places[earlier] : last
            removed = nil
        } else {
            place = update.placeBetween(before[..<place], before[(removed == nil ? place + 1 : place)...])
            removed = path
        }
    }

    /// The pictures to have ready besides the current one, the most wanted first: two in the direction of travel, one on the other
    /// side. At an end only one direction is left. Each once, and never the current one.
    public var neighbors: [[UInt8]] {
        let isForward = isGoingBack ? previous == nil : next != nil
        let after = (0..<entries.count).clamped(to: (next ?? entries.count)..<Int.max)
        let ahead = after.prefix(isForward ? Self.picturesAhead : Self.picturesBehind)
        let behind = (0..<place).suffix(isForward ? Self.picturesBehind : Self.picturesAhead).reversed()
        var found: [[UInt8]] = []
        for place in isForward ? Array(ahead) + behind : behind + Array(ahead) {
            let path = entries[place]
            if path != current, !found.contains(path) { found.append(path) }
        }
        return found
    }
}
