import TestSupport
import Testing

@MainActor
@Suite("One viewer for a socket", .serialized, .onStage, .timeLimit(.minutes(1)))
struct SingleInstanceTests {
    private func hand(_ arguments: String..., to viewer: Viewer) throws -> ChildProcess {
        let socket = viewer.folder.file("control")
        return try ChildProcess(
            ["\(Viewer.programs)/vitrine", "--control", socket, "--single-instance"] + arguments,
            environment: viewer.stage.environment)
    }

    @Test("A second viewer hands its pictures to the one that listens already, which comes to the front, and ends")
    func handing() throws {
        let viewer = try Viewer([("a.bmp", TestPictures.marked.bmp)], options: ["--size", "600x400"])
        try viewer.waitUntilShown()
        let names = [("b c.bmp", TestPictures.marked.bmp), ("ü.bmp", TestPictures.marked.bmp)]
        let paths = try names.map { try viewer.folder.write($1, to: $0) }
        let second = try hand(paths[0], paths[1], to: viewer)
        #expect(second.waitForExit() == 0)
        #expect(second.standardError.isEmpty)
        #expect(try eventually { try viewer.control.state().picture.path == paths[0] })
        #expect(try eventually { try viewer.control.state().picture.count == 2 })
        // Without a picture it only comes to the front.
        #expect(try hand(to: viewer).waitForExit() == 0)
        #expect(try viewer.control.state().picture.path == paths[0])
    }

    @Test("Where nobody listens it is the one viewer itself, whatever is left of a former socket")
    func first() throws {
        let viewer = try Viewer(
            [("a.bmp", TestPictures.marked.bmp)], options: ["--size", "600x400", "--single-instance"])
        try viewer.waitUntilShown()
        viewer.process.send(signal: 9)
        _ = viewer.process.waitForExit()
        let next = try hand(viewer.folder.file("a.bmp"), to: viewer)
        defer { next.send(signal: 15) }
        let socket = viewer.folder.file("control")
        let client = poll(within: 10_000) { try? ControlClient(path: socket) }
        let control = try #require(client)
        #expect(try control.wait(for: "loaded").picture.path == viewer.folder.file("a.bmp"))
        try control.perform("quit")
        #expect(next.waitForExit() == 0)
    }

    @Test("It needs a socket, and hands on names alone")
    func usage() throws {
        for arguments in [["--single-instance", "a.png"], ["--single-instance", "--control", "/tmp/vt-none", "-"]] {
            let process = try ChildProcess(["\(Viewer.programs)/vitrine"] + arguments, environment: [:])
            #expect(process.waitForExit() == 2)
            #expect(process.standardError.contains("--single-instance"))
        }
    }
}
