import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite("PNG through the real helper", .serialized, .enabled(if: Corpus.isThere), .timeLimit(.minutes(5)))
struct PNGFileTests {
    private static func files(_ folders: String...) -> [Corpus.Entry] {
        Corpus.entries.filter { entry in
            entry.path.hasSuffix(".png") && entry.pillow != nil
                && folders.contains { entry.path.hasPrefix($0 + "/") && !entry.path.contains("crashers") }
        }
    }

    @Test(
        "Every PNG of libpng's two suites has the pixels that ImageMagick finds, corrected as its gAMA says",
        .enabled(if: Truth.hasImageMagick))
    func suites() throws {
        let bench = Bench()
        let entries = Self.files("pngsuite", "libpng-testpngs")
        #expect(entries.count > 60)
        for (number, entry) in entries.enumerated() {
            let story = bench.open(entry.file, number: UInt64(number))
            #expect(story.isDone && story.notices.isEmpty, "\(entry.path): \(String(describing: story.failure))")
            let wanted = Self.finished(
                try Truth.wideImageMagick(entry.file), exponent: TestPNG.exponent(of: entry.bytes))
            let seen = story.pixels?.bytes(ofLevel: 0) ?? []
            #expect(seen.count == wanted.count, "\(entry.path)")
            // Numbers are rounded to 8 bits before the multiplication by alpha and after it.
            let worst = zip(seen, wanted).map { abs(Double($0) - $1) }.max() ?? 0
            #expect(worst <= 1.5, "\(entry.path): off by \(worst)")
        }
    }

    @Test("An interlaced picture ends as the one that is not")
    func interlaced() throws {
        let bench = Bench()
        let folder = try ScratchFolder()
        var number: UInt64 = 0
        for entry in Self.files("pngsuite") where entry.file.lastPathComponent.hasPrefix("i") {
            let name = entry.file.lastPathComponent.dropFirst()
            let plainFile = Corpus.folder.appending(path: "pngsuite/\(name)")
            let plain = bench.open(plainFile, number: number)
            // The interlaced ones say nothing about their gamma.
            let gamma = TestPNG.gamma(of: try [UInt8](Data(contentsOf: plainFile)))
            let same = TestPNG.with([gamma], in: entry.bytes)
            let interlaced = bench.open(try folder.file("a", same), number: number + 1)
            number += 2
            #expect(interlaced.isDone && plain.isDone, "\(entry.path)")
            #expect(interlaced.pixels?.bytes(ofLevel: 0) == plain.pixels?.bytes(ofLevel: 0), "\(entry.path)")
            #expect(plain.rows.allSatisfy { $0.pass == 0 })
            // Byte 28 says whether it really is interlaced; some files with that name are not.
            let passes = entry.bytes[28] == 1 ? Set(0...6) : [0]
            #expect(Set(interlaced.rows.map(\.pass)) == passes, "\(entry.path)")
        }
        #expect(number > 20)
    }

    @Test(
        "Interlaced pictures of all small sizes are whole, also where passes have no pixels",
        .enabled(if: Truth.hasImageMagick))
    func smallInterlaced() throws {
        let bench = Bench()
        let folder = try ScratchFolder()
        var number: UInt64 = 0
        for (width, height) in [
            (1, 1), (1, 2), (2, 1), (1, 9), (9, 1), (2, 3), (3, 8), (4, 4), (5, 1), (5, 5), (7, 6), (8, 9),
        ] {
            for form in ["RGBA", "RGB"] {
                let raw = folder.url.appending(path: "raw")
                let count = width * height * form.count
                try Data((0..<count).map { UInt8($0 * 37 % 251) }).write(to: raw)
                let file = folder.url.appending(path: "\(width)x\(height).png")
                try ChildProcess.run([
                    "convert", "-size", "\(width)x\(height)", "-depth", "8", "\(form.lowercased()):\(raw.path)",
                    "-interlace", "PNG", "PNG\(form.count * 8):\(file.path)",
                ])
                number += 1
                let story = bench.open(file, number: number)
                #expect(story.isDone && story.notices.isEmpty, "\(width) × \(height)")
                let wanted = try Self.premultiplied(Truth.imageMagick(file))
                #expect(story.pixels?.bytes(ofLevel: 0).map { Int($0) } == wanted, "\(width) × \(height)")
            }
        }
    }

