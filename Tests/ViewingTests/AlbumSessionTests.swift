import Album
import Geometry
import Gestures
import Navigation
import Testing
import Viewing

@Suite("Going from picture to picture")
struct AlbumSessionTests {
    private func walk(_ names: String..., budget: Int = .max) -> AlbumWalk {
        var walk = AlbumWalk(budget: budget)
        walk.open(names)
        return walk
    }

    @Test("As soon as the first picture is complete the two next ones are loaded ahead, no larger than the window")
    func preloading() {
        var walk = walk("a", "b", "c", "d")
        #expect(walk.loading == ["a"])
        walk.finish("a")
        #expect(walk.loading == ["b", "c"])
        #expect(walk.wishes["a"]?.bounds == nil)
        #expect(walk.wishes["b"]?.bounds == PixelSize(width: 800, height: 600))
        walk.finish("b")
        walk.finish("c")
        #expect(walk.loading == [])
    }

    @Test(
        "Nothing is loaded ahead before the names are known, and then what comes after the named picture in its folder")
    func listing() {
        var walk = AlbumWalk()
        let effects = walk.do(.open(path: Array("f/2".utf8)))
        guard case .list(let number, [Array("f/2".utf8)])? = effects.last else {
            Issue.record("\(effects)")
            return
        }
        walk.finish("f/2")
        #expect(walk.loading == [])
        let part = AlbumPart(file: Array("f/2".utf8), amongst: ["1.png", "3.png"].map { Array($0.utf8) })
        walk.do(.listed(number: number, parts: [part], trouble: nil))
        #expect(walk.session.album.index == 1)
        #expect(walk.loading == ["f/3.png", "f/1.png"])
        #expect(walk.shown == "f/2")
    }

    @Test("A step shows the picture that was loaded ahead at once, and the whole of it later without moving it")
    func step() {
        var walk = walk("a", "b", "c")
        walk.finish("a", "b", "c")
        walk.do(.command(.step(.next)))
        #expect(walk.shown == "b")
        #expect(walk.session.showsPicture)
        #expect(walk.session.picture?.hasAppeared == false)
        #expect(walk.loading == ["b"])
        walk.do(.navigation(.command(.plus, isAnimated: false)))
        let camera = walk.session.navigator.camera
        walk.finish("b")
        #expect(walk.session.picture?.hasAppeared == true)
        #expect(walk.session.former == nil)
        #expect(walk.session.navigator.camera == camera)
        #expect(walk.session.overlay.overlay(at: walk.time).parts == [])
    }

    @Test("Nothing coarser than what was loaded ahead takes its place")
    func neverCoarser() {
        var walk = walk("a", "b")
        walk.size = PixelSize(width: 2800, height: 2000)
        walk.finish("a", "b")
        walk.do(.command(.step(.next)))
        walk.open("b", level: 0)
        walk.rows("b", level: 3)
        #expect(walk.session.picture?.hasAppeared == false)
        walk.rows("b", level: 2)
        #expect(walk.session.picture?.hasAppeared == true)
    }

    @Test("A picture that is no larger than the window is complete when it was loaded ahead, and is not loaded again")
    func small() {
        var walk = walk("a", "b")
        walk.size = PixelSize(width: 300, height: 200)
        walk.finish("a", "b")
        walk.do(.command(.step(.next)))
        #expect(walk.shown == "b")
        #expect(walk.session.picture?.loading == .done)
        #expect(walk.loading == [])
    }

    @Test("A small picture that is just being loaded ahead goes on being loaded when one steps onto it")
    func smallInProgress() {
        var walk = walk("a", "b")
        walk.size = PixelSize(width: 300, height: 200)
        walk.finish("a")
        walk.open("b", level: 0)
        walk.do(.command(.step(.next)))
        #expect(walk.shown == "a")
        #expect(walk.loading == ["b"])
        walk.rows("b", level: 0)
        #expect(walk.shown == "b")
    }

    @Test("Without a picture loaded ahead the one before stays until there is something of the new one to see")
    func notLoadedAhead() {
        var walk = walk("a", "b", "c", "d", "e")
        walk.finish("a")
        walk.do(.command(.step(.last)))
        #expect(walk.shown == "a")
        #expect(!walk.session.showsPicture)
        #expect(walk.loading == ["e"])
        walk.finish("e")
        #expect(walk.shown == "e")
        #expect(walk.loading == ["d", "c"])
    }

    @Test("The picture that one leaves becomes a neighbor of few levels, and is there at once when one comes back")
    func comingBack() {
        var walk = walk("a", "b", "c")
        walk.finish("a", "b", "c")
        let left = walk.session.picture?.id
        let effects = walk.do(.command(.step(.next)))
        #expect(effects.contains { $0 == left.map { .reduce($0, firstLevel: 2) } })
        walk.finish("b")
        #expect(walk.loading == [])
        walk.do(.command(.step(.previous)))
        #expect(walk.shown == "a")
        #expect(walk.loading == ["a"])
    }

    @Test("Who comes back before the next picture appeared finds the former one as it was left")
    func comingBackAtOnce() {
        var walk = walk("a", "b", "c", "d", "e")
        walk.finish("a")
        walk.do(.command(.step(.last)))
        walk.do(.command(.step(.first)))
        #expect(walk.shown == "a")
        #expect(walk.session.picture?.loading == .done)
        #expect(walk.loading == ["b", "c"])
    }

