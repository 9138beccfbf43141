import Album
import Geometry
import Navigation
import Testing

@testable import Viewing

@Suite("Pictures that move, in a session")
struct PlaybackSessionTests {
    private static let size = PixelSize(width: 100, height: 50)
    private let path = Array("a.gif".utf8)

    private func facts(slots: Int) -> PlaybackFacts {
        PlaybackFacts(frames: 5, plays: nil, firstDuration: 100, slots: slots, byteCount: slots * 1000)
    }

    private func loaded(_ effects: [ViewingEffect]) -> PictureID? {
        for case .load(let id, _, _) in effects { return id }
        return nil
    }

    private func load(_ id: PictureID, in session: inout Session, at time: Double) {
        let facts = PictureFacts(size: Self.size, format: "gif", hasAlpha: true)
        _ = session.handle(.loading(id, .opened(facts)), at: time)
        _ = session.handle(.loading(id, .rows(level: 0, 0..<50)), at: time)
    }

    /// A session in which an animation plays from 0 on, with frames of 100 ms of which two are there.
    private func playing(startsPaused: Bool = false) throws -> (Session, PictureID) {
        var session = Session(
            options: .standard, motion: MotionSettings(reducesMotion: startsPaused),
            view: ViewSize(width: 800, height: 600), scale: 1)
        let id = try #require(loaded(session.handle(.open(path: path), at: 0)))
        load(id, in: &session, at: 0)
        _ = session.handle(.loading(id, .animated(facts(slots: 2))), at: 0)
        for index in 1...2 {
            let frame = FrameArrival(
                index: index, slot: index - 1, duration: 100, changed: PixelRect(x: 0, y: 0, width: 1, height: 1))
            _ = session.handle(.loading(id, .frame(frame)), at: 0)
        }
        return (session, id)
    }

    @Test("A frame is due at its time, and not before; the slot of the one before is given back")
    func deadlines() throws {
        var (session, id) = try playing()
        #expect(session.picture?.loading == .done)
        #expect(session.nextDeadline(after: 0) == 100)
        #expect(!session.isPlaybackDue(at: 99) && session.isPlaybackDue(at: 100))
        #expect(session.play(to: 99) == [])
        #expect(session.play(to: 100) == [])
        #expect(session.picture?.playback?.shown.index == 1)
        #expect(session.play(to: 200) == [.releaseFrame(id, slot: 0)])
        // The next frame has not come: nothing happens by itself.
        #expect(session.nextDeadline(after: 200) == nil)
    }

    @Test("The whole animation counts against the memory")
    func memory() throws {
        let (session, _) = try playing()
        let levels = PyramidLayout(size: Self.size)?.byteCount ?? 0
        #expect(session.picture?.byteCount == levels + 2000)
    }

    @Test("Keys pause and step; without an animation they do nothing")
    func keys() throws {
        var (session, id) = try playing()
        let (space, back) = (ViewingEvent.key("space"), ViewingEvent.key(","))
        _ = session.handle(space, at: 50)
        #expect(session.nextDeadline(after: 50) == nil)
        _ = session.handle(space, at: 60)
        #expect(session.nextDeadline(after: 60) == 110)
        _ = session.handle(.key("."), at: 70)
        #expect(session.picture?.playback?.shown.index == 1)
        #expect(session.handle(back, at: 80) == [.releaseFrame(id, slot: 0), .seekFrame(id, frame: 1, keptSlot: nil)])
        #expect(session.picture?.playback?.shown.index == 0)
        var still = Session(options: .standard, view: ViewSize(width: 800, height: 600), scale: 1)
        #expect(still.handle(space, at: 0) == [] && still.handle(back, at: 0) == [])
    }

    @Test("Where less motion is wished for it waits to be told")
    func reducedMotion() throws {
        let (session, _) = try playing(startsPaused: true)
        #expect(session.nextDeadline(after: 0) == nil)
        #expect(session.picture?.playback?.isPlaying == false)
    }

    @Test("In a window that cannot be seen nothing moves")
    func hidden() throws {
        var (session, _) = try playing()
        _ = session.handle(.visibilityChanged(false), at: 50)
        #expect(session.nextDeadline(after: 50) == nil)
        #expect(session.play(to: 500) == [])
        _ = session.handle(.visibilityChanged(true), at: 1000)
        #expect(session.nextDeadline(after: 1000) == 1050)
    }

    @Test(
        "When the decoder ends before its time the file is opened once more in its place; then the animation stops with a remark"
    )
    func stopped() throws {
        var (session, first) = try playing()
        _ = session.play(to: 100)
        let effects = session.handle(.loading(first, .stopped("It has stopped.")), at: 150)
        let second = try #require(loaded(effects))
        #expect(session.visible?.id == first && session.visible?.playback?.shown.index == 1)
        load(second, in: &session, at: 200)
        _ = session.handle(.loading(second, .animated(facts(slots: 2))), at: 210)
        #expect(session.visible?.id == second && session.picture?.playback?.isPlaying == true)
        #expect(loaded(session.handle(.loading(second, .stopped("It has stopped.")), at: 300)) == nil)
        #expect(session.picture?.playback?.isPlaying == false)
        #expect(session.visible?.id == second)
        #expect(session.overlay.overlay(at: 300).notice == "It has stopped.")
    }

    @Test("A neighbor is loaded with its first frame only, shown at once, and opened anew to be played")
    func neighbor() throws {
        var walk = AlbumWalk()
        walk.size = Self.size
        walk.open(["a", "b"])
        walk.finish("a")
        #expect(walk.wishes["a"]?.plays == true && walk.wishes["b"]?.plays == false)
        let ahead = try #require(walk.session.neighbors.first?.id)
        walk.open("b", level: 0)
        walk.rows("b", level: 0)
        walk.do(.loading(ahead, .animated(facts(slots: 0))))
        walk.do(.loading(ahead, .done))
        walk.do(.command(.step(.next)))
        #expect(walk.shown == "b" && walk.session.visible?.id == ahead)
        #expect(walk.session.picture?.id != ahead)
        #expect(walk.wishes["b"]?.plays == true)
        let id = try #require(walk.session.picture?.id)
        let opened = PictureFacts(size: Self.size, format: "gif", hasAlpha: true)
        for event in [.opened(opened), .rows(level: 0, 0..<50), .animated(facts(slots: 2))] as [LoadingEvent] {
            walk.do(.loading(id, event))
        }
        #expect(walk.session.visible?.id == id && walk.session.picture?.playback?.isPlaying == true)
    }

    @Test(
        "A picture that is left keeps its first frame; its decoder is stopped at once, and its frames go with the next paint"
    )
    func leaving() throws {
        var walk = AlbumWalk()
        walk.size = Self.size
        walk.open(["a", "b"])
        walk.open("a", level: 0)
        walk.rows("a", level: 0)
        let id = try #require(walk.session.picture?.id)
        walk.do(.loading(id, .animated(facts(slots: 2))))
        walk.finish("b")
        let effects = walk.do(.command(.step(.next)))
        #expect(effects.contains(.stopLoading(id)))
        #expect(effects.contains(.stopPlaying(id)))
        #expect(walk.session.neighbors.first?.playback == nil)
        // Back again it is shown at once, and opened anew.
        walk.do(.command(.step(.previous)))
        #expect(walk.session.visible?.id == id && walk.session.picture?.id != id)
    }
}
