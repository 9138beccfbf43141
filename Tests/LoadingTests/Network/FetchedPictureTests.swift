import Foundation
import Geometry
import Imaging
import Localization
import TestSupport
import Testing
import WebServer
import Wire

@Suite("Pictures at addresses, through a real fetcher from a real server", .serialized, .timeLimit(.minutes(4)))
struct FetchedPictureTests {
    private let server: WebServer
    private let folder: ScratchFolder
    private static let picture = TestPictures.ppm(width: 500, height: 400) { x, y in (UInt8(x & 255), UInt8(y & 255), 7)
    }

    init() throws {
        server = try WebServer()
        folder = try ScratchFolder()
    }

    private func settings() -> FetchSettings {
        var settings = FetchSettings(
            program: Bench.program("vitrine-fetch"), cacheFolder: Array(folder.url.appending(path: "cache").path.utf8))
        settings.patience = FetchPatience(
            connectTime: 5000, stallTime: 1000, firstPause: 50, longestPause: 500, retries: 1, offlinePause: 200)
        return settings
    }

    private func bench(_ settings: FetchSettings? = nil) -> Bench {
        Bench(fetcher: Fetcher(settings ?? self.settings()))
    }

    private func path(_ path: String) -> [UInt8] { Array(server.address(path).utf8) }

    private func fetchers(_ bench: Bench) -> [HelperStatus] {
        bench.loader.helpers().filter { $0.program == "vitrine-fetch" }
    }

    @Test("A picture comes, with its bytes counted on the way, and its fetcher goes by itself")
    func comes() throws {
        server.serve("/a.ppm", WebScript(.bytes(Self.picture)).with { $0.rate = 2_000_000 })
        let bench = bench()
        let story = bench.open(path("/a.ppm"))
        #expect(story.isDone && story.info?.size == PixelSize(width: 500, height: 400))
        let counts = story.fetches.map(\.received)
        #expect(counts == counts.sorted() && story.fetches.allSatisfy { $0.expected == Self.picture.count })
        #expect(counts.contains { (1..<Self.picture.count).contains($0) })
        #expect(story.pixels?.pixel(x: 499, y: 399, level: 0).map { [$0.0, $0.1, $0.2] } == [243, 143, 7])
        #expect(eventually(within: 15_000) { fetchers(bench).isEmpty })
    }

    @Test("Rows of it are there long before its last byte")
    func early() throws {
        server.serve("/a.ppm", WebScript(.bytes(Self.picture)).with { $0.stallAt = Self.picture.count / 2 })
        let bench = bench()
        bench.loader.open(PictureID(1), path: path("/a.ppm"), wishes: OpenWishes(largestSideFirst: 0))
        var rows = 0
        bench.wait(patience: 10) { event in
            if case .rows(let written) = event.change, written.level == 0 { rows = written.rows.upperBound }
            return rows > 150
        }
        #expect(rows > 150 && rows <= 200)
        bench.loader.cancel(PictureID(1))
    }

    @Test("The same address is fetched once for all who ask at a time, and for who asks a moment later")
    func once() throws {
        server.serve(
            "/a.ppm",
            WebScript(.bytes(Self.picture), fields: ["Cache-Control": "no-store"]).with { $0.rate = 1_000_000 })
        let bench = bench()
        for number in 1...3 {
            bench.loader.open(PictureID(UInt64(number)), path: path("/a.ppm"), wishes: OpenWishes(largestSideFirst: 0))
        }
        // Who steps to a neighbor gives up one opening and asks for another at once.
        bench.loader.cancel(PictureID(3))
        bench.loader.open(PictureID(4), path: path("/a.ppm"), wishes: OpenWishes(largestSideFirst: 0))
        var done: Set<UInt64> = []
        bench.wait(patience: 20) { event in
            if case .done = event.change { done.insert(event.id.number) }
            return done.count == 3
        }
        #expect(done == [1, 2, 4])
        #expect(bench.open(path("/a.ppm"), number: 5).isDone)
        #expect(server.requests("/a.ppm").count == 1)
        // Only who wants to see what is there now has the server asked again.
        #expect(bench.open(path("/a.ppm"), number: 6, wishes: OpenWishes(largestSideFirst: 0, isAnew: true)).isDone)
        #expect(server.requests("/a.ppm").count == 2)
    }

    @Test("A fetch that nobody wants any more is killed at once")
    func cancelled() throws {
        server.serve("/slow.ppm", WebScript(.bytes(Self.picture)).with { $0.stallAt = 1000 })
        let bench = bench()
        bench.loader.open(PictureID(1), path: path("/slow.ppm"), wishes: OpenWishes(largestSideFirst: 0))
        #expect(eventually(within: 5000) { !server.requests("/slow.ppm").isEmpty })
        let number = try #require(fetchers(bench).first?.processID)
        #expect(fetchers(bench).first?.picture == PictureID(1))
        bench.loader.cancel(PictureID(1))
        #expect(eventually(within: 2000, every: 1) { !ProcessTable.isRunning(number) })
    }

