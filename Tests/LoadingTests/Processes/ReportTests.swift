import Foundation
import Geometry
import Imaging
import Localization
import TestSupport
import Testing
import Wire

/// What people reported about other viewers and libraries, in the words of what they saw. Reports that have a test elsewhere: CMYK in false colors and
/// gray with a transparent gray as noise (JPEGTests, PNGFileTests), mirrored orientations (JPEGTests), profiles (ColorTests), names that
/// are not UTF-8 and loops of links (LoaderTests), a share that does not answer (FollowerTests), a kernel without sandbox (SandboxHelperTests).
@Suite("Reports from other programs", .serialized, .timeLimit(.minutes(3)))
struct ReportTests {
    private let bench = Bench()
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test("A truncated progressive JPEG is black", .enabled(if: Truth.hasJPEGTools), arguments: [30, 60, 90])
    func progressive(_ percent: Int) throws {
        let whole = try folder.jpeg("a", width: 300, height: 200, options: ["-progressive", "-quality", "80"])
        let bytes = try [UInt8](Data(contentsOf: whole))
        let story = bench.open(try folder.file("b", Array(bytes.prefix(bytes.count * percent / 100))))
        #expect(story.isDone && story.notices == .incomplete)
        let wanted = try Truth.djpeg(whole).1
        let seen = story.pixels?.bytes(ofLevel: 0) ?? []
        // Coarse, but the picture: on the average nearer to it than black, white or gray could be.
        let difference = zip(seen, wanted).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / max(seen.count, 1)
        #expect(difference < 12)
    }

    @Test("A truncated picture shows only an error", .enabled(if: Truth.hasJPEGTools && Truth.hasImageMagick))
    func truncated() throws {
        let jpeg = try folder.jpeg("a", width: 300, height: 200, options: ["-quality", "80"])
        let png = folder.url.appending(path: "a.png")
        try ChildProcess.run(["convert", jpeg.path, png.path])
        for (number, file) in [jpeg, png].enumerated() {
            let bytes = try [UInt8](Data(contentsOf: file))
            let story = bench.open(
                try folder.file("b", Array(bytes.prefix(bytes.count / 2))), number: UInt64(number))
            #expect(story.isDone && story.notices == .incomplete)
        }
    }

    @Test("A picture with a wrong extension is refused", .enabled(if: Corpus.isThere))
    func extensions() {
        for (number, (name, format)) in [
            ("actually-jpg.png", "jpeg"), ("actually-jpg.txt", "jpeg"), ("actually-png.jpg", "png"),
            ("noextension", nil),
        ].enumerated() {
            let story = bench.open(Corpus.folder.appending(path: "generated/\(name)"), number: UInt64(number))
            #expect(story.isDone && (format == nil || story.info?.format == format), "\(name)")
        }
    }

    @Test("A file of zero bytes, or of zeros only, is an endless load")
    func zeros() throws {
        #expect(bench.open(try folder.file("a.jpg", [])).failure == .empty)
        let zeros = bench.open(try folder.file("b.jpg", [UInt8](repeating: 0, count: 5000)), number: 2)
        #expect(zeros.failure == .decoding(.notAPicture(seemsToBe: "nothing but zeros")))
    }

    @Test("A header that claims a huge size takes all memory", .enabled(if: Corpus.isThere))
    func bombs() {
        let names = Corpus.entries.map(\.path).filter { $0.contains("bomb-") && !$0.hasSuffix(".gif") }
        #expect(names.count > 6)
        for (number, name) in names.enumerated() {
            let story = bench.open(Corpus.folder.appending(path: name), number: UInt64(number))
            #expect(story.failure != nil || name.hasSuffix(".svg"), "\(name)")
            switch story.failure {
            case nil, .decoding(.tooLarge), .decoding(.damaged), .decoding(.outOfMemory): break
            default: Issue.record("\(name): \(String(describing: story.failure))")
            }
        }
    }

    @Test("A picture with a negative size crashes the viewer")
    func negative() throws {
        for (number, (width, height)) in [(-7, 5), (7, -5), (-7, -5), (Int32.min, Int32.min)].enumerated() {
            let file = try folder.file("a", TestPictures.bmp(width: Int32(width), height: Int32(height)))
            let story = bench.open(file, number: UInt64(number))
            #expect(!story.isStuck && story.failure != .crashed)
        }
    }

