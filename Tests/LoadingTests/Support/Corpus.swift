import Foundation
import Testing

/// The folder of awkward pictures beside the project, and what three other programs made of them.
enum Corpus {
    /// A line of the table of results.
    struct Entry: Sendable, CustomTestStringConvertible {
        let path: String
        let byteCount: Int
        /// The format and the size that Pillow found; nil where it refused the file.
        let pillow: (format: String, width: Int, height: Int)?
        /// Whether SDL2_image decoded it.
        let isDecodedBySDL: Bool

        var testDescription: String { path }
        var file: URL { Corpus.folder.appending(path: path) }
        var bytes: [UInt8] { (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? [] }
    }

    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "../shared/corpus").standardizedFileURL

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "RESULTS.tsv").path) }

    static let entries: [Entry] = {
        guard let table = try? String(contentsOf: folder.appending(path: "RESULTS.tsv"), encoding: .utf8) else {
            return []
        }
        return table.split(separator: "\n").dropFirst().compactMap(entry)
    }()

    private static func entry(_ line: Substring) -> Entry? {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count >= 4, let byteCount = Int(columns[1]) else { return nil }
        let words = columns[2].split(separator: " ")
        var pillow: (String, Int, Int)?
        if words.count >= 3 {
            let sides = words[2].split(separator: "x").compactMap { Int($0) }
            if sides.count == 2 { pillow = (String(words[0]), sides[0], sides[1]) }
        }
        return Entry(
            path: String(columns[0].dropFirst(2)), byteCount: byteCount, pillow: pillow,
            isDecodedBySDL: columns[3].hasPrefix("OK"))
    }
}
