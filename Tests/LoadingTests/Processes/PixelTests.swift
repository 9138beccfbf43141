import Foundation
import Geometry
import Imaging
import Testing
import Wire

@Suite(
    "The pixels of files whose pixels are known", .serialized, .enabled(if: Corpus.isThere), .timeLimit(.minutes(5)))
struct PixelTests {
    /// Pixels (9, 5) and (10, 5) as stored: R, G, B, A, not premultiplied. Their gAMA chunk says that they are proportional to light.
    static let known: [(String, [[UInt8]])] = [
        ("basn0g08", [[0xA9, 0xA9, 0xA9, 255], [0xAA, 0xAA, 0xAA, 255]]),
        ("basn0g01", [[255, 255, 255, 255], [255, 255, 255, 255]]),
        ("basn2c08", [[0xFF, 0xFF, 0x56, 255], [0xFF, 0xFF, 0x55, 255]]),
        ("basn2c16", [[0xB4, 0xD5, 0x00, 255], [0xAC, 0xD5, 0x00, 255]]),
        ("basn3p08", [[0x55, 0x55, 0x00, 255], [0x55, 0x55, 0x00, 255]]),
        ("basn4a08", [[0xD5, 0xD5, 0xD5, 0x4A], [0xD5, 0xD5, 0xD5, 0x52]]),
        ("basn6a08", [[0xFF, 0x9F, 0x07, 0x4A], [0xFF, 0x9F, 0x07, 0x52]]),
        ("basn6a16", [[0xCE, 0xFF, 0x00, 0x53], [0xC2, 0xFF, 0x00, 0x53]]),
    ]

    /// Files whose picture is made of several images, or that browsers forgive an image without pixels: SDL2_image shows the first
    /// image of the former and refuses the latter.
    static let beyondSDL = [
        "dispose-restore-previous.gif", "double-clears.gif", "high-color.gif", "image-zero-height.gif",
        "image-zero-size.gif", "image-zero-width.gif", "images-combine.gif", "images-overlap.gif", "no-data.gif",
    ]

    @Test("The basic PNGs of every color type, premultiplied", arguments: known)
    func png(_ file: (String, [[UInt8]])) throws {
        let story = Bench().open(Corpus.folder.appending(path: "pngsuite/\(file.0).png"))
        let pixels = try #require(story.pixels)
        for (index, straight) in file.1.enumerated() {
            let pixel = try #require(pixels.pixel(x: 9 + index, y: 5, level: 0))
            let seen = [pixel.0, pixel.1, pixel.2, pixel.3]
            let alpha = Double(straight[3])
            let wanted = straight.prefix(3).map { TestProfiles.encoded(Double($0) / 255) * alpha / 255 } + [alpha]
            for (channel, value) in wanted.enumerated() {
                // The known numbers of 16 bits are cut to 8.
                #expect(abs(Double(seen[channel]) - value) <= 1.5, "channel \(channel) of \(seen) at \(9 + index)")
            }
        }
    }

    @Test("The first frames of the GIF suite are what it expects")
    func gif() throws {
        let bench = Bench()
        let files = try Self.suite().filter { !Self.beyondSDL.contains($0.file.lastPathComponent) }
        #expect(files.count > 50)
        for (number, suite) in files.enumerated() {
            let name = suite.file.lastPathComponent
            let story = bench.open(suite.file, number: UInt64(number))
            guard let pixels = story.pixels, story.isDone else {
                Issue.record("\(name): \(String(describing: story.failure))")
                continue
            }
            #expect(story.info?.size == suite.size, "\(name)")
            let wanted = stride(from: 0, to: suite.frame.count, by: 4).flatMap {
                Self.premultiplied(Array(suite.frame[$0..<$0 + 4])).map { UInt8($0) }
            }
            #expect(Self.pixels(pixels) == wanted, "\(name)")
        }
    }

    private struct SuiteFile {
        let file: URL
        let size: PixelSize
        let frame: [UInt8]
    }

    /// The files of the suite that have a first frame, with its pixels.
    private static func suite() throws -> [SuiteFile] {
        let folder = Corpus.folder.appending(path: "gdk-pixbuf/test-images/gif-test-suite")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".conf") }
        return names.sorted().compactMap { name in
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return nil }
            func value(_ key: String) -> String? {
                text.split(separator: "\n").first { $0.hasPrefix("\(key) = ") }.map {
                    String($0.dropFirst(key.count + 3))
                }
            }
            guard let input = value("input"), let width = value("width").flatMap({ Int($0) }),
                let height = value("height").flatMap({ Int($0) }), let frame = value("pixels"),
                let bytes = try? Data(contentsOf: folder.appending(path: frame)), bytes.count == width * height * 4
            else { return nil }
            return SuiteFile(
                file: folder.appending(path: input), size: PixelSize(width: width, height: height),
                frame: [UInt8](bytes))
        }
    }

    private static func premultiplied(_ straight: [UInt8]) -> [Int] {
        let alpha = Int(straight[3])
        return straight.prefix(3).map { (Int($0) * alpha * 2 + 255) / 510 } + [alpha]
    }

    private static func pixels(_ pixels: SharedPixels) -> [UInt8] {
        let size = pixels.layout.size
        return (0..<size.height).flatMap { y in
            (0..<size.width).flatMap { x in
                pixels.pixel(x: x, y: y, level: 0).map { [$0.0, $0.1, $0.2, $0.3] } ?? []
            }
        }
    }
}
