import Glibc
import TestSupport
import Testing

@MainActor
@Suite("Leaving", .serialized, .onStage, .timeLimit(.minutes(1)))
struct QuitTests {
    @Test("Esc, Q and the control socket quit, and no process is left", arguments: ["Escape", "q", "socket"])
    func quit(how: String) throws {
        let viewer = try Viewer.showing(TestPictures.quadrants(width: 800, height: 600))
        let result = try viewer.quit { viewer in
            if how == "socket" {
                try viewer.control.perform("quit")
            } else {
                try viewer.stage.xdotool("key", how)
            }
        }
        #expect(result.status == 0)
        #expect(result.leftOver == [])
    }

    @Test("Quitting while a large picture is being decoded leaves no process")
    func quitWhileLoading() throws {
        let viewer = try Viewer([("large.bmp", TestPictures.quadrants(width: 6000, height: 4000).bmp)])
        let result = try viewer.quit { try $0.control.perform("quit") }
        #expect(result.status == 0)
        #expect(result.leftOver == [])
    }

    @Test("Helpers of a viewer that was killed end by themselves")
    func killedViewer() throws {
        let viewer = try Viewer.showing(TestPictures.quadrants(width: 800, height: 600))
        let result = try viewer.quit { $0.process.send(signal: SIGKILL) }
        #expect(result.status == 128 + SIGKILL)
        #expect(result.leftOver == [])
    }
}
