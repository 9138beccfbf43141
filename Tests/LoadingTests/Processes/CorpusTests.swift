import Foundation
import Geometry
import Imaging
import Testing
import Wire

@Suite(
    "The whole corpus of awkward pictures, through the real helper", .serialized, .enabled(if: Corpus.isThere),
    .timeLimit(.minutes(10)))
struct CorpusTests {
    @Test("Each file is shown or refused, none hangs, and each has the size that Pillow finds")
    func everything() throws {
        var limits = LoadingLimits()
        limits.hangTime = 20_000
        let bench = Bench(limits: limits)
        #expect(Corpus.entries.count > 400)
        for (number, entry) in Corpus.entries.enumerated() {
            let story = bench.open(entry.file, number: UInt64(number + 1))
            #expect(!story.isStuck, "\(entry.path)")
            if case .hung = story.failure { Issue.record("\(entry.path) hangs") }
            if case .nonsense(let detail) = story.failure { Issue.record("\(entry.path): \(detail)") }
            if let line = ProcessInfo.processInfo.environment["VITRINE_CORPUS_LOG"].map({ URL(filePath: $0) }) {
                log(entry, story, to: line)
            }
            guard entry.isDecodedBySDL, let pillow = entry.pillow,
                !HeadingTests.unlikePillow.contains(where: entry.path.hasSuffix)
            else { continue }
            #expect(story.isDone, "\(entry.path): \(String(describing: story.failure))")
            let size = PixelSize(width: pillow.width, height: pillow.height)
            let found = story.info?.size
            #expect(found == size || found == size.transposed, "\(entry.path): \(String(describing: found))")
        }
    }

    private func log(_ entry: Corpus.Entry, _ story: Bench.Story, to file: URL) {
        let text =
            story.failure?.text(fileName: entry.path).sentence
            ?? "\(story.info?.format ?? "") \(story.info?.size as Any)"
        guard let handle = FileHandle(forWritingAtPath: file.path) else { return }
        handle.seekToEndOfFile()
        handle.write(Data("\(entry.path)\t\(text)\n".utf8))
    }
}
