import Album
import Foundation
import Testing

@testable import Imaging

@Suite("Listing folders", .timeLimit(.minutes(5)))
struct FolderTests {
    private func list(_ paths: [String]) throws -> FolderList {
        let signal = DispatchSemaphore(value: 0)
        let lister = FolderLister { signal.signal() }
        lister.list(7, paths.map { Array($0.utf8) })
        #expect(signal.wait(timeout: .now() + 20) == .success)
        return try #require(lister.drain().first)
    }

    private func names(_ part: AlbumPart) -> [String] {
        part.entries.map { String(decoding: $0.split(separator: 0x2F).last ?? [], as: UTF8.self) }
    }

    @Test(
        "A folder stands for its pictures in natural order: no other files, no hidden ones, no folders, links for what they lead to"
    )
    func folder() throws {
        let folder = try ScratchFolder()
        for name in ["img10.png", "img9.PNG", ".hidden.png", "notes.txt", "noending"] { _ = try folder.file(name, [1]) }
        let files = FileManager.default
        try files.createDirectory(at: folder.url.appending(path: "folder.png"), withIntermediateDirectories: false)
        for (link, target) in [("link.png", "notes.txt"), ("dead.png", "nothing"), ("loop.png", "loop.png")] {
            try files.createSymbolicLink(
                atPath: folder.url.appending(path: link).path, withDestinationPath: target)
        }
        #expect(mkfifo(folder.url.appending(path: "pipe.png").path, 0o600) == 0)
        let found = try list([folder.url.path])
        #expect(found.number == 7 && found.troubles == [])
        #expect(names(try #require(found.parts.first)) == ["img9.PNG", "img10.png", "link.png"])
    }

    @Test("A single file brings the pictures of its folder; one of several stands for itself")
    func files() throws {
        let folder = try ScratchFolder()
        for name in ["a.png", "b.strange", "c.png"] { _ = try folder.file(name, [1]) }
        let strange = folder.url.appending(path: "b.strange").path
        #expect(names(try #require(list([strange]).parts.first)) == ["a.png", "b.strange", "c.png"])
        let both = try list([strange, folder.url.path])
        #expect(both.parts.map(names) == [["b.strange"], ["a.png", "c.png"]])
    }

    @Test("A file that is not there stands for itself, and the missing folder is reported")
    func missing() throws {
        let found = try list(["/nowhere/at/all.png"])
        #expect(found.parts.map(names) == [["all.png"]])
        #expect(found.troubles.map(\.failure) == [.unreadable(errno: ENOENT)])
    }

    @Test("A folder without pictures says so")
    func noPictures() throws {
        let folder = try ScratchFolder()
        let found = try list([folder.url.path])
        #expect(found.troubles.map(\.failure) == [.noPictures])
        #expect(found.parts.flatMap(\.entries).isEmpty)
        #expect(FolderFailure.noPictures.text(folderName: "x").sentence.contains("has no pictures"))
    }

    @Test("A folder that does not answer is given up; one that is only slow is not")
    func stalled() {
        let never = FolderReading(path: [0x61], takesFolderOfFile: false) { _ in
            sleep(3)
            return FolderReading.Outcome(part: AlbumPart(file: [0x61]))
        }
        let outcome = never.wait(milliseconds: 50)
        #expect(outcome.failure == .notAnswering(milliseconds: 50))
        #expect(outcome.part.entries == [[0x61]])
        let slow = FolderReading(path: [0x62], takesFolderOfFile: false) { reading in
            for _ in 0..<8 {
                usleep(100_000)
                reading.noteProgress()
            }
            return FolderReading.Outcome(part: AlbumPart(file: [0x62]))
        }
        #expect(slow.wait(milliseconds: 400).failure == nil)
    }
}
