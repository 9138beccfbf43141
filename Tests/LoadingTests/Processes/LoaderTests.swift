import Foundation
import Geometry
import Imaging
import Testing
import Wire

@Suite("Opening pictures through helper processes", .serialized, .timeLimit(.minutes(4)))
struct LoaderTests {
    /// 1300 x 700, each pixel with a color of its own.
    private static let color: @Sendable (Int, Int) -> (UInt8, UInt8, UInt8) = {
        (UInt8($0 & 255), UInt8($1 & 255), UInt8(($0 >> 8) * 16 + ($1 >> 8)))
    }
    private static let picture = TestPictures.ppm(width: 1300, height: 700, color)

    @Test("A picture arrives pixel by pixel, the wished level before the finer one, and its memory outlives everything")
    func arrives() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("a", Self.picture)
        var bench: Bench? = Bench()
        bench?.loader.prepare()
        let story = try #require(bench?.open(file, wishes: OpenWishes(largestSideFirst: 600)))
        #expect(story.isDone && story.openings == 1)
        #expect(story.info?.format == "pnm")
        #expect(story.info?.hasAlpha == false)
        #expect(story.rows.prefix(3).map(\.level) == [1, 2, 0])
        for (level, height) in [(0, 700), (1, 350), (2, 175)] {
            let rows = story.rows.filter { $0.level == level }
            #expect(rows.first?.rows.lowerBound == 0 && rows.last?.rows.upperBound == height)
        }
        bench = nil
        let pixels = try #require(story.pixels)
        #expect(pixels.layout == PyramidLayout(size: PixelSize(width: 1300, height: 700)))
        for (x, y) in [(0, 0), (1299, 699), (1299, 0), (0, 699), (517, 333)] {
            let (red, green, blue) = Self.color(x, y)
            #expect(try #require(pixels.pixel(x: x, y: y, level: 0)) == (red, green, blue, 255))
        }
        #expect(pixels.pixel(x: 1300, y: 0, level: 0) == nil)
        #expect(pixels.pixel(x: 0, y: 0, level: 3) == nil)
    }

    @Test("A spare helper waits after the first picture, and serves the next")
    func spare() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("a", Self.picture)
        let bench = Bench()
        #expect(bench.open(file).isDone)
        let spare = try #require(bench.loader.helpers().first { $0.picture == nil })
        #expect(spare.program == "vitrine-decode")
        bench.loader.open(PictureID(2), path: Array(file.path.utf8), wishes: OpenWishes(largestSideFirst: 0))
        #expect(bench.loader.helpers().first { $0.picture == PictureID(2) }?.processID == spare.processID)
        #expect(bench.loader.helpers().allSatisfy { $0.residentBytes >= 0 })
    }

    @Test("Progress is a fraction that only grows for JPEG and PNG, and none at the end", .enabled(if: Corpus.isThere))
    func progress() throws {
        let bench = Bench()
        let story = bench.open(Corpus.folder.appending(path: "generated/actually-png.jpg"))
        #expect(story.isDone && story.info?.format == "png")
        let known = story.fractions.compactMap { $0 }
        #expect(known == known.sorted() && known.allSatisfy { (0...1).contains($0) })
        #expect(story.fractions.last.map { $0 == nil } ?? true)
    }

    @Test("A JPEG stands upright in each of the eight orientations", .enabled(if: Corpus.isThere), arguments: 1...8)
    func orientation(_ value: Int) throws {
        let entry = try #require(Corpus.entries.first { $0.path == "generated/actually-jpg.png" })
        let folder = try ScratchFolder()
        let bench = Bench()
        let stored = try #require(bench.open(try folder.file("stored", entry.bytes)).pixels)
        let turned = TestPictures.jpeg(entry.bytes, app1: TestPictures.exif(orientation: value))
        let upright = try #require(bench.open(try folder.file("turned", turned), number: 2).pixels)
        let last = 127
        for (column, row) in [(0, 0), (3, 90), (100, 20), (127, 64)] {
            let (x, y) =
                switch value {
                case 1: (column, row)
                case 2: (last - column, row)
                case 3: (last - column, last - row)
                case 4: (column, last - row)
                case 5: (row, column)
                case 6: (last - row, column)
                case 7: (last - row, last - column)
                default: (row, last - column)
                }
            #expect(
                try #require(upright.pixel(x: x, y: y, level: 0))
                    == #require(stored.pixel(x: column, y: row, level: 0)))
        }
    }

    @Test("What is no picture file is told apart, each with its own failure")
    func noFiles() throws {
        let folder = try ScratchFolder()
        let path = folder.url.path
        mkfifo(path + "/pipe", 0o600)
        symlink("loop-b", path + "/loop-a")
        symlink("loop-a", path + "/loop-b")
        symlink("nowhere", path + "/dangling")
        _ = try folder.file("empty", [])
        let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: (path + "/socket").utf8.prefix(107)) }
        withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        let wanted: [(String, PictureFailure)] = [
            (path + "/pipe", .notAFile(.pipe)), (path + "/loop-a", .linkLoop), (path + "/dangling", .missing),
            (path + "/empty", .empty), (path, .folder), ("/dev/zero", .notAFile(.device)), ("", .missing),
            (path + "/empty/below", .missing), (path + "/socket", .notAFile(.socket)),
            ("/dev/null", .notAFile(.device)),
            (path + "/" + String(repeating: "x", count: 300), .unreadable(errno: 36)),
        ]
        let bench = Bench()
        for (number, (path, failure)) in wanted.enumerated() {
            #expect(bench.open(Array(path.utf8), number: UInt64(number)).failure == failure, "\(path)")
        }
    }

    @Test("A file that may not be read is told apart", .enabled(if: geteuid() != 0, "root may read everything"))
    func notPermitted() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("a", [1])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
        #expect(Bench().open(file).failure == .notPermitted)
    }

    @Test("A name that is not UTF-8 opens")
    func bytesAsName() throws {
        let folder = try ScratchFolder()
        let path = Array(folder.url.path.utf8) + [0x2F, 0xE9, 0x74, 0xE9]
        let number = Foundation.open(path.map { CChar(bitPattern: $0) } + [0], O_WRONLY | O_CREAT, 0o600)
        #expect(write(number, Self.picture, Self.picture.count) == Self.picture.count)
        close(number)
        #expect(Bench().open(path).isDone)
        unlink(path.map { CChar(bitPattern: $0) } + [0])
    }

    @Test("A program that is not there is named")
    func noProgram() {
        let bench = Bench(decoder: "/nowhere/vitrine-decode")
        bench.loader.prepare()
        #expect(
            bench.open(Array("/dev/null".utf8)).failure == .noHelper(program: "/nowhere/vitrine-decode", errno: ENOENT))
    }

    @Test("A preloaded picture stores no more than the level that was asked for")
    func firstLevel() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("a", Self.picture)
        let story = Bench().open(file, wishes: OpenWishes(largestSideFirst: 600, firstLevel: 1))
        #expect(story.isDone)
        #expect(story.info?.size == PixelSize(width: 1300, height: 700))
        #expect(story.pixels?.layout.levels.map(\.index) == [1, 2])
    }
}
