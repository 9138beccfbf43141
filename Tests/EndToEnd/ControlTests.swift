import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Command line and control socket", .serialized, .onStage, .timeLimit(.minutes(1)))
struct ControlTests {
    private var program: String { "\(Viewer.programs)/vitrine" }

    @Test(
        "Options that cannot work end the viewer at once, with a sentence",
        arguments: [["--min-zoom", "3", "--max-zoom", "1"], ["--policy", "nonsense"], ["--double-tap-zoom", "2"]])
    func wrongOptions(options: [String]) throws {
        let process = try ChildProcess([program] + options, environment: Stage.shared().server.environment)
        #expect(process.waitForExit() == 2)
        #expect(process.standardError.contains(options[0]))
    }

    @Test("ctl sends a command from a shell and prints the answer")
    func ctl() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        let socket = viewer.folder.file("control")
        let words = [program, "ctl", "--control", socket, "zoomTo", "zoom=0.8", "animated=false"]
        let printed = try ChildProcess.run(words)
        let answer = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any]
        #expect(answer?["ok"] as? Bool == true)
        #expect(try viewer.control.state().camera.zoom == 0.8)

        let refused = try ChildProcess([program, "ctl", "--control", socket, "nonsense"])
        #expect(refused.waitForExit() != 0)
    }

    @Test(
        "What is no address of the web is refused with a sentence", arguments: ["ftp://example.org/a.jpg", "https://"])
    func refused(address: String) throws {
        let viewer = try Viewer()
        let answer = try viewer.control.answer(to: ["do": "open", "url": address])
        #expect(answer["ok"] as? Bool == false)
        #expect((answer["error"] as? String ?? "").count > 10)
    }

    @Test("Two clients are answered side by side, each in its order")
    func twoClients() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        let other = try ControlClient(path: viewer.folder.file("control"))
        for zoom in [0.6, 0.7, 0.9] {
            try viewer.control.perform("zoomTo", ["zoom": zoom, "animated": false])
            #expect(try other.state().camera.zoom == zoom)
        }
    }

    @Test("The screenshot of the control socket is what is on the screen")
    func screenshot() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        let (png, raw) = (viewer.folder.file("shot.png"), viewer.folder.file("shot.raw"))
        try viewer.control.perform("screenshot", ["path": png])
        try ChildProcess.run(["convert", png, "-depth", "8", "bgra:\(raw)"], within: 30_000)
        let bytes = try #require(FileBytes.read(raw))
        let screen = try viewer.stage.screen.capture()
        let shot = Pixels(width: screen.width, height: screen.height) { y in
            bytes.withUnsafeBytes {
                Array($0.bindMemory(to: UInt32.self)[(y * screen.width)..<((y + 1) * screen.width)])
            }[...]
        }
        #expect(shot.differences(from: screen) == 0)
    }

    @Test("A viewer takes over the socket's name from one that was killed")
    func staleSocket() throws {
        let first = try Viewer()
        let socket = first.folder.file("control")
        first.process.kill()
        let second = try ChildProcess([program, "--control", socket], environment: first.stage.server.environment)
        let answers = eventually(within: 10_000) { (try? ControlClient(path: socket).state()) != nil }
        #expect(answers, "\(second.standardError)")
    }
}
