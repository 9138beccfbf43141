import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite(
    "The whole corpus of awkward pictures, through the real helper", .serialized, .enabled(if: Corpus.isThere),
    .timeLimit(.minutes(10)))
struct CorpusTests {
    /// What the largest helper may have had resident at once: its own two gigabytes, and the pixels of the largest file here.
    private static let mostKilobytes = 3 << 20

    @Test("Each file is shown or refused, none hangs, and each has the size that Pillow finds")
    func everything() throws {
        var limits = LoadingLimits()
        limits.hangTime = 20_000
        let bench = Bench(limits: limits)
        #expect(Corpus.entries.count > 400)
        var outcomes = Outcomes()
        for (number, entry) in Corpus.entries.enumerated() {
            let story = bench.open(entry.file, number: UInt64(number + 1))
            #expect(!story.isStuck, "\(entry.path)")
            outcomes.note(entry.bytes, story)
            if case .hung = story.failure { Issue.record("\(entry.path) hangs") }
            if case .nonsense(let detail) = story.failure { Issue.record("\(entry.path): \(detail)") }
            guard entry.isDecodedBySDL, let pillow = entry.pillow,
                !HeadingTests.unlikePillow.contains(where: entry.path.hasSuffix)
            else { continue }
            #expect(story.isDone, "\(entry.path): \(String(describing: story.failure))")
            let size = PixelSize(width: pillow.width, height: pillow.height)
            let found = story.info?.size
            #expect(found == size || found == size.transposed, "\(entry.path): \(String(describing: found))")
        }
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        #expect(usage.ru_maxrss < Self.mostKilobytes)
        let part = DocumentPart("formats.md", mark: "corpus")
        if DocumentPart.isToBeWritten { try part.write(outcomes.table) }
        #expect(
            try part.content() == outcomes.table, "docs/formats.md is not current: run this with VITRINE_WRITE_TABLES=1"
        )
    }

    @Test("A picture that was changed anywhere is shown or refused; a helper that dies of it takes nothing along")
    func mutated() throws {
        let folder = try ScratchFolder()
        var limits = LoadingLimits()
        limits.hangTime = 20_000
        let bench = Bench(limits: limits)
        let pictures = Corpus.entries.filter { $0.isDecodedBySDL && (40..<20_000).contains($0.byteCount) }
        var number: UInt64 = 0
        try forAll(cases: 150, seed: 0x4D_55_54) { random in
            guard let entry = random.element(of: pictures) else { return }
            var bytes = entry.bytes
            for _ in 0..<random.int(in: 1...8) {
                bytes[random.int(in: 0...bytes.count - 1)] = random.pick(
                    0, 0x7F, 0xFF, UInt8(truncatingIfNeeded: random.next()))
            }
            number += 1
            let story = bench.open(try folder.file("mutated", bytes), number: number)
            try hold(!story.isStuck, "\(entry.path) is stuck")
            if case .nonsense(let detail) = story.failure { try hold(false, "\(entry.path): \(detail)") }
        }
    }
}
