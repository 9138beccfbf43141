import Album
import Foundation
import Testing

@testable import Imaging

@Suite("Following the files of an album", .timeLimit(.minutes(5)))
struct FollowingTests {
    /// With the kernel's help, and by looking from time to time.
    static let watches = [1000, 0]

    @Test("New files come, removed ones go", arguments: watches)
    func comingAndGoing(watches: Int) async throws {
        let folder = try ScratchFolder()
        for name in ["a.png", "c.png"] { _ = try folder.file(name, [1]) }
        let bench = AlbumBench(mostWatches: watches)
        await bench.follow([folder.path("a.png")])
        #expect(bench.names == ["a.png", "c.png"])
        _ = try folder.file("b.png", [1])
        _ = try folder.file("notes.txt", [1])
        _ = try folder.file(".hidden.png", [1])
        #expect(await bench.wait { $0.names == ["a.png", "b.png", "c.png"] })
        try folder.remove("c.png")
        #expect(await bench.wait { $0.names == ["a.png", "b.png"] })
        try folder.remove("a.png")
        #expect(await bench.wait { $0.names == ["b.png"] })
        _ = try folder.file("a.png", [2])
        #expect(await bench.wait { $0.names == ["a.png", "b.png"] })
    }

    @Test("A file that gets another name is followed", arguments: watches)
    func renaming(watches: Int) async throws {
        let folder = try ScratchFolder()
        for name in ["a.png", "c.png"] { _ = try folder.file(name, Array(name.utf8)) }
        let bench = AlbumBench(mostWatches: watches)
        await bench.follow([folder.url.path])
        bench.follower.attend(to: folder.bytes("a.png"))
        // Where one only looks from time to time, the file must have been seen once.
        await bench.listen(seconds: 1)
        try folder.move("a.png", to: "z.png")
        #expect(await bench.wait { $0.names == ["c.png", "z.png"] })
        #expect(bench.renamed == [folder.bytes("a.png"): folder.bytes("z.png")])
    }

    @Test("A file that is written anew is told when it is closed, and so is one that another takes the place of")
    func rewriting() async throws {
        let folder = try ScratchFolder()
        for name in ["a.png", "b.png"] { _ = try folder.file(name, [1]) }
        var timing = AlbumBench.timing
        // However slow this machine is, only closing the file says that it is whole.
        timing.settling = 600_000
        let bench = AlbumBench(timing: timing)
        await bench.follow([folder.url.path])
        let handle = try FileHandle(forWritingTo: URL(filePath: folder.path("a.png")))
        try handle.write(contentsOf: [2, 3])
        #expect(await bench.wait { $0.growing == [folder.bytes("a.png")] })
        #expect(!bench.rewritten.contains(folder.bytes("a.png")))
        try handle.close()
        #expect(await bench.wait { $0.rewritten == [folder.bytes("a.png")] })
        _ = try folder.file(".b.png.part", [9])
        try folder.move(".b.png.part", to: "b.png")
        #expect(await bench.wait { $0.rewritten.contains(folder.bytes("b.png")) })
        #expect(bench.renamed == [:] && bench.names == ["a.png", "b.png"])
    }

    @Test("A file that nobody closes is whole when nothing is written for a while", arguments: watches)
    func settling(watches: Int) async throws {
        let folder = try ScratchFolder()
        _ = try folder.file("a.png", [1])
        let bench = AlbumBench(mostWatches: watches)
        await bench.follow([folder.path("a.png")])
        bench.follower.attend(to: folder.bytes("a.png"))
        await bench.listen(seconds: 1)
        let handle = try FileHandle(forWritingTo: URL(filePath: folder.path("a.png")))
        for _ in 0..<6 {
            try handle.write(contentsOf: [UInt8](repeating: 7, count: 100))
            await bench.listen(seconds: 0.15)
        }
        #expect(bench.growing == [folder.bytes("a.png")])
        #expect(await bench.wait { $0.rewritten == [folder.bytes("a.png")] })
        try handle.close()
    }

