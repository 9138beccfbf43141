import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite("JPEG through the real helper", .serialized, .enabled(if: Corpus.isThere), .timeLimit(.minutes(5)))
struct JPEGTests {
    private static let wish = OpenWishes(largestSideFirst: 0)

    @Test(
        "The pixels are those of libjpeg-turbo's own program, gray and color, baseline and progressive",
        .enabled(if: Truth.hasJPEGTools),
        arguments: [
            "pillow/hopper.jpg", "pillow/flower.jpg", "pillow/exif-200dpcm.jpg",
            "pillow/icc-after-SOF.jpg", "pillow/photoshop-200dpi-broken.jpg", "generated/trailing-garbage.jpg",
            "pillow/sugarshack.mpo",
        ])
    func pixels(_ path: String) throws {
        let file = Corpus.folder.appending(path: path)
        let story = Bench().open(file, wishes: Self.wish)
        let (size, wanted) = try Truth.djpeg(file)
        // One of them has something in place of a profile.
        let notices = story.notices.subtracting(.profileIgnored)
        #expect(story.isDone && notices.isEmpty, "\(String(describing: story.failure))")
        #expect(story.info?.size == size)
        #expect(story.pixels?.bytes(ofLevel: 0) == wanted)
    }

    @Test(
        "A progressive picture and one of several scans end as the same coefficients in one",
        .enabled(if: Truth.hasJPEGTools))
    func progressive() throws {
        let folder = try ScratchFolder()
        let original = try folder.jpeg("a", width: 1201, height: 907, options: ["-quality", "90"])
        let progressive = folder.url.appending(path: "p")
        try ChildProcess.run(["jpegtran", "-progressive", "-outfile", progressive.path, original.path])
        let script = try folder.file("script", Array("0; 1; 2;\n".utf8))
        let scans = folder.url.appending(path: "s")
        try ChildProcess.run(["jpegtran", "-scans", script.path, "-outfile", scans.path, original.path])
        let bench = Bench()
        let wanted = try #require(bench.open(original).pixels)
        for (number, file) in [progressive, scans].enumerated() {
            let story = bench.open(file, number: UInt64(number + 2))
            #expect(story.isDone && story.notices.isEmpty)
            let pixels = try #require(story.pixels)
            for level in wanted.layout.levels {
                #expect(pixels.bytes(ofLevel: level.index) == wanted.bytes(ofLevel: level.index))
            }
        }
    }

    @Test("A large progressive picture is shown small first, then whole", .enabled(if: Truth.hasJPEGTools))
    func overview() throws {
        let folder = try ScratchFolder()
        let file = try folder.jpeg("a", width: 4100, height: 3003, options: ["-progressive", "-quality", "50"])
        let story = Bench().open(file, wishes: OpenWishes(largestSideFirst: 1920))
        #expect(story.isDone)
        #expect(story.rows.first == RowsWritten(level: 3, rows: 0..<376, pass: 0))
        #expect(story.rows.filter { $0.level == 1 }.allSatisfy { $0.pass > 0 })
        let (_, wanted) = try Truth.djpeg(file)
        #expect(story.pixels?.bytes(ofLevel: 0) == wanted)
    }

