import Foundation
import TestSupport
import Testing

@Suite("Helpers that are killed at random while pages are turned", .serialized, .timeLimit(.minutes(15)))
struct KillTests {
    /// How many kills, by the environment's VITRINE_KILLS.
    private static let kills = ProcessInfo.processInfo.environment["VITRINE_KILLS"].flatMap { Int($0) } ?? 200
    private static let mostLeakedKilobytes = 20_000

    @Test(
        "Nothing crashes, each picture can be shown after it, and nothing is left: no descriptor, thread, process or memory"
    )
    func kills() throws {
        let folder = try ScratchFolder()
        let paths = try (0..<6).map { index in
            let picture = TestPictures.ppm(width: 500 + 80 * index, height: 400) { x, y in
                (UInt8(x & 255), UInt8(y & 255), 0)
            }
            return try folder.file("\(index)", picture).path
        }
        let report = try ChildProcess.run(
            [Bench.program("page-turner"), Bench.decoder, "\(Self.kills)"] + paths, within: 800_000)
        var numbers: [String: (Int, Int)] = [:]
        for line in report.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 3, let before = Int(words[1]), let after = Int(words[2]) {
                numbers[String(words[0])] = (before, after)
            }
        }
        for name in ["descriptors", "threads", "children", "shown"] {
            let (before, after) = try #require(numbers[name])
            #expect(before == after, "\(name): \(before) before, \(after) after")
        }
        let (before, after) = try #require(numbers["kilobytes"])
        #expect(after < before + Self.mostLeakedKilobytes)
    }
}
