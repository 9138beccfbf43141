import Album
import Geometry
import Gestures
import Navigation
import TestSupport
import Testing
import Viewing

@Suite("Between the list and the picture")
struct ListSessionTests {
    /// An album of which the first picture is shown.
    private func walk(_ count: Int = 30) -> AlbumWalk {
        var walk = AlbumWalk()
        walk.open((0..<count).map { "p\($0)" })
        walk.finish("p0")
        walk.finish("p1")
        walk.finish("p2")
        return walk
    }

    private func touch(_ walk: inout AlbumWalk, _ phase: TouchPhase, _ finger: Int64 = 1, _ place: ViewPoint)
        -> [ViewingEffect]
    {
        walk.do(.navigation(.touch(Touch(finger: FingerID(finger: finger), phase: phase, position: place))))
    }

    private func tap(_ walk: inout AlbumWalk, _ place: ViewPoint) {
        _ = touch(&walk, .began, 1, place)
        walk.advance(by: 40)
        _ = touch(&walk, .ended, 1, place)
    }

    private func key(_ walk: inout AlbumWalk, _ name: String) -> [ViewingEffect] {
        walk.do(.key(KeyPress(KeyStroke(name))))
    }

    @Test("The list comes by its key; the picture goes into its thumbnail on a straight way and is there at the end")
    func opens() throws {
        var walk = walk()
        let home = try #require(walk.session.pages.first)
        _ = key(&walk, "l")
        #expect(walk.session.list.isOpen)
        let start = try #require(walk.session.pages.first)
        #expect(start.camera.zoom <= home.camera.zoom && start.camera.zoom > home.camera.zoom * 0.8)
        walk.advance(by: 100)
        let middle = try #require(walk.session.pages.first)
        #expect(middle.camera.zoom < start.camera.zoom)
        #expect(walk.session.isMoving)
        walk.advance(by: 300)
        #expect(walk.session.pages.isEmpty && !walk.session.isMoving && walk.session.isSettled)
        #expect(walk.session.picture?.path == Array("p0".utf8), "it is kept meanwhile")
    }

    @Test("A tap opens: the picture grows out of its thumbnail to its start view, and is the current one")
    func tapOpens() throws {
        var walk = walk()
        _ = key(&walk, "l")
        walk.advance(by: 500)
        let cell = walk.session.list.navigator.frame(of: 1)
        tap(&walk, cell.center)
        #expect(!walk.session.list.isOpen && walk.session.album.index == 1)
        let start = try #require(walk.session.pages.first)
        let plane = ListPlane(start.camera, size: walk.size)
        #expect(plane.width < cell.size.width * 1.7, "it begins about as large as the thumbnail")
        walk.advance(by: 500)
        let rest = try #require(walk.session.pages.first)
        #expect(rest.camera == walk.session.navigator.startView(of: walk.size))
        #expect(walk.session.visible?.name == "p1" && walk.session.isSettled)
    }

    @Test("A picture of which nothing is there yet has its thumbnail stand in, and never the picture before")
    func standIn() {
        var walk = walk()
        _ = key(&walk, "l")
        walk.advance(by: 500)
        tap(&walk, walk.session.list.navigator.frame(of: 9).center)
        #expect(walk.session.pathOfStandIn == Array("p9".utf8) && walk.session.pages.isEmpty)
        walk.advance(by: 600)
        #expect(walk.session.pathOfStandIn == Array("p9".utf8) && walk.session.former == nil)
        walk.finish("p9")
        #expect(walk.session.pathOfStandIn == nil && walk.shown == "p9")
    }

    @Test(
        "A picture let go smaller than four fifths of its fit goes back into the list, from where fingers had it",
        arguments: [
            (0.5, true), (0.9, false),
        ])
    func pinchLeaves(ratio: Double, leaves: Bool) throws {
        var walk = walk()
        let (one, other) = (ViewPoint(x: 200, y: 300), ViewPoint(x: 600, y: 300))
        _ = touch(&walk, .began, 1, one)
        _ = touch(&walk, .began, 2, other)
        for step in 1...10 {
            let part = 1 - (1 - ratio) * Double(step) / 10
            _ = touch(&walk, .moved, 1, ViewPoint(x: 400 - 200 * part, y: 300))
            _ = touch(&walk, .moved, 2, ViewPoint(x: 400 + 200 * part, y: 300))
        }
        let held = walk.session.navigator.camera
        _ = touch(&walk, .ended, 2, ViewPoint(x: 400 + 200 * ratio, y: 300))
        #expect(!walk.session.list.isOpen, "one finger still holds it")
        let effects = walk.take(
            .navigation(
                .touch(
                    Touch(finger: FingerID(finger: 1), phase: .ended, position: ViewPoint(x: 400 - 200 * ratio, y: 300))
                )))
        #expect(walk.session.list.isOpen == leaves)
        #expect(effects.contains { if case .navigated(.touch) = $0 { true } else { false } }, "it is recorded")
        if leaves {
            let page = try #require(walk.session.pages.first)
            #expect(abs(page.camera.zoom - held.zoom) < 1e-9, "nothing jumps")
        }
        walk.advance(by: 2000)
        #expect(walk.session.isSettled)
    }

