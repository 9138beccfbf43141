import Album
import Foundation
import Localization
import Testing

@testable import Imaging

@Suite("Listing folders", .timeLimit(.minutes(5)))
struct FolderTests {
    private func list(_ paths: [String]) async -> AlbumBench {
        let bench = AlbumBench()
        await bench.follow(paths)
        return bench
    }

    private func names(_ part: AlbumPart) -> [String] { AlbumBench.names(part.entries) }

    @Test(
        "A folder stands for its pictures in natural order: no other files, no hidden ones, no folders, links for what they lead to"
    )
    func folder() async throws {
        let folder = try ScratchFolder()
        for name in ["img10.png", "img9.PNG", ".hidden.png", "notes.txt", "noending"] { _ = try folder.file(name, [1]) }
        let files = FileManager.default
        try files.createDirectory(at: folder.url.appending(path: "folder.png"), withIntermediateDirectories: false)
        for (link, target) in [("link.png", "notes.txt"), ("dead.png", "nothing"), ("loop.png", "loop.png")] {
            try files.createSymbolicLink(
                atPath: folder.url.appending(path: link).path, withDestinationPath: target)
        }
        #expect(mkfifo(folder.url.appending(path: "pipe.png").path, 0o600) == 0)
        let found = await list([folder.url.path])
        #expect(found.troubles == [])
        #expect(found.names == ["img9.PNG", "img10.png", "link.png"])
    }

    @Test("A single file brings the pictures of its folder; one of several stands for itself")
    func files() async throws {
        let folder = try ScratchFolder()
        for name in ["a.png", "b.strange", "c.png"] { _ = try folder.file(name, [1]) }
        let strange = folder.url.appending(path: "b.strange").path
        #expect(await list([strange]).names == ["a.png", "b.strange", "c.png"])
        let both = await list([strange, folder.url.path])
        #expect(both.album.parts.map(names) == [["b.strange"], ["a.png", "c.png"]])
    }

    @Test("A file that is not there stands for itself, and the missing folder is reported")
    func missing() async throws {
        let found = await list(["/nowhere/at/all.png"])
        #expect(found.names == ["all.png"])
        #expect(found.troubles.map(\.failure) == [.unreadable(errno: ENOENT)])
    }

    @Test("A folder without pictures says so")
    func noPictures() async throws {
        let folder = try ScratchFolder()
        let found = await list([folder.url.path])
        #expect(found.troubles.map(\.failure) == [.noPictures])
        #expect(found.names.isEmpty)
        #expect(FolderFailure.noPictures.text(folderName: "x", in: .english).sentence.contains("has no pictures"))
    }

    @Test("A reading of which nothing is heard is given up; one that is only slow is not")
    func stalled() {
        func outcome(patience: Double, _ read: @escaping @Sendable (FolderReading) -> Void) -> Bool {
            let reading = FolderReading(read: read)
            var look = NameLookUp()
            let start = Date()
            while look.next(
                of: reading, within: 20, patience: patience, at: Date().timeIntervalSince(start) * 1000) != nil
            {}
            reading.giveUp()
            return look.hasStalled
        }
        #expect(outcome(patience: 50) { _ in sleep(2) })
        #expect(
            !outcome(patience: 400) { reading in
                for _ in 0..<8 where !reading.isGivenUp {
                    usleep(100_000)
                    reading.noteProgress()
                }
            })
    }
}