    @Test("A PNG stands upright in each of the eight orientations that its EXIF data can name", arguments: 1...8)
    func orientation(_ value: Int) throws {
        let colors: [UInt8] = (0..<15).flatMap { (index: Int) -> [UInt8] in
            [UInt8(index * 17), 3, UInt8(255 - index * 17)]
        }
        // In a PNG the data begin without a mark of their own.
        let exif = TestPNG.chunk("eXIf", Array(TestPictures.exif(orientation: value).dropFirst(6)))
        let folder = try ScratchFolder()
        let png = TestPNG.picture(width: 5, height: 3, type: 2, chunks: [exif], colors)
        let pixels = try #require(Bench().open(try folder.file("a", png)).pixels)
        let upright = pixels.layout.size
        for index in 0..<15 {
            let (x, y) = uprightPlace(column: index % 5, row: index / 5, orientation: value, upright: upright)
            let (red, green, blue, _) = try #require(pixels.pixel(x: x, y: y, level: 0))
            #expect([red, green, blue] == Array(colors[3 * index..<3 * index + 3]))
        }
    }

    @Test("Each pass of an interlaced picture is a whole coarse picture", .enabled(if: Truth.hasImageMagick))
    func passes() throws {
        let folder = try ScratchFolder()
        let file = folder.url.appending(path: "a.png")
        try ChildProcess.run([
            "convert", "-size", "64x64", "xc:rgb(10,200,30)", "-interlace", "PNG", "PNG24:" + file.path,
        ])
        // The data of the first pass only: the file ends in its pixels.
        let bench = Bench()
        let whole = try [UInt8](Data(contentsOf: file))
        let story = bench.open(try folder.file("b.png", Array(whole.dropLast(40))), number: 2)
        guard story.isDone else { return }
        let colors = Set(
            stride(from: 0, to: 64 * 64 * 4, by: 4).map { Array((story.pixels?.bytes(ofLevel: 0) ?? [])[$0..<$0 + 3]) })
        #expect(colors.isSubset(of: [[10, 200, 30], [0x80, 0x80, 0x80]]))
    }

    @Test("Gray with a transparent gray value is transparent there and gray elsewhere")
    func grayTransparency() throws {
        let story = Bench().open(Corpus.folder.appending(path: "generated/gray8-trns.png"))
        #expect(story.isDone && story.info?.hasAlpha == true)
        let bytes = try #require(story.pixels).bytes(ofLevel: 0)
        let pixels = stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
        #expect(pixels.contains { $0[3] == 0 } && pixels.contains { $0[3] == 255 })
        #expect(pixels.allSatisfy { $0[3] == 255 ? $0[0] == $0[1] && $0[1] == $0[2] : $0 == [0, 0, 0, 0] })
    }

    /// Numbers of 16 bits, as stored, in sRGB and premultiplied, 0...255; an exponent makes light of them.
    private static func finished(_ straight: [UInt16], exponent: Double?) -> [Double] {
        straight.indices.map { index in
            let (value, alpha) = (Double(straight[index]) / 65535, Double(straight[index | 3]) / 65535)
            if index % 4 == 3 { return alpha * 255 }
            return (exponent.map { TestProfiles.encoded(pow(value, $0)) } ?? value * 255) * alpha
        }
    }

    private static func premultiplied(_ straight: [UInt8]) -> [Int] {
        straight.indices.map { index in
            let alpha = Int(straight[index | 3])
            return index % 4 == 3 ? alpha : (Int(straight[index]) * alpha * 2 + 255) / 510
        }
    }
}
