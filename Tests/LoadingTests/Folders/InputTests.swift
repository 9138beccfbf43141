import Album
import Foundation
import Geometry
import Localization
import TestSupport
import Testing
import Wire

@testable import Imaging

@Suite("Pictures and names that come through pipes", .timeLimit(.minutes(5)))
struct InputTests {
    /// What a file descriptor's other end gives.
    private func pipeEnds() throws -> (reading: OwnedDescriptor, writing: FileHandle) {
        let pipe = try PipeEnds()
        let copy = { (number: Int32) in fcntl(number, F_DUPFD_CLOEXEC, 0) }
        return (
            OwnedDescriptor(taking: copy(pipe.read.number)),
            FileHandle(fileDescriptor: copy(pipe.write.number), closeOnDealloc: true)
        )
    }

    private func whole(_ input: SpooledInput) async throws -> OpenedFile? {
        input.start()
        let deadline = Date(timeIntervalSinceNow: 90)
        while Date() < deadline {
            if let file = try input.opened() { return file }
            try await Task.sleep(for: .milliseconds(5))
        }
        return nil
    }

    @Test("What comes through a pipe in pieces is a file that can be read anywhere, more than once, and not written")
    func spooled() async throws {
        let (reading, writing) = try pipeEnds()
        let input = SpooledInput(descriptor: reading.number, mostBytes: 1 << 20)
        input.start()
        try writing.write(contentsOf: [1, 2, 3])
        #expect(try input.opened() == nil)
        try writing.write(contentsOf: [UInt8](repeating: 9, count: 100_000))
        try writing.close()
        for _ in 0..<2 {
            let file = try #require(try await whole(input))
            #expect(file.byteCount == 100_003)
            var bytes = [UInt8](repeating: 0, count: 4)
            #expect(pread(file.descriptor.number, &bytes, 4, 0) == 4)
            #expect(bytes == [1, 2, 3, 9])
            #expect(write(file.descriptor.number, [7], 1) < 0)
        }
    }

    @Test("More than the limit is refused with words, and so is nothing")
    func limits() async throws {
        let (reading, writing) = try pipeEnds()
        let input = SpooledInput(descriptor: reading.number, mostBytes: 10)
        try writing.write(contentsOf: [UInt8](repeating: 1, count: 11))
        try writing.close()
        await #expect(throws: PictureFailure.inputTooLarge(bytes: 10)) { try await whole(input) }
        let (empty, end) = try pipeEnds()
        try end.close()
        await #expect(throws: PictureFailure.empty) {
            try await whole(SpooledInput(descriptor: empty.number, mostBytes: 10))
        }
    }

    @Test("A file as standard input is not copied")
    func regularFile() async throws {
        let folder = try ScratchFolder()
        let file = try folder.file("a.bin", [1, 2, 3])
        let descriptor = OwnedDescriptor(taking: open(file.path, O_RDONLY))
        let input = SpooledInput(descriptor: descriptor.number, mostBytes: 1)
        #expect(try await whole(input)?.byteCount == 3)
        #expect(input.receivedBytes == 0)
    }

    @Test(
        "A picture that comes slowly is decoded when it is there, and one that nobody wants any more is not waited for")
    func loading() throws {
        let folder = try ScratchFolder()
        let bytes = TestPictures.ppm(width: 40, height: 30) { _, _ in (255, 0, 0) }
        let (reading, writing) = try pipeEnds()
        let input = SpooledInput(descriptor: reading.number, mostBytes: 1 << 20)
        let bench = Bench(standardInput: input)
        let sender = Thread {
            for part in 0..<5 {
                usleep(60_000)
                try? writing.write(contentsOf: bytes[(bytes.count * part / 5)..<(bytes.count * (part + 1) / 5)])
            }
            try? writing.close()
        }
        sender.start()
        let story = bench.open(AlbumPart.standardInput)
        #expect(story.isDone && story.info?.size.width == 40)
        // Again: it is kept.
        #expect(bench.open(AlbumPart.standardInput, number: 2).isDone)
        _ = folder

        let (never, held) = try pipeEnds()
        let stuck = Bench(standardInput: SpooledInput(descriptor: never.number, mostBytes: 1 << 20))
        stuck.loader.open(PictureID(1), path: AlbumPart.standardInput, wishes: OpenWishes(largestSideFirst: 0))
        stuck.loader.cancel(PictureID(1))
        #expect(stuck.loader.helpers().isEmpty)
        try held.close()
    }

    @Test("A list is told as it comes, whatever separates its names")
    func list() throws {
        let folder = try ScratchFolder()
        #expect(mkfifo(folder.path("list"), 0o600) == 0)
        let signal = DispatchSemaphore(value: 0)
        let reader = NameListReader(path: folder.bytes("list")) { signal.signal() }
        let writing = try FileHandle(forWritingTo: URL(filePath: folder.path("list")))
        try writing.write(contentsOf: Array("a.png\0b\n.png\0c".utf8))
        #expect(signal.wait(timeout: .now() + 10) == .success)
        #expect(reader.drain() == .init(names: [Array("a.png".utf8), Array("b\n.png".utf8)]))
        try writing.close()
        #expect(signal.wait(timeout: .now() + 10) == .success)
        var rest: [[UInt8]] = []
        var isLast = false
        for _ in 0..<200 where !isLast {
            if let batch = reader.drain() {
                rest += batch.names
                isLast = batch.isLast
            }
            usleep(10_000)
        }
        #expect(rest == [Array("c".utf8)] && isLast)
    }

    @Test("A list that is not there is said in a sentence")
    func missingList() {
        let signal = DispatchSemaphore(value: 0)
        let reader = NameListReader(path: Array("/nowhere/list".utf8)) { signal.signal() }
        #expect(signal.wait(timeout: .now() + 10) == .success)
        let batch = reader.drain()
        #expect(
            batch?.isLast == true && batch?.trouble?.sentence(in: .english).contains("“list” cannot be read") == true)
    }
}
