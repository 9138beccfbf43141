import Geometry
import Gestures
import Navigation
import Testing
import Viewing

@Suite("The session")
struct SessionTests {
    private let photo = Array("/pictures/photo.jpg".utf8)
    private let other = Array("/pictures/other.png".utf8)
    private let facts = PictureFacts(size: PixelSize(width: 2000, height: 1000), format: "jpeg", hasAlpha: false)

    private func session() -> Session {
        Session(options: .standard, view: ViewSize(width: 800, height: 600), scale: 1)
    }

    /// Opens a file and lets its coarsest level come.
    private func show(_ path: [UInt8], in session: inout Session, at time: Double) -> PictureID? {
        let effects = session.handle(.open(path: path), at: time)
        guard let id = loaded(effects) else { return nil }
        _ = session.handle(.loading(id, .opened(facts)), at: time)
        _ = session.handle(.loading(id, .rows(level: 2, 0..<250)), at: time)
        return id
    }

    private func loaded(_ effects: [ViewingEffect]) -> PictureID? {
        for case .load(let id, _, _) in effects { return id }
        return nil
    }

    @Test("Without a picture there is the empty state and nothing to wait for")
    func empty() {
        let session = session()
        #expect(session.overlay.overlay(at: 0).parts == [.empty])
        #expect(session.nextDeadline(after: 0) == nil)
        #expect(session.visible == nil)
    }

    @Test("Opening a file loads it and names it in the title")
    func opening() {
        var session = session()
        let effects = session.handle(.open(path: photo), at: 0)
        #expect(effects.contains(.retitle("photo.jpg")))
        #expect(
            effects.contains(
                .load(
                    PictureID(1), path: photo,
                    wishes: LoadingWishes(largestSideFirst: 800, byteLimit: .max, plays: true))))
        #expect(session.picture?.loading == .waiting)
    }

    @Test("A picture is shown as soon as enough of its rows have come, when there is nothing else to see")
    func firstPaint() {
        var session = session()
        let effects = session.handle(.open(path: photo), at: 0)
        guard let id = loaded(effects) else {
            Issue.record("nothing was loaded")
            return
        }
        _ = session.handle(.loading(id, .opened(facts)), at: 5)
        _ = session.handle(.loading(id, .rows(level: 2, 0..<31)), at: 6)
        #expect(session.visible == nil)
        let last = session.handle(.loading(id, .rows(level: 2, 31..<32)), at: 7)
        #expect(last == [.navigated(.picture(facts.size))])
        #expect(session.visible?.id == id)
        #expect(session.navigator.camera == Camera(zoom: 0.4, offset: ViewPoint(x: 0, y: 100)))
    }

    @Test("The former picture stays until a level of the new one is complete, but its helper is stopped at once")
    func replacing() {
        var session = session()
        let first = show(photo, in: &session, at: 0)
        let effects = session.handle(.open(path: other), at: 100)
        guard let first, let second = loaded(effects) else {
            Issue.record("nothing was loaded")
            return
        }
        #expect(effects.first == .stopLoading(first))
        #expect(session.visible?.id == first)
        _ = session.handle(.loading(second, .opened(facts)), at: 110)
        _ = session.handle(.loading(second, .rows(level: 2, 0..<249)), at: 115)
        #expect(session.visible?.id == first)
        let shown = session.handle(.loading(second, .rows(level: 2, 249..<250)), at: 120)
        #expect(shown.first == .abandon(first))
        #expect(session.visible?.id == second)
    }

    @Test("What comes late for a picture that was left changes nothing")
    func lateEvents() {
        var session = session()
        let effects = session.handle(.open(path: photo), at: 0)
        let second = session.handle(.open(path: other), at: 10)
        guard let first = loaded(effects) else {
            Issue.record("nothing was loaded")
            return
        }
        #expect(second.first == .abandon(first))
        let before = session
        let late = LoadingFailure(card: OverlayCard(fileName: nil, reason: "late"), sentence: "late")
        #expect(session.handle(.loading(first, .opened(facts)), at: 20).isEmpty)
        #expect(session.handle(.loading(first, .failed(late)), at: 20).isEmpty)
        #expect(session == before)
    }

    @Test("What is found to be missing while it is decoded is said on the screen and kept with the picture")
    func notices() {
        var session = session()
        guard let id = show(photo, in: &session, at: 0) else {
            Issue.record("nothing was loaded")
            return
        }
        let sentence = "The file is damaged; part of the picture is missing."
        #expect(session.handle(.loading(id, .noticed([sentence])), at: 50).isEmpty)
        _ = session.handle(.loading(id, .noticed([sentence])), at: 60)
        #expect(session.overlay.overlay(at: 70).notice == sentence)
        #expect(session.picture?.facts?.notices == [sentence])
    }

    @Test("A failure shows a card with the file's name and the reason, and no picture")
    func failure() {
        var session = session()
        guard let first = show(photo, in: &session, at: 0) else {
            Issue.record("nothing was loaded")
            return
        }
        guard let second = loaded(session.handle(.open(path: other), at: 100)) else {
            Issue.record("nothing was loaded")
            return
        }
        let empty = LoadingFailure(
            card: OverlayCard(fileName: "other.png", reason: "It is empty."), sentence: "other.png is empty.")
        let effects = session.handle(
            .loading(second, .failed(empty)), at: 120)
        #expect(effects == [.abandon(first), .abandon(second), .navigated(.picture(nil))])
        #expect(session.visible == nil)
        #expect(session.picture?.loading == .failed)
        #expect(session.overlay.overlay(at: 120).parts == [.card])
        #expect(session.picture?.failure?.card.fileName == "other.png")
    }

    @Test("A second helper may begin anew while the picture is on the screen")
    func anotherHelper() {
        var session = session()
        guard let id = show(photo, in: &session, at: 0) else {
            Issue.record("nothing was loaded")
            return
        }
        _ = session.handle(.navigation(.command(.plus, isAnimated: false)), at: 10)
        let camera = session.navigator.camera
        #expect(session.handle(.loading(id, .opened(facts)), at: 20).isEmpty)
        #expect(session.visible?.id == id)
        #expect(session.navigator.camera == camera)
    }

    @Test("Reading the file again keeps the view when the size is the same")
    func reload() {
        var session = session()
        _ = show(photo, in: &session, at: 0)
        _ = session.handle(.navigation(.command(.plus, isAnimated: false)), at: 10)
        let camera = session.navigator.camera
        guard let again = loaded(session.handle(.command(.reload), at: 20)) else {
            Issue.record("nothing was loaded")
            return
        }
        _ = session.handle(.loading(again, .opened(facts)), at: 30)
        _ = session.handle(.loading(again, .rows(level: 2, 0..<250)), at: 30)
        #expect(session.visible?.id == again)
        #expect(session.navigator.camera == camera)
    }
}
