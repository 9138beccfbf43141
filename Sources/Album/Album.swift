/// Which pictures, in which order, and which one now. A value; pictures are known by their paths, byte for byte.
public struct Album: Hashable, Sendable {
    /// How many pictures are loaded ahead in the direction of travel.
    public static let picturesAhead = 2
    /// How many are kept on the other side.
    public static let picturesBehind = 1

    /// The pictures in their order.
    public private(set) var entries: [[UInt8]]
    /// Which one is the current one, from 0; 0 also when there is none.
    public private(set) var index = 0
    /// The last step went to an earlier picture.
    private var isGoingBack = false

    /// An album whose first picture is the current one.
    public init(_ entries: [[UInt8]] = []) { self.entries = entries }

    /// The current picture; nil when there is none.
    public var current: [UInt8]? { entries.indices.contains(index) ? entries[index] : nil }

    /// The place of the next picture; nil at the end.
    public var next: Int? { index + 1 < entries.count ? index + 1 : nil }

    /// The place of the picture before; nil at the beginning.
    public var previous: Int? { index > 0 ? index - 1 : nil }

    /// The place of the last picture; nil when there is none.
    public var last: Int? { entries.indices.last }

    /// Makes another picture the current one; false, and no change, when there is none at that place.
    public mutating func go(to place: Int) -> Bool {
        guard entries.indices.contains(place) else { return false }
        if place != index { isGoingBack = place < index }
        index = place
        return true
    }

    /// Puts what the given names stand for in the place of the names. The current picture stays the current one; when it was the name
    /// of a folder, the first picture from there on becomes it. Without any picture nothing changes.
    public mutating func expand(into parts: [AlbumPart]) {
        let expanded = parts.flatMap(\.entries)
        guard let current, !expanded.isEmpty else { return }
        let earlier = entries[..<index].count { $0 == current }
        let places = expanded.indices.filter { expanded[$0] == current }
        if let last = places.last {
            index = places.indices.contains(earlier) ? places[earlier] : last
        } else {
            let before = parts.prefix { $0.path != current }.reduce(0) { $0 + $1.entries.count }
            index = min(before, expanded.count - 1)
        }
        entries = expanded
    }

    /// The pictures to have ready besides the current one, the most wanted first: two in the direction of travel, one on the other
    /// side. At an end only one direction is left. Each once, and never the current one.
    public var neighbors: [[UInt8]] {
        let forward = (isGoingBack ? previous != nil : next == nil) ? -1 : 1
        let steps = (1...Self.picturesAhead).map { $0 * forward } + (1...Self.picturesBehind).map { -$0 * forward }
        var found: [[UInt8]] = []
        for place in steps.map({ index + $0 }) where entries.indices.contains(place) {
            let path = entries[place]
            if path != current, !found.contains(path) { found.append(path) }
        }
        return found
    }
}
