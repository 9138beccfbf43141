import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite("PNGs that move")
struct APNGTests {
    private static let green: [UInt8] = [0, 255, 0, 255]

    private func reel(_ bytes: [UInt8]) throws -> Reel? {
        let folder = try ScratchFolder()
        return try Reel(folder.file("moving.png", bytes))
    }

    /// What the pixels (0, 0) and (64, 32) of the last frame must be, premultiplied, as the makers of these files say.
    static let known: [(String, [UInt8], [UInt8])] = [
        ("blend_op_over", green, green), ("blend_op_source_transparent", [0, 0, 0, 0], [0, 0, 0, 0]),
        ("blend_op_source_near_transparent", [0, 2, 0, 2], [0, 2, 0, 2]),
        ("dispose_op_background", [0, 0, 0, 0], [0, 0, 0, 0]), ("dispose_op_background_final", green, green),
        ("dispose_op_background_region", [0, 0, 255, 255], [0, 0, 0, 0]), ("dispose_op_none_region", green, green),
        ("dispose_op_previous_final", green, green), ("dispose_op_previous_frame", [255, 0, 0, 255], green),
        ("mode_palette", green, green), ("mode_palette_alpha", green, green),
        ("mode_greyscale", [128, 128, 128, 255], [255, 255, 255, 255]), ("fctl_actl", green, green),
    ]

    @Test(
        "The last frames of known files are right, also at a second reading", .enabled(if: Corpus.isThere),
        arguments: known)
    func lastFrames(_ entry: (name: String, first: [UInt8], middle: [UInt8])) throws {
        let file = Corpus.folder.appending(path: "pillow/apng/\(entry.name).png")
        let reel = try #require(try Reel(file, passes: 2))
        let last = reel.frames.count - 1
        #expect(reel.pixel(0, 0, frame: last) == entry.first)
        #expect(reel.pixel(64, 32, frame: last) == entry.middle)
        #expect(reel.wrongChanges == [])
        #expect(reel.notices == [])
    }

    @Test(
        "A file that makes a mistake between its frames has those before it, and says so", .enabled(if: Corpus.isThere))
    func mistakes() throws {
        let bench = Bench()
        func story(_ name: String) -> Bench.Story {
            bench.open(Corpus.folder.appending(path: "pillow/apng/\(name).png"), number: UInt64(abs(name.hashValue)))
        }
        for name in ["sequence_gap", "sequence_reorder_chunk", "sequence_repeat_chunk"] {
            let story = story(name)
            #expect(story.isDone && story.notices == .incomplete, "\(name)")
        }
        let high = try #require(try Reel(Corpus.folder.appending(path: "pillow/apng/syntax_num_frames_high.png")))
        #expect(high.frames.count == 2 && high.notices == .incomplete)
        for name in [
            "chunk_no_fctl", "syntax_num_frames_zero_default", "single_frame", "split_fdat", "syntax_num_frames_low",
            "chunk_repeat_fctl", "chunk_multi_actl",
        ] {
            let story = story(name)
            #expect(story.isDone && story.animation == nil && story.notices == [], "\(name)")
        }
        let hidden = try #require(story("split_fdat").pixels?.pixel(x: 64, y: 32, level: 0))
        #expect(hidden == (0, 255, 0, 255))
    }

    /// A canvas of 3 x 1: a color, a frame in its middle, a frame at its right end.
    private func three(disposal: UInt8 = 0, blending: UInt8 = 0, middle: [UInt8] = [0, 0, 255, 255]) -> PNGBuilder {
        var builder = PNGBuilder(width: 3, height: 1)
        builder.frames = [
            PNGBuilder.Frame(width: 3, height: 1, color: [255, 0, 0, 255]),
            PNGBuilder.Frame(width: 1, height: 1, color: middle),
            PNGBuilder.Frame(width: 1, height: 1, color: Self.green),
        ]
        builder.frames[1].x = 1
        builder.frames[1].disposal = disposal
        builder.frames[1].blending = blending
        builder.frames[2].x = 2
        return builder
    }

    @Test(
        "A frame whose time is over stays, becomes transparent, or gives way to what it covered",
        arguments: [(0, [0, 0, 255, 255]), (1, [0, 0, 0, 0]), (2, [255, 0, 0, 255])] as [(UInt8, [UInt8])])
    func disposal(_ way: UInt8, _ left: [UInt8]) throws {
        let reel = try #require(try reel(three(disposal: way).bytes))
        #expect(reel.pixel(1, 0, frame: 1) == [0, 0, 255, 255])
        #expect((0..<3).map { reel.pixel($0, 0, frame: 2) } == [[255, 0, 0, 255], left, Self.green])
        #expect(reel.wrongChanges == [])
    }

    @Test(
        "A frame replaces what is below it, or lies over it",
        arguments: [(0, [0, 0, 128, 128]), (1, [127, 0, 128, 255])] as [(UInt8, [UInt8])])
    func blending(_ way: UInt8, _ seen: [UInt8]) throws {
        let reel = try #require(try reel(three(blending: way, middle: [0, 0, 255, 128]).bytes))
        #expect(reel.pixel(1, 0, frame: 1) == seen)
    }

    @Test("A picture that is no frame is never shown, neither as a frame nor as the first sight of the file")
    func hiddenPicture() throws {
        var builder = three()
        builder.picture = [255, 255, 0, 255]
        let folder = try ScratchFolder()
        let file = try folder.file("moving.png", builder.bytes)
        let reel = try #require(try Reel(file))
        #expect(reel.frames.count == 3)
        #expect(reel.pixel(0, 0, frame: 0) == [255, 0, 0, 255])
        let story = Bench().open(file)
        #expect(try #require(story.pixels?.pixel(x: 0, y: 0, level: 0)) == (255, 0, 0, 255))
    }

    @Test("Times are fractions of a second; no parts mean hundredths, and what is too short a tenth")
    func times() throws {
        var builder = PNGBuilder(width: 1, height: 1)
        for delay in [(1, 30), (25, 0), (0, 100), (1, 1000), (11, 1000), (65_535, 1)] {
            builder.frames.append(PNGBuilder.Frame(width: 1, height: 1, color: Self.green))
            builder.frames[builder.frames.count - 1].delay = delay
        }
        let reel = try #require(try reel(builder.bytes))
        #expect(reel.durations == [33.333, 250, 100, 100, 11, 3_600_000])
    }

    @Test("The number of plays is the file's; 0 means for ever", arguments: [0, 1, 7])
    func plays(_ count: Int) throws {
        var builder = three()
        builder.plays = count
        #expect(try reel(builder.bytes)?.plays == count)
    }

    @Test("Frames that reach out of the canvas, and all after them, are left out")
    func outside() throws {
        var builder = three()
        builder.frames[2].x = 3
        let reel = try #require(try reel(builder.bytes))
        #expect(reel.frames.count == 2)
        #expect(reel.notices == .incomplete)
    }

    @Test("Cut anywhere, a file has a prefix of its frames, and says so")
    func truncated() throws {
        let whole = three(disposal: 2).bytes
        let all = try #require(try reel(whole))
        let folder = try ScratchFolder()
        for count in stride(from: whole.count - 13, to: 40, by: -1) {
            guard let reel = try Reel(folder.file("cut.png", Array(whole[..<count]))) else { continue }
            #expect(reel.notices == .incomplete)
            let good = max(reel.frames.count - 1, 0)
            #expect(Array(all.frames[..<good]) == Array(reel.frames[..<good]), "\(count) bytes")
        }
    }
}
