/// A kind of file that has a mark but that no codec here reads, so that a refusal can say what it is.
struct KnownFile {
    /// What to call it.
    let name: String
    /// Whether it is a picture after all.
    let isPicture: Bool

    /// The kind whose mark stands at the start of a file.
    init?(magicOf prefix: [UInt8]) {
        if let brand = Self.isoBrand(prefix) {
            self = brand
        } else if prefix.holds("RIFF", at: 0) {
            self.init(name: prefix.holds("WAVE", at: 8) ? "a sound" : "a film", isPicture: false)
        } else if let mark = Self.marks.first(where: { prefix.holds($0.bytes, at: 0) }) {
            self.init(name: mark.name, isPicture: mark.isPicture)
        } else {
            return nil
        }
    }

    private init(name: String, isPicture: Bool) {
        self.name = name
        self.isPicture = isPicture
    }

    /// HEIF, AVIF and films share one container; its brand tells them apart.
    private static func isoBrand(_ prefix: [UInt8]) -> KnownFile? {
        guard prefix.holds("ftyp", at: 4), let brand = prefix.bytes(8..<12) else { return nil }
        switch String(decoding: brand, as: UTF8.self) {
        case "avif", "avis": return KnownFile(name: "avif", isPicture: true)
        case "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1": return KnownFile(name: "heic", isPicture: true)
        default: return KnownFile(name: "a film", isPicture: false)
        }
    }

    private struct Mark {
        let bytes: [UInt8]
        let name: String
        let isPicture: Bool

        init(picture name: String, _ bytes: [UInt8]) { self = Mark(bytes: bytes, name: name, isPicture: true) }
        init(picture name: String, _ text: String) { self.init(picture: name, Array(text.utf8)) }
        init(other name: String, _ bytes: [UInt8]) { self = Mark(bytes: bytes, name: name, isPicture: false) }
        init(other name: String, _ text: String) { self.init(other: name, Array(text.utf8)) }

        private init(bytes: [UInt8], name: String, isPicture: Bool) {
            self.bytes = bytes
            self.name = name
            self.isPicture = isPicture
        }
    }

    private static let marks: [Mark] = [
        Mark(picture: "jxl", [0xFF, 0x0A]),
        Mark(picture: "jxl", [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]),
        Mark(picture: "jpeg2000", [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20]),
        Mark(picture: "jpeg2000", [0xFF, 0x4F, 0xFF, 0x51]),
        Mark(picture: "bigtiff", [0x49, 0x49, 43, 0]),
        Mark(picture: "bigtiff", [0x4D, 0x4D, 0, 43]),
        Mark(picture: "psd", "8BPS"),
        Mark(picture: "exr", [0x76, 0x2F, 0x31, 0x01]),
        Mark(picture: "hdr", "#?R"),
        Mark(picture: "dds", "DDS "),
        Mark(picture: "pam", "P7\n"),
        Mark(picture: "pfm", "PF\n"),
        Mark(picture: "pfm", "Pf\n"),
        Mark(picture: "fits", "SIMPLE  ="),
        Mark(picture: "djvu", "AT&TFORM"),
        Mark(picture: "sgi", [0x01, 0xDA]),
        Mark(picture: "mng", [0x8A, 0x4D, 0x4E, 0x47]),
        Mark(other: "a PDF", "%PDF"),
        Mark(other: "a PostScript document", "%!PS"),
        Mark(other: "a ZIP archive", [0x50, 0x4B, 0x03, 0x04]),
        Mark(other: "compressed data", [0x1F, 0x8B]),
        Mark(other: "compressed data", [0xFD, 0x37, 0x7A, 0x58, 0x5A]),
        Mark(other: "compressed data", [0x28, 0xB5, 0x2F, 0xFD]),
        Mark(other: "compressed data", "BZh"),
        Mark(other: "a 7-Zip archive", [0x37, 0x7A, 0xBC, 0xAF]),
        Mark(other: "a RAR archive", "Rar!"),
        Mark(other: "a program", [0x7F, 0x45, 0x4C, 0x46]),
        Mark(other: "a program", "MZ"),
        Mark(other: "a script", "#!"),
        Mark(other: "a database", "SQLite format 3"),
        Mark(other: "a film", [0x1A, 0x45, 0xDF, 0xA3]),
        Mark(other: "a sound", "OggS"),
        Mark(other: "a sound", "fLaC"),
        Mark(other: "a sound", "ID3"),
    ]
}
