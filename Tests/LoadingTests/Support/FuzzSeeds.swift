import DecoderHost
import Foundation
import TestSupport

/// Small pictures of all formats, to be damaged.
struct FuzzSeeds {
    /// The pictures of each format.
    let pictures: [PictureFormat: [[UInt8]]]

    private static let largest = 20_000

    /// Those of the corpus, and some that are made here because the corpus has none that can be shown.
    init(_ folder: ScratchFolder) throws {
        var pictures: [PictureFormat: [[UInt8]]] = [:]
        for entry in Corpus.entries where (20..<Self.largest).contains(entry.byteCount) && entry.isDecodedBySDL {
            let bytes = entry.bytes
            if case .picture(let format) = FileContent(of: bytes) { pictures[format, default: []].append(bytes) }
        }
        for name in ["a.pcx", "a.tga", "a.webp", "a.ico", "a.tif", "a.xpm"] where Truth.hasImageMagick {
            let file = folder.url.appending(path: name)
            try ChildProcess.run(["convert", "-size", "23x19", "gradient:red-blue", "-depth", "8", file.path])
            let bytes = try [UInt8](Data(contentsOf: file))
            if case .picture(let format) = FileContent(of: bytes) { pictures[format, default: []].append(bytes) }
        }
        pictures[.qoi, default: []].append(Self.qoi)
        pictures[.lbm, default: []].append(Self.lbm)
        pictures[.jpeg, default: []] += try Self.profiled(pictures[.jpeg] ?? [])
        self.pictures = pictures
    }

    /// A picture of any format, each as likely as the others.
    func pick(_ random: inout SeededGenerator) -> (format: PictureFormat, bytes: [UInt8])? {
        let formats = pictures.keys.sorted { $0.rawValue < $1.rawValue }
        guard let format = random.element(of: formats), let bytes = random.element(of: pictures[format] ?? []) else {
            return nil
        }
        return (format, bytes)
    }

    /// Sixteen pixels of one color, then the end.
    private static let qoi: [UInt8] =
        Array("qoif".utf8) + [0, 0, 0, 4, 0, 0, 0, 4, 4, 0, 0xFF, 10, 20, 30, 40, 0xC0 | 14, 0, 0, 0, 0, 0, 0, 0, 1]

    /// 16 x 2 pixels in two colors, not compressed.
    private static let lbm: [UInt8] = {
        let header: [UInt8] = [0, 16, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 16, 0, 2]
        let colors: [UInt8] = [0, 0, 0, 255, 128, 64]
        let body: [UInt8] = [0xF0, 0x0F, 0xAA, 0x55]
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            Array(name.utf8) + TestProfiles.number(data.count) + data
        }
        let content = Array("ILBM".utf8) + chunk("BMHD", header) + chunk("CMAP", colors) + chunk("BODY", body)
        return chunk("FORM", content)
    }()

    /// The first of some JPEGs with profiles.
    private static func profiled(_ jpegs: [[UInt8]]) throws -> [[UInt8]] {
        guard let jpeg = jpegs.first else { return [] }
        let inks = TestProfiles.inks { _ in (50, 0, 0) }
        return [TestProfiles.adobe, TestProfiles.gray, inks].map {
            TestJPEG.with(TestJPEG.profile($0, pieces: 2), in: jpeg)
        }
    }
}
