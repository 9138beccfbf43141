import Foundation
import TestSupport
import Testing
import WebServer
import Wire

@Suite("The cache's folder", .timeLimit(.minutes(2)))
struct CacheFolderTests {
    static func script(_ seed: UInt64) -> WebScript {
        WebScript(.noise(100_000, seed: seed), fields: ["Cache-Control": "max-age=600"])
    }

    @Test("Beyond the limit, what was not shown for longest goes")
    func limit() throws {
        let kitchen = try Kitchen()
        for index in 0..<4 { kitchen.server.serve("/\(index)", Self.script(UInt64(index))) }
        for index in [0, 1, 2] {
            _ = try kitchen.fetch("/\(index)", limit: 310_000)
            pause(milliseconds: 10)
        }
        // The first one is looked at again, so the second one is the oldest.
        #expect(try kitchen.fetch("/0", limit: 310_000).end?.origin == .cache)
        _ = try kitchen.fetch("/3", limit: 310_000)
        for (index, isThere) in [(0, true), (1, false), (2, true), (3, true)] {
            #expect((try kitchen.fetch("/\(index)", freshness: .offline).failure == nil) == isThere, "\(index)")
        }
        #expect(kitchen.files(".data").count == 3)
    }

    @Test("What is larger than the whole limit is shown and not kept")
    func larger() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/0", Self.script(0))
        #expect(try kitchen.fetch("/0", limit: 50_000).end?.length == 100_000)
        #expect(kitchen.files("").isEmpty)
    }

    @Test("Leftovers of dead fetchers are tidied away, and what is not the cache's stays")
    func leftovers() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/0", Self.script(0))
        _ = try kitchen.fetch("/0")
        let digits = String(repeating: "a", count: 32)
        let left = [
            "\(digits)-0123456789abcdef.data", "\(digits)-0123456789abcdef.new", "\(digits).part",
            "\(String(digits.dropLast()))b.copy",
        ]
        for name in left + ["mine.jpg"] { try Data([1, 2, 3]).write(to: URL(filePath: "\(kitchen.cache)/\(name)")) }
        kitchen.server.serve("/1", Self.script(1))
        let run = try kitchen.fetch("/1")
        #expect(run.process.waitForExit() == 0)
        #expect(kitchen.files("").count == 5 && kitchen.files("mine.jpg").count == 1)
    }

    @Test("A folder that cannot be used is said once, and the picture is shown all the same")
    func unusable() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/0", Self.script(0))
        try kitchen.folder.write([], to: "file")
        var order = kitchen.order("/0")
        order.cacheFolder = Array(kitchen.folder.file("file/cache").utf8)
        let run = try FetchRun.whole(order)
        #expect(run.messages.contains { $0.message == .cacheUnusable(errno: ENOTDIR) })
        #expect(run.content == WebContent.noise(100_000, seed: 0).all)
    }

    @Test("Without a folder nothing is kept, and nothing is left where temporary files go")
    func nothingKept() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/0", Self.script(0))
        let run = try FetchRun.whole(
            kitchen.order("/0", keeps: false), environment: ["TMPDIR": kitchen.folder.path])
        #expect(run.content == WebContent.noise(100_000, seed: 0).all)
        #expect(!run.messages.contains { if case .cacheUnusable = $0.message { true } else { false } })
        #expect(try FileManager.default.contentsOfDirectory(atPath: kitchen.folder.path).isEmpty)
    }

    @Test("The cache can be cleared, and only the cache")
    func clear() throws {
        let kitchen = try Kitchen()
        #expect(try ChildProcess.run([FetchRun.program, "--clear-cache", kitchen.cache]).contains("Nothing is kept"))
        for index in 0..<3 {
            kitchen.server.serve("/\(index)", Self.script(UInt64(index)))
            _ = try kitchen.fetch("/\(index)")
        }
        try Data([1]).write(to: URL(filePath: "\(kitchen.cache)/mine.jpg"))
        let words = try ChildProcess.run([FetchRun.program, "--clear-cache", kitchen.cache])
        #expect(words.contains("3 kept") && words.contains("30"))
        #expect(kitchen.files("") == ["mine.jpg"])
    }
}