    @Test("Of several names each is followed by itself: a file is, its neighbors are not")
    func namedFiles() async throws {
        let folder = try ScratchFolder()
        let other = try ScratchFolder()
        for name in ["a.png", "odd"] { _ = try folder.file(name, [1]) }
        _ = try other.file("x.png", [1])
        let bench = AlbumBench()
        await bench.follow([folder.path("odd"), other.url.path])
        _ = try folder.file("b.png", [1])
        _ = try other.file("y.png", [1])
        #expect(await bench.wait { $0.names == ["odd", "x.png", "y.png"] })
        try folder.remove("odd")
        #expect(await bench.wait { $0.names == ["x.png", "y.png"] })
        _ = try folder.file("odd", [1])
        #expect(await bench.wait { $0.names == ["odd", "x.png", "y.png"] })
    }

    @Test("Folders in folders are followed too: new ones, renamed ones, removed ones", arguments: watches)
    func recursive(watches: Int) async throws {
        let folder = try ScratchFolder()
        try folder.makeFolder("s1/deep")
        try folder.makeFolder(".hidden")
        for name in ["z.png", "s1/b.png", "s1/deep/c.png", ".hidden/no.png"] { _ = try folder.file(name, [1]) }
        // A circle, and a way out: links to folders are not followed.
        symlink(folder.url.path, folder.path("s1/loop"))
        let bench = AlbumBench(isRecursive: true, mostWatches: watches)
        await bench.follow([folder.url.path])
        #expect(bench.names == ["z.png", "b.png", "c.png"])
        try folder.makeFolder("s2/new")
        _ = try folder.file("s2/new/d.png", [1])
        #expect(await bench.wait { $0.names == ["z.png", "b.png", "c.png", "d.png"] })
        try folder.move("s1", to: "s3")
        #expect(await bench.wait { $0.names == ["z.png", "d.png", "b.png", "c.png"] })
        if watches > 0 { #expect(bench.renamed[folder.bytes("s1/b.png")] == folder.bytes("s3/b.png")) }
        _ = try folder.file("s3/deep/e.png", [1])
        #expect(await bench.wait { $0.names == ["z.png", "d.png", "b.png", "c.png", "e.png"] })
        try folder.remove("s3")
        #expect(await bench.wait { $0.names == ["z.png", "d.png"] })
    }

    @Test("A folder that is removed leaves nothing, and is found again when it comes back", arguments: watches)
    func wholeFolder(watches: Int) async throws {
        let folder = try ScratchFolder()
        try folder.makeFolder("f")
        _ = try folder.file("f/a.png", [1])
        let bench = AlbumBench(mostWatches: watches)
        await bench.follow([folder.path("f")])
        try folder.remove("f")
        #expect(await bench.wait { $0.names == [] })
        try folder.makeFolder("f")
        _ = try folder.file("f/b.png", [1])
        #expect(await bench.wait { $0.names == ["b.png"] })
        _ = try folder.file("f/c.png", [1])
        #expect(await bench.wait { $0.names == ["b.png", "c.png"] })
    }

    @Test("A thousand events are a few tellings, and the album is right in the end")
    func manyEvents() async throws {
        let folder = try ScratchFolder()
        _ = try folder.file("keep.png", [1])
        let bench = AlbumBench()
        await bench.follow([folder.url.path])
        let before = bench.tellings
        for number in 0..<1000 { _ = try folder.file("\(number).png", [1]) }
        for number in 0..<1000 where number % 2 == 0 { try folder.remove("\(number).png") }
        #expect(await bench.wait { $0.names.count == 501 })
        await bench.listen(seconds: 0.4)
        #expect(bench.names.count == 501)
        #expect(bench.tellings - before <= 30, "\(bench.tellings - before)")
    }

    @Test("More events than the kernel keeps lose nothing")
    func overflow() async throws {
        let folder = try ScratchFolder()
        let limit =
            (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8))
            .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 16384
        guard limit <= 20_000 else { return }
        _ = try folder.file("keep.png", [1])
        var timing = AlbumBench.timing
        // Nothing is taken from the kernel while this test fills its queue.
        timing.quiet = 3000
        timing.mostDelay = 3000
        let bench = AlbumBench(timing: timing)
        await bench.follow([folder.url.path])
        for number in 0..<(limit / 2 + 2000) {
            let path = folder.path("\(number % 7).png")
            _ = FileManager.default.createFile(atPath: path, contents: nil)
            unlink(path)
        }
        _ = try folder.file("last.png", [1])
        #expect(await bench.wait { $0.names == ["keep.png", "last.png"] }, "\(bench.names) \(bench.tellings)")
    }

