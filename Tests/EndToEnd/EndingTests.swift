import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Ending in order, and failures of our own", .serialized, .onStage, .timeLimit(.minutes(1)))
struct EndingTests {
    private static let picture = TestPictures.quadrants(width: 800, height: 600).bmp

    private func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    @Test(
        "The usual signals end the viewer as closing its window does: recording whole, socket and helpers gone",
        arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(number: Int32) throws {
        let folder = try TemporaryFolder()
        let (recording, log) = (folder.file("r.jsonl"), folder.file("log"))
        let viewer = try Viewer(
            [("a.bmp", Self.picture)], options: ["--fullscreen", "--record", recording, "--log", log], keeping: folder)
        try viewer.waitUntilShown()
        try viewer.control.perform("zoomTo", ["zoom": 1.5, "animated": false])
        let result = try viewer.quit { $0.process.send(signal: number) }
        #expect(result.status == 0 && result.leftOver == [])
        #expect(!FileManager.default.fileExists(atPath: viewer.folder.file("control")))
        let lines = text(recording).split(separator: "\n")
        #expect(lines.count > 3 && text(recording).hasSuffix("\n"))
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        #expect(text(log).contains("asked to end by SIG") && text(log).contains("ended with status 0"))
    }

    @Test("Standard streams that are closed at the start are nothing, not the next socket or window")
    func closedStreams() throws {
        let stage = try Stage.shared()
        let folder = try TemporaryFolder()
        let socket = folder.file("control")
        let start = "exec \"$0\" --control \"$1\" --verbose --files-from - <&- >&- 2>&-"
        let process = try ChildProcess(
            ["sh", "-c", start, "\(Viewer.programs)/vitrine", socket], environment: stage.environment)
        let control = try #require(poll(within: 10_000) { try? ControlClient(path: socket) })
        for descriptor in 0...2 {
            let target = try FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/\(process.number)/fd/\(descriptor)")
            #expect(target == "/dev/null", "descriptor \(descriptor)")
        }
        #expect(try control.state().picture.count == 0)
        try control.perform("quit")
        #expect(process.waitForExit(within: 5000) == 0)
    }

    @Test(
        "A signal while the picture is still being decoded, or while none is shown, ends it too",
        arguments: [true, false])
    func earlySignal(hasPicture: Bool) throws {
        let large = TestPictures.quadrants(width: 6000, height: 4000).bmp
        let viewer = try Viewer(hasPicture ? [("large.bmp", large)] : [])
        let result = try viewer.quit { $0.process.send(signal: SIGTERM) }
        #expect(result.status == 0 && result.leftOver == [])
    }

    @Test("The log tells what the viewer runs on, what becomes of pictures and how helpers end")
    func log() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.picture, to: "good.bmp")
        try folder.write(Array("no picture".utf8), to: "z\nbad.bmp")
        let log = folder.file("log")
        let viewer = try Viewer(
            [], options: ["--log", log, "--verbose", folder.file("good.bmp")], keeping: folder)
        try viewer.waitUntilShown()
        try viewer.control.perform("next")
        #expect(try viewer.control.wait(for: "loaded").picture.loading == "failed")
        let spare = try #require(
            try poll(within: 3000) { try viewer.control.state().helpers.first { $0.picture == nil }?.pid })
        // It is given a picture and then killed, twice.
        kill(spare, SIGSTOP)
        try viewer.control.perform("open", ["path": folder.file("good.bmp")])
        kill(spare, SIGKILL)
        try viewer.control.wait(for: "loaded")
        #expect(try viewer.quit { try $0.control.perform("quit") }.status == 0)
        let text = text(log)
        for words in [
            "info   vitrine ", "video driver x11, renderer ", "opened picture 1 “good.bmp”: bmp, 800 × 600, after ",
            "finished picture 1 “good.bmp” after ", "error  failed picture ", "z␊bad.bmp” is not a picture",
            "helper \(spare) for “good.bmp” died; another one tries", "detail helper ", "ended with status 0",
        ] {
            #expect(text.contains(words), "\(words) is not in:\n\(text)")
        }
    }

    @Test("A full disk costs the recording and the log, and a sentence, not the viewer")
    func fullDisk() throws {
        let viewer = try Viewer(
            [("a.bmp", Self.picture)], options: ["--record", "/dev/full", "--log", "/dev/full", "--verbose"])
        try viewer.waitUntilShown()
        let refused = try viewer.control.answer(to: ["do": "screenshot", "path": "/dev/full/shot.png"])
        #expect(refused["ok"] as? Bool == false && (refused["error"] as? String ?? "").contains("shot.png"))
        try viewer.control.perform("zoomTo", ["zoom": 1.5])
        try viewer.settle()
        #expect(try viewer.quit { try $0.control.perform("quit") }.status == 1)
        #expect(viewer.process.standardError.contains("the recording /dev/full ends early: No space left on device"))
    }

    @Test("Without any font there are pictures all the same, and cards are no crash")
    func noFonts() throws {
        let folder = try TemporaryFolder()
        let config = try folder.write(
            Array("<?xml version=\"1.0\"?><fontconfig><cachedir>\(folder.path)</cachedir></fontconfig>".utf8),
            to: "fonts.conf")
        let viewer = try Viewer(
            [("a.bmp", Self.picture), ("b.bmp", [])], options: ["--fullscreen"], keeping: folder,
            environment: ["FONTCONFIG_FILE": config, "FONTCONFIG_PATH": folder.path])
        try viewer.waitUntilShown()
        try viewer.control.perform("next")
        #expect(try viewer.control.wait(for: "loaded").picture.loading == "failed")
        #expect(try eventually { try viewer.control.state().overlay.contains("card") })
        pause(milliseconds: 300)
        try viewer.control.perform("previous")
        #expect(try viewer.control.wait(for: "sharp").picture.loading == "done")
        #expect(try viewer.quit { try $0.control.perform("quit") }.status == 0)
    }

    @Test("Details go to standard error without a log file")
    func verbose() throws {
        let viewer = try Viewer([("a.bmp", Self.picture)], options: ["--verbose"])
        try viewer.waitUntilShown()
        #expect(try viewer.quit { try $0.control.perform("quit") }.status == 0)
        #expect(viewer.process.standardError.contains("finished picture 1 “a.bmp”"))
    }
}
