import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite(
    "The formats without a codec of their own", .serialized, .enabled(if: Truth.hasImageMagick),
    .timeLimit(.minutes(3)))
struct OtherFormatTests {
    private let bench = Bench()
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    /// A picture of 37 x 23 pixels in 64 colors, with or without transparent ones, in a format that ImageMagick writes.
    private func picture(_ name: String, hasAlpha: Bool, _ options: [String] = []) throws -> (URL, [UInt8]) {
        var rgba: [UInt8] = []
        for index in 0..<37 * 23 {
            let color = 3 * (index % 64)
            let alpha: UInt8 = hasAlpha && index % 5 == 0 ? 0 : 255
            rgba += alpha == 0 ? [0, 0, 0, 0] : ColorTests.colors[color..<color + 3] + [255]
        }
        let raw = try folder.file("raw.rgba", rgba)
        let file = folder.url.appending(path: name)
        try ChildProcess.run(["convert", "-size", "37x23", "-depth", "8", raw.path] + options + [file.path])
        return (file, rgba)
    }

    @Test(
        "Each shows the pixels that were stored, whatever its name says",
        arguments: ["a.bmp", "a.pcx", "a.ppm", "a.tif", "a.ico", "a.gif", "bmp3:a.bmp", "bmp2:a.bmp"])
    func opaque(_ name: String) throws {
        let bare = name.split(separator: ":").last.map { String($0) } ?? name
        let (file, wanted) = try picture(bare, hasAlpha: false, ["-alpha", "off", "-depth", "8"])
        let misnamed = folder.url.appending(path: "a.jpg")
        try FileManager.default.moveItem(at: file, to: misnamed)
        let story = bench.open(misnamed)
        #expect(story.isDone, "\(String(describing: story.failure))")
        #expect(story.pixels?.bytes(ofLevel: 0) == wanted)
    }

    @Test("Transparency survives", arguments: ["a.tif", "a.ico", "a.gif", "a.bmp"])
    func transparent(_ name: String) throws {
        let (file, wanted) = try picture(name, hasAlpha: true, ["-depth", "8"])
        let story = bench.open(file)
        #expect(story.isDone && story.info?.hasAlpha == true)
        #expect(story.pixels?.bytes(ofLevel: 0) == wanted)
    }

