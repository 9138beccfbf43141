import Album
import Geometry
import Navigation
import TestSupport
import Testing
import Viewing

@Suite("Files that come, go and change while they are looked at")
struct LivingSessionTests {
    private func walk(_ names: String..., at place: Int = 0) -> AlbumWalk {
        var walk = AlbumWalk()
        walk.open(names)
        walk.finish(names[0])
        for name in names.dropFirst() { walk.finish(name) }
        for _ in 0..<place {
            walk.do(.command(.step(.next)))
            while let name = walk.loading.first { walk.finish(name) }
        }
        return walk
    }

    private func parts(_ walk: AlbumWalk) -> [OverlayPart] { walk.session.overlay.overlay(at: walk.time).parts }

    @Test("A new file beside the current picture is loaded ahead, and the view stays")
    func added() {
        var walk = walk("a", "c")
        walk.do(.navigation(.command(.plus, isAnimated: false)))
        let camera = walk.session.navigator.camera
        walk.change(["a", "b", "c"])
        #expect(walk.loading == ["b"])
        #expect(walk.shown == "a" && walk.session.navigator.camera == camera)
        walk.change(["0", "a", "b", "c"])
        #expect(walk.session.album.index == 1 && walk.shown == "a")
    }

    @Test("A current picture that is removed stays on the screen with a notice, and stepping goes on from its place")
    func removed() {
        var walk = walk("a", "b", "c", at: 1)
        let camera = walk.session.navigator.camera
        walk.change(["a", "c"])
        #expect(walk.shown == "b" && walk.session.navigator.camera == camera)
        #expect(parts(walk).contains(.notice))
        #expect(walk.session.picture?.facts?.notices.contains { $0.contains("“b”") } == true)
        #expect(walk.session.place(of: .next) == 1)
        walk.do(.command(.step(.next)))
        #expect(walk.shown == "c" && walk.session.album.index == 1)
        walk.do(.command(.step(.previous)))
        #expect(walk.shown == "a")
        while let name = walk.loading.first { walk.finish(name) }
        #expect(walk.kept == ["a", "c"])
    }

    @Test("A renamed picture is followed: its name in the title, its pixels and its view as they were")
    func renamed() {
        var walk = walk("a", "b", "c")
        let id = walk.session.picture?.id
        let effects = walk.change(["b", "c", "z"], renamed: ["a": "z"])
        #expect(effects.contains(.retitle("z")))
        #expect(walk.session.picture?.id == id && walk.session.album.index == 2)
        #expect(walk.loading == [])
        walk.do(.command(.step(.previous)))
        #expect(walk.shown == "c")
    }

    @Test("A neighbor that is renamed is not loaded again")
    func renamedNeighbor() {
        var walk = walk("a", "b", "c")
        walk.change(["a", "b2", "c"], renamed: ["b": "b2"])
        #expect(walk.loading == [])
        walk.do(.command(.step(.next)))
        #expect(walk.shown == "b2")
    }

    @Test("A picture that is changed in place is exchanged once the new one is complete, at the same view")
    func rewritten() {
        var walk = walk("a", "b")
        walk.do(.navigation(.command(.plus, isAnimated: false)))
        let camera = walk.session.navigator.camera
        let before = walk.session.picture?.id
        walk.change(["a", "b"], rewritten: ["a"])
        #expect(walk.loading == ["a"])
        walk.open("a", level: 0)
        for level in [2, 1, 0] { walk.rows("a", level: level) }
        #expect(walk.session.visible?.id == before)
        walk.finish("a")
        #expect(walk.session.visible?.id != before && walk.shown == "a")
        #expect(walk.session.navigator.camera == camera)
        #expect(parts(walk) == [])
    }

    @Test("A change that comes while the picture is loaded is taken in afterwards, once")
    func changedWhileLoading() {
        var walk = AlbumWalk()
        walk.open(["a", "b"])
        for _ in 0..<3 { walk.change(["a", "b"], rewritten: ["a"]) }
        #expect(walk.loading == ["a"])
        walk.finish("a")
        #expect(walk.loading == ["a"] && walk.shown == "a")
        walk.finish("a")
        #expect(walk.loading == ["b"])
    }

    @Test(
        "What a changed file holds cannot be shown: the picture before stays with a notice, until the file is good again"
    )
    func becameBad() {
        var walk = walk("a", "b")
        let before = walk.session.picture?.id
        walk.change(["a", "b"], rewritten: ["a"])
        walk.fail("a")
        #expect(walk.session.picture?.id == before && walk.shown == "a")
        #expect(walk.session.picture?.failure == nil && parts(walk).contains(.notice))
        #expect(!parts(walk).contains(.card))
        walk.change(["a", "b"], growing: ["a"])
        walk.finish("a")
        #expect(walk.session.picture?.id != before && walk.session.picture?.loading == .done)
    }

