import Foundation
import Testing

@Suite("The GIF suite, frame by frame", .enabled(if: Corpus.isThere))
struct GIFSuiteTests {
    /// Frames without a time of their own are one picture to this suite. Browsers show each for a tenth of a second, and so does Vitrine.
    private static let joined = [
        "animation-multi-image.gif", "animation-multi-image-explicit-zero-delay.gif", "dispose-restore-previous.gif",
    ]

    /// What the suite says of a file that moves.
    struct Entry: Sendable, CustomTestStringConvertible {
        let file: URL
        /// R, G, B, A of each frame, not premultiplied.
        var frames: [[UInt8]] = []
        /// In milliseconds; nil where the file has none worth the name.
        var delays: [Double?] = []
        var loops = ""

        var testDescription: String { file.lastPathComponent }
    }

    static let entries: [Entry] = {
        let folder = Corpus.folder.appending(path: "gdk-pixbuf/test-images/gif-test-suite")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".conf") }.sorted().compactMap { entry(folder, $0) }
            .filter { $0.frames.count > 1 && !joined.contains($0.testDescription) }
    }()

    private static func entry(_ folder: URL, _ name: String) -> Entry? {
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return nil }
        var entry: Entry?
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " = ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { continue }
            switch words[0] {
            case "input": entry = Entry(file: folder.appending(path: words[1]))
            case "loop-count": entry?.loops = words[1]
            case "pixels":
                guard let data = try? Data(contentsOf: folder.appending(path: words[1])) else { return nil }
                entry?.frames.append([UInt8](data))
                entry?.delays.append(nil)
            case "delay":
                guard let last = entry?.delays.indices.last, let delay = Double(words[1]) else { return nil }
                entry?.delays[last] = delay * 10
            default: break
            }
        }
        return entry
    }

    @Test("There are enough of them")
    func count() { #expect(Self.entries.count >= 8) }

    @Test("Every frame has the suite's pixels, also when all are read a second time", arguments: entries)
    func frames(_ entry: Entry) throws {
        let reel = try #require(try Reel(entry.file, passes: 2))
        #expect(reel.frames.count == entry.frames.count)
        for (index, (seen, wanted)) in zip(reel.frames, entry.frames).enumerated() {
            let pixels = stride(from: 0, to: wanted.count, by: 4).map { place -> UInt32 in
                // Pixels of a GIF are opaque or not there.
                guard wanted[place + 3] != 0 else { return 0 }
                return (0..<4).reduce(0) { $0 | UInt32(wanted[place + $1]) << UInt32(8 * $1) }
            }
            #expect(seen == pixels, "frame \(index)")
        }
        #expect(reel.wrongChanges == [])
        #expect(reel.notices == [])
    }

    @Test("Times and repetitions are the suite's, but for times that browsers take for a tenth of a second")
    func times() throws {
        for entry in Self.entries {
            let reel = try #require(try Reel(entry.file))
            let wanted = entry.delays.map { ($0 ?? 0) > 10 ? $0 ?? 0 : 100 }
            #expect(reel.durations == wanted, "\(entry)")
            // The suite plays files of the older version, which cannot say how often, for ever.
            let isSilent = entry.testDescription.hasPrefix("gif87a")
            #expect(entry.loops == "infinite" && reel.plays == (isSilent ? 1 : 0), "\(entry)")
        }
    }
}
