import Foundation
import TestSupport
import Testing
import WebServer
import Wire

@Suite("Redirects and credentials", .timeLimit(.minutes(2)))
struct RedirectTests {
    @Test("Ten redirects are followed, relative ones too, an eleventh is not", arguments: [10, 11])
    func chain(_ count: Int) throws {
        let kitchen = try Kitchen()
        for index in 0..<count {
            kitchen.server.serve(
                "/d/\(index)", .redirect("\(index + 1)", status: [301, 302, 303, 307, 308][index % 5]))
        }
        kitchen.server.serve("/d/\(count)", WebScript(.text("here")))
        let run = try kitchen.fetch("/d/0")
        #expect(kitchen.server.requests().count == 11)
        if count == 10 {
            #expect(run.content == Array("here".utf8))
        } else {
            #expect(run.failure == .tooManyRedirects)
        }
    }

    @Test("A circle of redirects ends, and nothing waits for it to pass")
    func circle() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", .redirect("/a"))
        let run = try kitchen.fetch("/a")
        #expect(run.failure == .tooManyRedirects && run.waits.isEmpty && kitchen.server.requests().count == 11)
    }

    @Test(
        "A redirect to nowhere, or to something else than the web, is refused",
        arguments: ["file:///etc/passwd", "ftp://a/", nil])
    func nowhere(_ location: String?) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", location.map { WebScript.redirect($0) } ?? WebScript(.text("x"), status: 302))
        #expect(try kitchen.fetch("/a").failure == .badRedirect)
    }

    @Test("Credentials in an address are used, and stay with the server that they are for")
    func credentials() throws {
        let kitchen = try Kitchen()
        let other = try WebServer()
        kitchen.server.serve("/a", .redirect("/b"))
        kitchen.server.serve("/b", .redirect(other.address("/c")))
        other.serve("/c", WebScript(.text("here")))
        let run = try FetchRun.whole(kitchen.order("/a", credentials: "me:pass%20word"))
        #expect(run.content == Array("here".utf8))
        let wanted = "Basic \(Data("me:pass word".utf8).base64EncodedString())"
        #expect(kitchen.server.requests().map { $0["authorization"] } == [wanted, wanted])
        #expect(other.requests().map { $0["authorization"] } == [nil])
        for name in kitchen.files("") {
            let text = String(decoding: FileBytes.read("\(kitchen.cache)/\(name)") ?? [], as: UTF8.self)
            #expect(!text.contains("pass"))
        }
    }

    @Test(
        "A wrong password is a failure at once, however the server asks for one",
        arguments: ["Basic", "Basic realm=\"a\"", "Digest realm=\"a\""])
    func unauthorized(_ challenge: String) throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(.text("no"), status: 401, fields: ["WWW-Authenticate": challenge]))
        let run = try FetchRun.whole(kitchen.order("/a", credentials: "me:wrong"))
        #expect(run.failure == .notAccepted && kitchen.server.requests().count == 1)
    }

    @Test("What fails at the goal of a redirect is not blamed on the host of the address")
    func elsewhere() throws {
        let kitchen = try Kitchen()
        let other = try WebServer()
        kitchen.server.serve("/a", .redirect(other.address("/b")))
        #expect(try kitchen.fetch("/a").failure == .elsewhere(host: "127.0.0.1:\(other.port)", .status(404)))
    }

    @Test("A host that is a number of IPv6 is an address, even where the network library cannot connect to it")
    func number() throws {
        let kitchen = try Kitchen()
        var order = kitchen.order("/a")
        order.address = Array("http://[::1]:9/a".utf8)
        order.patience.retries = 0
        let failure = try FetchRun.whole(order).failure
        #expect(failure == .unreachableNumber || failure == .refused)
    }

    @Test("A proxy that the environment names is used")
    func proxy() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("http://pictures.invalid/a", WebScript(.text("by proxy")))
        var order = kitchen.order("/a")
        order.address = Array("http://pictures.invalid/a".utf8)
        let run = try FetchRun.whole(order, environment: ["http_proxy": "http://127.0.0.1:\(kitchen.server.port)"])
        #expect(run.content == Array("by proxy".utf8))
    }
}
