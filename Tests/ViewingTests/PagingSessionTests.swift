import Album
import Geometry
import Gestures
import Navigation
import Testing
import Tiling
import Viewing

@Suite("Turning pages of an album")
struct PagingSessionTests {
    /// A walk over some pictures of which the second one is shown, and those beside it are loaded ahead.
    private func walk(_ names: [String] = ["a", "b", "c", "d"], ready: Bool = true) -> AlbumWalk {
        var walk = AlbumWalk()
        walk.open(names)
        walk.finish("a")
        walk.do(.command(.step(.next)))
        walk.finish("b")
        if ready { for name in names where name != "a" && name != "b" { walk.finish(name) } }
        return walk
    }

    @Test("The navigator is told where there are neighbors, once for each change, and it is recorded")
    func sides() {
        var walk = AlbumWalk()
        let paths = ["a", "b"].map { Array($0.utf8) }
        let opened = walk.do(.openAll(paths: paths))
        #expect(opened.contains(.navigated(.pages(PageSides(hasNext: true)))))
        walk.finish("a", "b")
        let stepped = walk.do(.command(.step(.next)))
        #expect(stepped.last == .navigated(.pages(PageSides(hasPrevious: true))))
        #expect(!walk.do(.command(.step(.next))).contains { if case .navigated(.pages) = $0 { true } else { false } })
        #expect(walk.do(.openAll(paths: [paths[0]])).last == .navigated(.pages(PageSides())))
    }

    @Test("A turn comes with the touch that lifts, and is recorded after it: the picture, then its neighbors")
    func turnIsRecorded() {
        var walk = walk()
        walk.drawPage(to: .next)
        let effects = walk.lift()
        let inputs = effects.compactMap { if case .navigated(let input) = $0 { input } else { nil } }
        #expect(inputs.count == 2)
        guard case .touch(let touch) = inputs.first else {
            Issue.record("\(inputs)")
            return
        }
        #expect(touch.phase == .ended)
        #expect(inputs.last == .picture(walk.size))
        #expect(walk.session.album.index == 2 && effects.contains(.retitle("c")))
        walk.settle()
        walk.drawPage(to: .next)
        let last = walk.lift()
        #expect(last.last == .navigated(.pages(PageSides(hasPrevious: true))))
    }

    @Test("While a page is drawn, the picture and the neighbor beside it are in sight, the neighbor at its start view")
    func inSight() {
        var walk = walk()
        #expect(walk.inSight == ["b"])
        walk.drawPage(to: .next, by: 300)
        #expect(walk.inSight == ["b", "c"])
        let pages = walk.session.pages
        #expect(pages[0].camera == walk.session.navigator.camera && pages[0].camera.offset.x == 25 - 300)
        #expect(pages[1].camera.offset == ViewPoint(x: 25 - 300 + 816, y: 0))
        walk.move(to: 700)
        #expect(walk.inSight == ["b", "a"])
    }

    @Test(
        "No picture moves or changes with the turn: the neighbor is the picture now, and the one that was left is beside it"
    )
    func turn() {
        var walk = walk()
        walk.drawPage(to: .next)
        let before = walk.session.pages
        walk.lift()
        let after = walk.session.pages
        #expect(walk.inSight == ["c", "b"])
        #expect(Set(after) == Set(before))
        #expect(walk.session.visible?.name == "c" && walk.session.showsPicture)
        #expect(walk.loading.first == "c")
        #expect(walk.session.overlay.overlay(at: walk.time).parts == [])
        walk.settle()
        #expect(walk.inSight == ["c"] && walk.session.leaving == nil)
        #expect(walk.session.navigator.isHome)
    }

    @Test("The page that leaves keeps its finest tiles until it is out of sight, and is a neighbor then")
    func leaves() {
        var walk = walk()
        walk.drawPage(to: .next)
        let left = walk.session.picture?.id
        #expect(!walk.lift().contains { if case .reduce = $0 { true } else { false } })
        #expect(walk.session.leaving?.slot.id == left && walk.session.leaving?.slot.pyramid?.firstLevel == 0)
        let effects = walk.settle()
        #expect(effects.contains { $0 == left.map { .reduce($0, firstLevel: 2) } })
        #expect(walk.session.neighbors.contains { $0.id == left })
        walk.finish("c")
        // What was left is not loaded again, and what was there stays.
        #expect(!walk.loading.contains("b") && !walk.loading.contains("d"))
    }

    @Test(
        "A page that is left before it was complete is no longer loaded, stays in sight, and is loaded again as a neighbor"
    )
    func leavesUnfinished() {
        var walk = walk()
        walk.drawPage(to: .next)
        walk.lift()
        walk.settle()
        // The stand-in of c is shown, c itself is being loaded.
        walk.drawPage(to: .next)
        let standIn = walk.session.visible?.id
        walk.lift()
        #expect(walk.inSight == ["d", "c"] && walk.session.leaving?.slot.id == standIn)
        #expect(walk.loading == ["d"])
        walk.settle()
        walk.finish("d")
        #expect(walk.inSight == ["d"] && walk.kept.contains("c"))
    }

