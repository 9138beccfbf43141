import TestSupport
import Testing

@MainActor
@Suite("Home after a while", .serialized, .onStage, .timeLimit(.minutes(1)))
struct IdleTests {
    private func viewer(_ options: String...) throws -> Viewer {
        let pictures = ["a", "b", "c"].map { ("\($0).bmp", TestPictures.marked.bmp) }
        let viewer = try Viewer(pictures, options: ["--fullscreen"] + options)
        try viewer.waitUntilShown()
        return viewer
    }

    @Test("When nobody touches for the time, the picture goes back to its start view, upright")
    func home() throws {
        let viewer = try viewer("--idle-home", "2")
        let start = try viewer.control.state().camera
        try viewer.control.perform("next")
        try viewer.control.perform("rotate", ["degrees": 90, "animated": false])
        try viewer.look(atX: 800, y: 800, zoom: 2)
        #expect(try eventually(within: 10_000) { try viewer.settle().camera == start })
        #expect(try viewer.control.state().picture.index == 1)
        // It has happened, and does not happen again. (Tiles may still fade in.)
        pause(milliseconds: 500)
        let frames = try viewer.control.state().frames
        pause(milliseconds: 2500)
        #expect(try viewer.control.state().frames == frames)
    }

    @Test("A finger that rests on the glass keeps the picture for as long as it is there")
    func finger() throws {
        let viewer = try viewer("--idle-home", "2", "--idle-first")
        try viewer.control.perform("next")
        try viewer.look(atX: 800, y: 800, zoom: 2)
        let touch = viewer.stage.server.touch
        try touch.down(1, x: 600, y: 400)
        try viewer.takeInTouches()
        let before = try viewer.control.state()
        pause(milliseconds: 5000)
        let after = try viewer.control.state()
        #expect(after.camera == before.camera && after.picture.index == 1)
        try touch.up(1)
        #expect(try eventually(within: 10_000) { try viewer.control.state().picture.index == 0 })
    }

    @Test("A mouse that only moves is somebody, too")
    func mouse() throws {
        let viewer = try viewer("--idle-home", "2", "--idle-first")
        try viewer.control.perform("next")
        for step in 0..<8 {
            try viewer.stage.xdotool("mousemove", "\(300 + step * 10)", "300")
            pause(milliseconds: 500)
        }
        #expect(try viewer.control.state().picture.index == 1)
        #expect(try eventually(within: 10_000) { try viewer.control.state().picture.index == 0 })
    }
}
