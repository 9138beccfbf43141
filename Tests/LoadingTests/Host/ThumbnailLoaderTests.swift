import DecoderHost
import Foundation
import Geometry
import TestSupport
import Testing
import Wire

@testable import Imaging

@Suite("Thumbnails for the list", .timeLimit(.minutes(5)))
struct ThumbnailLoaderTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private var cache: String { scratch.url.appending(path: "cache/thumbnails").path }

    private func image(_ result: Result<ThumbnailImage, PictureFailure>?) throws -> ThumbnailImage {
        try #require(result).get()
    }

    /// The color in the middle of a thumbnail.
    private func middle(_ image: ThumbnailImage) -> [UInt8] {
        let start = (image.size.height / 2 * image.size.width + image.size.width / 2) * 4
        return Array(image.pixels[start..<start + 3])
    }

    private static func red(_ count: Int) -> [UInt8] {
        Array([[UInt8]](repeating: [250, 0, 0], count: count).joined())
    }

    private func plain(_ name: String, width: Int, height: Int, color: [UInt8]) throws -> URL {
        let pixels = (0..<width * height).flatMap { _ in color }
        return try scratch.file(name, TestPNG.picture(width: width, height: height, type: 2, pixels))
    }

    private func set(_ file: URL, modified: Int) throws {
        let date = Date(timeIntervalSince1970: Double(modified))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    @Test("A thumbnail has the picture's shape and the size that was asked for; a small picture stays as it is")
    func sizes() throws {
        let bench = ThumbnailBench(cache: cache)
        let wide = try scratch.jpeg("wide.jpg", width: 3000, height: 1000, options: ["-quality", "90"])
        let small = try plain("small.png", width: 40, height: 30, color: [200, 100, 50])
        for size in [ThumbnailSize.normal, .large, .extraLarge] {
            let made = bench.make([wide, small], size)
            let side = size.side
            #expect(try image(made["wide.jpg"]).size == PixelSize(width: side, height: (side + 1) / 3))
            #expect(try image(made["small.png"]).size == PixelSize(width: 40, height: 30))
            #expect(try middle(image(made["small.png"])) == [200, 100, 50])
        }
    }

    @Test("An entry of the shared cache is as the standard has it: names, texts, size, and for this person alone")
    func entries() throws {
        let bench = ThumbnailBench(cache: cache, program: "vitrine-9.8.7")
        let picture = try plain("ä picture.png", width: 600, height: 300, color: [10, 200, 30])
        try set(picture, modified: 1_234_567_890)
        _ = bench.make([picture])
        let entry = try #require(try bench.entry(of: picture, in: "large"))
        let bytes = Array(try Data(contentsOf: URL(filePath: entry)))
        let uri = try #require(FileURI.of(Array(picture.path.utf8)))
        #expect(ThumbnailTexts.confirm(ThumbnailClaim(uri: uri, modified: 1_234_567_890), in: bytes))
        #expect(uri.hasSuffix("/%C3%A4%20picture.png"))
        let facts = try ChildProcess.run(["identify", "-verbose", entry])
        for line in [
            "Geometry: 256x128+0+0", "Software: vitrine-9.8.7", "Thumb::Image::Width: 600",
            "Thumb::Image::Height: 300", "Thumb::Mimetype: image/png", "Thumb::MTime: 1234567890",
            "Thumb::Size: \(try Data(contentsOf: picture).count)", "Thumb::URI: \(uri)",
        ] {
            #expect(facts.contains(line), "\(line)")
        }
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(entry) == 0o600)
        #expect(try mode("\(cache)/large") == 0o700 && mode(cache) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(cache)/large").count == 1, "nothing unfinished")
    }

    @Test("What the desktop has is shown as long as the picture has not changed, and one that is larger will do too")
    func reading() throws {
        let picture = try plain("picture.png", width: 600, height: 600, color: [10, 20, 200])
        try set(picture, modified: 1000)
        _ = ThumbnailBench(cache: cache).make([picture], .extraLarge)
        let entry = try #require(try ThumbnailBench(cache: cache).entry(of: picture, in: "x-large"))
        // Another program's thumbnail, of another color, so that it can be told from the picture.
        let own = try Data(contentsOf: URL(filePath: entry))
        let uri = try #require(FileURI.of(Array(picture.path.utf8)))
        let texts = [("Thumb::URI", uri), ("Thumb::MTime", "1000")].map {
            TestPNG.chunk("tEXt", Array($0.0.utf8) + [0] + Array($0.1.utf8))
        }
        let red = Self.red(512 * 512)
        let file = TestPNG.picture(width: 512, height: 512, type: 2, chunks: texts, red)
        try Data(file).write(to: URL(filePath: entry))
        #expect(own != Data(file))
        let bench = ThumbnailBench(cache: cache)
        #expect(try middle(image(bench.make([picture], .large)["picture.png"])) == [250, 0, 0])
        #expect(try image(bench.make([picture], .large)["picture.png"]).size == PixelSize(width: 256, height: 256))
        // A stale one is made anew, and replaced.
        try set(picture, modified: 2000)
        #expect(try middle(image(bench.make([picture], .extraLarge)["picture.png"])) == [10, 20, 200])
        let replaced = poll(within: 5000) { (try? Data(contentsOf: URL(filePath: entry))) != Data(file) ? true : nil }
        #expect(replaced == true)
    }

    @Test("A thumbnail that is broken, or of something else, costs nothing but time")
    func brokenEntries() throws {
        let picture = try plain("picture.png", width: 600, height: 600, color: [10, 20, 200])
        try set(picture, modified: 1000)
        let uri = try #require(FileURI.of(Array(picture.path.utf8)))
        func entry(uri: String, cut: Bool) throws {
            let texts = [("Thumb::URI", uri), ("Thumb::MTime", "1000")].map {
                TestPNG.chunk("tEXt", Array($0.0.utf8) + [0] + Array($0.1.utf8))
            }
            let red = Self.red(256 * 256)
            var file = TestPNG.picture(width: 256, height: 256, type: 2, chunks: texts, red)
            if cut { file = Array(file.prefix(200)) + [0, 1, 2, 3] }
            try scratch.makeFolder("cache/thumbnails/large")
            let name = MD5.hexadecimal(Array((try #require(FileURI.of(Array(picture.path.utf8)))).utf8))
            _ = try scratch.file("cache/thumbnails/large/\(name).png", file)
        }
        for (other, cut) in [(uri + "x", false), (uri, true)] {
            try entry(uri: other, cut: cut)
            let made = ThumbnailBench(cache: cache, writes: false).make([picture])
            let color = try middle(image(made["picture.png"]))
            // Of a file that is cut off something may be seen: then it is the thumbnail's.
            #expect(color == [10, 20, 200] || cut && color != [250, 0, 0], "\(color)")
        }
    }

    @Test("A picture that cannot be shown is remembered as the standard has it, and not tried again until it changes")
    func failures() throws {
        let broken = try scratch.file("broken.png", TestPNG.signature + Array("no picture at all".utf8))
        try set(broken, modified: 1000)
        let made = ThumbnailBench(cache: cache).make([broken])
        #expect(throws: PictureFailure.self) { try image(made["broken.png"]) }
        let entry = try #require(try ThumbnailBench(cache: cache).entry(of: broken, in: "fail/vitrine-test"))
        #expect(FileManager.default.fileExists(atPath: entry))
        // A good picture with the same name and time: whoever remembers does not look.
        let good = TestPNG.picture(width: 2, height: 1, type: 2, [9, 9, 9, 9, 9, 9])
        try Data(good).write(to: broken)
        try set(broken, modified: 1000)
        #expect(throws: PictureFailure.self) { try image(ThumbnailBench(cache: cache).make([broken])["broken.png"]) }
        try set(broken, modified: 1001)
        #expect(try image(ThumbnailBench(cache: cache).make([broken])["broken.png"]).size.width == 2)
        let missing = scratch.url.appending(path: "missing.png")
        _ = ThumbnailBench(cache: cache).make([missing])
        #expect(try ThumbnailBench(cache: cache).entry(of: missing, in: "fail/vitrine-test", patience: 0.2) == nil)
    }

    @Test(
        "Nothing is written without leave, of pictures that are as small as their thumbnails, or of thumbnails themselves"
    )
    func notWritten() throws {
        let picture = try plain("picture.png", width: 600, height: 600, color: [1, 2, 3])
        let small = try plain("small.png", width: 100, height: 100, color: [1, 2, 3])
        try scratch.makeFolder("cache/thumbnails/large")
        let inside = try scratch.file("cache/thumbnails/large/x.png", Array(try Data(contentsOf: picture)))
        let reader = ThumbnailBench(cache: cache, writes: false)
        #expect(try image(reader.make([picture])["picture.png"]).size.width == 256)
        let writer = ThumbnailBench(cache: cache)
        #expect(writer.make([small, inside]).count == 2)
        // Entries are written before the helper's thread takes the next one: when this one is there, those are not going to be.
        let last = try plain("last.png", width: 600, height: 600, color: [1, 2, 3])
        _ = ThumbnailBench(cache: cache, helpersAtOnce: 1).make([small, inside, last])
        #expect(try writer.entry(of: last, in: "large") != nil)
        usleep(50_000)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(cache)/large").count == 2)
    }

    @Test("What is not wanted any more is given up, and no helper is left")
    func cancels() throws {
        let slow = try scratch.helper("sleep 60")
        let bench = ThumbnailBench(cache: cache, decoder: slow)
        let picture = try plain("picture.png", width: 600, height: 600, color: [1, 2, 3])
        bench.loader.want([ThumbnailWish(path: Array(picture.path.utf8), size: .large)])
        let started = poll(within: 5000) { bench.loader.helpers().contains { $0.path != nil } ? true : nil }
        #expect(started == true)
        let number = bench.loader.helpers().first { $0.path != nil }?.processID
        bench.loader.want([])
        let gone = poll(within: 5000) { number.map { !processExists($0) } == true ? true : nil }
        #expect(gone == true)
        #expect(bench.loader.drain().isEmpty)
        bench.loader.shutDown()
        #expect(bench.loader.helpers().isEmpty)
    }

    @Test("The first wishes are made first, and no more at once than helpers are allowed")
    func order() throws {
        let bench = ThumbnailBench(cache: cache)
        let files = try (0..<40).map { try plain("p\($0).png", width: 30, height: 30, color: [UInt8($0), 0, 0]) }
        bench.loader.pause(true)
        bench.loader.want(files.map { ThumbnailWish(path: Array($0.path.utf8), size: .normal) })
        usleep(50_000)
        #expect(bench.loader.drain().isEmpty && bench.loader.helpers().isEmpty, "it waits")
        bench.loader.pause(false)
        var names: [String] = []
        var most = 0
        let done = poll(within: 30_000) {
            most = max(most, bench.loader.helpers().count { $0.path != nil })
            names += bench.loader.drain().map { String(decoding: $0.wish.path, as: UTF8.self) }
            return names.count == files.count ? true : nil
        }
        #expect(done == true && most <= 2)
        // Two are under way at once, and the machine may let one of them wait.
        let first = Set(files.prefix(8).map(\.path))
        #expect(first.isSubset(of: names.prefix(20)), "\(names)")
    }
}
