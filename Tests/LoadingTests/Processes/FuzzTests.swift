import DecoderHost
import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite(
    "Damaged files of every format, through real helpers", .serialized, .enabled(if: Corpus.isThere),
    .timeLimit(.minutes(60)))
struct FuzzTests {
    /// How many files, by the environment's VITRINE_FUZZ_CASES.
    private static let cases = ProcessInfo.processInfo.environment["VITRINE_FUZZ_CASES"].flatMap { Int($0) } ?? 150
    /// What a helper may take beside the pixels, and what those may.
    private static let ownBytes = 2 << 30
    private static let budget = 512 << 20

    @Test("None harms the viewer, none leaves a helper behind, and none makes one exceed its memory")
    func everything() throws {
        let folder = try ScratchFolder()
        let seeds = try FuzzSeeds(folder)
        #expect(seeds.pictures.count >= 12)
        let bench = Bench(limits: LoadingLimits(picture: PictureLimits(memoryBudget: Self.budget), hangTime: 20_000))
        var crashes: [PictureFormat: Int] = [:]
        var shown = 0
        var number: UInt64 = 0
        var helpers: Set<Int32> = []
        try forAll(cases: Self.cases, seed: 0x46_55_5A_5A) { random in
            guard let seed = seeds.pick(&random), let other = seeds.pick(&random) else { return }
            let mutation = random.element(of: Mutation.allCases) ?? .flips
            let file = try folder.file("damaged", mutation.apply(to: seed.bytes, other: other.bytes, &random))
            number += 1
            let story = bench.open(file, number: number)
            helpers.formUnion(bench.loader.helpers().map(\.processID))
            try hold(!story.isStuck, "\(seed.format) by \(mutation) is stuck")
            switch story.failure {
            case .nonsense(let detail): try hold(false, "\(seed.format) by \(mutation): \(detail)")
            case .hung, .tookTooLong: try hold(false, "\(seed.format) by \(mutation) hangs")
            case .crashed: crashes[seed.format, default: 0] += 1
            case nil: shown += 1
            default: break
            }
        }
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        #expect(usage.ru_maxrss * 1024 < Self.ownBytes + Self.budget)
        bench.loader.shutDown()
        #expect(!helpers.isEmpty)
        #expect(helpers.allSatisfy { ProcessTable.entry($0)?.parent != getpid() })
        #expect(shown > 0 && shown < Self.cases)
        print(
            "\(Self.cases) damaged files: \(shown) shown, decoders died of \(crashes), at most \(usage.ru_maxrss >> 10) MB"
        )
    }
}
