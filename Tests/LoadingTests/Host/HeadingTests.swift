import DecoderHost
import Geometry
import TestSupport
import Testing

@Suite("The readers of headers")
struct HeadingTests {
    private static let pillowNames: [String: PictureFormat] = [
        "JPEG": .jpeg, "MPO": .jpeg, "PNG": .png, "GIF": .gif, "BMP": .bmp, "WEBP": .webp, "QOI": .qoi, "PPM": .pnm,
    ]

    /// Pillow enlarges the screen of these two; the suite that they come from expects the screen's own size, 2 x 2.
    static let unlikePillow = ["image-outside-bg.gif", "image-overlap-bg.gif"]

    private static func entries(_ isOurs: (Corpus.Entry) -> Bool) -> [Corpus.Entry] {
        Corpus.entries.filter { entry in
            guard let name = entry.pillow?.format else { return false }
            let isAgreed = !unlikePillow.contains { entry.path.hasSuffix($0) }
            return pillowNames[name] != nil && isAgreed && isOurs(entry)
        }
    }

    @Test("Every picture of the corpus has the format and the size that Pillow finds", .enabled(if: Corpus.isThere))
    func corpusSizes() throws {
        let entries = Self.entries { _ in true }
        #expect(entries.count > 200)
        for entry in entries {
            let pillow = try #require(entry.pillow)
            let bytes = entry.bytes
            guard case .picture(let format) = FileContent(of: bytes) else {
                Issue.record("\(entry.path) is \(FileContent(of: bytes))")
                continue
            }
            #expect(format == Self.pillowNames[pillow.format], "\(entry.path)")
            let heading = PictureHeading(of: bytes, format: format)
            #expect(
                heading?.size == PixelSize(width: pillow.width, height: pillow.height),
                "\(entry.path): \(String(describing: heading?.size))")
        }
    }

    @Test("A header that was changed anywhere never traps a reader", .enabled(if: Corpus.isThere))
    func mutated() throws {
        let pictures = Self.entries { $0.byteCount < 4000 }.map(\.bytes)
        try forAll(cases: 20_000, seed: 0x48_45_41_44) { random in
            guard var bytes = random.element(of: pictures), !bytes.isEmpty else { return }
            for _ in 0..<random.int(in: 1...6) {
                let last = min(bytes.count - 1, random.chance(0.7) ? 63 : bytes.count - 1)
                bytes[random.int(in: 0...last)] = random.pick(
                    0, 1, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next()))
            }
            if random.chance(0.2) { bytes.removeLast(random.int(in: 0...bytes.count - 1)) }
            _ = FileContent(of: bytes)
            for format in PictureFormat.allCases {
                guard let heading = PictureHeading(of: bytes, format: format), let exif = heading.exif else { continue }
                try hold(exif.lowerBound >= 0, "EXIF data at \(exif)")
            }
        }
    }

    @Test("A BMP may be stored from the top down, but has no negative width")
    func bmp() {
        let down = PictureHeading(of: TestPictures.bmp(width: 7, height: -5), format: .bmp)
        #expect(down?.size == PixelSize(width: 7, height: 5))
        let negative = PictureHeading(of: TestPictures.bmp(width: -7, height: 5), format: .bmp)
        #expect(negative?.size.hasArea == false)
        let extreme = PictureHeading(of: TestPictures.bmp(width: .min, height: .min), format: .bmp)
        #expect(extreme?.size.hasArea == false)
    }

    @Test("TGA, PCX, the pictures of Deluxe Paint and of GIMP, and TIFF tell their size")
    func others() {
        func size(_ bytes: [UInt8], _ format: PictureFormat) -> PixelSize? {
            PictureHeading(of: bytes, format: format)?.size
        }
        let wanted = PixelSize(width: 0x0102, height: 3)
        #expect(size([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 24, 0], .tga) == wanted)
        #expect(size([10, 5, 1, 8, 1, 0, 2, 0, 2, 1, 4, 0], .pcx) == wanted)
        let form = Array("FORM".utf8) + [0, 0, 0, 0] + Array("ILBM".utf8)
        let other = Array("NAME".utf8) + [0, 0, 0, 1, 65, 0]
        let header = Array("BMHD".utf8) + [0, 0, 0, 20, 1, 2, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0]
        #expect(size(form + other + header, .lbm) == wanted)
        #expect(size(Array("gimp xcf v001\0".utf8) + [0, 0, 1, 2, 0, 0, 0, 3], .xcf) == wanted)
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2]
        let entries: [UInt8] = [1, 0, 0, 3, 0, 0, 0, 1, 1, 2, 0, 0] + [1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 3]
        #expect(size(tiff + entries, .tiff) == wanted)
    }

    @Test("A PNM's numbers stand between blanks and comments; too many digits are no number")
    func pnm() {
        let plain = PictureHeading(of: Array("P6#a 9\n# 8 8\n 12\t#\n34 255\n".utf8), format: .pnm)
        #expect(plain?.size == PixelSize(width: 12, height: 34))
        #expect(PictureHeading(of: Array("P6 123456789012345678901234567890 1 255\n".utf8), format: .pnm) == nil)
        #expect(PictureHeading(of: Array("P6 -4 4 255\n".utf8), format: .pnm) == nil)
    }

    @Test("A lossy, a lossless and an extended WebP tell their size")
    func webp() {
        func file(_ chunk: String, _ body: [UInt8]) -> [UInt8] {
            Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + [0, 0, 0, 0] + body
        }
        let lossy = file("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x34, 0x52, 0x78, 0x16])
        #expect(PictureHeading(of: lossy, format: .webp)?.size == PixelSize(width: 0x1234, height: 0x1678))
        let lossless = file("VP8L", [0x2F, 0x63, 0xC0, 0x0C, 0x10])
        #expect(PictureHeading(of: lossless, format: .webp)?.size == PixelSize(width: 100, height: 52))
        #expect(PictureHeading(of: lossless, format: .webp)?.hasAlpha == true)
        let extended = file("VP8X", [0x12, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0, 0, 0])
        let heading = PictureHeading(of: extended, format: .webp)
        #expect(heading?.size == PixelSize(width: 1 << 24, height: 1))
        #expect(heading?.hasAlpha == true && heading?.isAnimated == true)
    }

    @Test("A WebP's EXIF data are found behind its pixels, and lead to nothing when a length lies")
    func webpEXIF() {
        let exif = TestPictures.exif(orientation: 6)
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
            let length = body.count
            let size = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> $0) }
            return Array(name.utf8) + size + body + (length.isMultiple(of: 2) ? [] : [0])
        }
        let header = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
        let extended = chunk("VP8X", [0x08, 0, 0, 0, 6, 0, 0, 4, 0, 0])
        let picture = header + extended + chunk("VP8 ", [1, 2, 3]) + chunk("EXIF", exif)
        let heading = PictureHeading(of: picture, format: .webp)
        #expect(heading?.size == PixelSize(width: 7, height: 5))
        #expect(heading?.exif == picture.count - exif.count - exif.count % 2..<picture.count - exif.count % 2)
        var lying = picture
        lying[34] = 0xFF
        #expect(PictureHeading(of: lying, format: .webp)?.exif == nil)
    }

    @Test("A JPEG's EXIF data are found, and lead to nothing when their length lies")
    func exif() {
        let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 5, 0, 7, 1, 1, 0x11, 0]
        let exif = TestPictures.exif(orientation: 6)
        let picture = TestPictures.jpeg([0xFF, 0xD8] + frame, app1: exif)
        let heading = PictureHeading(of: picture, format: .jpeg)
        #expect(heading?.size == PixelSize(width: 7, height: 5))
        #expect(heading?.exif == 6..<6 + exif.count)
        var lying = picture
        lying[4] = 0xFF
        #expect(PictureHeading(of: lying, format: .jpeg) == nil)
    }
}