    @Test("Neighbors that are still being loaded make way for the current picture")
    func priority() {
        var walk = walk("a", "b", "c", "d")
        walk.finish("a", "b")
        #expect(walk.loading == ["c"])
        walk.do(.command(.step(.next)))
        #expect(walk.loading == ["b"])
        walk.finish("b")
        #expect(walk.loading == ["c", "d"])
    }

    @Test("A wrong file in between is a card at once, and stepping goes on")
    func wrongFile() {
        var walk = walk("a", "b", "c")
        walk.finish("a")
        walk.fail("b")
        walk.finish("c")
        walk.do(.command(.step(.next)))
        #expect(walk.session.overlay.overlay(at: walk.time).parts == [.card])
        #expect(walk.shown == nil)
        #expect(walk.session.picture?.failure?.sentence == "b is bad")
        walk.do(.command(.step(.next)))
        #expect(walk.shown == "c")
        #expect(walk.session.overlay.overlay(at: walk.time).parts == [])
        walk.finish("c")
        walk.do(.command(.step(.previous)))
        #expect(walk.session.overlay.overlay(at: walk.time).parts == [.card])
    }

    @Test("A neighbor that failed for lack of memory is tried again when one steps onto it")
    func passingFailure() {
        var walk = walk("a", "b")
        walk.finish("a")
        walk.fail("b", .passing)
        #expect(walk.loading == [])
        walk.do(.command(.step(.next)))
        #expect(walk.session.overlay.overlay(at: walk.time).parts == [])
        #expect(walk.loading == ["b"])
    }

    @Test("At the ends nothing happens")
    func ends() {
        var walk = walk("a", "b")
        walk.finish("a", "b")
        let before = walk.do(.command(.step(.previous)))
        #expect(before == [])
        #expect(walk.session.place(of: .previous) == nil)
        walk.do(.command(.step(.next)))
        let after = walk.do(.command(.step(.next)))
        #expect(after == [])
        #expect(walk.session.place(of: .to(2)) == nil)
        #expect(walk.shown == "b")
    }

    @Test("An arrow key steps at the start view, and moves the picture otherwise")
    func arrows() {
        var walk = walk("a", "b")
        walk.finish("a", "b")
        walk.do(.navigation(.command(.actual, isAnimated: false)))
        let moved = walk.do(.command(.stepOrMove(.next, .right)))
        #expect(moved == [.navigated(.command(.right))])
        #expect(walk.shown == "a")
        walk.do(.navigation(.command(.home, isAnimated: false)))
        walk.do(.navigation(.touch(Touch(finger: FingerID(device: 0, finger: 1), phase: .began, position: .zero))))
        walk.do(.command(.stepOrMove(.next, .right)))
        #expect(walk.shown == "a")
        walk.do(.navigation(.cancel))
        walk.do(.command(.stepOrMove(.next, .right)))
        #expect(walk.shown == "b")
    }

    @Test("A folder gives way to its pictures; one without pictures is a card that says so")
    func folders() {
        let folder = LoadingFailure(
            card: OverlayCard(fileName: "f", reason: "folder"), sentence: "folder", kind: .folder)
        let none = LoadingFailure(card: OverlayCard(fileName: "f", reason: "no pictures"), sentence: "no pictures")
        for names in [["2.png", "1.png"], []] {
            var walk = AlbumWalk()
            guard case .list(let number, let paths)? = walk.do(.open(path: Array("f".utf8))).last else {
                Issue.record("nothing was listed")
                return
            }
            let held = walk.fail("f", folder)
            #expect(held == [])
            #expect(walk.session.overlay.overlay(at: walk.time).parts == [])
            let part = AlbumPart(folder: paths[0], names: names.map { Array($0.utf8) })
            walk.do(.listed(number: number, parts: [part], trouble: names.isEmpty ? none : nil))
            if names.isEmpty {
                #expect(walk.session.picture?.failure?.sentence == "no pictures")
            } else {
                #expect(walk.loading == ["f/1.png"])
                #expect(walk.session.album.entries.count == 2)
            }
        }
    }

    @Test("Who steps on while a folder is being listed is not thrown back to it")
    func leavingFolder() {
        let folder = LoadingFailure(
            card: OverlayCard(fileName: "f", reason: "folder"), sentence: "folder", kind: .folder)
        var walk = AlbumWalk()
        let paths = ["f", "b"].map { Array($0.utf8) }
        let asked = walk.do(.openAll(paths: paths)).compactMap { effect in
            if case .list(let number, _) = effect { number } else { nil }
        }
        guard let number = asked.first else {
            Issue.record("nothing was listed")
            return
        }
        walk.fail("f", folder)
        walk.do(.command(.step(.next)))
        walk.finish("b")
        walk.do(.listed(number: number, parts: paths.map { AlbumPart(file: $0) }, trouble: nil))
        #expect(walk.shown == "b")
        #expect(walk.session.picture?.failure == nil)
    }

    @Test("Another album leaves nothing of the one before but what is on the screen")
    func anotherAlbum() {
        var walk = walk("a", "b", "c")
        walk.finish("a", "b")
        walk.open(["x", "y"])
        #expect(walk.loading == ["x"])
        #expect(walk.shown == "a")
        #expect(walk.session.neighbors == [])
        walk.finish("x", "y")
        #expect(walk.kept == ["x", "y"])
    }
}