    @Test("While the list is looked at fingers move it, and the picture keeps its view; nothing of it is recorded")
    func touchesGoToTheList() {
        var walk = walk(400)
        _ = key(&walk, "l")
        walk.advance(by: 500)
        let camera = walk.session.navigator.camera
        var effects: [ViewingEffect] = []
        effects += touch(&walk, .began, 1, ViewPoint(x: 400, y: 500))
        for y in stride(from: 490.0, to: 200, by: -20) { effects += touch(&walk, .moved, 1, ViewPoint(x: 400, y: y)) }
        effects += touch(&walk, .ended, 1, ViewPoint(x: 400, y: 210))
        walk.advance(by: 3000)
        #expect(walk.session.list.navigator.camera.offset.y < -250)
        #expect(walk.session.navigator.camera == camera && effects.isEmpty)
    }

    @Test("A finger that lands on the way holds the picture, and all comes to rest")
    func landsOnTheWay() throws {
        try forAll(cases: 60, seed: 97) { random in
            var walk = walk()
            _ = key(&walk, "l")
            walk.advance(by: random.double(in: 0...500))
            if random.chance(0.7) {
                tap(&walk, walk.session.list.navigator.frame(of: random.int(in: 0...9)).center)
            } else {
                _ = key(&walk, "l")
            }
            for _ in 0..<random.int(in: 0...12) {
                walk.advance(by: random.double(in: 0...80))
                let place = ViewPoint(x: random.double(in: 0...800), y: random.double(in: 0...600))
                let phase = random.pick(TouchPhase.began, .moved, .moved, .ended, .cancelled)
                _ = touch(&walk, phase, Int64(random.int(in: 1...2)), place)
                if random.chance(0.1) { _ = key(&walk, "l") }
            }
            walk.do(.navigation(.cancel))
            walk.advance(by: 9000)
            try hold(walk.session.isSettled && walk.session.list.passage == nil, "it does not rest")
        }
    }

    @Test("Keys choose and open; Escape goes back to the picture, and only there ends the program")
    func keys() {
        var walk = walk()
        _ = key(&walk, "backspace")
        walk.advance(by: 500)
        _ = key(&walk, "right")
        _ = key(&walk, "down")
        #expect(walk.session.list.navigator.selection == 1 + walk.session.list.navigator.layout.columns)
        #expect(walk.session.navigator.isHome, "the picture does not move")
        #expect(!key(&walk, "escape").contains(.quit) && !walk.session.list.isOpen && walk.session.album.index == 0)
        walk.advance(by: 500)
        _ = key(&walk, "l")
        _ = key(&walk, "right")
        _ = key(&walk, "enter")
        #expect(!walk.session.list.isOpen && walk.session.album.index == 1)
        walk.advance(by: 500)
        #expect(key(&walk, "escape").contains(.quit))
    }

    @Test("The list shows where one is, and follows the album: what is chosen stays chosen under its name")
    func followsTheAlbum() {
        var walk = walk(200)
        walk.do(.command(.step(.to(150))))
        _ = key(&walk, "l")
        let frame = walk.session.list.navigator.frame(of: 150)
        #expect(frame.minY >= 0 && frame.maxY <= 600 && walk.session.list.navigator.selection == 150)
        walk.advance(by: 500)
        walk.change(["a", "b"] + (0..<200).map { "p\($0)" })
        #expect(walk.session.list.navigator.selection == 152 && walk.session.list.navigator.layout.count == 202)
        walk.change(["a", "b"])
        #expect(walk.session.list.navigator.layout.count == 2)
        _ = key(&walk, "enter")
        #expect(walk.session.album.current == Array("b".utf8) || walk.session.album.current == Array("a".utf8))
    }

    @Test("A picture that moves stands still behind the list, and goes on afterwards")
    func playback() throws {
        var walk = walk()
        let id = try #require(walk.session.picture?.id)
        walk.do(.command(.reload))
        let fresh = try #require(walk.session.picture?.id)
        #expect(fresh != id)
        walk.open("p0", level: 0)
        walk.rows("p0", level: 0)
        walk.do(
            .loading(fresh, .animated(PlaybackFacts(frames: 3, plays: 0, firstDuration: 100, slots: 2, byteCount: 100)))
        )
        walk.do(
            .loading(
                fresh,
                .frame(
                    FrameArrival(index: 1, slot: 0, duration: 100, changed: PixelRect(x: 0, y: 0, width: 1, height: 1)))
            ))
        #expect(walk.session.nextDeadline(after: walk.time).map { $0 < walk.time + 200 } == true)
        _ = key(&walk, "l")
        walk.advance(by: 500)
        #expect(walk.session.nextDeadline(after: walk.time).map { $0 > walk.time + 200 } ?? true)
        _ = key(&walk, "l")
        #expect(walk.session.nextDeadline(after: walk.time).map { $0 < walk.time + 200 } == true)
    }

    @Test("With reduced motion nothing moves: the picture fades over the list and back")
    func reducedMotion() {
        var walk = walk()
        walk.do(.navigation(.reducedMotion(true)))
        let camera = walk.session.pages.first?.camera
        _ = key(&walk, "l")
        #expect(walk.session.list.passage?.fades == true && walk.session.pages.first?.camera == camera)
        let before = walk.session.list.pictureOpacity
        walk.advance(by: 100)
        #expect(walk.session.list.pictureOpacity < before && walk.session.pages.first?.camera == camera)
        walk.advance(by: 200)
        #expect(walk.session.list.passage == nil && walk.session.list.pictureOpacity == 0)
    }
}
