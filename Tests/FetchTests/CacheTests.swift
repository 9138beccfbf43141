import Foundation
import TestSupport
import Testing
import WebServer
import Wire

@Suite("What is kept", .timeLimit(.minutes(3)))
struct CacheTests {
    static let picture = WebContent.noise(100_000, seed: 4)
    static func script(_ control: String, tag: String = "\"v1\"") -> WebScript {
        WebScript(picture, fields: ["Cache-Control": control, "ETag": tag, "Content-Type": "image/png"])
    }

    @Test("While a copy is fresh the server is not asked; the copy is the same, with its kind")
    func fresh() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", Self.script("max-age=60"))
        _ = try kitchen.fetch("/a")
        let run = try kitchen.fetch("/a")
        #expect(kitchen.server.requests().count == 1)
        #expect(run.starts == [FetchStart(length: 100_000, present: 100_000, origin: .cache, mediaType: "image/png")])
        #expect(run.end?.origin == .cache && run.content == Self.picture.all)
    }

    @Test("Later the server is asked whether it has changed, and what has not is not sent again")
    func unchanged() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", Self.script("max-age=0"))
        _ = try kitchen.fetch("/a")
        let run = try kitchen.fetch("/a")
        #expect(run.end?.origin == .cache && run.content == Self.picture.all)
        #expect(kitchen.server.requests().map { $0["if-none-match"] } == [nil, "\"v1\""])
    }

    @Test("An answer that nothing has changed makes the copy fresh again")
    func renewed() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", Self.script("max-age=0"), Self.script("max-age=60"))
        for _ in 0..<3 { #expect(try kitchen.fetch("/a").content == Self.picture.all) }
        #expect(kitchen.server.requests().count == 2)
    }

    @Test("What has changed replaces the copy")
    func changed() throws {
        let kitchen = try Kitchen()
        let other = WebContent.noise(5000, seed: 5)
        kitchen.server.serve(
            "/a", Self.script("max-age=0"), WebScript(other, fields: ["Cache-Control": "max-age=60", "ETag": "\"v2\""]))
        _ = try kitchen.fetch("/a")
        #expect(try kitchen.fetch("/a").content == other.all)
        #expect(try kitchen.fetch("/a").content == other.all)
        #expect(kitchen.server.requests().count == 2 && kitchen.files(".data").count == 1)
    }

    @Test("A date of the last change does as well as a tag")
    func date() throws {
        let kitchen = try Kitchen()
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        kitchen.server.serve(
            "/a", WebScript(Self.picture, fields: ["Last-Modified": date, "Cache-Control": "no-cache"]))
        for _ in 0..<2 { #expect(try kitchen.fetch("/a").content == Self.picture.all) }
        #expect(kitchen.server.requests().map { $0["if-modified-since"] } == [nil, date])
    }

    @Test("A person who asks anew gets what is there now, fresh copy or not")
    func asked() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", Self.script("max-age=60"))
        _ = try kitchen.fetch("/a")
        #expect(try kitchen.fetch("/a", freshness: .asked).end?.origin == .cache)
        #expect(kitchen.server.requests().map { $0["cache-control"] } == [nil, "max-age=0"])
    }

    @Test(
        "What must not be kept is shown and leaves nothing", arguments: [["Cache-Control": "no-store"], ["Vary": "*"]])
    func noStore(_ fields: [String: String]) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(Self.picture, fields: fields.merging(["ETag": "\"v1\""]) { $1 }))
        #expect(try kitchen.fetch("/a").content == Self.picture.all)
        #expect(kitchen.files("").isEmpty)
        #expect(try kitchen.fetch("/a", freshness: .offline).failure == .notCached)
    }

    @Test(
        "Without the network the copy is shown, however old, and said to be out of date; or it is said that there is none"
    )
    func offline() throws {
        let kitchen = try Kitchen()
        for (path, control, origin) in [
            ("/old", "max-age=0", FetchOrigin.outdatedCache), ("/fresh", "max-age=60", .cache),
            ("/strict", "no-cache, must-revalidate", .outdatedCache),
        ] {
            kitchen.server.serve(path, Self.script(control))
            _ = try kitchen.fetch(path)
            let run = try kitchen.fetch(path, freshness: .offline)
            #expect(run.end?.origin == origin && run.content == Self.picture.all)
        }
        #expect(try kitchen.fetch("/other", freshness: .offline).failure == .notCached)
        #expect(kitchen.server.requests().count == 3)
    }

    @Test("Where the server cannot be asked, an old copy is shown at once, unless the server has forbidden that")
    func serverGone() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", Self.script("max-age=0"), WebScript(status: 503))
        _ = try kitchen.fetch("/a")
        let run = try kitchen.fetch("/a")
        #expect(run.end?.origin == .outdatedCache && run.content == Self.picture.all && run.waits.isEmpty)
        kitchen.server.serve("/b", Self.script("max-age=0, must-revalidate"), WebScript(status: 503))
        _ = try kitchen.fetch("/b")
        #expect(try kitchen.fetch("/b").failure == .status(503))
        kitchen.server.stop()
        #expect(try kitchen.fetch("/a").end?.origin == .outdatedCache)
    }

    @Test("What is gone from the server is gone from the cache", arguments: [404, 410])
    func gone(_ status: Int) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", Self.script("max-age=0"), WebScript(status: status))
        _ = try kitchen.fetch("/a")
        #expect(try kitchen.fetch("/a").failure == .status(status))
        #expect(try kitchen.fetch("/a", freshness: .offline).failure == .notCached)
        #expect(kitchen.files("").isEmpty)
    }

    @Test("A tag is only shown to the address that it came from")
    func otherSource() throws {
        let kitchen = try Kitchen()
        let other = WebContent.noise(5000, seed: 6)
        kitchen.server.serve("/a", .redirect("/b"), .redirect("/c"))
        kitchen.server.serve("/b", Self.script("max-age=60"))
        kitchen.server.serve("/c", WebScript(other, fields: ["ETag": "\"v1\""]))
        #expect(try kitchen.fetch("/a").content == Self.picture.all)
        #expect(try kitchen.fetch("/a").content == other.all)
        #expect(kitchen.server.requests("/c").map { $0["if-none-match"] } == [nil])
    }

    @Test("A copy that was damaged while the system was down is not shown; one that was not is")
    func damage() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", Self.script("max-age=60"))
        _ = try kitchen.fetch("/a")
        let record = "\(kitchen.cache)/\(try #require(kitchen.files(".copy").first))"
        let data = "\(kitchen.cache)/\(try #require(kitchen.files(".data").first))"
        try Forged.boot(record)
        #expect(try kitchen.fetch("/a").end?.origin == .cache)
        try Forged.boot(record)
        try Forged.flip(data, at: 50_000)
        let run = try kitchen.fetch("/a")
        #expect(run.end?.origin == .server && run.content == Self.picture.all)
        try Forged.flip("\(kitchen.cache)/\(try #require(kitchen.files(".copy").first))", at: 30)
        #expect(try kitchen.fetch("/a").end?.origin == .server)
        #expect(kitchen.server.requests().count == 3)
    }

    @Test("A download whose fetcher was killed is gone on with by the next one")
    func resumed() throws {
        let kitchen = try Kitchen()
        let script = Self.script("max-age=60").with { $0.ranges = .right }
        kitchen.server.serve("/a", script.with { $0.stallAt = 60_000 }, script)
        let first = try FetchRun(kitchen.order("/a"))
        #expect(try first.wait { if case .started = $0 { true } else { false } })
        #expect(eventually { first.content?.count == 60_000 })
        first.process.kill()
        let run = try kitchen.fetch("/a")
        #expect(run.starts == [FetchStart(length: 100_000, present: 60_000, origin: .server, mediaType: "image/png")])
        #expect(run.content == Self.picture.all)
        #expect(kitchen.server.requests().map { $0["range"] } == [nil, "bytes=60000-"])
        #expect(try kitchen.fetch("/a").content == Self.picture.all)
        #expect(kitchen.files("").count == 2)
    }

    @Test("Two fetchers of the same address at once both bring it")
    func together() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", Self.script("max-age=60").with { ($0.rate, $0.ranges) = (200_000, .right) })
        let runs = try (0..<3).map { _ in try FetchRun(kitchen.order("/a")) }
        for run in runs {
            #expect(try run.wait { if case .done = $0 { true } else { false } })
            #expect(run.content == Self.picture.all)
        }
        for run in runs { #expect(run.process.waitForExit() == 0) }
        #expect(try kitchen.fetch("/a").end?.origin == .cache)
    }
}
