import Album
import Geometry
import Navigation
import Tiling

/// The pictures beside the current one: which there are, and what they may take.
///
/// All that is stored counts against one budget: the current picture, what is on the screen in its place, and the neighbors. The current
/// picture takes what it needs, and neighbors give way.
extension Session {
    /// Neighbors are no larger than the window, in device pixels.
    var neighborBounds: PixelSize {
        PixelSize(width: Self.pixels(view.width * scale), height: Self.pixels(view.height * scale))
    }

    /// The window's longer side in device pixels.
    private var largestSide: Int { max(neighborBounds.width, neighborBounds.height) }

    private static func pixels(_ length: Double) -> Int { Int(exactly: max(length, 1).rounded(.up)) ?? 1 }

    /// Asks for the current picture. It may take all the memory, so that it looks the same however one came to it: neighbors give way,
    /// and what is on the screen in its place goes with its first paint.
    func load(_ slot: PictureSlot) -> ViewingEffect {
        let wishes = LoadingWishes(largestSideFirst: largestSide, byteLimit: memoryBudget, plays: true)
        return .load(slot.id, path: slot.path, wishes: wishes)
    }

    /// Asks for the neighbors that are not there, as soon as nothing of the current picture is on its way any more.
    mutating func preload() -> [ViewingEffect] {
        guard listing?.isPartlyKnown != false, let picture, picture.isOver else { return [] }
        var effects: [ViewingEffect] = []
        let bounds = neighborBounds
        let most = PyramidLayout(size: bounds)?.byteCount ?? 0
        for path in album.neighbors where !neighbors.contains(where: { $0.path == path }) {
            // The page that was turned away from becomes a neighbor as soon as it is out of sight.
            if leaving?.slot.path == path, leaving?.slot.isOver == true { continue }
            let room = min(memoryBudget - storedBytes, most)
            guard room > 0 else { break }
            let slot = PictureSlot(id: nextID(), path: path, byteLimit: room, phrases: phrases)
            neighbors.append(slot)
            let wishes = LoadingWishes(largestSideFirst: largestSide, bounds: bounds, byteLimit: room)
            effects.append(.load(slot.id, path: path, wishes: wishes))
        }
        return effects
    }

    /// What happened to a neighbor. It shows nowhere yet.
    mutating func handle(_ event: LoadingEvent, ofNeighbor index: Int) -> [ViewingEffect] {
        guard neighbors[index].failure == nil else { return [] }
        neighbors[index].note(event, in: phrases)
        if case .metadata = event { return readSidecar(of: neighbors[index].id) }
        return neighbors[index].failure == nil ? [] : [.abandon(neighbors[index].id)]
    }

    /// Keeps a picture that leaves the front as a neighbor if it is one, and if it has all that a neighbor needs.
    mutating func retire(_ slot: PictureSlot) -> [ViewingEffect] {
        guard slot.isOver, !slot.isStale, album.neighbors.contains(slot.path),
            !neighbors.contains(where: { $0.path == slot.path })
        else { return [.abandon(slot.id)] }
        guard let level = slot.firstLevel(within: neighborBounds), slot.failure == nil else {
            neighbors.append(slot)
            return []
        }
        var reduced = slot.reduced(to: level)
        reduced.hasAppeared = false
        reduced.standIn = nil
        neighbors.append(reduced)
        let effects: [ViewingEffect] = slot.playback == nil ? [] : [.stopPlaying(slot.id)]
        return level == slot.pyramid?.firstLevel ? effects : effects + [.reduce(slot.id, firstLevel: level)]
    }

    /// Neighbors that are still being loaded wait for the current picture.
    mutating func dropUnfinishedNeighbors() -> [ViewingEffect] { dropNeighbors { !$0.isOver } }

    /// Lets go of the neighbors of another place.
    mutating func dropUnwantedNeighbors() -> [ViewingEffect] {
        let wanted = album.neighbors
        return dropNeighbors { !wanted.contains($0.path) }
    }

    /// Makes room for the current picture, whose size has become known: first the least wanted neighbors go, then what is on the screen
    /// in its place becomes coarser.
    mutating func makeRoom() -> [ViewingEffect] {
        var effects: [ViewingEffect] = []
        for path in album.neighbors.reversed() where storedBytes > memoryBudget {
            effects += dropNeighbors { $0.path == path }
        }
        if storedBytes > memoryBudget, let slot = former, let level = slot.firstLevel(within: neighborBounds),
            level != slot.pyramid?.firstLevel
        {
            former = slot.reduced(to: level)
            effects.append(.reduce(slot.id, firstLevel: level))
        }
        return storedBytes > memoryBudget ? effects + reduceLeaving() : effects
    }

    private var storedBytes: Int {
        ([picture, former, leaving?.slot].compactMap { $0 } + neighbors).reduce(0) { $0 + $1.byteCount }
    }

    mutating func dropNeighbors(where isUnwanted: (PictureSlot) -> Bool) -> [ViewingEffect] {
        let dropped = neighbors.filter(isUnwanted)
        neighbors.removeAll(where: isUnwanted)
        return dropped.map { .abandon($0.id) }
    }
}
