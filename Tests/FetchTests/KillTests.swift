import Foundation
import TestSupport
import Testing
import WebServer
import Wire

@Suite("Fetchers that are killed at any moment", .timeLimit(.minutes(30)))
struct KillTests {
    private static let contents = (0..<3).map { WebContent.noise(40_000 + 30_000 * $0, seed: UInt64(100 + $0)) }

    @Test("Whatever is handed over as complete is what the server has, and in the end nothing is left over")
    func torture() throws {
        let rounds = ProcessInfo.processInfo.environment["VITRINE_KILLS"].flatMap { Int($0) } ?? 60
        let kitchen = try Kitchen()
        for (index, content) in Self.contents.enumerated() {
            // Some may be kept for a moment, some must be asked about, and one changes its tag each time it is asked.
            let control = ["max-age=1", "no-cache", "max-age=0"][index]
            let script = WebScript(content, fields: ["Cache-Control": control, "ETag": "\"v\(index)\""]).with {
                ($0.ranges, $0.rate) = (.right, 2_000_000)
            }
            kitchen.server.serve("/\(index)", script)
        }
        var generator = SeededGenerator(seed: 77)
        var complete = 0
        var killed = 0
        for _ in 0..<rounds {
            let pair = try (0..<2).map { _ in
                let index = generator.int(in: 0...2)
                return (index, try FetchRun(kitchen.order("/\(index)", limit: generator.pick(150_000, 1 << 30))))
            }
            for (_, run) in pair.reversed() {
                let end = monotonicMilliseconds() + generator.double(in: 0...120)
                while monotonicMilliseconds() < end, !run.isOver {
                    _ = try run.wait(within: end - monotonicMilliseconds()) { _ in false }
                }
                if !run.isOver || generator.chance(0.5) {
                    run.process.kill()
                    killed += 1
                }
            }
            for (index, run) in pair {
                _ = try? run.wait(within: 5000) { _ in false }
                if run.end != nil {
                    #expect(run.content == Self.contents[index].all)
                    complete += 1
                }
            }
        }
        print("\(rounds) rounds, \(killed) killed, \(complete) complete")
        #expect(complete > rounds / 4 && killed > rounds / 2)
        try checkRest(kitchen)
    }

    /// After a few fetches that nobody disturbs, there is one copy for each address and nothing else.
    private func checkRest(_ kitchen: Kitchen) throws {
        for index in Self.contents.indices {
            let run = try kitchen.fetch("/\(index)", freshness: .asked)
            #expect(run.content == Self.contents[index].all)
            #expect(run.process.waitForExit() == 0)
        }
        let last = try kitchen.fetch("/0", freshness: .asked)
        #expect(last.process.waitForExit() == 0)
        #expect(kitchen.files(".copy").count == 3 && kitchen.files(".data").count == 3)
        #expect(kitchen.files("").count == 6)
    }
}
