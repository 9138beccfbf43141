import TestSupport
import Testing
import Wire

@testable import DecoderHost

@Suite("Metadata that mean harm", .timeLimit(.minutes(2)))
struct HostileMetadataTests {
    @Test("An XMP packet that defines entities, fetches something or is no XML says nothing")
    func brokenXML() {
        let title = "<dc:title>x</dc:title>"
        let bomb = "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>"
        let bad = [
            bomb + MetadataBench.xmp("<dc:title>&b;</dc:title>"),
            "<!DOCTYPE x SYSTEM \"file:///etc/passwd\">" + MetadataBench.xmp(title),
            MetadataBench.xmp("<dc:title>&unknown;</dc:title>"), MetadataBench.xmp("<dc:title>&#xD800;</dc:title>"),
            MetadataBench.xmp("<dc:title>&#99999999;</dc:title>"), MetadataBench.xmp("<dc:title>x</dc:subject>"),
            MetadataBench.xmp("<dc:title x=1>x</dc:title>"), MetadataBench.xmp("<dc:title><![CDATA[x</dc:title>"),
            MetadataBench.xmp("<other:title>x</other:title>"), String(MetadataBench.xmp(title).dropLast(40)),
            MetadataBench.xmp(String(repeating: "<dc:title>", count: 5000)), MetadataBench.xmp(title) + "<x>", "<",
            "<!", "&", "",
        ]
        for xmp in bad { #expect(MetadataBench.items(MetadataBench.jpeg(xmp: xmp)) == [], "\(xmp.prefix(80))") }
        #expect(
            MetadataBench.values(.title, MetadataBench.items(MetadataBench.jpeg(xmp: MetadataBench.xmp(title)))) == [
                "x"
            ])
    }

    @Test("The five entities, characters by number and CDATA are understood, comments and instructions left out")
    func goodXML() {
        let title =
            "<dc:title>&lt;a&gt; &amp; &quot;b&apos;<!-- no --> &#65;&#x1F600; <![CDATA[<raw>]]><?no?></dc:title>"
        let items = MetadataBench.items(MetadataBench.jpeg(xmp: MetadataBench.xmp(title)))
        #expect(MetadataBench.values(.title, items) == ["<a> & \"b' A😀 <raw>"])
        let short = MetadataBench.items(
            MetadataBench.jpeg(xmp: MetadataBench.xmp("", attributes: "photoshop:City='Bern' xmp:Rating=\"3\"")))
        #expect(MetadataBench.values(.city, short) == ["Bern"])
        #expect(MetadataBench.values(.rating, short) == ["3.0"])
    }

    @Test("Ten megabytes of XMP are not read, and a long text is cut with an ellipsis")
    func large() {
        let padding = [UInt8](repeating: 0x20, count: 10 << 20)
        let xmp = Array(MetadataBench.xmp("<dc:title>x</dc:title>").utf8)
        let riff = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPXMP ".utf8)
        let length = (0..<4).map { UInt8(truncatingIfNeeded: (xmp.count + padding.count) >> (8 * $0)) }
        #expect(MetadataBench.values(.title, MetadataBench.items(riff + length + xmp + padding, .webp)) == [])
        let long = MetadataBench.xmp("<dc:title>\(String(repeating: "äöü ", count: 5000))</dc:title>")
        let cut = MetadataBench.values(.title, MetadataBench.items(MetadataBench.jpeg(xmp: long)))
        #expect(cut.count == 1 && cut[0].hasSuffix("…") && cut[0].utf8.count <= Packet.mostTextBytes)
    }

