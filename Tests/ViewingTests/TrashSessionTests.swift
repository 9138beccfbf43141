import Album
import Geometry
import Gestures
import Navigation
import Testing
import Viewing

@Suite("Moving the picture's file to the trash")
struct TrashSessionTests {
    private func walk(allowsDelete: Bool = true) -> AlbumWalk {
        var walk = AlbumWalk()
        walk.session.allowsDelete = allowsDelete
        walk.open(["/a", "/b", "/c"])
        while let name = walk.loading.first { walk.finish(name) }
        return walk
    }

    private func ticket(_ effects: [ViewingEffect]) -> UInt64? {
        for case .trash(let ticket, _) in effects { return ticket }
        return nil
    }

    @Test("Nobody allowed it: nothing happens, and a notice says why")
    func forbidden() {
        var walk = walk(allowsDelete: false)
        let effects = walk.do(.command(.trash))
        #expect(ticket(effects) == nil)
        #expect(walk.session.overlay.overlay(at: walk.time).notice?.contains("--allow-delete") == true)
    }

    @Test("The next picture comes when the file is gone, with a notice that offers to undo it")
    func goesOn() throws {
        var walk = walk()
        let number = try #require(ticket(walk.do(.command(.trash))))
        #expect(walk.shown == "/a")
        walk.do(.trashing(.trashed(ticket: number)))
        #expect(walk.shown == "/b")
        #expect(walk.session.overlay.overlay(at: walk.time).noticeAction == .undo)
        #expect(walk.session.canUndo)
    }

    @Test("At the end of the album the picture before comes")
    func last() throws {
        var walk = walk()
        walk.do(.command(.step(.last)))
        let number = try #require(ticket(walk.do(.command(.trash))))
        walk.do(.trashing(.trashed(ticket: number)))
        #expect(walk.shown == "/b")
    }

    @Test("While a file is on its way the key does nothing more, and a file that stays is told with why")
    func once() throws {
        var walk = walk()
        let number = try #require(ticket(walk.do(.command(.trash))))
        let again = walk.do(.command(.trash))
        #expect(ticket(again) == nil)
        walk.do(.trashing(.notTrashed(ticket: number, "no")))
        #expect(walk.shown == "/a")
        #expect(walk.session.overlay.overlay(at: walk.time).notice == "no")
        #expect(!walk.session.canUndo)
        let third = walk.do(.command(.trash))
        #expect(ticket(third) != nil)
    }

    @Test("Undo brings back what went last, and shows it as soon as the album has it again")
    func undo() throws {
        var walk = walk()
        let number = try #require(ticket(walk.do(.command(.trash))))
        walk.do(.trashing(.trashed(ticket: number)))
        walk.change(["/b", "/c"])
        let effects = walk.do(.command(.undo))
        #expect(effects.contains(.restore(ticket: number)))
        #expect(walk.session.overlay.overlay(at: walk.time).noticeAction == nil)
        walk.do(.trashing(.restored(ticket: number)))
        #expect(walk.session.album.index == 0 && walk.shown == "/b")
        walk.change(["/a", "/b", "/c"])
        #expect(walk.session.picture?.name == "a")
        #expect(!walk.session.canUndo)
    }

    @Test("The button of the notice undoes it too")
    func button() throws {
        var walk = walk()
        let number = try #require(ticket(walk.do(.command(.trash))))
        walk.do(.trashing(.trashed(ticket: number)))
        let place = ViewPoint(x: 10, y: 10)
        walk.do(.areas([ChromeArea(.notice(.undo), frame: ViewRect(x: 0, y: 0, width: 48, height: 48))]))
        let finger = FingerID(device: 0, finger: 1)
        walk.do(.navigation(.touch(Touch(finger: finger, phase: .began, position: place))))
        let effects = walk.do(.navigation(.touch(Touch(finger: finger, phase: .ended, position: place))))
        #expect(effects.contains(.restore(ticket: number)))
    }
}
