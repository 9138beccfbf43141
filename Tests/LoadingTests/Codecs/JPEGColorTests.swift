import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite(
    "Profiles of JPEGs", .serialized, .enabled(if: Truth.hasJPEGTools && Truth.hasImageMagick),
    .timeLimit(.minutes(3)))
struct JPEGColorTests {
    private let bench = Bench()
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    /// A JPEG of the 64 colors, and what is stored in it.
    private func picture(options: [String] = []) throws -> (jpeg: [UInt8], stored: [UInt8]) {
        let ppm = TestPictures.ppm(width: 64, height: 64) { x, y in
            let index = (y / 8 * 8 + x / 8) * 3
            return (ColorTests.colors[index], ColorTests.colors[index + 1], ColorTests.colors[index + 2])
        }
        let file = try folder.jpeg("a", ppm: ppm, options: ["-quality", "98", "-sample", "1x1"] + options)
        let rgba = try Truth.djpeg(file).1
        return (
            try [UInt8](Data(contentsOf: file)),
            stride(from: 0, to: rgba.count, by: 4).flatMap { rgba[$0..<$0 + 3] }
        )
    }

    private func open(_ bytes: [UInt8], number: UInt64) throws -> Bench.Story {
        bench.open(try folder.file("b", bytes), number: number)
    }

    @Test("A profile in one piece or in many is heeded, baseline and progressive; other segments may come between")
    func profile() throws {
        for (number, options) in [[], ["-progressive"]].enumerated() {
            let (jpeg, stored) = try picture(options: options)
            let wanted = ColorTests.adobe(stored)
            for (index, segments) in [
                TestJPEG.profile(TestProfiles.adobe), TestJPEG.profile(TestProfiles.adobe, pieces: 7),
                TestJPEG.profile(TestProfiles.adobe, pieces: 3).reversed()
                    + [TestJPEG.segment(0xE2, Array("MPF\0".utf8))],
            ].enumerated() {
                let story = try open(TestJPEG.with(segments, in: jpeg), number: UInt64(10 * number + index))
                #expect(story.notices.isEmpty)
                ColorTests.expect(story, wanted, within: 1, "\(options) \(index)")
            }
        }
    }

    @Test("A profile that is broken, for something else or too large is left out, with a notice")
    func useless() throws {
        let (jpeg, stored) = try picture()
        let large = TestProfiles.adobe + [UInt8](repeating: 0, count: 5 << 20)
        var cut = TestJPEG.profile(TestProfiles.adobe, pieces: 5)
        cut.remove(at: 2)
        let cases: [[[UInt8]]] = [
            cut, TestJPEG.profile([UInt8](repeating: 7, count: 300)),
            TestJPEG.profile(Array(TestProfiles.adobe.prefix(200))),
            TestJPEG.profile(TestProfiles.inks { _ in (50, 0, 0) }), TestJPEG.profile(TestProfiles.gray),
            TestJPEG.profile(TestProfiles.matrix(TestProfiles.adobePrimaries, gamma: 2.2, kind: "link")),
            TestJPEG.profile(large, pieces: 100),
            TestJPEG.profile(TestProfiles.adobe) + TestJPEG.profile(TestProfiles.adobe),
        ]
        for (number, segments) in cases.enumerated() {
            let story = try open(TestJPEG.with(segments, in: jpeg), number: UInt64(number))
            #expect(story.isDone && story.notices == .profileIgnored, "case \(number): \(story.notices)")
            #expect(ColorTests.seen(story).flatMap { $0.prefix(3) } == stored.map { Int($0) }, "case \(number)")
        }
    }

    @Test("A profile that is that of sRGB changes nothing")
    func standard() throws {
        let file = try folder.file("p.icc", TestProfiles.adobe)
        let (jpeg, stored) = try picture()
        let bytes = try Data(contentsOf: file)
        #expect(bytes.count > 200)
        let sRGB = Corpus.folder.appending(path: "gdk-pixbuf/test-images/gif-test-suite/sRGB.icc")
        try #require(Corpus.isThere)
        let profile = try [UInt8](Data(contentsOf: sRGB))
        let story = try open(TestJPEG.with(TestJPEG.profile(profile), in: jpeg), number: 1)
        #expect(story.isDone && story.notices.isEmpty)
        #expect(ColorTests.seen(story).flatMap { $0.prefix(3) } == stored.map { Int($0) })
    }