    @Test("By time and size the order follows the files")
    func order() async throws {
        let folder = try ScratchFolder()
        for (name, count) in [("a.png", 30), ("b.png", 20), ("c.png", 10)] {
            _ = try folder.file(name, [UInt8](repeating: 1, count: count))
        }
        let bench = AlbumBench(order: .size)
        await bench.follow([folder.path("a.png")])
        #expect(bench.names == ["c.png", "b.png", "a.png"])
        _ = try folder.file("c.png", [UInt8](repeating: 1, count: 40))
        #expect(await bench.wait { $0.names == ["b.png", "a.png", "c.png"] })
    }

    @Test("A list grows by names that come later, and ends when it is said to")
    func list() async throws {
        let folder = try ScratchFolder()
        for name in ["a.png", "b.png", "c.png"] { _ = try folder.file(name, [1]) }
        let bench = AlbumBench()
        await bench.follow([folder.path("c.png")], isList: true)
        #expect(await bench.wait { $0.names == ["c.png"] })
        #expect(!bench.album.isComplete)
        bench.follower.add([folder.bytes("a.png"), AlbumPart.standardInput], to: 7, isLast: false)
        #expect(await bench.wait { $0.names == ["c.png", "a.png", "-"] })
        bench.follower.add([folder.bytes("no.png")], to: 6, isLast: true)
        bench.follower.add([], to: 7, isLast: true)
        #expect(await bench.wait { $0.album.isComplete })
        #expect(bench.names == ["c.png", "a.png", "-"])
    }

    @Test("A large folder is told in part before it is known whole, and the whole is right")
    func large() async throws {
        let folder = try ScratchFolder()
        for number in 0..<20_000 {
            _ = FileManager.default.createFile(atPath: folder.path("img\(number).png"), contents: nil)
        }
        var timing = AlbumBench.timing
        timing.firstPart = 0
        let bench = AlbumBench(timing: timing)
        bench.follower.follow(7, [folder.bytes("img777.png")])
        #expect(await bench.wait { !$0.album.entries.isEmpty })
        #expect(bench.album.entries.contains(folder.bytes("img777.png")))
        #expect(await bench.wait { $0.album.isComplete })
        #expect(bench.names.count == 20_000 && bench.names[777] == "img777.png")
    }

    @Test("An album that was left is followed no more")
    func left() async throws {
        let folder = try ScratchFolder()
        _ = try folder.file("a.png", [1])
        let bench = AlbumBench()
        await bench.follow([folder.url.path])
        bench.follower.stop()
        let tellings = bench.tellings
        _ = try folder.file("b.png", [1])
        await bench.listen(seconds: 0.4)
        #expect(bench.tellings == tellings)
    }
}

@Suite("Where files are after changes of names")
struct MoveTrailTests {
    private func moves(_ steps: (String, String)...) -> [String: String] {
        var trail = MoveTrail()
        for (from, to) in steps { trail.move(from: Array(from.utf8), to: Array(to.utf8)) }
        let text = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self) }
        return Dictionary(uniqueKeysWithValues: trail.moves.map { (text($0.key), text($0.value)) })
    }

    @Test("Chains end at the last name, exchanges cross, and a way back is none")
    func chains() {
        #expect(moves(("a", "b"), ("b", "c")) == ["a": "c"])
        #expect(moves(("a", "t"), ("b", "a"), ("t", "b")) == ["a": "b", "b": "a"])
        #expect(moves(("a", "b"), ("b", "a")) == [:])
    }

    @Test("What is put over a file takes its place, and what has a used name later is another file")
    func replacements() {
        #expect(moves(("new", "a")) == ["new": "a"])
        #expect(moves(("a", "b"), ("c", "b")) == ["c": "b"])
        #expect(moves(("a", "b"), ("a", "c")) == ["a": "b"])
    }
}
