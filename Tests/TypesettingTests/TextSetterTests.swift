import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import Wording

@testable import Typesetting

/// Whether a font file of Debian's packages is on this machine.
private func isInstalled(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "/usr/share/fonts/\(path)") }

@Suite("Text becomes pixels in any script")
struct TextSetterTests {
    private let white = Color(white: 255)

    private func bitmap(
        _ text: String, size: Double = 40, weight: TextRequest.Weight = .regular, color: Color? = nil,
        maxWidth: Int = 4096, overflow: TextRequest.Overflow = .wrap(lines: 1)
    ) throws -> Bitmap {
        let setter = try TextSetter()
        return try setter.bitmap(
            of: TextRequest(
                text, fontSize: size, weight: weight, color: color ?? white, maxWidth: maxWidth, overflow: overflow))
    }

    @Test("More letters are wider, a larger font is larger, a bold one has more ink")
    func sizes() throws {
        let small = try bitmap("mmm")
        #expect(Ink(small).bounds != nil)
        #expect(try bitmap("mmmmm").size.width > small.size.width)
        #expect(try bitmap("mmm", size: 80).size.height > small.size.height * 3 / 2)
        let ink = { (bitmap: Bitmap) in bitmap.pixels.reduce(0) { $0 + Int($1) } }
        #expect(ink(try bitmap("mmm", weight: .bold)) > ink(small))
    }

    @Test("The pixels have the color that was asked for, premultiplied, red first")
    func color() throws {
        let bitmap = try bitmap("█", color: Color(red: 200, green: 100, blue: 50, alpha: 128))
        let middle = (bitmap.size.height / 2 * bitmap.size.width + bitmap.size.width / 2) * 4
        let pixel = bitmap.pixels[middle..<middle + 4].map(Int.init)
        for (seen, wanted) in zip(pixel, [100, 50, 25, 128]) { #expect(abs(seen - wanted) <= 2) }
    }

    // A box with the number in it, which stands for a missing glyph, is as high as it is wide: these glyphs are not.
    @Test(
        "Chinese is written with its own glyph",
        .enabled(if: isInstalled("opentype/noto/NotoSansCJK-Regular.ttc"), "fonts-noto-cjk is not installed"))
    func chinese() throws {
        let one = try #require(Ink(bitmap("一")).bounds)
        #expect(one.width > 25 && one.height < 12, "a single horizontal stroke")
    }

    @Test(
        "Arabic is written with its own glyphs, joined",
        .enabled(if: isInstalled("truetype/noto/NotoNaskhArabic-Regular.ttf"), "fonts-noto-core is not installed"))
    func arabic() throws {
        let alef = try #require(Ink(bitmap("ا")).bounds)
        #expect(alef.height > 2 * alef.width, "a single vertical stroke")
        let alone = try bitmap("ب").size.width
        #expect(try bitmap("ببب").size.width < 3 * alone, "inner forms are narrower")
    }

    @Test(
        "Emoji have their own colors",
        .enabled(if: isInstalled("truetype/noto/NotoColorEmoji.ttf"), "fonts-noto-color-emoji is not installed"))
    func emoji() throws {
        #expect(Ink(try bitmap("🦊")).isColored)
        #expect(!Ink(try bitmap("a")).isColored)
    }

    @Test("No text is wider than it may be, whatever it is", arguments: [1, 7, 40, 200])
    func maxWidth(width: Int) throws {
        let texts = [
            "", " ", "photo-with-a-long-name.jpeg", "東京の写真.png", "صورة من العطلة.jpg", "🦊🦊🦊🦊🦊🦊🦊", "a b c d e f g",
        ]
        for text in texts {
            for overflow in [TextRequest.Overflow.middleEllipsis, .wrap(lines: 3), .wrap(lines: 0)] {
                let size = try bitmap(text, maxWidth: width, overflow: overflow).size
                #expect(size.width <= width && size.hasArea, "\(text)")
            }
        }
    }

    @Test("A long text wraps up to its limit of lines, a name never does")
    func wrapping() throws {
        let text = "There is much to say about this picture, more than fits into one line."
        let line = try bitmap("x").size.height
        #expect(try bitmap(text, maxWidth: 300, overflow: .wrap(lines: 2)).size.height >= 2 * line - 2)
        #expect(try bitmap(text, maxWidth: 300, overflow: .wrap(lines: 2)).size.height < 3 * line)
        #expect(try bitmap(text, maxWidth: 300, overflow: .wrap(lines: 9)).size.height > 4 * line)
        #expect(try bitmap(text, maxWidth: 300, overflow: .middleEllipsis).size.height < 2 * line)
    }

    @Test("A name that is cut keeps its end: names that differ at the end look different")
    func middleEllipsis() throws {
        let name = "a-very-long-name-of-a-picture-from-the-holidays"
        let cut = { (end: String) in
            try bitmap(name + end, size: 20, maxWidth: 200, overflow: .middleEllipsis)
        }
        #expect(try cut("1.jpg") != cut("2.jpg"))
        let wrapped = { (end: String) in try bitmap(name + end, size: 20, maxWidth: 200) }
        #expect(try wrapped("1.jpg") == wrapped("2.jpg"), "a text that is no name loses its end")
    }

    @Test("An ellipsis is no wider than it has to be, so that no letter seems to be missing")
    func ellipsisWidth() throws {
        let ellipsis = try bitmap("…").size.width
        for width in 120..<180 {
            let cut = try bitmap("iWWWWWWWWWWWWi", maxWidth: width, overflow: .middleEllipsis)
            #expect(Ink(cut).widestGap < ellipsis / 2, "\(width)")
        }
    }

    @Test("Centered lines are about equally long")
    func balanced() throws {
        let setter = try TextSetter()
        let text = "Copy it again from where it came from, or open another picture."
        let long = try bitmap(text).size.width
        let request = TextRequest(
            text, fontSize: 40, color: white, maxWidth: long * 9 / 10, overflow: .wrap(lines: 3), alignment: .center)
        #expect(try setter.bitmap(of: request).size.width < long * 7 / 10)
    }

    @Test("Any bytes can be written")
    func anyBytes() throws {
        try forAll(cases: 150, seed: 0x7E97) { generator in
            let bytes = (0..<generator.int(in: 0...40)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            let size = try bitmap(VisibleText.repairing(bytes), maxWidth: 300, overflow: .middleEllipsis).size
            try hold(size.width <= 300 && size.hasArea, "\(bytes): \(size)")
        }
    }

    @Test("Accents heaped upon accents do not make a bitmap without end")
    func heaped() throws {
        let text = "z" + String(repeating: "\u{0301}\u{0323}", count: 400)
        #expect(try bitmap(text).size.height < 200)
    }

    @Test("A font of any size is set", arguments: [Double.nan, -1, 0, 0.01, 1e9, .infinity])
    func anyFontSize(size: Double) throws {
        #expect(try bitmap("x", size: size, maxWidth: 600).size.hasArea)
    }
}