    @Test("Cameras say Adobe RGB in the EXIF data; a profile outdoes them")
    func exif() throws {
        let (jpeg, stored) = try picture()
        let adobe = ColorTests.adobe(stored)
        let same = stride(from: 0, to: stored.count, by: 3).map { stored[$0..<$0 + 3].map { Double($0) } }
        let cases: [(Int, String?, [[Double]])] = [
            (0xFFFF, "R03", adobe), (2, nil, adobe), (1, "R98", same), (0xFFFF, "R98", same), (1, "R03", same),
        ]
        for (number, (space, options, wanted)) in cases.enumerated() {
            let exif = TestJPEG.segment(0xE1, TestJPEG.exif(colorSpace: space, options: options))
            let story = try open(TestJPEG.with([exif], in: jpeg), number: UInt64(number))
            ColorTests.expect(story, wanted, within: 1, "\(space) \(options ?? "")")
        }
        let exif = TestJPEG.segment(0xE1, TestJPEG.exif(colorSpace: 2, options: nil))
        let linear = TestProfiles.matrix(TestProfiles.sRGBPrimaries, gamma: 1)
        let story = try open(TestJPEG.with([exif] + TestJPEG.profile(linear), in: jpeg), number: 20)
        ColorTests.expect(story, same.map { $0.map { TestProfiles.encoded($0 / 255) } }, within: 1.5)
    }

    @Test("Inks come out as their profile says, whether stored inverted or not, and gray as its own says")
    func inksAndGray() throws {
        // White paper; cyan, magenta, yellow and black of an imagined press, which lay themselves over each other.
        let profile = TestProfiles.inks { inks in
            let light = (1 - inks[3]) * (1 - 0.45 * inks[0]) * (1 - 0.5 * inks[1]) * (1 - 0.05 * inks[2])
            let color = 1 - inks[3]
            return (100 * light, color * (70 * inks[1] - 35 * inks[0]), color * (90 * inks[2] - 45 * inks[0]))
        }
        let patches: [(String, (Double, Double, Double))] = [
            ("cmyk(0,0,0,0)", (100, 0, 0)), ("cmyk(0,0,0,255)", (0, 0, 0)), ("cmyk(255,0,0,0)", (55, -35, -45)),
            ("cmyk(0,255,0,0)", (50, 70, 0)), ("cmyk(0,0,255,0)", (95, 0, 90)), ("cmyk(0,0,0,128)", (49.8, 0, 0)),
        ]
        var number: UInt64 = 0
        for (ink, lab) in patches {
            let file = folder.url.appending(path: "ink.jpg")
            try ChildProcess.run(["convert", "-size", "32x32", "xc:\(ink)", "-quality", "99", file.path])
            let adobe = try [UInt8](Data(contentsOf: file))
            number += 1
            let story = try open(TestJPEG.with(TestJPEG.profile(profile), in: adobe), number: number)
            #expect(story.notices.isEmpty)
            ColorTests.expect(story, [TestProfiles.sRGB(lab: lab) + [255]], within: 4, ink)
        }
        let (jpeg, stored) = try picture(options: ["-grayscale"])
        let story = try open(TestJPEG.with(TestJPEG.profile(TestProfiles.gray), in: jpeg), number: 99)
        let wanted = stride(from: 0, to: stored.count, by: 3).map {
            [Double](repeating: TestProfiles.encoded(Double(stored[$0]) / 255), count: 3)
        }
        ColorTests.expect(story, wanted, within: 1)
    }

    @Test("A profile that was changed anywhere, or unpacks without end, harms nothing")
    func hostile() throws {
        let (jpeg, _) = try picture()
        var number: UInt64 = 0
        let inks = TestProfiles.inks { _ in (50, 0, 0) }
        try forAll(cases: 100, seed: 0x49_43_43) { random in
            var profile = random.chance(0.5) ? TestProfiles.adobe : inks
            for _ in 0..<random.int(in: 1...6) {
                profile[random.int(in: 0...min(profile.count - 1, 300))] = random.pick(
                    0, 1, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next()))
            }
            number += 1
            let story = try open(TestJPEG.with(TestJPEG.profile(profile), in: jpeg), number: number)
            try hold(story.isDone, "\(String(describing: story.failure))")
        }
        let packed = folder.url.appending(path: "zeros.gz")
        try ChildProcess.run(["sh", "-c", "head -c 200000000 /dev/zero | gzip -9 >\"$0\"", packed.path])
        let deflated = try [UInt8](Data(contentsOf: packed)).dropFirst(10)
        let bomb = TestPNG.chunk("iCCP", Array("bomb".utf8) + [0, 0, 0x78, 0xDA] + deflated)
        let story = try open(
            TestPNG.picture(width: 8, height: 8, type: 2, chunks: [bomb], ColorTests.colors), number: number + 1)
        #expect(story.isDone && story.notices == .profileIgnored)
    }
}
