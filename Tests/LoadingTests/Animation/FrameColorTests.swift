import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite("The colors of frames", .serialized, .timeLimit(.minutes(3)))
struct FrameColorTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    /// 64 colors that cover the cube, each with one of four transparencies.
    private static let pixels: [[UInt8]] = (0..<64).map { index in
        Array(ColorTests.colors[3 * index..<3 * index + 3]) + [[255, 100, 1, 0][index % 4]]
    }

    private static let statements: [[UInt8]] = [
        TestPNG.profile(TestProfiles.adobe), TestPNG.chunk("gAMA", TestProfiles.number(100_000)),
    ]

    private func still(_ pixels: [[UInt8]], _ statement: [UInt8]) throws -> [UInt8] {
        let png = TestPNG.picture(width: 8, height: 8, type: 6, chunks: [statement], pixels.flatMap { $0 })
        return try #require(Bench().open(try folder.file("still.png", png)).pixels?.bytes(ofLevel: 0))
    }

    private func seen(_ frame: [UInt32]) -> [UInt8] {
        frame.flatMap { pixel in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
    }

    /// A PNG of three frames, each of which replaces the one before; the stored picture is the first of them, or none.
    private func moving(hidesPicture: Bool) -> PNGBuilder {
        var builder = PNGBuilder(width: 8, height: 8)
        for turn in 0..<3 {
            var frame = PNGBuilder.Frame(width: 8, height: 8, color: [0, 0, 0, 0])
            frame.pixels = Array(Self.pixels[(turn * 21)...] + Self.pixels[..<(turn * 21)])
            builder.frames.append(frame)
        }
        if hidesPicture { builder.picture = [1, 2, 3, 255] }
        return builder
    }

    @Test(
        "Each frame of a PNG has the colors that a still PNG with the same pixels and the same statement has",
        arguments: statements, [false, true])
    func png(_ statement: [UInt8], hidesPicture: Bool) throws {
        let builder = moving(hidesPicture: hidesPicture)
        let file = try folder.file("moving.png", TestPNG.with([statement], in: builder.bytes))
        let reel = try #require(try Reel(file, passes: 2))
        #expect(reel.frames.count == 3 && reel.notices == [])
        for (frame, source) in zip(reel.frames, builder.frames) {
            #expect(seen(frame) == (try still(source.pixels, statement)))
        }
        let story = Bench().open(file, wishes: OpenWishes(largestSideFirst: 0))
        #expect(story.isDone && story.notices == [])
        #expect(story.pixels?.bytes(ofLevel: 0) == seen(reel.frames[0]))
        #expect(seen(reel.frames[0]) != builder.frames[0].pixels.flatMap { $0 })
    }

    @Test("Frames that lie over others are converted before they are mixed with them")
    func mixed() throws {
        var builder = PNGBuilder(width: 1, height: 1)
        builder.frames = [
            PNGBuilder.Frame(width: 1, height: 1, color: [0, 128, 0, 255]),
            PNGBuilder.Frame(width: 1, height: 1, color: [0, 0, 0, 128]),
        ]
        builder.frames[1].blending = 1
        let file = try folder.file("moving.png", TestPNG.with([Self.statements[1]], in: builder.bytes))
        let reel = try #require(try Reel(file))
        let green = TestProfiles.encoded(128.0 / 255)
        #expect(abs(Double(reel.pixel(0, 0, frame: 0)[1]) - green) <= 1)
        #expect(abs(Double(reel.pixel(0, 0, frame: 1)[1]) - green * 127 / 255) <= 1)
    }

    @Test("A profile that cannot be used is a notice, once, and the colors stay as they are")
    func useless() throws {
        let builder = moving(hidesPicture: false)
        let broken = TestPNG.chunk("iCCP", Array("test".utf8) + [0, 0] + TestPNG.stored([1, 2, 3]))
        let file = try folder.file("moving.png", TestPNG.with([broken], in: builder.bytes))
        let reel = try #require(try Reel(file))
        let plain = try #require(try Reel(try folder.file("plain.png", builder.bytes)))
        #expect(reel.frames == plain.frames)
        #expect(Bench().open(file).notices == .profileIgnored)
    }

    @Test(
        "Each frame of a WebP has the colors of its profile, and those of a still WebP with the same pixels",
        .enabled(if: hasWebPTools, "libwebp's programs (Debian's package webp) make the files"))
    func webp() throws {
        var builder = GIFBuilder(width: 8, height: 8)
        for index in 0..<4 {
            let side = 8 - index
            var frame = GIFBuilder.Frame(
                width: side, height: side, pixels: (0..<side * side).map { UInt8(($0 * 7 + index * 31) % 128) })
            (frame.x, frame.y) = (index, index)
            frame.disposal = UInt8(1 + index % 3)
            frame.transparent = index == 0 ? nil : 31
            builder.frames.append(frame)
        }
        let plain = folder.url.appending(path: "plain.webp")
        try ChildProcess.run(["gif2webp", "-quiet", try folder.file("a.gif", builder.bytes).path, "-o", plain.path])
        let profiled = try withProfile(plain)
        let before = try #require(try Reel(plain))
        let after = try #require(try Reel(profiled, passes: 2))
        #expect(after.wrongChanges == [] && after.frames.count == before.frames.count)
        for (frame, source) in zip(after.frames, before.frames) {
            let bytes = seen(source)
            for index in source.indices {
                let alpha = bytes[4 * index + 3]
                let wanted = ColorTests.adobe(Array(bytes[4 * index..<4 * index + 3]))[0].map { alpha == 0 ? 0 : $0 }
                let pixel = seen([frame[index]])
                #expect(pixel[3] == alpha)
                #expect(zip(pixel, wanted).allSatisfy { abs(Double($0) - $1) <= 1 })
            }
        }
        let colors = seen(before.frames[0])
        let ppm = TestPictures.ppm(width: 8, height: 8) { x, y in
            let start = 4 * (8 * y + x)
            return (colors[start], colors[start + 1], colors[start + 2])
        }
        let still = folder.url.appending(path: "still.webp")
        try ChildProcess.run(
            ["cwebp", "-quiet", "-lossless", try folder.file("a.ppm", ppm).path, "-o", still.path])
        let bench = Bench()
        let first = bench.open(profiled)
        let alone = bench.open(try withProfile(still), number: 2)
        #expect(first.isDone && alone.isDone && alone.notices == [])
        #expect(alone.pixels?.bytes(ofLevel: 0) == seen(after.frames[0]))
        #expect(first.pixels?.bytes(ofLevel: 0) == seen(after.frames[0]))
    }

    @Test(
        "A still WebP with transparent pixels is converted before it is multiplied by alpha",
        .enabled(if: hasWebPTools, "libwebp's programs (Debian's package webp) make the files"))
    func transparentWebP() throws {
        let plain = TestPNG.picture(width: 8, height: 8, type: 6, Self.pixels.flatMap { $0 })
        let target = folder.url.appending(path: "still.webp")
        try ChildProcess.run([
            "cwebp", "-quiet", "-lossless", "-exact", try folder.file("a.png", plain).path, "-o", target.path,
        ])
        let story = Bench().open(try withProfile(target))
        #expect(story.isDone && story.notices == [])
        #expect(story.pixels?.bytes(ofLevel: 0) == (try still(Self.pixels, Self.statements[0])))
    }

    /// The same WebP with the profile of Adobe RGB.
    private func withProfile(_ file: URL) throws -> URL {
        let profile = try folder.file("adobe.icc", TestProfiles.adobe)
        let target = folder.url.appending(path: "profiled-" + file.lastPathComponent)
        try ChildProcess.run(["webpmux", "-set", "icc", profile.path, file.path, "-o", target.path])
        return target
    }
}