    @Test("What goes wrong is told by its kind, and what is no picture is not fetched to its end")
    func failures() throws {
        server.serve("/busy", WebScript(.text("later"), status: 503))
        server.serve("/page.jpg", WebScript(.text("<!doctype html><html><body>Sorry</body></html>")))
        server.serve("/cut.ppm", WebScript(.bytes(Self.picture)).with { $0.cutAt = Self.picture.count / 2 })
        server.serve("/empty.jpg", WebScript())
        server.serve("/zeros.jpg", WebScript(.zeros(1 << 31)))
        var settings = settings()
        settings.largestDownload = .max / 4
        let bench = bench(settings)
        let cases: [(String, PictureFailure)] = [
            ("/nothing.jpg", .fetching(.status(404))), ("/busy", .fetching(.status(503))),
            ("/page.jpg", .decoding(.notAPicture(seemsToBe: "a web page"))), ("/cut.ppm", .fetching(.cut)),
            ("/empty.jpg", .empty), ("/zeros.jpg", .decoding(.notAPicture(seemsToBe: "nothing but zeros"))),
        ]
        for (index, (path, failure)) in cases.enumerated() {
            #expect(bench.open(self.path(path), number: UInt64(index + 1)).failure == failure, "\(path)")
        }
        #expect(eventually(within: 15_000) { fetchers(bench).isEmpty })
        #expect(bench.open(Array("http://".utf8), number: 90).failure == .fetching(.badAddress))
    }

    @Test("Where the network may not be used nothing is asked, and offline what was kept is shown")
    func withoutNetwork() throws {
        server.serve("/a.ppm", WebScript(.bytes(Self.picture), fields: ["Cache-Control": "max-age=1"]))
        #expect(Bench().open(path("/a.ppm")).failure == .networkForbidden)
        #expect(server.requests().isEmpty)
        let first = bench()
        #expect(first.open(path("/a.ppm")).isDone)
        // It is kept for certain when its fetcher has gone.
        #expect(eventually(within: 15_000) { fetchers(first).isEmpty })
        var settings = settings()
        settings.isOffline = true
        let offline = bench(settings)
        #expect(offline.open(path("/a.ppm")).isDone)
        #expect(offline.open(path("/b.ppm"), number: 2).failure == .fetching(.notCached))
        #expect(server.requests().count == 1)
    }

    @Test("A copy that may be out of date says so: when its server cannot answer, and when it is not asked")
    func outdated() throws {
        let fields = ["Cache-Control": "max-age=0", "ETag": "\"1\""]
        server.serve("/a.ppm", WebScript(.bytes(Self.picture), fields: fields), WebScript(.text("later"), status: 503))
        let first = bench()
        #expect(first.open(path("/a.ppm")).info?.isOutdated == false)
        #expect(eventually(within: 15_000) { fetchers(first).isEmpty })
        let again = OpenWishes(largestSideFirst: 0, isAnew: true)
        let info = first.open(path("/a.ppm"), number: 2, wishes: again).info
        #expect(info?.isOutdated == true)
        #expect(info?.remarks(in: .english).contains { $0.contains("out of date") } == true)
        // A neighbor that has it from the memory of the last minute hears of it too.
        #expect(first.open(path("/a.ppm"), number: 3).info?.isOutdated == true)
        var settings = settings()
        settings.isOffline = true
        #expect(bench(settings).open(path("/a.ppm")).info?.isOutdated == true)
    }

    @Test("A server that does not stop after a picture of unknown length is left after a while")
    func endless() throws {
        let endless = WebScript(.bytes(Self.picture + [UInt8](repeating: 0, count: 1 << 20))).with {
            $0.length = .unsaid
            $0.stallAt = Self.picture.count + 1000
        }
        server.serve("/a.ppm", endless)
        var settings = settings()
        settings.patience.stallTime = 120_000
        let bench = bench(settings)
        #expect(bench.open(path("/a.ppm")).isDone)
        #expect(fetchers(bench).count == 1)
        #expect(eventually(within: 20_000) { fetchers(bench).isEmpty })
    }

    @Test("A fetcher that is not there, or dies, is told")
    func badFetchers() throws {
        var settings = settings()
        settings.program = "/nowhere/vitrine-fetch"
        #expect(
            bench(settings).open(path("/a.ppm")).failure
                == .noHelper(program: "/nowhere/vitrine-fetch", errno: ENOENT))
        settings.program = "/bin/true"
        guard case .fetching(.helperFault) = bench(settings).open(path("/a.ppm")).failure else {
            Issue.record("it was no fault")
            return
        }
    }
}
