import Album
import Drawing
import Geometry
import Gestures
import Navigation
import Scene
import Testing
import Viewing

@Suite("The list as it is drawn")
struct ListSceneTests {
    private static let view = ViewSize(width: 800, height: 600)

    /// A session that looks at the list of some pictures.
    private func session(_ count: Int, scale: Double = 1) -> Session {
        var session = Session(options: .standard, view: Self.view, scale: scale)
        let paths = (0..<count).map { Array("/pictures/p\($0).png".utf8) }
        for case .list(let number, _) in session.handle(.openAll(paths: paths), at: 0) {
            let parts = paths.map { AlbumPart(file: $0) }
            _ = session.handle(.listed(number: number, parts: parts, trouble: nil), at: 0)
        }
        _ = session.handle(.command(.toggleList), at: 0)
        session.advance(to: 1000)
        return session
    }

    private func frame(
        _ session: Session, scale: Double = 1, _ thumbnail: @escaping ([UInt8]) -> ListThumbnail = { _ in .missing }
    ) -> OverlayFrame {
        ListScene.frame(of: session, scale: scale, text: OverlayTestDrawing.everyText, thumbnail: thumbnail)
    }

    private func bitmaps(_ frame: OverlayFrame, _ id: UInt64) -> [DeviceRect] {
        frame.commands.compactMap { command in
            if case .bitmap(BitmapID(id), let place, _) = command { place } else { nil }
        }
    }

    private func corners(_ frame: OverlayFrame) -> Int {
        OverlayTestDrawing.meshes(frame).reduce(0) { $0 + $1.vertices.count }
    }

    @Test("Each thumbnail in sight is drawn in its cell, as a whole and in its shape; a small picture is not enlarged")
    func thumbnails() {
        let session = session(100)
        let wide = frame(session) { _ in .image(BitmapID(7), PixelSize(width: 256, height: 128)) }
        let places = bitmaps(wide, 7)
        let visible = session.list.navigator.visible.joined()
        #expect(places.count == visible.count)
        for (index, place) in zip(visible, places) {
            let cell = session.list.navigator.frame(of: index)
            #expect(
                abs(place.size.width - cell.size.width) < 1e-9 && abs(place.size.height * 2 - place.size.width) < 1e-9)
            #expect(abs(place.center.x - cell.center.x) < 1e-9 && abs(place.center.y - cell.center.y) < 1e-9)
        }
        let small = frame(session) { _ in .image(BitmapID(7), PixelSize(width: 16, height: 10)) }
        #expect(bitmaps(small, 7).allSatisfy { $0.size == Size(width: 16, height: 10) })
    }

    @Test("On a screen with more pixels all lengths have more of them")
    func scales() {
        let (one, two) = (frame(session(20)), frame(session(20, scale: 2), scale: 2))
        let (ground, double) = (OverlayTestDrawing.meshes(one)[0], OverlayTestDrawing.meshes(two)[0])
        #expect(ground.vertices.count == double.vertices.count)
        for (one, two) in zip(ground.vertices, double.vertices) {
            #expect(abs(one.position.x * 2 - two.position.x) < 1e-9)
            #expect(abs(one.position.y * 2 - two.position.y) < 1e-9)
        }
    }

    @Test("What cannot be shown is marked, what is not there yet has a place, and names are below")
    func marks() {
        let session = session(9)
        let (missing, failed) = (frame(session), frame(session) { _ in .failed })
        #expect(corners(missing) < corners(failed))
        let cell = session.list.navigator.frame(of: 0)
        let middle = DevicePoint(x: cell.minX + 5.3, y: cell.minY + 5.2)
        #expect(OverlayTestDrawing.topColor(OverlayTestDrawing.meshes(missing)[0], at: middle) != nil)
        let names = OverlayTestDrawing.bitmaps(missing)
        #expect(names.count == 9 && missing.used.count == 9 && missing.used[0].text == "p0.png")
        #expect(names[0].minY >= cell.maxY && names[0].maxY <= cell.maxY + 20)
    }

    @Test("The chosen picture has a ring only when keys have chosen it")
    func ring() {
        var session = session(9)
        let plain = corners(frame(session))
        _ = session.handle(.list(.right), at: 1000)
        session.advance(to: 2000)
        #expect(corners(frame(session)) > plain)
        _ = session.handle(
            .navigation(.mouse(MouseEvent(phase: .down, button: 1, position: .zero))), at: 2000)
        #expect(corners(frame(session)) == plain)
    }

    @Test("As many things are drawn of 100,000 pictures as of 100")
    func cost() {
        let (few, many) = (frame(session(100)), frame(session(100_000)))
        #expect(few.commands.count == many.commands.count)
    }

    @Test("Nothing is drawn of a list that is not looked at, nor any veil over the picture")
    func closed() {
        var session = session(9)
        _ = session.handle(.command(.toggleList), at: 1000)
        session.advance(to: 5000)
        #expect(frame(session).commands.isEmpty)
        let view = ListScene.view(
            of: session, [], isCovered: true, scale: 1, output: PixelSize(width: 800, height: 600),
            thumbnail: { _ in .missing })
        #expect(view.isEmpty)
    }

    @Test("A picture that is opened is seen by its thumbnail, which grows from its cell, over a list that goes dark")
    func passage() throws {
        var session = session(9)
        let cell = session.list.navigator.frame(of: 0)
        _ = session.handle(.list(.open), at: 1000)
        let size = PixelSize(width: 256, height: 256)
        func view(at time: Double) -> [DrawCommand] {
            session.advance(to: time)
            return ListScene.view(
                of: session, [], isCovered: true, scale: 1, output: PixelSize(width: 800, height: 600),
                thumbnail: { _ in .image(BitmapID(7), size) })
        }
        func width(_ commands: [DrawCommand]) throws -> Double {
            guard case .bitmap(BitmapID(7), let place, _) = try #require(commands.last) else { return 0 }
            return place.size.width
        }
        let start = view(at: 1000)
        #expect(try abs(width(start) - cell.size.width) < 1)
        let middle = view(at: 1100)
        #expect(try width(middle) > cell.size.width + 50 && start.count == 2)
        #expect(try width(view(at: 1400)) == 600, "it stays until the picture is there")
    }
}
