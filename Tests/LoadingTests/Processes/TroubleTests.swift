import Foundation
import Geometry
import Imaging
import Testing
import Wire

@Suite("Helpers in trouble", .serialized, .timeLimit(.minutes(4)))
struct TroubleTests {
    private let wishes = OpenWishes(largestSideFirst: 0)

    /// A picture that takes a helper a while.
    static func slowPicture(in folder: ScratchFolder) throws -> [UInt8] {
        let header = Array("P6\n6000 6000\n255\n".utf8)
        return Array(try folder.file("slow", header + [UInt8](repeating: 77, count: 108_000_000)).path.utf8)
    }

    static func helper(of id: PictureID, _ bench: Bench) -> Int32? {
        bench.loader.helpers().first { $0.picture == id }?.processID
    }

    @Test("A killed helper is replaced once; when that is killed too the picture has failed and the viewer lives on")
    func killed() throws {
        let folder = try ScratchFolder()
        let path = try Self.slowPicture(in: folder)
        let bench = Bench()
        let id = PictureID(1)
        var killed: [Int32] = []
        let story = bench.open(path, wishes: wishes) { change in
            guard case .opened = change, let process = Self.helper(of: id, bench) else { return }
            kill(process, SIGKILL)
            killed.append(process)
        }
        #expect(story.failure == .crashed)
        #expect(story.openings == 2)
        #expect(Set(killed).count == 2)
        let small = try folder.file("small", TestPictures.ppm(width: 2, height: 2) { _, _ in (1, 2, 3) })
        #expect(bench.open(small, number: 2).isDone)
    }

    @Test("After one crash the picture arrives by the second helper")
    func killedOnce() throws {
        let folder = try ScratchFolder()
        let path = try Self.slowPicture(in: folder)
        let bench = Bench()
        var isFirst = true
        let story = bench.open(path, wishes: wishes) { change in
            guard case .opened = change, isFirst, let process = Self.helper(of: PictureID(1), bench) else { return }
            kill(process, SIGKILL)
            isFirst = false
        }
        #expect(story.isDone && story.openings == 2)
        #expect(try #require(story.pixels?.pixel(x: 5999, y: 5999, level: 0)) == (77, 77, 77, 255))
    }

    @Test("Cancelling kills the helper at once, and nothing of that picture is heard again")
    func cancelled() throws {
        let folder = try ScratchFolder()
        let path = try Self.slowPicture(in: folder)
        let bench = Bench()
        let id = PictureID(1)
        bench.loader.open(id, path: path, wishes: wishes)
        bench.wait(patience: 20) { if case .opened = $0.change { true } else { false } }
        let process = try #require(Self.helper(of: id, bench))
        bench.loader.cancel(id)
        #expect(Self.helper(of: id, bench) == nil)
        let deadline = Date(timeIntervalSinceNow: 5)
        while processExists(process), Date() < deadline { usleep(1000) }
        #expect(!processExists(process))
        #expect(!bench.wait(patience: 0.2) { $0.id == id })
    }

    @Test("Shutting down leaves no child, living or dead")
    func shutDown() throws {
        let folder = try ScratchFolder()
        let path = try Self.slowPicture(in: folder)
        let bench = Bench()
        bench.loader.prepare()
        for number in 1...4 { bench.loader.open(PictureID(UInt64(number)), path: path, wishes: wishes) }
        bench.wait(patience: 20) { if case .opened = $0.change { true } else { false } }
        let processes = bench.loader.helpers().map(\.processID)
        #expect(!processes.isEmpty)
        bench.loader.shutDown()
        #expect(processes.filter(processExists).isEmpty)
        #expect(bench.loader.helpers().isEmpty)
        bench.loader.open(PictureID(9), path: path, wishes: wishes)
        #expect(bench.loader.drain().isEmpty && bench.loader.helpers().isEmpty)
    }

    @Test("At most as many helpers decode at once as allowed; the others wait, and each has its turn")
    func atOnce() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("a", TestPictures.ppm(width: 900, height: 900) { x, y in (UInt8(x & 255), 0, 0) })
        var limits = LoadingLimits()
        limits.helpersAtOnce = 2
        let bench = Bench(limits: limits)
        for number in 1...6 {
            bench.loader.open(PictureID(UInt64(number)), path: Array(file.path.utf8), wishes: wishes)
        }
        var done = 0
        var most = 0
        bench.wait(patience: 60) { event in
            most = max(most, bench.loader.helpers().count { $0.picture != nil })
            if case .done = event.change { done += 1 }
            return done == 6
        }
        #expect(done == 6)
        #expect(most <= 2)
    }

    @Test("A helper that exits without a word has crashed")
    func exits() throws {
        let folder = try ScratchFolder()
        let bench = Bench(decoder: try folder.helper("exit 0"))
        let story = bench.open(try folder.file("a", [1]))
        #expect(story.failure == .crashed && story.openings == 2)
    }

    @Test("A helper that says nothing is stopped, and not tried again")
    func hangs() throws {
        let folder = try ScratchFolder()
        var limits = LoadingLimits()
        limits.hangTime = 200
        let bench = Bench(decoder: try folder.helper("exec sleep 1000"), limits: limits)
        let story = bench.open(try folder.file("a", [1]))
        #expect(story.failure == .hung(milliseconds: 200) && story.openings == 1)
    }

    @Test("A helper that talks nonsense is stopped, and not tried again")
    func nonsense() throws {
        let folder = try ScratchFolder()
        let bench = Bench(decoder: try folder.helper("echo hello >&3; exec sleep 1000"))
        let story = bench.open(try folder.file("a", [1]))
        guard case .nonsense = story.failure else {
            Issue.record("\(String(describing: story.failure))")
            return
        }
        #expect(story.openings == 1)
    }

    @Test("A helper ends when its viewer is gone, also while it decodes")
    func orphan() throws {
        let (here, there) = try PacketSocket.pair()
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec \"$0\" 3<&0 0</dev/null", Bench.decoder]
        process.standardInput = FileHandle(fileDescriptor: dup(there.number), closeOnDealloc: true)
        try process.run()
        guard case .packet = try here.receive() else {
            Issue.record("the helper is not ready")
            return
        }
        // No memory is ever sent: the helper would wait for it for ever.
        let folder = try ScratchFolder()
        let path = try Self.slowPicture(in: folder)
        let file = OwnedDescriptor(taking: Foundation.open(String(decoding: path, as: UTF8.self), O_RDONLY | O_CLOEXEC))
        let request = OpenRequest(largestSideFirst: 0, limits: PictureLimits(memoryBudget: 1 << 30))
        try here.send(ViewerMessage.open(request).encoded(), [file])
        #expect(here.waitForArrival(milliseconds: 20_000))
        shutdown(here.number, Int32(SHUT_RDWR))
        let deadline = Date(timeIntervalSinceNow: 10)
        while process.isRunning, Date() < deadline { usleep(1000) }
        #expect(!process.isRunning)
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    @Test("Run by hand, the program says what it is for")
    func byHand() throws {
        for (arguments, status) in [(["--help"], 0), ([], 64), (["picture.jpg"], 64)] as [([String], Int32)] {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(filePath: Bench.decoder)
            process.arguments = arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = output
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == status)
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            #expect(text.contains("vitrine PICTURE"))
        }
    }
}
