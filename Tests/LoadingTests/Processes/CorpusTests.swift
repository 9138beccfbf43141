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
    /// SDL2_image takes the image with the most colors out of an icon, Pillow the largest.
    private static let otherIcon = "python.ico"

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
            guard entry.isDecodedBySDL, let pillow = entry.pillow,
                !(HeadingTests.unlikePillow + [Self.otherIcon]).contains(where: entry.path.hasSuffix)
            else { continue }
            #expect(story.isDone, "\(entry.path): \(String(describing: story.failure))")
            let size = PixelSize(width: pillow.width, height: pillow.height)
            let found = story.info?.size
            #expect(found == size || found == size.transposed, "\(entry.path): \(String(describing: found))")
        }
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