    @Test("A picture of 40,000 x 20,000 pixels is refused")
    func large() throws {
        let limits = PictureLimits(memoryBudget: 4 << 30)
        let size = PixelSize(width: 40_000, height: 20_000)
        let layout = try limits.layout(size: size, firstLevel: 0, fileBytes: 200_000_000)
        #expect(layout.size == size)
        // With less memory it comes less fine, and is not refused either.
        let tight = PictureLimits(memoryBudget: 1 << 30)
        let coarse = try tight.layout(size: size, firstLevel: 0, fileBytes: 200_000_000)
        #expect(coarse.firstLevel == 1)
    }

    @Test("A picture with a palette is garbled when it is made smaller")
    func palette() throws {
        // Neighboring numbers of the palette are far apart as colors: means of numbers would be seen.
        let colors: [UInt8] = [255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255]
        let rows = (0..<600 * 600).map { (index: Int) -> UInt8 in
            UInt8((index % 600 / 300 + index / 600 / 300) * 2)
        }
        let png = TestPNG.picture(
            width: 600, height: 600, type: 3, chunks: [TestPNG.chunk("PLTE", colors)], rows)
        let story = bench.open(try folder.file("a", png))
        let level = try #require(story.pixels?.bytes(ofLevel: 1))
        let seen = Set(stride(from: 0, to: level.count, by: 4).map { Array(level[$0..<$0 + 3]) })
        #expect(seen == [[255, 0, 0], [0, 255, 0], [0, 0, 255]])
    }

    @Test("A file that is deleted or replaced while it is open is lost")
    func deleted() throws {
        let picture = TestPictures.ppm(width: 2000, height: 2000) { x, _ in (UInt8(x & 255), 1, 2) }
        let file = try folder.file("a", picture)
        let story = bench.open(Array(file.path.utf8)) { change in
            guard case .opened = change else { return }
            try? FileManager.default.removeItem(at: file)
            _ = try? folder.file("a", [1, 2, 3])
        }
        #expect(story.isDone && story.notices.isEmpty)
        #expect(try #require(story.pixels?.pixel(x: 1999, y: 1999, level: 0)) == (207, 1, 2, 255))
        guard case .decoding = bench.open(file, number: 2).failure else {
            Issue.record("what took its place is no picture")
            return
        }
    }

    @Test("A file that becomes shorter while it is read kills the decoder")
    func shrinking() throws {
        let picture = TestPictures.ppm(width: 2000, height: 2000) { x, _ in (UInt8(x & 255), 1, 2) }
        let file = try folder.file("a", picture)
        let story = bench.open(Array(file.path.utf8)) { change in
            if case .opened = change { truncate(file.path, 100_000) }
        }
        #expect(story.openings == 1 && story.failure != .crashed && !story.isStuck)
    }

    @Test("What is no picture gets a riddle instead of a reason")
    func others() throws {
        let files: [([UInt8], String)] = [
            (Array("%PDF-1.7\n".utf8), "a PDF"), ([0x50, 0x4B, 3, 4, 20, 0], "a ZIP archive"),
            (Array("Dear Sir,\nthank you for the picture.\n".utf8), "a text"),
            (Array("<!DOCTYPE html><html></html>".utf8), "a web page"),
            ([0, 0, 0, 24] + Array("ftypisom".utf8) + [0, 0, 0, 0], "a film"),
            ([0x1A, 0x45, 0xDF, 0xA3, 1], "a film"), (Array("ID3".utf8) + [4, 0], "a sound"),
            ([0x7F] + Array("ELF".utf8), "a program"), (Array("SQLite format 3\0".utf8), "a database"),
        ]
        for (number, (bytes, words)) in files.enumerated() {
            let story = bench.open(try folder.file("a.jpg", bytes), number: UInt64(number))
            #expect(story.failure == .decoding(.notAPicture(seemsToBe: words)))
            #expect(story.failure?.text(fileName: "a.jpg", in: .english).sentence.contains(words) == true)
        }
    }

    @Test("A name with a line break breaks the message")
    func lineBreak() throws {
        let file = try folder.file("two\nlines.jpg", [1])
        let story = bench.open(file)
        let failure = try #require(story.failure)
        #expect(!failure.text(fileName: "two␊lines.jpg", in: .english).sentence.contains("\n"))
        let good = try folder.file("more\nlines", TestPictures.ppm(width: 2, height: 2) { _, _ in (1, 2, 3) })
        #expect(bench.open(good, number: 2).isDone)
    }
}
