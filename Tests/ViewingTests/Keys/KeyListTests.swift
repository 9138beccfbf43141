import Geometry
import Gestures
import Localization
import Navigation
import Testing
import Viewing

@Suite("The list of keys")
struct KeyListTests {
    private func lines(_ stand: ChromeStand) -> [KeyList.Placed] {
        stand.session.chromeContent(at: stand.walk.time).keys?.lines ?? []
    }

    private func rows(_ stand: ChromeStand) -> [String: String] {
        var rows: [String: String] = [:]
        for placed in lines(stand) { if case .row(let what, let does) = placed.line { rows[does] = what } }
        return rows
    }

    @Test("comes by ? and by F1, and goes by either, by Escape and by a tap", arguments: ["?", "f1", "escape"])
    func comeAndGo(key: String) {
        var stand = ChromeStand()
        stand.do(.key("?"))
        stand.wait(300)
        #expect(stand.session.chromeContent(at: stand.walk.time).parts.contains(.keys))
        #expect(stand.session.nextDeadline(after: stand.walk.time) == nil)
        #expect(stand.do(.key(key)) == [])
        stand.wait(300)
        #expect(!stand.session.chromeContent(at: stand.walk.time).parts.contains(.keys))
        stand.do(.key("f1"))
        stand.wait(300)
        let camera = stand.session.navigator.camera
        stand.tap(ViewPoint(x: 400, y: 300))
        stand.wait(600)
        #expect(stand.session.chromeContent(at: stand.walk.time).parts == [])
        #expect(stand.session.navigator.camera == camera)
    }

    @Test("says what gestures are bound to, and does not name one that does nothing")
    func gestures() {
        var stand = ChromeStand()
        stand.walk.session.gestures[.tap] = .action(.next)
        stand.walk.session.gestures[.doubleTap] = .nothing
        stand.do(.key("?"))
        stand.wait(300)
        var said: [String: String] = [:]
        for placed in lines(stand) { if case .row(let what, let does) = placed.line { said[what] = does } }
        #expect(said[Phrase.gestureTap.english] == KeyAction.next.words.english)
        #expect(said[Phrase.gestureDoubleTap.english] == nil)
        #expect(said[Phrase.gestureTwoTap.english] == Phrase.gestureTwoTapDoes.english)
    }

    @Test("says of every action which keys it has now")
    func truth() {
        var stand = ChromeStand()
        stand.walk.session.keys.bind(KeyStroke("f"), to: nil)
        stand.walk.session.keys.bind(KeyStroke("f11"), to: nil)
        stand.walk.session.keys.bind(KeyStroke("x", [.control]), to: .fullscreen)
        stand.walk.session.keys.bind(KeyStroke("f12"), to: nil)
        stand.do(.key("?"))
        stand.wait(300)
        let rows = rows(stand)
        for action in KeyAction.allCases where action != .debug {
            #expect(rows[action.words.english] != nil, "\(action)")
        }
        #expect(rows[KeyAction.fullscreen.words.english] == "Ctrl+X")
        #expect(rows[KeyAction.debug.words.english] == nil)
    }

    @Test("does what a listed key does, and goes for it")
    func listed() {
        var stand = ChromeStand()
        stand.do(.key("?"))
        stand.do(.key("+"))
        #expect(!stand.session.isKeyListOpen)
        stand.wait(800)
        #expect(!stand.session.navigator.isHome)
    }

    @Test("scrolls in a small window under a finger, a wheel and keys, to its ends and no farther")
    func scrolls() throws {
        var stand = ChromeStand()
        stand.do(.navigation(.resize(ViewSize(width: 320, height: 300), scale: 1)))
        stand.do(.key("?"))
        stand.wait(300)
        let top = try #require(lines(stand).first).frame.minY
        stand.touch(.began, at: ViewPoint(x: 100, y: 250))
        for y in stride(from: 240.0, through: 50, by: -10) { stand.touch(.moved, at: ViewPoint(x: 100, y: y)) }
        stand.touch(.ended, at: ViewPoint(x: 100, y: 50))
        #expect(stand.session.isKeyListOpen)
        let dragged = try #require(lines(stand).first).frame.minY
        #expect(dragged < top - 150)
        stand.do(.key("end"))
        let last = try #require(lines(stand).map(\.frame.maxY).max())
        #expect(last < 300 && last > 250)
        stand.do(.navigation(.wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 100), position: ViewPoint(x: 9, y: 9)))))
        #expect(lines(stand).first?.frame.minY == top)
    }
}