    @Test("A TGA is stored from the top down or from the bottom up", arguments: [true, false])
    func tga(_ fromTop: Bool) throws {
        let header: [UInt8] = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 32, fromTop ? 0x28 : 0x08]
        let rows: [[UInt8]] = [[1, 2, 3, 255, 4, 5, 6, 255], [7, 8, 9, 255, 0, 0, 0, 0]]
        let story = bench.open(try folder.file("a", header + rows.flatMap { $0 }))
        let upright: [[UInt8]] = [[3, 2, 1, 255, 6, 5, 4, 255], [9, 8, 7, 255, 0, 0, 0, 0]]
        #expect(story.pixels?.bytes(ofLevel: 0) == (fromTop ? upright : upright.reversed()).flatMap { $0 })
    }

    @Test("Half transparent pixels of a TIFF are multiplied by alpha once")
    func halfTransparent() throws {
        let file = folder.url.appending(path: "half.tif")
        try ChildProcess.run(["convert", "-size", "9x9", "xc:rgba(200,100,50,0.5)", "-depth", "8", file.path])
        let pixel = try #require(bench.open(file).pixels?.pixel(x: 4, y: 4, level: 0))
        #expect(pixel == (100, 50, 25, 128))
    }

    @Test("A TIFF stands upright in each of the eight orientations, and its profile is heeded", arguments: 1...8)
    func tiff(_ orientation: Int) throws {
        let (_, stored) = try picture("a.tif", hasAlpha: false)
        let profile = try folder.file("adobe.icc", TestProfiles.adobe)
        let names = [
            "TopLeft", "TopRight", "BottomRight", "BottomLeft", "LeftTop", "RightTop", "RightBottom", "LeftBottom",
        ]
        let (file, _) = try picture(
            "b.tif", hasAlpha: false,
            ["-alpha", "off", "-orient", names[orientation - 1], "-profile", profile.path])
        let story = bench.open(file)
        #expect(story.isDone && story.notices.isEmpty)
        let pixels = try #require(story.pixels)
        let upright = pixels.layout.size
        let plain = PixelSize(width: 37, height: 23)
        #expect(upright == (orientation > 4 ? plain.transposed : plain))
        for (column, row) in [(0, 0), (36, 0), (0, 22), (36, 22), (17, 5)] {
            let (x, y) = uprightPlace(column: column, row: row, orientation: orientation, upright: upright)
            let start = 4 * (row * 37 + column)
            let wanted = ColorTests.adobe(Array(stored[start..<start + 3]))[0]
            let (red, green, blue, _) = try #require(pixels.pixel(x: x, y: y, level: 0))
            for (seen, color) in zip([red, green, blue], wanted) {
                #expect(abs(Double(seen) - color) <= 1, "\(column), \(row)")
            }
        }
    }

    @Test("A PNM has numbers of 1 to 16 bits, in digits or not, and comments", arguments: [true, false])
    func pnm(_ isText: Bool) throws {
        let form = isText ? ["-compress", "none"] : []
        for (name, depth) in [("a.ppm", "8"), ("a.ppm", "16"), ("a.pgm", "8"), ("a.pgm", "16"), ("a.pbm", "1")] {
            let source = folder.url.appending(path: "ramp.png")
            try ChildProcess.run(["convert", "-size", "31x17", "gradient:red-blue", "-depth", "16", source.path])
            let file = folder.url.appending(path: name)
            try ChildProcess.run(["convert", source.path, "-depth", depth] + form + [file.path])
            let story = bench.open(file)
            #expect(story.isDone && story.info?.format == "pnm", "\(name), \(depth) bits")
            let wanted = try Truth.wideImageMagick(file)
            let seen = story.pixels?.bytes(ofLevel: 0) ?? []
            #expect(seen.count == wanted.count)
            let worst = zip(seen, wanted).map { abs(Double($0) - Double($1) / 257) }.max() ?? 255
            #expect(worst <= 0.5, "\(name), \(depth) bits: off by \(worst)")
        }
        let odd = bench.open(try folder.file("odd", Array("P2 # a\n3 1 # b\n4\n0 2#c\n 9".utf8)))
        #expect(odd.pixels?.bytes(ofLevel: 0) == [0, 0, 0, 255, 128, 128, 128, 255, 255, 255, 255, 255])
        let bits = bench.open(try folder.file("bits", Array("P1\n4 1\n0110".utf8)))
        #expect(
            bits.pixels?.bytes(ofLevel: 0).enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [
                255, 0, 0, 255,
            ])
    }

    @Test("A PNM that ends too early is shown as far as it goes, with a notice; one that only begins is refused")
    func shortPNM() throws {
        let whole = TestPictures.ppm(width: 40, height: 40) { x, y in (UInt8(x), UInt8(y), 7) }
        let story = bench.open(try folder.file("short", Array(whole.prefix(whole.count / 2))))
        #expect(story.isDone && story.notices == .incomplete)
        #expect(try #require(story.pixels?.pixel(x: 5, y: 10, level: 0)) == (5, 10, 7, 255))
        #expect(try #require(story.pixels?.pixel(x: 5, y: 39, level: 0)) == (128, 128, 128, 255))
        let nothing = bench.open(try folder.file("nothing", Array(whole.prefix(20))))
        #expect(nothing.failure == .decoding(.damaged(detail: "the file ends too early")))
    }

    @Test(
        "Of an icon or a cursor the largest image is shown, of equal ones the one of the most colors",
        arguments: ["ico", "cur"])
    func icon(_ kind: String) throws {
        let file = folder.url.appending(path: "a.ico")
        try ChildProcess.run([
            "convert", "(", "-size", "16x16", "xc:red", ")", "(", "-size", "48x48", "xc:blue", "-colors", "2", ")", "(",
            "-size", "32x32", "gradient:red-green", ")", file.path,
        ])
        // A cursor says so, and has the place of its tip where an icon says how many bits a pixel has.
        var bytes = try [UInt8](Data(contentsOf: file))
        if kind == "cur" {
            bytes[2] = 2
            for entry in 0..<3 { bytes.replaceSubrange(10 + 16 * entry..<14 + 16 * entry, with: [3, 0, 4, 0]) }
        }
        let story = bench.open(try folder.file("b", bytes))
        #expect(story.isDone && story.info?.size == PixelSize(width: 48, height: 48))
        #expect(try #require(story.pixels?.pixel(x: 20, y: 20, level: 0)) == (0, 0, 255, 255))
    }
}
