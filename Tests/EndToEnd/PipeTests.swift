import Glibc
import TestSupport
import Testing

@MainActor
@Suite("Standard input", .serialized, .onStage, .timeLimit(.minutes(1)))
struct PipeTests {
    private static let picture = TestPictures.quadrants(width: 800, height: 600).bmp

    @Test("A picture that comes slowly through a pipe is shown when it is there; a ring shows that it comes")
    func slowPicture() throws {
        let pipe = try PipeEnds()
        let viewer = try Viewer([], options: ["--fullscreen", "-"], descriptors: [0: pipe.read.number])
        try pipe.write.write(Array(Self.picture.prefix(10)))
        #expect(try eventually { try viewer.control.state().overlay.contains("ring") })
        let state = try viewer.control.state()
        #expect(state.picture.loading != "failed" && state.picture.count == 1)
        try finish(pipe, with: Array(Self.picture.dropFirst(10)))
        try viewer.waitUntilShown()
        #expect(try viewer.control.state().picture.size == [800, 600])
        try viewer.control.perform("reload")
        #expect(try viewer.control.wait(for: "loaded").picture.error == nil)
        let title = try viewer.stage.xdotoolOutput("getwindowname", "\(viewer.window())")
        #expect(title.contains("standard input"))
    }

    @Test("Nothing and nonsense on standard input are cards", arguments: [[], Array("no picture".utf8)])
    func bad(bytes: [UInt8]) throws {
        let pipe = try PipeEnds()
        let viewer = try Viewer([], options: ["-"], descriptors: [0: pipe.read.number])
        try finish(pipe, with: bytes)
        let picture = try viewer.control.wait(for: "loaded").picture
        #expect(picture.error?.contains("standard input") == true, "\(picture)")
    }

    @Test("A list of names is an album that grows while it comes, and its first picture is shown meanwhile")
    func list() throws {
        let folder = try TemporaryFolder()
        for name in ["z.bmp", "a b.bmp", "c.bmp"] { try folder.write(Self.picture, to: name) }
        let pipe = try PipeEnds()
        let viewer = try Viewer(
            [], options: ["--fullscreen", "--files-from", "-"], keeping: folder, descriptors: [0: pipe.read.number])
        #expect(try viewer.control.state().overlay.contains("empty"))
        try pipe.write.write(Array((folder.file("z.bmp") + "\0").utf8))
        #expect(try eventually { try viewer.control.state().picture.path == folder.file("z.bmp") })
        try viewer.waitUntilShown()
        #expect(try viewer.control.state().picture.count == 1)
        try pipe.write.write(Array((folder.file("a b.bmp") + "\0").utf8))
        #expect(try eventually { try viewer.control.state().picture.count == 2 })
        #expect(try viewer.control.perform("next")["index"] as? Int == 1)
        #expect(try viewer.control.wait(for: "loaded").picture.path == folder.file("a b.bmp"))
        try finish(pipe, with: Array(folder.file("c.bmp").utf8))
        #expect(try eventually { try viewer.control.state().picture.count == 3 })
        #expect(try viewer.control.state().picture.index == 1)
    }

    @Test("A list that cannot be read is a notice")
    func missingList() throws {
        let viewer = try Viewer([], options: ["--files-from", "/nowhere/list"])
        #expect(try eventually { try viewer.control.state().overlay == ["empty", "notice"] })
    }

    /// Writes the rest in the background, as a pipe holds only a part of it, and closes the pipe.
    private func finish(_ pipe: consuming PipeEnds, with bytes: [UInt8]) throws {
        let end = dup(pipe.write.number)
        _ = consume pipe
        let rest = Descriptor(owning: end)
        try rest.write(bytes)
    }
}