    @Test("The card of a file that is still being written stays until it is whole, without a flicker")
    func growing() {
        var walk = AlbumWalk()
        walk.open(["a", "b"])
        walk.fail("a")
        #expect(parts(walk) == [.card])
        for _ in 0..<3 {
            walk.change(["a", "b"], growing: ["a"])
            #expect(parts(walk) == [.card])
            #expect(walk.loading.contains("a"))
            walk.fail("a")
            #expect(parts(walk) == [.card])
        }
        walk.change(["a", "b"], rewritten: ["a"])
        walk.open("a", level: 0)
        #expect(parts(walk) == [.card])
        walk.rows("a", level: 2)
        #expect(parts(walk) == [] && walk.shown == "a")
        walk.finish("a")
        #expect(walk.session.picture?.loading == .done && walk.session.picture?.failure == nil)
    }

    @Test("A file that grows does not disturb a picture that was whole, but completes one that was not")
    func incomplete() {
        var walk = walk("a", "b")
        walk.change(["a", "b"], growing: ["a"])
        #expect(walk.loading == [])
        var half = AlbumWalk()
        half.open(["a"])
        half.open("a", level: 0)
        if let id = half.session.picture?.id { half.do(.loading(id, .incomplete)) }
        half.finish("a")
        half.change(["a"], growing: ["a"])
        #expect(half.loading == ["a"] && half.shown == "a")
    }

    @Test("A picture that comes back under its name is read again")
    func returned() {
        var walk = walk("a", "b")
        walk.change(["b"])
        walk.change(["a", "b"])
        #expect(walk.loading == ["a"] && walk.shown == "a")
        walk.finish("a")
        #expect(walk.session.picture?.facts?.notices == [])
    }

    @Test("A neighbor whose file has changed is loaded again; one that failed is tried again")
    func changedNeighbor() {
        var walk = walk("a", "b", "c")
        walk.change(["a", "b", "c"], rewritten: ["c"])
        #expect(walk.loading == ["c"])
        walk.fail("c")
        walk.change(["a", "b", "c"], growing: ["b", "c"])
        #expect(walk.loading == ["c"])
    }

    @Test("News of an album that was left change nothing")
    func stale() {
        var walk = walk("a", "b")
        let number = walk.number
        walk.open(["x", "y"])
        walk.finish("x", "y")
        walk.do(.album(number: number, AlbumUpdate([AlbumPart(file: Array("b".utf8))]), trouble: nil))
        #expect(walk.session.album.entries.count == 2 && walk.shown == "x")
    }

    @Test("While a list still comes one steps within what is known of it, and neighbors are loaded ahead")
    func partial() {
        var walk = AlbumWalk()
        guard case .list(let number, _)? = walk.do(.openAll(paths: [Array("a".utf8)])).last else {
            Issue.record("nothing was listed")
            return
        }
        walk.finish("a")
        var update = AlbumUpdate(["a", "b"].map { AlbumPart(file: Array($0.utf8)) }, isComplete: false)
        walk.do(.album(number: number, update, trouble: nil))
        #expect(walk.loading == ["b"])
        walk.finish("b")
        walk.do(.command(.step(.next)))
        #expect(walk.shown == "b")
        walk.finish("b")
        update = AlbumUpdate(["a", "b", "c"].map { AlbumPart(file: Array($0.utf8)) })
        walk.do(.album(number: number, update, trouble: nil))
        #expect(walk.loading == ["c"] && walk.session.album.index == 1)
    }

    @Test("Whatever happens to the files, there is always a picture or a card, and nothing is kept that nobody wants")
    func anything() throws {
        try forAll(cases: 300, seed: 23) { random in
            var walk = AlbumWalk(budget: random.pick(.max, 20_000_000))
            var names = (0..<random.int(in: 1...6)).map { "p\($0)" }
            walk.open(names)
            for _ in 0..<60 {
                let name = random.element(of: walk.loading)
                switch random.int(in: 0...8) {
                case 0: walk.do(.command(.step(random.pick(.next, .previous, .first, .last))))
                case 1: names = Set(names + ["p\(random.int(in: 0...12))"]).sorted()
                case 2: names.removeAll { _ in random.chance(0.2) }
                case 3: if let name { walk.fail(name, random.pick(.lasting, .passing)) }
                case 4: walk.do(.command(.reload))
                default: if let name { walk.finish(name) }
                }
                var renamed: [String: String] = [:]
                if random.chance(0.1), let old = random.element(of: names) {
                    names.removeAll { $0 == old }
                    names = Set(names + ["p\(random.int(in: 13...20))"]).sorted()
                    renamed[old] = names.last
                }
                walk.change(
                    names, renamed: renamed, rewritten: names.filter { _ in random.chance(0.1) },
                    growing: names.filter { _ in random.chance(0.1) })
                try walk.holdConsistent()
            }
            var patience = 50
            while let name = walk.loading.first, patience > 0 {
                walk.finish(name)
                patience -= 1
            }
            try hold(walk.loading.isEmpty, "it loads for ever: \(walk.loading)")
            try hold(walk.session.former == nil, "a former picture is left over")
            try hold(walk.kept.count <= 4, "too many are kept: \(walk.kept)")
        }
    }
}
