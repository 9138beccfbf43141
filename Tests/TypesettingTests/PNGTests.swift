import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typesetting

@Suite("Pixels become .png files")
struct PNGTests {
    /// A folder for one test, and what is in it, gone afterwards.
    private func withFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-png-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder.path)
    }

    /// 3 x 2 premultiplied pixels: red, green, blue; half-clear white, clear, gray.
    private let pixels: [UInt8] = [
        255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
        128, 128, 128, 128, 0, 0, 0, 0, 9, 8, 7, 255,
    ]

    private func sample() throws -> Bitmap {
        try #require(Bitmap(size: PixelSize(width: 3, height: 2), pixels: pixels))
    }

    /// The pixels of a .png file, not premultiplied, as an independent program reads them.
    private func read(_ path: String) throws -> [UInt8] {
        let reader = Process()
        reader.executableURL = URL(filePath: Self.reader)
        reader.arguments = ["10", "convert", path, "-depth", "8", "rgba:-"]
        let output = Pipe()
        reader.standardOutput = output
        try reader.run()
        defer { reader.waitUntilExit() }
        return [UInt8](try output.fileHandleForReading.readToEnd() ?? Data())
    }

    /// Runs a program with a time limit.
    private static let reader = "/usr/bin/timeout"
    private static let canRead = FileManager.default.isExecutableFile(atPath: "/usr/bin/convert")

    @Test(
        "What was written is read back, with its transparency",
        .enabled(if: canRead, "ImageMagick, which reads it back, is not installed"))
    func roundTrip() async throws {
        try await withFolder { folder in
            let path = folder + "/画像 \u{1F98A}.png"
            try PNGFile(sample(), isOpaque: false, path: path).write()
            var straight = pixels
            straight.replaceSubrange(12..<15, with: [255, 255, 255])
            #expect(try read(path) == straight)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1, "nothing else is left")
        }
    }

    @Test(
        "An opaque picture has no transparency, whatever its alpha is",
        .enabled(if: canRead, "ImageMagick, which reads it back, is not installed"))
    func opaque() async throws {
        try await withFolder { folder in
            let path = folder + "/a.png"
            try PNGFile(sample(), isOpaque: true, path: path).write()
            var opaque = pixels
            for alpha in stride(from: 3, to: opaque.count, by: 4) { opaque[alpha] = 255 }
            #expect(try read(path) == opaque)
        }
    }

    @Test("A place that cannot be written to is named, and why")
    func unwritable() throws {
        let path = "/nowhere/at/all/a.png"
        let file = PNGFile(try sample(), isOpaque: true, path: path)
        let error = #expect(throws: PNGError.self) { try file.write() }
        #expect(error?.sentence.contains(path) == true)
        #expect(error?.sentence.contains("No such file or directory") == true)
    }

    @Test("The writer works beside, in order, and says for each ticket what became of it")
    func writer() async throws {
        try await withFolder { folder in
            let writer = PNGWriter {}
            let good = writer.write(PNGFile(try sample(), isOpaque: true, path: folder + "/a.png"))
            let bad = writer.write(PNGFile(try sample(), isOpaque: true, path: folder + "/none/a.png"))
            var results: [PNGWriter.Result] = []
            for _ in 0..<1000 where results.count < 2 {
                try await Task.sleep(for: .milliseconds(10))
                results += writer.takeResults()
            }
            #expect(results.map(\.ticket) == [good, bad])
            #expect(results.map { $0.error == nil } == [true, false])
        }
    }
}
