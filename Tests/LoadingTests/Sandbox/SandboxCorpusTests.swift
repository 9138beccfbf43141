import Foundation
import Geometry
import Imaging
import Testing
import Wire

@Suite(
    "The whole corpus, inside the sandbox and outside", .serialized, .enabled(if: Corpus.isThere),
    .timeLimit(.minutes(10)))
struct SandboxCorpusTests {
    /// What became of a file, as far as the sandbox could have changed it.
    private struct Result: Equatable {
        let end: String
        let size: PixelSize?
        let levels: Int?
        let checksum: UInt64?

        init(_ story: Bench.Story) {
            end = story.isDone ? "done" : story.failure.map { "\($0)" } ?? "stuck"
            size = story.info?.size
            levels = story.info?.layout.levelCount
            checksum = story.isDone ? story.pixels.map(Self.checksum) : nil
        }

        /// FNV-1a over the coarsest level, which every pixel of the picture has a share in.
        private static func checksum(_ pixels: SharedPixels) -> UInt64 {
            let coarsest = pixels.layout.levelCount - 1
            return pixels.withLevel(coarsest) { bytes, _ in
                bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            } ?? 0
        }
    }

    @Test("Each file comes out the same: no codec misses a system call that the filter lacks, or a file")
    func same() throws {
        let folder = try ScratchFolder()
        let unsafeHelper = try folder.helper("exec env VITRINE_UNSAFE_DECODER=1 \(Bench.decoder) 2>/dev/null")
        let caged = Bench()
        let free = Bench(decoder: unsafeHelper)
        #expect(Corpus.entries.count > 400)
        var done = 0
        for (index, entry) in Corpus.entries.enumerated() {
            let number = UInt64(index + 1)
            let inside = Result(caged.open(entry.file, number: number))
            let outside = Result(free.open(entry.file, number: number))
            #expect(inside == outside, "\(entry.path)")
            if inside.end == "done" { done += 1 }
        }
        #expect(done > 300)
    }
}
