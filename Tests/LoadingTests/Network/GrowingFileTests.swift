import DecoderHost
import Foundation
import Geometry
import TestSupport
import Testing
import Wire

@testable import Imaging

@Suite("Files that are decoded while they come", .serialized, .timeLimit(.minutes(10)))
struct GrowingFileTests {
    /// What can be seen of a picture that has come as a whole.
    private struct Seen: Equatable {
        let end: String
        let notices: PictureNotices
        let pixels: [[UInt8]]

        init(_ story: Bench.Story) {
            end = story.isDone ? "done" : story.failure.map { "\($0)" } ?? "stuck"
            notices = story.notices
            pixels =
                story.isDone
                ? story.pixels.map { pixels in
                    pixels.layout.levels.map { pixels.bytes(ofLevel: $0.index) }
                } ?? [] : []
        }
    }

    /// The picture of a file that is there from the start.
    private static func whole(_ bytes: [UInt8], in folder: ScratchFolder, _ bench: Bench, _ number: UInt64) throws
        -> Seen
    {
        Seen(bench.open(try folder.file("whole", bytes), number: number))
    }

    @Test("Small pictures of every format are the same when they come byte by byte", .enabled(if: Corpus.isThere))
    func byteByByte() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        let seeds = try FuzzSeeds(folder)
        var number: UInt64 = 0
        for (format, pictures) in seeds.pictures.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let small = pictures.filter { $0.count < 6000 }.sorted { $0.count < $1.count }
            for bytes in small.prefix(3) {
                number += 1
                let faucet = try Faucet(bytes, expected: number % 2 == 0 ? bytes.count : nil)
                for end in 1...bytes.count { faucet.pour(upTo: end) }
                let seen = Seen(faucet.finish())
                #expect(try seen == Self.whole(bytes, in: folder, bench, number), "\(format), \(bytes.count) bytes")
            }
        }
        #expect(seeds.pictures.count > 10)
    }

    @Test("Every file of the corpus ends the same when it comes in pieces", .enabled(if: Corpus.isThere))
    func corpus() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        var random = SeededGenerator(seed: 6)
        var done = 0
        for (index, entry) in Corpus.entries.enumerated() where entry.byteCount > 0 && entry.byteCount < 3_000_000 {
            let bytes = entry.bytes
            guard !bytes.isEmpty else { continue }
            let faucet = try Faucet(bytes, expected: index % 3 == 0 ? nil : bytes.count)
            var end = 0
            while end < bytes.count {
                end = min(bytes.count, end + 1 + Int(random.next() % UInt64(max(bytes.count / 3, 2))))
                faucet.pour(upTo: end)
                if index % 4 == 0 { usleep(2000) }
            }
            let seen = Seen(faucet.finish())
            #expect(try seen == Self.whole(bytes, in: folder, bench, UInt64(index + 1)), "\(entry.path)")
            if seen.end == "done" { done += 1 }
        }
        #expect(done > 250)
    }

    @Test("Rows are announced before the last byte has come", .enabled(if: Truth.hasJPEGTools && Truth.hasImageMagick))
    func rowsComeEarly() throws {
        let folder = try ScratchFolder()
        let jpeg = try folder.jpeg("a.jpg", width: 1200, height: 900, options: ["-quality", "90"])
        let others = ["a.png", "a.webp", "a.gif", "a.ppm"]
        for name in others { try ChildProcess.run(["convert", jpeg.path, folder.url.appending(path: name).path]) }
        for name in ["a.jpg"] + others {
            let bytes = try [UInt8](Data(contentsOf: folder.url.appending(path: name)))
            let faucet = try Faucet(bytes, expected: bytes.count)
            faucet.pour(upTo: bytes.count * 6 / 10)
            #expect(faucet.eventually { ($0.rows.last { $0.level == 0 }?.rows.upperBound ?? 0) > 300 }, "\(name)")
            #expect(!faucet.story.isDone, "\(name)")
            faucet.pour(upTo: bytes.count)
            let story = faucet.finish()
            #expect(story.isDone && story.notices.isEmpty, "\(name): \(story)")
        }
    }

    @Test(
        "Of a progressive JPEG the whole is seen coarsely when its first scan has come",
        .enabled(if: Truth.hasJPEGTools))
    func coarse() throws {
        let folder = try ScratchFolder()
        let jpeg = try folder.jpeg("p.jpg", width: 1600, height: 1200, options: ["-quality", "90", "-progressive"])
        let bytes = try [UInt8](Data(contentsOf: jpeg))
        let faucet = try Faucet(bytes, expected: nil, wishes: OpenWishes(largestSideFirst: 200))
        faucet.pour(upTo: bytes.count / 2)
        #expect(faucet.eventually { $0.rows.contains { $0.level == 2 && $0.rows == 0..<300 } })
        #expect(!faucet.story.isDone)
        faucet.pour(upTo: bytes.count)
        #expect(faucet.finish().isDone)
    }

    @Test(
        "A file that ends before it should is shown as far as it goes, with a notice", .enabled(if: Truth.hasJPEGTools))
    func truncated() throws {
        let folder = try ScratchFolder()
        let jpeg = try folder.jpeg("a.jpg", width: 600, height: 600, options: ["-quality", "90"])
        let bytes = try [UInt8](Data(contentsOf: jpeg))
        let faucet = try Faucet(bytes, expected: bytes.count)
        faucet.pour(upTo: bytes.count / 2, isEnd: true)
        let half = try Self.whole(Array(bytes[..<(bytes.count / 2)]), in: folder, Bench(), 1)
        #expect(Seen(faucet.finish()) == half)
        #expect(half.end == "done" && half.notices.contains(.incomplete))
    }

    @Test(
        "A server that was wrong about the length does no harm", .enabled(if: Truth.hasJPEGTools),
        arguments: [10, 1 << 40])
    func wrongLength(_ expected: Int) throws {
        let folder = try ScratchFolder()
        let jpeg = try folder.jpeg("a.jpg", width: 600, height: 600, options: ["-quality", "90"])
        let bytes = try [UInt8](Data(contentsOf: jpeg))
        let faucet = try Faucet(bytes, expected: expected)
        for part in 1...5 { faucet.pour(upTo: bytes.count * part / 5) }
        #expect(try Seen(faucet.finish()) == Self.whole(bytes, in: folder, Bench(), 1))
    }

    @Test("Waiting for bytes is neither silence nor work", .enabled(if: Truth.hasJPEGTools))
    func patience() throws {
        let folder = try ScratchFolder()
        let jpeg = try folder.jpeg("a.jpg", width: 600, height: 600, options: ["-quality", "90"])
        let bytes = try [UInt8](Data(contentsOf: jpeg))
        var limits = LoadingLimits()
        limits.hangTime = 2000
        limits.decodeTime = 3000
        let faucet = try Faucet(bytes, expected: bytes.count, limits: limits)
        faucet.pour(upTo: bytes.count / 3)
        // Longer than all that a decoder may take.
        usleep(4_500_000)
        #expect(faucet.story.failure == nil)
        faucet.pour(upTo: bytes.count)
        #expect(faucet.finish().isDone)
    }

    @Test("When the rest does not come, that is why there is no picture, and the decoder is gone")
    func cut() throws {
        let picture = TestPictures.ppm(width: 400, height: 400) { x, y in (UInt8(x & 255), UInt8(y & 255), 0) }
        let faucet = try Faucet(picture, expected: picture.count)
        faucet.pour(upTo: picture.count / 2)
        #expect(faucet.eventually { !$0.rows.isEmpty })
        faucet.incoming.fail(.fetching(.cut))
        #expect(faucet.finish(within: 10).failure == .fetching(.cut))
    }

    @Test("A size that few bytes cannot have is believed only when there are more, and refused when there are not")
    func bomb() throws {
        let header = Array("P4\n60000 60000\n".utf8)
        let bytes = header + [UInt8](repeating: 0xAA, count: 30_000)
        let limits = LoadingLimits(picture: PictureLimits(maximumPixels: 1 << 40, memoryBudget: 64 << 20))
        let faucet = try Faucet(bytes, expected: 1 << 40, limits: limits)
        faucet.pour(upTo: 20_000)
        #expect(!faucet.eventually(within: 0.3) { $0.info != nil || $0.failure != nil })
        faucet.pour(upTo: bytes.count)
        let size = PixelSize(width: 60_000, height: 60_000)
        #expect(faucet.finish(within: 10).failure == .decoding(.tooLarge(.fileSize(bytes.count), size)))
    }
}
