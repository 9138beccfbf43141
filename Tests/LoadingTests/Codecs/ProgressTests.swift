import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite(
    "Pictures that are seen while they are decoded", .serialized,
    .enabled(if: Truth.hasJPEGTools && Truth.hasImageMagick), .timeLimit(.minutes(5)))
struct ProgressTests {
    /// Large pictures with much detail, so that decoding takes many steps.
    private static func pictures(_ folder: ScratchFolder) throws -> [(String, URL)] {
        let jpeg = try folder.jpeg("a.jpg", width: 2600, height: 1900, options: ["-quality", "95"])
        let progressive = try folder.jpeg(
            "p.jpg", width: 2600, height: 1900, options: ["-quality", "100", "-progressive"])
        let turned = try folder.file(
            "t.jpg",
            TestPictures.jpeg([UInt8](Data(contentsOf: jpeg)), app1: TestPictures.exif(orientation: 3)))
        let png = folder.url.appending(path: "a.png")
        let interlaced = folder.url.appending(path: "i.png")
        try ChildProcess.run(["convert", jpeg.path, "-quality", "10", png.path], within: 60_000)
        try ChildProcess.run(
            ["convert", png.path, "-quality", "10", "-interlace", "PNG", interlaced.path], within: 60_000)
        return [
            ("jpeg", jpeg), ("progressive", progressive), ("turned", turned), ("png", png), ("interlaced", interlaced),
        ]
    }

    @Test("Announced rows never change within a pass, passes rise, and every level is complete at the end")
    func steadiness() throws {
        let folder = try ScratchFolder()
        for (number, (name, file)) in try Self.pictures(folder).enumerated() {
            let bench = Bench()
            var story = Bench.Story()
            var seen: [Seen] = []
            bench.loader.open(
                PictureID(UInt64(number)), path: Array(file.path.utf8), wishes: OpenWishes(largestSideFirst: 1300))
            bench.wait(patience: 60) { event in
                Bench.note(event.change, in: &story)
                if case .rows(let rows) = event.change, let pixels = story.pixels {
                    seen.append(Seen(rows, pixels))
                }
                return !story.isStuck
            }
            #expect(story.isDone && story.notices.isEmpty, "\(name)")
            let pixels = try #require(story.pixels)
            for level in pixels.layout.levels {
                let last = story.rows.filter { $0.level == level.index }
                #expect(last.map(\.pass) == last.map(\.pass).sorted(), "\(name)")
                let pass = last.last?.pass
                // A pass may be written over by the next one before the test sees it; the last one may not.
                for one in seen where one.rows.level == level.index && one.rows.pass == pass {
                    #expect(Seen(one.rows, pixels).hash == one.hash, "\(name): \(one.rows)")
                }
                #expect(last.filter { $0.pass == pass }.map(\.rows.count).reduce(0, +) == level.size.height, "\(name)")
            }
            let fullSize = story.rows.filter { $0.level == 0 }
            #expect(fullSize.count > 3, "\(name)")
            #expect(Set(story.rows.map(\.pass)).count >= (["progressive": 2, "interlaced": 7][name] ?? 1), "\(name)")
            let known = story.fractions.compactMap { $0 }
            #expect(known == known.sorted(), "\(name)")
            #expect(story.fractions.last.map { $0 == nil } ?? true, "\(name)")
        }
    }

    /// What rows held when they were announced.
    private struct Seen {
        let rows: RowsWritten
        let hash: Int

        init(_ rows: RowsWritten, _ pixels: SharedPixels) {
            self.rows = rows
            hash =
                pixels.withLevel(rows.level) { bytes, bytesPerRow in
                    let range = rows.rows.lowerBound * bytesPerRow..<rows.rows.upperBound * bytesPerRow
                    var hasher = Hasher()
                    hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[range]))
                    return hasher.finalize()
                } ?? 0
        }
    }
}
