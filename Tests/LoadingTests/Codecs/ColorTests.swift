import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite("Colors that are not sRGB", .serialized, .timeLimit(.minutes(3)))
struct ColorTests {
    /// 64 colors that cover the cube, as bytes R, G, B.
    static let colors: [UInt8] = (0..<64).flatMap { (index: Int) -> [UInt8] in
        [index & 3, index >> 2 & 3, index >> 4].map { UInt8($0 * 85) }
    }

    static func seen(_ story: Bench.Story) -> [[Int]] {
        let bytes = story.pixels?.bytes(ofLevel: 0) ?? []
        return stride(from: 0, to: bytes.count, by: 4).map { bytes[$0..<$0 + 4].map { Int($0) } }
    }

    /// Compares pixels with exact colors, each number within a tolerance.
    static func expect(_ story: Bench.Story, _ wanted: [[Double]], within tolerance: Double, _ what: String = "") {
        let seen = seen(story)
        #expect(story.isDone && seen.count >= wanted.count, "\(what): \(String(describing: story.failure))")
        for (pixel, color) in zip(seen, wanted) {
            let worst = zip(pixel, color).map { abs(Double($0) - $1) }.max() ?? 0
            #expect(worst <= tolerance, "\(what): \(pixel) instead of \(color)")
        }
    }

    static func adobe(_ bytes: [UInt8]) -> [[Double]] {
        stride(from: 0, to: bytes.count, by: 3).map {
            TestProfiles.sRGB(
                bytes[$0..<$0 + 3].map { Double($0) }, TestProfiles.adobePrimaries, gamma: 2.19921875)
        }
    }

    private func open(_ bytes: [UInt8], _ bench: Bench = Bench(), number: UInt64 = 1) throws -> Bench.Story {
        let folder = try ScratchFolder()
        return bench.open(try folder.file("a", bytes), number: number)
    }

    @Test("A PNG with an embedded profile is shown in sRGB")
    func profile() throws {
        let png = TestPNG.picture(
            width: 8, height: 8, type: 2, chunks: [TestPNG.profile(TestProfiles.adobe)], Self.colors)
        let story = try open(png)
        #expect(story.notices.isEmpty)
        Self.expect(story, Self.adobe(Self.colors), within: 1)
    }

    @Test("Colors are converted before they are multiplied by alpha")
    func alpha() throws {
        let alphas: [UInt8] = [0, 1, 100, 255]
        let pixels = (0..<64).flatMap { (index: Int) -> [UInt8] in
            Array(Self.colors[3 * index..<3 * index + 3]) + [alphas[index % 4]]
        }
        let png = TestPNG.picture(
            width: 8, height: 8, type: 6, chunks: [TestPNG.profile(TestProfiles.adobe)], pixels)
        let wanted = Self.adobe(Self.colors).enumerated().map { index, color in
            let alpha = Double(alphas[index % 4])
            return color.map { $0 * alpha / 255 } + [alpha]
        }
        Self.expect(try open(png), wanted, within: 1)
    }

    @Test("A profile that is that of sRGB, and none, leave every number as it is")
    func standard() throws {
        let bench = Bench()
        // By a power instead of sRGB's own curve the dark tones would differ; these colors have none.
        let colors = Self.colors.map { $0 == 0 ? 0 : max($0, 170) }
        for (number, chunks) in [
            [], [TestPNG.chunk("sRGB", [0])], [TestPNG.chunk("gAMA", TestProfiles.number(45455))],
        ].enumerated() {
            let story = try open(
                TestPNG.picture(width: 8, height: 8, type: 2, chunks: chunks, colors), bench, number: UInt64(number))
            #expect(Self.seen(story).flatMap { $0.prefix(3) } == colors.map { Int($0) })
        }
    }

    @Test("A gamma is heeded, with 8 bits and with 16, in gray and in color")
    func gamma() throws {
        let chunk = TestPNG.chunk("gAMA", TestProfiles.number(100_000))
        let bench = Bench()
        let ramp = (0..<256).map { UInt8($0) }
        let gray = try open(
            TestPNG.picture(width: 16, height: 16, type: 0, chunks: [chunk], ramp), bench, number: 1)
        Self.expect(
            gray, ramp.map { [Double](repeating: TestProfiles.encoded(Double($0) / 255), count: 3) }, within: 1)
        // Linear light of 16 bits has tones between the two darkest of 8 bits.
        let wide = (0..<256).map { $0 * 3 }
        let bytes = wide.flatMap { (value: Int) -> [UInt8] in [UInt8(value >> 8), UInt8(value & 255)] }
        let dark = try open(
            TestPNG.picture(width: 16, height: 16, depth: 16, type: 0, chunks: [chunk], bytes), bench, number: 2)
        let wanted = wide.map { [Double](repeating: TestProfiles.encoded(Double($0) / 65535), count: 3) }
        Self.expect(dark, wanted, within: 1)
        #expect(Set(Self.seen(dark)).count > 20)
        let color = wide.flatMap { (value: Int) -> [UInt8] in
            [UInt8(value >> 8), UInt8(value & 255), 0, 0, 255, 255, 128, 0]
        }
        let colored = try open(
            TestPNG.picture(width: 16, height: 16, depth: 16, type: 6, chunks: [chunk], color), bench, number: 3)
        Self.expect(colored, wanted.map { [$0[0] / 2, 0, 127.5, 128] }, within: 1.5)
    }

    @Test("What PNG's chunks say about color is heeded in the order of the specification")
    func precedence() throws {
        let bench = Bench()
        let standard = TestPNG.chunk("sRGB", [0])
        let gamma = TestPNG.chunk("gAMA", TestProfiles.number(100_000))
        let primaries = TestPNG.chunk(
            "cHRM", [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000].flatMap(TestProfiles.number))
        let adobeGamma = TestPNG.chunk("gAMA", TestProfiles.number(45471))
        let code = TestPNG.chunk("cICP", [1, 13, 0, 1])
        let profile = TestPNG.profile(TestProfiles.adobe)
        let same = stride(from: 0, to: Self.colors.count, by: 3).map { Self.colors[$0..<$0 + 3].map { Double($0) } }
        let adobe = Self.adobe(Self.colors)
        let cases: [([[UInt8]], [[Double]], Double)] = [
            ([gamma, standard], same, 0), ([primaries], same, 0), ([gamma, profile], adobe, 1),
            ([standard, profile], adobe, 1), ([profile, code], same, 0),
        ]
        for (number, (chunks, wanted, tolerance)) in cases.enumerated() {
            let story = try open(
                TestPNG.picture(width: 8, height: 8, type: 2, chunks: chunks, Self.colors), bench,
                number: UInt64(number))
            Self.expect(story, wanted, within: tolerance, "case \(number)")
        }
        // Adobe's primaries with sRGB's curve: full green is outside sRGB, and white is white.
        let story = try open(
            TestPNG.picture(
                width: 2, height: 1, type: 2, chunks: [adobeGamma, primaries], [0, 255, 0, 255, 255, 255]), bench,
            number: 99)
        #expect(Self.seen(story) == [[0, 255, 0, 255], [255, 255, 255, 255]])
    }

    @Test("A gray profile with PNG's gray")
    func gray() throws {
        let ramp = (0..<256).map { UInt8($0) }
        let png = TestPNG.picture(
            width: 16, height: 16, type: 0, chunks: [TestPNG.profile(TestProfiles.gray)], ramp)
        let wanted = ramp.map { [Double](repeating: TestProfiles.encoded(Double($0) / 255), count: 3) }
        Self.expect(try open(png), wanted, within: 1)
    }
}
