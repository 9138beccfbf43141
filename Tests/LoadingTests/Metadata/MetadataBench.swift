import Foundation
import TestSupport
import Wire

@testable import DecoderHost

/// Metadata that tests make and look at.
enum MetadataBench {
    /// Whether exiftool is there, which writes metadata as other programs do.
    static let hasExiftool = FileManager.default.isExecutableFile(atPath: "/usr/bin/exiftool")

    /// Writes metadata into a file by the words of exiftool.
    static func write(_ words: [String], into file: URL) throws {
        try ChildProcess.run(["exiftool", "-q", "-overwrite_original"] + words + [file.path])
    }

    /// What is said of a thing: texts as they are, numbers as numbers are written, a language in front.
    static func values(_ key: MetadataKey, _ items: [MetadataItem]) -> [String] {
        items.filter { $0.key == key }.map { item in
            switch item.value {
            case .text(let text, let language): language.isEmpty ? text : "\(language): \(text)"
            case .number(let number): "\((number * 1000).rounded() / 1000)"
            }
        }
    }

    /// What bytes of a format say.
    static func items(_ bytes: [UInt8], _ format: PictureFormat = .jpeg) -> [MetadataItem] {
        FileMetadata.items(of: bytes, format: format, profile: nil)
    }

    /// A JPEG's beginning with one segment in it.
    static func jpeg(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, 0xD8] + TestJPEG.segment(marker, content) + [0xFF, 0xD9]
    }

    /// A JPEG's beginning with an XMP packet.
    static func jpeg(xmp: String) -> [UInt8] {
        jpeg(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(xmp.utf8))
    }

    /// An XMP packet with some properties of the picture.
    static func xmp(_ properties: String, attributes: String = "") -> String {
        """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
          xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \(attributes)>
        \(properties)
        </rdf:Description></rdf:RDF></x:xmpmeta>
        <?xpacket end="w"?>
        """
    }

    /// EXIF data of one directory, little-endian; each entry's value is four bytes.
    static func exif(_ entries: [(tag: Int, type: Int, count: Int, value: Int)], tail: [UInt8] = []) -> [UInt8] {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] {
            (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let directory = entries.flatMap { entry in
            number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, 4) + number(entry.value, 4)
        }
        return Array("Exif\0\0".utf8) + [0x49, 0x49, 42, 0] + number(8, 4) + number(entries.count, 2) + directory
            + number(0, 4) + tail
    }
}
