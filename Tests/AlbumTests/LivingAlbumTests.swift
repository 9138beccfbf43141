import Album
import TestSupport
import Testing

@Suite("An album whose files come and go")
struct LivingAlbumTests {
    private static func paths(_ names: String...) -> [[UInt8]] { names.map { Array($0.utf8) } }

    private static func path(_ name: String) -> [UInt8] { Array(name.utf8) }

    private func album(_ names: String..., at place: Int) -> Album {
        var album = Album(names.map { Array($0.utf8) })
        _ = album.go(to: place)
        return album
    }

    private func update(_ names: String..., renamed: [String: String] = [:]) -> AlbumUpdate {
        var update = AlbumUpdate(names.map { AlbumPart(file: Array($0.utf8)) })
        for (from, to) in renamed { update.renamed[Array(from.utf8)] = Array(to.utf8) }
        return update
    }

    @Test("Pictures that come before the current one move its place, not it")
    func added() {
        var album = album("b", "d", at: 1)
        album.take(update("a", "b", "c", "d", "e"))
        #expect(album.current == Self.path("d") && album.index == 3)
    }

    @Test("A current picture that is removed stays, and one steps from its place to those beside it")
    func removed() {
        var album = album("a", "b", "c", at: 1)
        album.take(update("a", "c"))
        #expect(album.current == Self.path("b") && album.removed == Self.path("b"))
        #expect(album.entries == Self.paths("a", "c") && album.index == 1)
        #expect(album.next == 1 && album.previous == 0)
        #expect(album.neighbors == Self.paths("c", "a"))
        var forward = album
        let hasGone = forward.go(to: 1)
        #expect(hasGone && forward.current == Self.path("c") && forward.removed == nil)
        #expect(forward.previous == 0)
    }

    @Test("The last picture that is removed has nothing after it; the only one has nothing beside it")
    func removedAtTheEnd() {
        var album = album("a", "b", at: 1)
        album.take(update("a"))
        #expect(album.next == nil && album.previous == 0 && album.index == 0)
        album.take(update())
        #expect(album.current == Self.path("b") && album.next == nil && album.previous == nil)
        #expect(album.index == 0 && album.entries.isEmpty)
        album.take(update("c"))
        #expect(album.current == Self.path("b") && album.next == 0)
    }

    @Test("A picture that comes back is where it was")
    func returned() {
        var album = album("a", "b", "c", at: 1)
        album.take(update("a", "c"))
        album.take(update("a", "b", "c"))
        #expect(album.current == Self.path("b") && album.index == 1 && album.removed == nil)
    }

    @Test("A picture that is renamed is followed to its new place, and one renamed over another takes its place")
    func renamed() {
        var album = album("a", "b", "c", at: 0)
        album.take(update("b", "c", "z", renamed: ["a": "z"]))
        #expect(album.current == Self.path("z") && album.index == 2)
        album.take(update("b", "c", renamed: ["z": "b"]))
        #expect(album.current == Self.path("b") && album.index == 0)
    }

    @Test("Two pictures that exchange their names stay what they are")
    func exchanged() {
        let first = [Self.path("a"): Self.path("t")]
        let second = [Self.path("b"): Self.path("a")]
        let third = [Self.path("t"): Self.path("b")]
        let all = AlbumUpdate.composed(AlbumUpdate.composed(first, second), third)
        #expect(all == [Self.path("a"): Self.path("b"), Self.path("b"): Self.path("a")])
    }

    @Test("Two updates as one tell the same as one after the other")
    func followed() {
        var first = update("a", "b")
        first.rewritten = [Self.path("b")]
        first.growing = [Self.path("a")]
        var second = update("a", "c", renamed: ["b": "c"])
        second.rewritten = [Self.path("a")]
        let both = first.followed(by: second)
        #expect(both.entries == Self.paths("a", "c"))
        #expect(both.rewritten == [Self.path("a"), Self.path("c")])
        #expect(both.growing == [Self.path("a")])
        #expect(both.renamed == [Self.path("b"): Self.path("c")])
    }

    @Test(
        "Whatever happens, the current picture stays the current one, and stepping leads to those that were beside it")
    func anything() throws {
        try forAll(cases: 500, seed: 71) { random in
            var names = Array(0..<random.int(in: 1...12)).map { $0 * 10 }
            var album = Album(names.map { Array("\($0)".utf8) })
            var current = names[random.int(in: 0...(names.count - 1))]
            _ = album.go(to: names.firstIndex(of: current) ?? 0)
            for _ in 0..<30 {
                // Numbers stand for places in the order: what lies before and after the current one is known without the album.
                switch random.int(in: 0...3) {
                // Of one that comes beside a removed one only the order could say on which side.
                case 0 where names.contains(current): names = Set(names + [random.int(in: 0...130)]).sorted()
                case 1: names.removeAll { _ in random.chance(0.3) }
                case 2:
                    let next = names.first { $0 > current }
                    try hold(
                        album.next.map { album.entries[$0] } == next.map { Array("\($0)".utf8) }, "next of \(current)")
                    if let place = album.next, let next {
                        _ = album.go(to: place)
                        current = next
                    }
                default:
                    let previous = names.last { $0 < current }
                    try hold(
                        album.previous.map { album.entries[$0] } == previous.map { Array("\($0)".utf8) },
                        "previous of \(current)")
                    if let place = album.previous, let previous {
                        _ = album.go(to: place)
                        current = previous
                    }
                }
                album.take(AlbumUpdate(names.map { AlbumPart(file: Array("\($0)".utf8)) }))
                try hold(album.current == Array("\(current)".utf8), "\(album) instead of \(current)")
                try hold((album.removed == nil) == names.contains(current), "removed of \(current)")
                try hold(
                    album.entries.isEmpty ? album.index == 0 : album.entries.indices.contains(album.index), "index")
                try hold(!album.neighbors.contains(Array("\(current)".utf8)), "a neighbor of itself")
            }
        }
    }
}
