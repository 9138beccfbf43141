import Foundation
import Settings
import TestSupport
import Testing
import WebServer
import Wire

@Suite("Fetching what is at an address", .timeLimit(.minutes(3)))
struct TransferTests {
    static let picture = WebContent.noise(300_000, seed: 1)

    @Test("The content arrives byte by byte, its length and kind are told, and nothing is asked twice")
    func whole() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(Self.picture, fields: ["Content-Type": "Image/PNG; x=y"]))
        let run = try kitchen.fetch("/a")
        #expect(run.starts == [FetchStart(length: 300_000, origin: .server, mediaType: "image/png")])
        #expect(run.end == FetchEnd(length: 300_000, origin: .server))
        #expect(run.content == Self.picture.all)
        #expect(kitchen.server.requests().count == 1)
        #expect(run.process.waitForExit() == 0)
        #expect(run.process.standardError.isEmpty)
    }

    @Test("It says who it is, and nothing about the person")
    func request() throws {
        let kitchen = try Kitchen()
        _ = try kitchen.fetch("/a?b=c")
        let request = try #require(kitchen.server.requests().first)
        #expect(request.target == "/a?b=c")
        #expect(request["user-agent"] == "Vitrine/\(ProgramVersion.number)")
        #expect(
            Set(request.fields.keys) == [
                "host", "user-agent", "accept", "accept-encoding", "accept-language", "connection",
            ])
        #expect(request["accept-language"] == "*" && request["accept-encoding"] == "identity")
    }

    @Test("Content in chunks, of unsaid length or packed by a server that was not asked to is the same content")
    func lengths() throws {
        let kitchen = try Kitchen()
        let packed = WebContent.bytes(Self.picture.packed)
        for script in [
            WebScript(Self.picture).with { $0.length = .chunked }, WebScript(Self.picture).with { $0.length = .unsaid },
            WebScript(packed, fields: ["Content-Encoding": "gzip", "ETag": "\"a\""]).with { $0.ranges = .right },
        ] {
            kitchen.server.serve("/a", script)
            let run = try kitchen.fetch("/a", freshness: .asked)
            #expect(run.starts.first?.length == nil && run.content == Self.picture.all)
            #expect(run.end?.length == 300_000)
        }
    }

    @Test("The file grows while it is downloaded, and how far is told in steps that suit a display")
    func growing() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(Self.picture).with { $0.rate = 600_000 })
        let run = try FetchRun(kitchen.order("/a"))
        #expect(try run.wait { if case .received(let count) = $0 { count > 100_000 } else { false } })
        let present = try #require(run.content)
        #expect(present.count > 100_000 && present.count < 300_000)
        #expect(present.elementsEqual(Self.picture[0..<present.count]))
        #expect(try run.wait { if case .done = $0 { true } else { false } })
        #expect(run.counts == run.counts.sorted() && run.counts.count < 25)
        #expect(fcntl(try #require(run.files.last).number, F_GETFL) & O_ACCMODE == O_RDONLY)
    }

    @Test("An address that is none, and a server that is not there, are named", arguments: [false, true])
    func unreachable(isAddress: Bool) throws {
        let kitchen = try Kitchen()
        kitchen.server.stop()
        var order = kitchen.order("/a")
        if !isAddress { order.address = Array("http://:80/".utf8) }
        let run = try FetchRun.whole(order)
        #expect(run.failure == (isAddress ? .refused : .badAddress))
        #expect(run.waits.count == (isAddress ? 3 : 0))
    }

    @Test("A name that nobody has is named")
    func name() throws {
        let kitchen = try Kitchen()
        var order = kitchen.order("/a")
        order.address = Array("http://nobody.invalid/".utf8)
        let run = try FetchRun(order)
        // Without any network, that is waited for.
        _ = try run.wait(within: 30_000) { if case .waiting(let wait) = $0 { wait.reason == .offline } else { false } }
        #expect(run.failure == .hostNotFound || run.waits.last?.reason == .offline)
    }

    @Test("Nothing is kept in memory: a long download takes no more than a short one")
    func memory() throws {
        let kitchen = try Kitchen()
        let megabytes = ProcessInfo.processInfo.environment["VITRINE_FETCH_MEGABYTES"].flatMap { Int($0) } ?? 200
        kitchen.server.serve("/a", WebScript(.zeros(megabytes << 20), fields: ["Cache-Control": "no-store"]))
        let run = try FetchRun(kitchen.order("/a", largest: 1 << 40))
        var peak = 0
        _ = try run.wait(within: 120_000) {
            if case .received = $0 { peak = max(peak, run.peak ?? 0) }
            return false
        }
        #expect(run.end?.length == megabytes << 20)
        print("downloaded \(megabytes) MB, at most \(peak / 1024) MB resident")
        #expect(peak > 0)
        #expect(peak < 100 * 1024)
    }

    @Test("What is larger than a download may be is refused before it comes, or as soon as it is seen")
    func tooLarge() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(Self.picture))
        let early = try kitchen.fetch("/a", largest: 299_999)
        #expect(early.failure == .tooLarge(limit: 299_999) && early.starts.isEmpty)
        kitchen.server.serve("/a", WebScript(Self.picture).with { $0.length = .chunked })
        let late = try kitchen.fetch("/a", largest: 299_999)
        #expect(late.failure == .tooLarge(limit: 299_999) && late.starts.count == 1)
        #expect(kitchen.server.requests().count == 2)
        #expect(kitchen.files(".data").isEmpty)
        #expect(try kitchen.fetch("/a", largest: 300_000).end?.length == 300_000)
    }
}

extension FetchRun {
    /// The most memory that it ever had, in kB; nil when it has ended already.
    var peak: Int? {
        let text = FileBytes.read("/proc/\(process.number)/status").map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split { $0 == " " || $0 == "\t" }.compactMap { Int($0) }.first
    }
}
