import Album
import Geometry
import TestSupport
import Testing
import Tiling
import Viewing

@Suite("What the pictures of an album take together")
struct AlbumMemoryTests {
    /// All levels of 2000 x 1600 pixels.
    private static let whole = PyramidLayout(size: PixelSize(width: 2000, height: 1600))?.byteCount ?? 0

    private static func bytes(_ session: Session) -> Int {
        ([session.picture, session.former].compactMap { $0 } + session.neighbors)
            .filter { $0.failure == nil }
            .compactMap(\.pyramid)
            .compactMap { PyramidLayout(size: $0.size, firstLevel: $0.firstLevel)?.byteCount }
            .reduce(0, +)
    }

    @Test("Neighbors take only what is left beside the current picture")
    func neighborsFit() {
        var walk = AlbumWalk(budget: Self.whole + 1_000_000)
        walk.open(["a", "b", "c"])
        walk.finish("a", "b", "c")
        #expect(walk.session.picture?.facts?.firstLevel == 0)
        #expect(Self.bytes(walk.session) <= Self.whole + 1_000_000)
        #expect(walk.session.neighbors.contains { $0.pyramid != nil })
    }

    @Test("Without room beside the current picture nothing is loaded ahead, and it stays whole")
    func noRoom() {
        var walk = AlbumWalk(budget: Self.whole)
        walk.open(["a", "b", "c"])
        walk.finish("a")
        #expect(walk.loading == [])
        #expect(walk.session.picture?.facts?.firstLevel == 0)
    }

    @Test("Neighbors give way when the current picture needs their room")
    func neighborsGiveWay() {
        var walk = AlbumWalk(budget: Self.whole)
        walk.size = PixelSize(width: 800, height: 600)
        walk.open(["a", "b", "c", "d"])
        walk.finish("a", "b", "c")
        #expect(walk.session.neighbors.count == 2)
        walk.do(.command(.step(.next)))
        walk.finish("c", "d")
        walk.size = PixelSize(width: 2000, height: 1600)
        walk.do(.command(.reload))
        walk.finish("b")
        #expect(walk.session.picture?.facts?.size == walk.size)
        #expect(walk.session.picture?.facts?.firstLevel == 0)
        #expect(Self.bytes(walk.session) <= Self.whole)
    }

    @Test("After any walk the budget is kept once nothing is on its way, and nothing is kept that nobody wants")
    func anyWalk() throws {
        try forAll(cases: 300, seed: 99) { random in
            let budget = random.int(in: 2_000_000...40_000_000)
            var walk = AlbumWalk(budget: budget)
            let names = (0..<random.int(in: 1...9)).map { "p\($0)" }
            walk.open(names)
            for _ in 0..<40 {
                walk.size = PixelSize(width: random.int(in: 1...2600), height: random.int(in: 1...2600))
                let name = walk.loading.isEmpty ? nil : random.element(of: walk.loading)
                switch random.int(in: 0...6) {
                case 0: walk.do(.command(.step(.to(random.int(in: 0...(names.count - 1))))))
                case 1: walk.do(.command(.step(.previous)))
                case 2: walk.do(.command(.step(.next)))
                case 3: if let name { walk.fail(name, random.pick(.lasting, .passing)) }
                case 4: if let name { walk.open(name, level: 0) }
                default: if let name { walk.finish(name) }
                }
                try walk.holdConsistent()
            }
            while let name = walk.loading.first { walk.finish(name) }
            try hold(walk.session.former == nil, "a former picture is left over")
            try hold(walk.kept.count <= 4, "too many are kept: \(walk.kept)")
        }
    }
}
