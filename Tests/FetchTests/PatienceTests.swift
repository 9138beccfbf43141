import Foundation
import TestSupport
import Testing
import WebServer
import Wire

@Suite("Patience with servers", .timeLimit(.minutes(3)))
struct PatienceTests {
    static let picture = WebContent.noise(200_000, seed: 2)
    static let tagged = WebScript(picture, fields: ["ETag": "\"v1\""]).with { $0.ranges = .right }

    @Test("What will not pass is asked for once", arguments: [400, 401, 403, 404, 410, 451, 501, 204])
    func final(_ status: Int) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(.text(status == 204 ? "" : "no"), status: status))
        let run = try kitchen.fetch("/a")
        #expect(run.failure == .status(status) && run.waits.isEmpty && kitchen.server.requests().count == 1)
    }

    @Test(
        "What may pass is tried again after growing pauses, and then it is over", arguments: [429, 500, 502, 503, 504])
    func passing(_ status: Int) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(.text("later"), status: status))
        let run = try kitchen.fetch("/a")
        #expect(run.failure == .status(status) && kitchen.server.requests().count == 4)
        #expect(
            run.waits
                == [20, 80, 320].enumerated().map {
                    FetchWait(reason: .status(status), milliseconds: $1, tries: $0 + 1)
                })
        let times = kitchen.server.requests().map(\.time)
        for (index, pause) in [20.0, 80, 320].enumerated() { #expect(times[index + 1] - times[index] >= pause - 1) }
    }

    @Test("A server that comes to itself is shown")
    func recovery() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(status: 503), WebScript(status: 429), WebScript(Self.picture))
        #expect(try kitchen.fetch("/a").content == Self.picture.all)
    }

    @Test(
        "A server's wish for a pause is heeded, up to a limit",
        arguments: [("1", 1000), ("100", 1500), ("0", 20), ("x", 20)])
    func retryAfter(_ text: String, _ pause: Int) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(status: 503, fields: ["Retry-After": text]), WebScript(Self.picture))
        let run = try kitchen.fetch("/a")
        #expect(run.waits.map(\.milliseconds) == [pause] && run.content == Self.picture.all)
    }

    @Test("A pause can be cut short")
    func hurry() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(status: 503), WebScript(Self.picture))
        var patience = Kitchen.patience
        patience.firstPause = 60_000
        patience.longestPause = 60_000
        let run = try FetchRun(kitchen.order("/a", patience: patience))
        #expect(try run.wait { if case .waiting = $0 { true } else { false } })
        try run.tryNow()
        #expect(try run.wait { if case .done = $0 { true } else { false } })
    }

    @Test("A server that does not answer, and one that stops in the middle, are told apart", arguments: [false, true])
    func silence(isStall: Bool) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve(
            "/a", WebScript(Self.picture).with { if isStall { $0.stallAt = 1000 } else { $0.delay = 60_000 } })
        var patience = Kitchen.patience
        (patience.connectTime, patience.stallTime, patience.retries) = (400, 400, 1)
        let run = try FetchRun.whole(kitchen.order("/a", patience: patience))
        #expect(run.failure == (isStall ? .stalled : .connectionTimedOut))
        #expect(kitchen.server.requests().count == 2)
    }

    @Test("A slow download that goes on is no stall")
    func slow() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(Self.picture).with { $0.rate = 100_000 })
        var patience = Kitchen.patience
        patience.stallTime = 500
        #expect(try FetchRun.whole(kitchen.order("/a", patience: patience)).content == Self.picture.all)
    }

    @Test("A download that was cut goes on where it was, in the same file")
    func resumed() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve(
            "/a", Self.tagged.with { $0.cutAt = 50_000 }, Self.tagged.with { $0.cutAt = 120_000 }, Self.tagged)
        let run = try kitchen.fetch("/a")
        #expect(run.content == Self.picture.all && run.starts.count == 1)
        #expect(kitchen.server.requests().map { $0["range"] } == [nil, "bytes=50000-", "bytes=120000-"])
        #expect(kitchen.server.requests().map { $0["if-range"] } == [nil, "\"v1\"", "\"v1\""])
        #expect(run.waits.map(\.tries) == [1, 1])
    }

    @Test("Where parts cannot be told apart or asked for, it begins anew in another file")
    func anew() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(Self.picture).with { $0.cutAt = 50_000 }, WebScript(Self.picture))
        let run = try kitchen.fetch("/a")
        #expect(run.starts.map(\.present) == [0, 0] && run.content == Self.picture.all)
        #expect(kitchen.server.requests().allSatisfy { $0["range"] == nil })
    }

    @Test("The server has another version meanwhile: nothing of the old one is in it")
    func changed() throws {
        let kitchen = try Kitchen()
        let other = WebContent.noise(150_000, seed: 3)
        kitchen.server.serve(
            "/a", Self.tagged.with { $0.cutAt = 50_000 },
            WebScript(other, fields: ["ETag": "\"v2\""]).with { $0.ranges = .right })
        let run = try kitchen.fetch("/a")
        #expect(run.starts.count == 2 && run.content == other.all)
    }

    @Test(
        "A part that does not fit is not joined: all is asked for anew",
        arguments: [WebScript.Ranges.wrongPlace, .wrongTotal, .impossible])
    func unfit(_ ranges: WebScript.Ranges) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve(
            "/a", Self.tagged.with { $0.cutAt = 50_000 }, Self.tagged.with { $0.ranges = ranges }, Self.tagged)
        let run = try kitchen.fetch("/a")
        #expect(run.content == Self.picture.all)
        #expect(kitchen.server.requests().map { $0["range"] } == [nil, "bytes=50000-", nil])
    }

    @Test("A content that is shorter than its stated length is cut, in chunks too; nothing of it is kept as a copy")
    func short() throws {
        let kitchen = try Kitchen()
        for script in [
            WebScript(Self.picture).with { $0.length = .wrong(300_000) },
            WebScript(Self.picture).with { ($0.length, $0.cutAt) = (.chunked, 100_000) },
        ] {
            kitchen.server.serve("/a", script)
            let run = try kitchen.fetch("/a")
            #expect(run.failure == .cut && run.end == nil)
            #expect(kitchen.files(".copy").isEmpty && kitchen.files(".data").isEmpty)
        }
    }

    @Test(
        "What is no HTTP is said to be none",
        arguments: ["nonsense\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\nab"])
    func nonsense(_ text: String) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript().with { $0.raw = Array(text.utf8) })
        #expect(try kitchen.fetch("/a").failure == .badAnswer)
        kitchen.server.serve("/a", WebScript().with { $0.isMute = true }, WebScript(Self.picture))
        #expect(try kitchen.fetch("/a").content == Self.picture.all)
    }

    @Test("An answer that was not asked for is none", arguments: [304, 206])
    func unasked(_ status: Int) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(status == 206 ? Self.picture : .bytes([]), status: status))
        #expect(try kitchen.fetch("/a").failure == .badAnswer)
    }
}