    private static func numbers(_ bytes: [UInt8]) -> [UInt32] {
        bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    @Test(
        "Each of the eight orientations turns all levels, and rows are announced on the way where they can",
        .enabled(if: Truth.hasJPEGTools), arguments: 1...8)
    func orientations(_ value: Int) throws {
        let folder = try ScratchFolder()
        let stored = try folder.jpeg("a", width: 1203, height: 1501, options: ["-quality", "80"])
        let turned = TestPictures.jpeg(
            try [UInt8](Data(contentsOf: stored)), app1: TestPictures.exif(orientation: value))
        let story = Bench().open(try folder.file("b", turned))
        let pixels = try #require(story.pixels)
        let (size, source) = try Truth.djpeg(stored)
        let upright = pixels.layout.size
        #expect(upright == (value > 4 ? size.transposed : size))
        // One number a pixel: slices of four bytes would take most of the time.
        let seen = Self.numbers(pixels.bytes(ofLevel: 0))
        let wanted = Self.numbers(source)
        var wrong = 0
        for row in 0..<size.height {
            for column in 0..<size.width {
                let (x, y) = uprightPlace(column: column, row: row, orientation: value, upright: upright)
                if seen[y * upright.width + x] != wanted[row * size.width + column] { wrong += 1 }
            }
        }
        #expect(wrong == 0)
        let ofFullSize = story.rows.filter { $0.level == 0 }
        #expect(value > 4 ? ofFullSize.count == 1 : ofFullSize.count > 1)
        #expect((ofFullSize.first?.rows.lowerBound == 0) != [3, 4].contains(value))
    }

    @Test(
        "The EXIF thumbnail is the first pass of the coarse levels when it has the picture's shape",
        .enabled(if: Truth.hasJPEGTools))
    func thumbnail() throws {
        let folder = try ScratchFolder()
        let picture = try [UInt8](
            Data(contentsOf: folder.jpeg("a", width: 1600, height: 1200, options: ["-quality", "60"])))
        let bench = Bench()
        for (number, (width, height, orientation)) in [(160, 120, 1), (160, 120, 6), (160, 100, 1)].enumerated() {
            let blue = TestPictures.ppm(width: width, height: height) { _, _ in (0, 0, 254) }
            let small = try folder.jpeg("small", ppm: blue, options: ["-quality", "95"])
            let exif = TestPictures.exif(orientation: orientation, thumbnail: try [UInt8](Data(contentsOf: small)))
            var first: (UInt8, UInt8, UInt8, UInt8)?
            var story = Bench.Story()
            let path = try folder.file("b\(number)", TestPictures.jpeg(picture, app1: exif))
            bench.loader.open(
                PictureID(UInt64(number + 1)), path: Array(path.path.utf8), wishes: OpenWishes(largestSideFirst: 800))
            bench.wait(patience: 60) { event in
                Bench.note(event.change, in: &story)
                if case .rows = event.change, first == nil {
                    first = story.pixels?.pixel(x: 100, y: 100, level: story.rows[0].level)
                }
                return !story.isStuck
            }
            #expect(story.isDone)
            // 1600, 800, 400: the thumbnail may be enlarged by four at most to stand for the wished level.
            let pass0 = story.rows.filter { $0.pass == 0 }
            if width * 3 == height * 4 {
                #expect(pass0.map(\.level) == [2])
                #expect(pass0.first?.rows == 0..<(orientation == 6 ? 400 : 300))
                #expect(
                    story.rows.filter { $0.level == 2 && $0.pass == 1 }.last?.rows.upperBound
                        == pass0[0].rows.upperBound)
            } else {
                #expect(story.rows.allSatisfy { $0.pass == 0 } && pass0.count > 1)
            }
        }
    }

    @Test(
        "Inks become light, whether Adobe's marker says that they are stored inverted or nothing does",
        .enabled(if: Truth.hasImageMagick))
    func inks() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        var number: UInt64 = 0
        let patches: [(String, [Int])] = [
            ("cmyk(0,255,255,0)", [255, 0, 0]), ("cmyk(255,0,0,0)", [0, 255, 255]), ("cmyk(0,0,0,0)", [255, 255, 255]),
            ("cmyk(0,0,0,255)", [0, 0, 0]), ("cmyk(0,0,0,128)", [127, 127, 127]),
            ("cmyk(51,0,102,51)", [163, 204, 122]),
        ]
        for (ink, light) in patches {
            let file = folder.url.appending(path: "ink.jpg")
            try ChildProcess.run(["convert", "-size", "32x32", "xc:\(ink)", "-quality", "98", file.path])
            let adobe = try [UInt8](Data(contentsOf: file))
            let plain = TestPictures.withoutAdobeMarker(adobe)
            #expect(plain.count < adobe.count)
            number += 2
            let inverted = bench.open(file, number: number)
            #expect(inverted.isDone, "\(String(describing: inverted.failure))")
            try Self.expect(inverted, light, ink)
            // Without the marker nothing says that these are Y, Cb, Cr and black, inverted: then they are plain inks.
            let other = bench.open(try folder.file("plain.jpg", plain), number: number + 1)
            #expect(other.isDone)
            let stored = try Self.stored(ink)
            try Self.expect(
                other, stored.prefix(3).map { (255 - $0) * (255 - stored[3]) / 255 }, "\(ink) as inks")
        }
    }

    /// What Adobe's form of a color holds: the inks as if they were R, G, B, turned to Y, Cb, Cr; black inverted.
    private static func stored(_ ink: String) throws -> [Int] {
        let inks = ink.split(whereSeparator: { !$0.isNumber }).compactMap { Double($0) }
        try #require(inks.count == 4)
        let y = 0.299 * inks[0] + 0.587 * inks[1] + 0.114 * inks[2]
        return [y, 128 + (inks[2] - y) / 1.772, 128 + (inks[0] - y) / 1.402, 255 - inks[3]].map { Int($0.rounded()) }
    }

    private static func expect(_ story: Bench.Story, _ light: [Int], _ what: String) throws {
        let pixel = try #require(story.pixels?.pixel(x: 16, y: 16, level: 0))
        for (seen, wanted) in zip([pixel.0, pixel.1, pixel.2], light) {
            #expect(abs(Int(seen) - wanted) <= 3, "\(what): \(pixel) instead of \(light)")
        }
        #expect(pixel.3 == 255)
    }
}
