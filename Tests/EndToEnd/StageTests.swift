@testable import TestSupport
import Testing

@MainActor
@Suite("The stage on which the viewer is tried", .serialized, .onStage, .timeLimit(.minutes(1)))
struct StageTests {
    @Test("A finger on the glass arrives in a program, at its place")
    func touchArrives() throws {
        let stage = try Stage.shared()
        let words = ["xev", "-geometry", "600x400+100+100", "-event", "button"]
        let watcher = try ChildProcess(["stdbuf", "-oL"] + words, environment: stage.server.environment)
        let white = Pixels.RGB(255, 255, 255)
        #expect(try eventually { try stage.screen.capture()[417, 305] == white })
        try stage.server.touch.down(1, x: 417, y: 305)
        pause(milliseconds: 50)
        try stage.server.touch.up(1)
        try stage.server.touch.sync()
        #expect(eventually { watcher.standardOutput.contains("root:(417,305)") }, "\(watcher.standardOutput)")
    }

    @Test("What is on the screen can be read to the pixel")
    func screenIsRead() throws {
        let stage = try Stage.shared()
        let child = try ChildProcess(
            ["xmessage", "-bg", "#12c834", "-fg", "#12c834", "-geometry", "700x500+50+50", "-buttons", "", "."],
            environment: stage.server.environment)
        let isGreen = try eventually { try stage.screen.capture()[400, 400] == Pixels.RGB(0x12, 0xc8, 0x34) }
        #expect(isGreen)
        child.kill()
        #expect(!ProcessTable.isRunning(child.number))
    }

    @Test("A process that a test forgot is gone with its group")
    func nothingIsLeft() throws {
        var child: ChildProcess? = try ChildProcess(["sh", "-c", "sleep 77 & sleep 78"])
        let group = try #require(child?.number)
        #expect(eventually { ProcessTable.all().filter { $0.group == group }.count >= 2 })
        child = nil
        #expect(eventually { ProcessTable.all().allSatisfy { $0.group != group || $0.state == "Z" } })
    }

    @Test("The janitor kills groups and removes folders when the tests have ended, but not what was taken back")
    func janitor() throws {
        let janitor = Janitor()
        let (left, other) = (try ChildProcess(["sleep", "79"]), try ChildProcess(["sleep", "80"]))
        let folder = try TemporaryFolder()
        try folder.write([1], to: "file")
        janitor.watch(group: left.number)
        janitor.watch(group: other.number)
        janitor.forget(group: other.number)
        janitor.willRemove(folder: folder.path)
        janitor.finish()
        #expect(left.waitForExit() == 137)
        #expect(eventually { FileBytes.read(folder.file("file")) == nil })
        #expect(other.exitStatus == nil)
    }
}
