import DecoderHost
import Testing

@Suite("What a file holds")
struct FileContentTests {
    static let known: [(String, [UInt8], FileContent)] = [
        ("nothing", [], .other("empty")),
        ("text", Array("Dear Sir or Madam,\n".utf8), .other("a text")),
        (
            "Latin-1 text", Array("Gr".utf8) + [0xFC, 0xDF] + Array("e aus der Ferne, und so weiter".utf8),
            .other("a text")
        ),
        ("PDF", Array("%PDF-1.7\n".utf8), .other("a PDF")),
        ("web page", Array("<!DOCTYPE html><p>".utf8), .other("a web page")),
        ("drawing", Array("<?xml version='1.0'?>\n<SVG width='3'/>".utf8), .picture(.svg)),
        ("program", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], .other("a program")),
        ("zeros", [UInt8](repeating: 0, count: 100), .other("nothing but zeros")),
        ("noise", [0x93, 0x01, 0xFE, 0x00, 0x17, 0x99, 0x02], .other("data of an unknown kind")),
        ("AVIF", [0, 0, 0, 32] + Array("ftypavif".utf8), .foreignPicture("avif")),
        ("HEIC", [0, 0, 0, 32] + Array("ftypheic".utf8), .foreignPicture("heic")),
        ("film", [0, 0, 0, 32] + Array("ftypisom".utf8), .other("a film")),
        ("TGA", [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 9, 0, 24, 0, 1, 2, 3], .picture(.tga)),
        (
            "TGA of an impossible depth", [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 9, 0, 23, 0, 1, 2],
            .other("data of an unknown kind")
        ),
        ("a word that begins like a BMP", Array("BMW is a car\n".utf8), .other("a text")),
    ]

    @Test("is told by its first bytes", arguments: known)
    func told(_ case: (String, [UInt8], FileContent)) {
        #expect(FileContent(of: `case`.1) == `case`.2)
    }
}
