import Album
import Geometry
import Localization
import Navigation
import Testing
import Viewing

@Suite("Pages in a language that is read from the right")
struct MirroredPagingTests {
    /// A walk over four pictures of which the second one is shown, with the others loaded ahead.
    private func walk() -> AlbumWalk {
        var walk = AlbumWalk()
        walk.session.phrases = Phrasebook(.arabic, translations: [:])
        walk.open(["a", "b", "c", "d"])
        walk.finish("a")
        walk.do(.command(.step(.next)))
        for name in ["b", "c", "d", "a"] { walk.finish(name) }
        return walk
    }

    @Test("The next picture comes in from the left, and the one before from the right")
    func sides() {
        var walk = walk()
        walk.drawPage(to: .previous)
        #expect(walk.inSight == ["b", "c"])
        walk.lift()
        #expect(walk.shown == "c" && walk.session.album.index == 2)
        walk.settle()
        walk.drawPage(to: .next)
        #expect(walk.inSight == ["c", "b"])
        walk.lift()
        #expect(walk.shown == "b")
        walk.settle()
    }

    @Test("At the first picture the navigator knows of a neighbor on the left only, at the last one on the right only")
    func ends() {
        var walk = walk()
        let first = walk.do(.command(.step(.first)))
        #expect(first.contains(.navigated(.pages(PageSides(hasPrevious: true)))))
        let last = walk.do(.command(.step(.last)))
        #expect(last.contains(.navigated(.pages(PageSides(hasNext: true)))))
    }

    @Test("An arrow key goes to the picture on its side; Page Down goes on as ever")
    func keys() throws {
        var walk = walk()
        walk.do(try #require(KeyBindings.standard.event(for: KeyStroke("left"))))
        #expect(walk.session.album.index == 2)
        walk.do(try #require(KeyBindings.standard.event(for: KeyStroke("right"))))
        walk.do(try #require(KeyBindings.standard.event(for: KeyStroke("right"))))
        #expect(walk.session.album.index == 0)
        walk.do(try #require(KeyBindings.standard.event(for: KeyStroke("pagedown"))))
        #expect(walk.session.album.index == 1)
    }
}