    @Test(
        "A neighbor that is not there yet comes in as an empty page, with a ring in its time, and never as another picture"
    )
    func notReady() {
        var walk = walk(ready: false)
        walk.drawPage(to: .next)
        #expect(walk.inSight == ["b"])
        let effects = walk.lift()
        #expect(effects.contains(.navigated(.picture(nil))))
        #expect(walk.inSight == ["b"] && walk.session.visible == nil && !walk.session.showsPicture)
        #expect(walk.session.pages.first.map { abs($0.camera.offset.x + 475) < 1e-9 } == true)
        walk.settle()
        #expect(walk.inSight == [])
        #expect(walk.session.overlay.overlay(at: walk.time + 300).parts == [.ring, .caption])
        walk.finish("c")
        #expect(walk.inSight == ["c"] && walk.session.navigator.isHome)
    }

    @Test("A picture that comes while its page settles comes on its page")
    func comesLate() {
        var walk = walk(ready: false)
        walk.drawPage(to: .next)
        walk.lift()
        walk.advance(by: 30)
        let displacement = walk.session.navigator.pageDisplacement
        #expect(displacement > 16)
        walk.finish("c")
        #expect(walk.inSight == ["c", "b"])
        #expect(walk.session.pages.first?.camera.offset.x ?? 0 > 25)
    }

    @Test("Who turns back at once finds the page that was left, without loading it again")
    func turnsBack() {
        var walk = walk()
        walk.do(
            .navigation(.zoomTo(ZoomRequest(zoom: 2, place: .center(ContentPoint(x: 2000, y: 800))), isAnimated: false))
        )
        let lay = walk.session.navigator.camera
        walk.drawPage(to: .next)
        walk.lift()
        walk.do(
            .navigation(.touch(Touch(finger: FingerID(finger: 1), phase: .began, position: ViewPoint(x: 100, y: 300)))))
        walk.move(to: 400)
        walk.move(to: 700)
        walk.advance(by: 100)
        walk.lift()
        #expect(walk.session.album.index == 1 && walk.session.picture?.loading == .done)
        walk.settle()
        #expect(walk.session.navigator.camera == lay && walk.inSight == ["b"])
        #expect(!walk.loading.contains("b"))
    }

    @Test("A card of a picture that cannot be shown is a page too: one can turn to it and on")
    func card() {
        var walk = walk(ready: false)
        walk.fail("c")
        walk.finish("d")
        walk.drawPage(to: .next)
        walk.lift()
        #expect(walk.session.overlay.overlay(at: walk.time).parts == [.card])
        walk.settle()
        walk.drawPage(to: .next)
        #expect(walk.inSight == ["d"])
        walk.lift()
        walk.settle()
        #expect(walk.shown == "d" && walk.session.album.index == 3)
        #expect(!walk.session.overlay.overlay(at: walk.time).parts.contains(.card))
    }

    @Test("At the ends of the album nothing turns, and nothing is in sight beside the picture")
    func ends() {
        var walk = AlbumWalk()
        walk.open(["a", "b"])
        walk.finish("a", "b")
        walk.drawPage(to: .previous)
        #expect(walk.inSight == ["a"])
        walk.lift()
        walk.settle()
        #expect(walk.session.album.index == 0 && walk.session.navigator.isHome)
    }

    @Test(
        "A key that steps while a page settles leaves the left page at once; reopening too", arguments: [false, true])
    func otherSteps(reopens: Bool) {
        var walk = walk()
        walk.drawPage(to: .next)
        walk.lift()
        if reopens { walk.open(["x"]) } else { walk.do(.command(.step(.next))) }
        #expect(walk.session.leaving == nil)
        walk.settle()
        walk.finish(reopens ? "x" : "d")
        #expect(walk.shown == (reopens ? "x" : "d") && walk.inSight.count == 1)
        if reopens { #expect(walk.kept == ["x"]) }
    }

    @Test("All that is stored stays within the budget while a page leaves")
    func budget() {
        var walk = AlbumWalk(budget: 20_000_000)
        walk.open(["a", "b", "c"])
        walk.finish("a", "b", "c")
        walk.drawPage(to: .next)
        walk.lift()
        #expect(walk.inSight == ["b", "a"])
        walk.open("b", level: 0)
        #expect(walk.session.leaving?.slot.pyramid?.firstLevel == 2)
        walk.settle()
        walk.finish("b")
        #expect(walk.inSight == ["b"])
    }
}