    @Test("A text in a hundred languages is told in some of them, and all of it fits into packets")
    func languages() throws {
        let items = (0..<100).map { "<rdf:li xml:lang=\"x-l\($0)\">\(String(repeating: "w", count: 900))</rdf:li>" }
        let alternatives = "<rdf:Alt>\(items.joined())</rdf:Alt>"
        let xmp = MetadataBench.xmp("<dc:title>\(alternatives.prefix(60_000))</dc:title>")
        _ = MetadataBench.items(MetadataBench.jpeg(xmp: xmp))
        var draft = MetadataDraft()
        for number in 0..<100 {
            draft.add(.title, String(repeating: "w", count: 900), language: "l\(number)", from: .xmp)
        }
        #expect((2...32).contains(draft.items.count))
        let parts = MetadataPart.parts(of: draft.items)
        #expect(parts.flatMap(\.items) == draft.items)
        #expect(parts.map(\.isLast) == parts.indices.map { $0 == parts.count - 1 })
        for part in parts { #expect(HelperMessage.metadata(part).encoded().count <= Packet.mostBytes) }
    }

    @Test("EXIF directories that lead to themselves, lie outside, or count without end are survived")
    func directories() {
        let bad = [
            MetadataBench.exif([(34665, 4, 1, 8), (34853, 4, 1, 8)]),
            MetadataBench.exif([(34665, 4, 1, Int(UInt32.max)), (271, 2, 100, 0x7FFF_FFFF)]),
            MetadataBench.exif([(270, 2, Int(UInt32.max), 8), (33434, 5, Int(UInt32.max), 0xFFFF_FFF0)]),
            MetadataBench.exif([(34665, 10, 1, 4), (34853, 10, 1, 4)]),
            MetadataBench.exif([(33432, 200, 5, 0), (315, 0, 5, 0)]), Array("Exif\0\0".utf8),
            Array("Exif\0\0".utf8) + [0x4D, 0x4D, 0, 42, 0xFF, 0xFF, 0xFF, 0xFF],
        ]
        for exif in bad { #expect(MetadataBench.items(MetadataBench.jpeg(0xE1, exif)) == []) }
        let good = MetadataBench.exif([(271, 2, 4, 0x0043_4241)])
        #expect(MetadataBench.values(.maker, MetadataBench.items(MetadataBench.jpeg(0xE1, good))) == ["ABC"])
    }

    @Test("Bytes that are no UTF-8, controls and line breaks become one readable line")
    func texts() {
        #expect(MetadataText.of([0x47, 0x72, 0xFC, 0x6E]) == "Grün")
        #expect(MetadataText.of([0x41, 0, 0x42]) == "A")
        #expect(MetadataText.line("  a\r\n\tb\u{0}\u{1B}[2Jc \u{85} ") == "a b [2Jc")
        #expect(MetadataText.utf16([0x41, 0, 0xFC, 0, 0, 0, 0x42, 0]) == "Aü")
        #expect(MetadataText.utf16([0, 0xD8]) == "\u{FFFD}")
    }

    @Test("Whatever is changed in good metadata, reading them ends and stays within limits")
    func damaged() {
        let xmp = MetadataBench.jpeg(
            xmp: MetadataBench.xmp(
                "<dc:title><rdf:Alt><rdf:li xml:lang=\"de\">T</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>A</rdf:li></rdf:Seq></dc:creator>"
            ))
        let iptc = MetadataBench.jpeg(
            0xED,
            Array("Photoshop 3.0\0".utf8) + Array("8BIM".utf8) + [4, 4, 0, 0, 0, 0, 0, 12, 0x1C, 2, 5, 0, 2, 65, 66]
                + [0x1C, 2, 90, 0, 0])
        let exif = MetadataBench.jpeg(
            0xE1, MetadataBench.exif([(271, 2, 4, 0x0043_4241), (34665, 4, 1, 50), (33434, 5, 1, 20)], tail: [9, 9]))
        let png = TestPNG.picture(
            width: 1, height: 1, type: 0,
            chunks: [
                TestPNG.chunk("tEXt", Array("Title\0x".utf8)),
                TestPNG.chunk("iTXt", Array("Author\0\0\0de\0\0y".utf8)),
            ], [0])
        let seeds: [([UInt8], PictureFormat)] = [
            (xmp, .jpeg), (iptc, .jpeg), (exif, .jpeg), (png, .png), (Array(exif.dropFirst(12)), .tiff),
        ]
        var random = SeededGenerator(seed: 7)
        for round in 0..<4000 {
            var (bytes, format) = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[place] = [0, 0x7F, 0x80, 0xFF][Int.random(in: 0..<4, using: &random)]
                case 2: bytes.remove(at: place)
                default: bytes.insert(bytes[place], at: place)
                }
            }
            #expect(MetadataBench.items(bytes, format).count <= MetadataItem.most)
        }
    }
}
