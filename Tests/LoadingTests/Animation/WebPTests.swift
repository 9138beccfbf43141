import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

/// Whether libwebp's programs are installed here.
let hasWebPTools = ["gif2webp", "cwebp", "dwebp", "webpmux"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
}

@Suite("WebP", .enabled(if: hasWebPTools, "libwebp's programs (Debian's package webp) make the files"))
struct WebPTests {
    private func webp(_ gif: GIFBuilder, _ folder: ScratchFolder) throws -> (gif: URL, webp: URL) {
        let source = try folder.file("moving.gif", gif.bytes)
        let target = folder.url.appending(path: "moving.webp")
        try ChildProcess.run(["gif2webp", "-quiet", source.path, "-o", target.path])
        return (source, target)
    }

    /// Frames of all disposals, with transparent pixels.
    private func gif() -> GIFBuilder {
        var builder = GIFBuilder(width: 40, height: 30)
        var random = SeededGenerator(seed: 77)
        for index in 0..<12 {
            let isFirst = index == 0
            let width = isFirst ? 40 : random.int(in: 1...20)
            let height = isFirst ? 30 : random.int(in: 1...15)
            var frame = GIFBuilder.Frame(
                width: width, height: height,
                pixels: (0..<width * height).map { _ in UInt8(random.int(in: 0...7)) })
            frame.x = isFirst ? 0 : random.int(in: 0...40 - width)
            frame.y = isFirst ? 0 : random.int(in: 0...30 - height)
            frame.disposal = UInt8(random.int(in: 1...3))
            frame.transparent = random.pick(nil, 3)
            frame.delay = 3 + index
            builder.frames.append(frame)
        }
        builder.repetitions = 4
        return builder
    }

    @Test("A GIF that was made a WebP has the same frames and times: two decoders and two ways to compose agree")
    func sameAsGIF() throws {
        let folder = try ScratchFolder()
        let files = try webp(gif(), folder)
        let gif = try #require(try Reel(files.gif))
        let webp = try #require(try Reel(files.webp, passes: 2))
        #expect(webp.frames == gif.frames)
        #expect(webp.durations == gif.durations)
        #expect(webp.wrongChanges == [] && gif.wrongChanges == [])
        #expect(webp.plays == 5)
        #expect(webp.notices == [])
    }

    @Test("The GIFs of the corpus agree with what libwebp makes of them", .enabled(if: Corpus.isThere))
    func corpus() throws {
        let folder = try ScratchFolder()
        for name in ["chi", "iss634", "dispose_none", "dispose_prev", "dispose_bgnd_rgba"] {
            let source = Corpus.folder.appending(path: "pillow/\(name).gif")
            let target = folder.url.appending(path: "\(name).webp")
            try ChildProcess.run(["gif2webp", "-quiet", source.path, "-o", target.path])
            let gif = try #require(try Reel(source))
            let webp = try #require(try Reel(target))
            // Equal frames after each other become one with a longer time.
            #expect(Self.distinct(webp) == Self.distinct(gif), "\(name)")
            #expect(webp.durations.reduce(0, +) == gif.durations.reduce(0, +), "\(name)")
        }
    }

    private static func distinct(_ reel: Reel) -> [[UInt32]] {
        reel.frames.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test("Cut anywhere, a file that moves has a prefix of its frames, and says so")
    func truncatedAnimation() throws {
        let folder = try ScratchFolder()
        let file = try webp(gif(), folder).webp
        let whole = [UInt8](try Data(contentsOf: file))
        let all = try #require(try Reel(file))
        var lengths: Set<Int> = []
        for count in stride(from: whole.count - 1, to: 60, by: -7) {
            guard let reel = try? Reel(folder.file("cut.webp", Array(whole[..<count]))) else { continue }
            #expect(reel.notices == .incomplete)
            #expect(reel.frames == Array(all.frames[..<reel.frames.count]), "\(count) bytes")
            lengths.insert(reel.frames.count)
        }
        #expect(lengths.count > 5)
    }

    private static let side = 200

    private func still(_ folder: ScratchFolder, _ options: [String]) throws -> URL {
        let ppm = TestPictures.ppm(width: Self.side, height: Self.side) { x, y in
            (UInt8(x), UInt8(y), UInt8((x ^ y) & 255))
        }
        let source = try folder.file("still.ppm", ppm)
        let target = folder.url.appending(path: "still.webp")
        try ChildProcess.run(["cwebp", "-quiet"] + options + [source.path, "-o", target.path])
        return target
    }

    @Test("A still picture is that of libwebp's own program", arguments: [["-lossless"], ["-q", "60"]])
    func still(_ options: [String]) throws {
        let folder = try ScratchFolder()
        let file = try still(folder, options)
        let target = folder.url.appending(path: "still.out.ppm")
        try ChildProcess.run(["dwebp", "-quiet", "-ppm", file.path, "-o", target.path])
        let wanted = [UInt8](try Data(contentsOf: target)).suffix(3 * Self.side * Self.side)
        let story = Bench().open(file)
        let pixels = try #require(story.pixels)
        #expect(story.isDone)
        let seen = (0..<Self.side).flatMap { y in
            (0..<Self.side).flatMap { x -> [UInt8] in
                pixels.pixel(x: x, y: y, level: 0).map { [$0.0, $0.1, $0.2] } ?? []
            }
        }
        #expect(seen == Array(wanted))
    }

    @Test("The rows of a large picture come one after the other, and a cut one keeps those that it has")
    func rows() throws {
        let folder = try ScratchFolder()
        let ppm = TestPictures.ppm(width: 1500, height: 1500) { x, y in
            (UInt8(x * y & 255), UInt8((x ^ y) & 255), UInt8(x & 255))
        }
        let source = try folder.file("large.ppm", ppm)
        let target = folder.url.appending(path: "large.webp")
        try ChildProcess.run(["cwebp", "-quiet", "-q", "80", "-m", "0", source.path, "-o", target.path])
        let story = Bench().open(target)
        #expect(story.isDone && story.rows.filter { $0.level == 0 }.count > 3)
        #expect(story.fractions.compactMap { $0 }.count > 1)
        let bytes = [UInt8](try Data(contentsOf: target))
        let cut = Bench().open(try folder.file("cut.webp", Array(bytes[..<(bytes.count / 2)])))
        #expect(cut.isDone && cut.notices == .incomplete)
        #expect(
            try #require(cut.pixels?.pixel(x: 700, y: 100, level: 0)) == #require(
                story.pixels?.pixel(x: 700, y: 100, level: 0)))
        #expect(try #require(cut.pixels?.pixel(x: 700, y: 1499, level: 0)) == (128, 128, 128, 255))
    }

    @Test("A file without any pixels is refused as damaged")
    func empty() throws {
        let folder = try ScratchFolder()
        let bytes = [UInt8](try Data(contentsOf: still(folder, ["-q", "60"])))
        let story = Bench().open(try folder.file("cut.webp", Array(bytes[..<40])))
        guard case .decoding(.damaged(_))? = story.failure else {
            Issue.record("\(String(describing: story.failure))")
            return
        }
    }
}
