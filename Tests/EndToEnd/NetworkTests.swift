import Foundation
import TestSupport
import Testing
import WebServer

@MainActor
@Suite("Pictures from the network", .serialized, .onStage, .timeLimit(.minutes(2)))
struct NetworkTests {
    static let picture = TestPictures.quadrants(width: 300, height: 200).png
    /// Some 720 kB.
    private static let large = TestPictures.quadrants(width: 600, height: 400).png

    let server: WebServer
    private let folder: TemporaryFolder

    init() throws {
        server = try WebServer()
        folder = try TemporaryFolder()
    }

    /// A viewer whose cache is a folder of this test.
    func viewer(_ options: [String], pictures: [(name: String, bytes: [UInt8])] = []) throws -> Viewer {
        try Viewer(
            pictures, options: ["--fullscreen"] + options, environment: ["XDG_CACHE_HOME": folder.file("cache")])
    }

    func fetchers(_ viewer: Viewer) throws -> [Int32] {
        try viewer.control.state().helpers.filter { $0.program == "vitrine-fetch" }.map(\.pid)
    }

    @Test("A picture at 200 kB a second shows a ring that fills, then a part of itself, then all of it")
    func slow() throws {
        server.serve("/large.png", WebScript(.bytes(Self.large)).with { $0.rate = 200_000 })
        let viewer = try viewer([server.address("/large.png")])
        var states: [ViewerState] = []
        #expect(
            try eventually(within: 20_000, every: 20) {
                states.append(try viewer.control.state())
                return states.last?.picture.loading == "done"
            })
        let coming = states.filter { $0.picture.loading != "done" }
        let fractions = coming.compactMap(\.picture.progress)
        #expect(fractions == fractions.sorted() && Set(fractions).count > 10)
        #expect(coming.contains { $0.overlay.contains("ring") })
        // Rows from the top are seen while the rest is on its way, with the ring in the corner.
        #expect(coming.contains { $0.overlay.contains("cornerRing") && $0.resident.textures > 0 })
        #expect(coming.allSatisfy { $0.picture.download.map { $0.expected == Self.large.count } ?? true })
        try viewer.waitUntilShown()
        #expect(server.requests().count == 1)
    }

    @Test("Of a picture of unknown length the bytes are counted")
    func unknownLength() throws {
        server.serve(
            "/large.png",
            WebScript(.bytes(Self.large)).with {
                $0.rate = 300_000; $0.length = .chunked
            })
        let viewer = try viewer([server.address("/large.png")])
        #expect(
            try eventually(within: 5000, every: 20) {
                let state = try viewer.control.state()
                return state.picture.download.map { $0.received > 0 && $0.expected == nil } ?? false
                    && state.picture.progress == nil && state.overlay.contains("ring")
            })
        try viewer.waitUntilShown()
    }

    @Test("Stepping away from a picture that is being fetched ends its fetcher")
    func steppingAway() throws {
        server.serve("/slow.png", WebScript(.bytes(Self.large)).with { $0.stallAt = 20_000 })
        server.serve("/next.png", WebScript(.bytes(Self.picture)))
        let viewer = try viewer([server.address("/slow.png"), server.address("/next.png")])
        #expect(try eventually(within: 5000) { try viewer.control.state().picture.download?.received == 20_000 })
        let number = try #require(try fetchers(viewer).first)
        try viewer.control.perform("next")
        #expect(eventually(within: 1000, every: 1) { !ProcessTable.isRunning(number) })
        try viewer.waitUntilShown()
        #expect(server.requests().prefix(2).map(\.target) == ["/slow.png", "/next.png"])
    }

    @Test("A server that never answers leaves the picture before it under the finger, and says so in the end")
    func silentServer() throws {
        server.serve("/never.png", WebScript(.bytes(Self.picture)).with { $0.delay = 3_600_000 })
        let viewer = try viewer([], pictures: [("here.png", Self.large)])
        try viewer.waitUntilShown()
        try viewer.look(atX: 300, y: 200, zoom: 6)
        try viewer.control.perform("open", ["url": server.address("/never.png")])
        #expect(try eventually { try viewer.control.state().overlay.contains("cornerRing") })
        let before = try viewer.control.state()
        let hand = Hand(on: viewer)
        try hand.touch.down(1, x: 400, y: 300)
        try hand.drag(from: (400, 300), to: (300, 250), steps: 40)
        try viewer.takeInTouches()
        let after = try viewer.control.state()
        #expect(after.frames >= before.frames + 10)
        #expect(after.camera.center != before.camera.center)
        try hand.touch.up(1)
    }

    @Test("What a server does not have is a card with its name and a button, which asks again")
    func tryAgain() throws {
        server.serve("/a%20b.png", WebScript(.text("no"), status: 404), WebScript(.bytes(Self.picture)))
        let viewer = try viewer([server.address("/a%20b.png")])
        let failed = try viewer.control.wait(for: "loaded")
        #expect(failed.overlay == ["card"])
        #expect(
            failed.picture.error
                == "“a b.png” was not fetched. 127.0.0.1:\(server.port) has nothing at this address (404). Check the address."
        )
        var button: ViewerState.Target?
        #expect(
            try eventually {
                button = try viewer.control.state().targets.first { $0.name == "tryAgain" }
                return button != nil
            })
        let place = try #require(button?.center)
        try Hand(on: viewer).tap(x: place.x, y: place.y)
        try viewer.takeInTouches()
        try viewer.waitUntilShown()
        #expect(server.requests().count == 2)
    }

    @Test("While a fetcher waits before it tries again the ring says why, and then the picture comes")
    func patience() throws {
        server.serve(
            "/busy.png", WebScript(.text("later"), status: 503, fields: ["Retry-After": "2"]),
            WebScript(.bytes(Self.picture)))
        let viewer = try viewer([server.address("/busy.png")])
        #expect(
            try eventually(within: 5000) {
                let state = try viewer.control.state()
                return state.picture.download?.waiting == "The server is busy" && state.overlay.contains("ring")
            })
        try viewer.waitUntilShown()
    }

    @Test("An album of addresses: neighbors come after the current picture, and each is asked for once")
    func album() throws {
        let names = (1...4).map { "/\($0).png" }
        for name in names {
            server.serve(
                name,
                WebScript(.bytes(Self.picture), fields: ["Cache-Control": "max-age=600"]).with { $0.rate = 400_000 })
        }
        let viewer = try viewer(names.map { server.address($0) })
        try viewer.waitUntilShown()
        #expect(eventually(within: 5000) { server.requests().count == 3 })
        let first = try #require(server.requests("/1.png").first?.time)
        // The first one takes 450 ms; nothing else is asked before.
        #expect(server.requests().dropFirst().allSatisfy { $0.time > first + 400 })
        #expect(server.requests("/4.png").isEmpty)
        // A neighbor that is not there yet is given up by a step, and asked for again after it.
        let settle = { try eventually(within: 10_000) { try fetchers(viewer).isEmpty } }
        for index in 1...3 {
            #expect(try settle())
            #expect(try viewer.control.perform("next")["index"] as? Int == index)
            try viewer.waitUntilShown()
        }
        for _ in 1...3 {
            #expect(try settle())
            try viewer.control.perform("previous")
            try viewer.waitUntilShown()
        }
        #expect(server.requests().map(\.target).sorted() == names)
        #expect(try viewer.control.state().picture.path == server.address("/1.png"))
    }

    @Test("Files and addresses are one album")
    func mixture() throws {
        server.serve("/b.png", WebScript(.bytes(Self.picture)))
        let file = try folder.write(Self.picture, to: "a.png")
        let viewer = try viewer(["--sort", "time", server.address("/b.png"), file])
        try viewer.waitUntilShown()
        #expect(try eventually { try viewer.control.state().picture.index == 1 })
        try viewer.control.perform("previous")
        #expect(try viewer.control.wait(for: "loaded").picture.path == file)
    }

    @Test("With --no-network nothing is asked and no fetcher started")
    func forbidden() throws {
        server.serve("/a.png", WebScript(.bytes(Self.picture)))
        let viewer = try viewer(["--no-network", server.address("/a.png")])
        let state = try viewer.control.wait(for: "loaded")
        #expect(state.picture.error?.contains("--no-network") == true)
        #expect(state.overlay == ["card"] && state.targets.isEmpty)
        #expect(try fetchers(viewer).isEmpty && server.requests().isEmpty)
    }

    @Test("Offline what was kept is shown, and what was not is a card")
    func offline() throws {
        server.serve("/a.png", WebScript(.bytes(Self.picture), fields: ["ETag": "\"1\""]))
        do {
            let viewer = try viewer([server.address("/a.png")])
            try viewer.waitUntilShown()
            // It is kept for certain when its fetcher has gone.
            #expect(try eventually(within: 15_000) { try fetchers(viewer).isEmpty })
        }
        server.stop()
        let viewer = try viewer(["--offline", server.address("/a.png"), server.address("/b.png")])
        try viewer.waitUntilShown()
        try viewer.control.perform("next")
        #expect(try viewer.control.wait(for: "loaded").picture.error?.contains("--offline") == true)
    }

    @Test("Credentials reach the server, and neither title, state nor log")
    func credentials() throws {
        server.serve("/a.png", WebScript(.bytes(Self.picture)))
        server.serve("/b.png", WebScript(.text("no"), status: 403))
        let log = folder.file("log")
        let viewer = try viewer([
            "--log", log, "--verbose", "--record", folder.file("recording"),
            server.address("/a.png", credentials: "name:secret"), server.address("/b.png", credentials: "name:secret"),
        ])
        try viewer.waitUntilShown()
        #expect(server.requests().first?["authorization"] == "Basic " + Data("name:secret".utf8).base64EncodedString())
        let title = try viewer.stage.xdotoolOutput("getwindowname", "\(viewer.window())")
        #expect(title.contains("a.png") && !title.contains("secret"))
        try viewer.control.perform("next")
        try viewer.control.wait(for: "loaded")
        let answer = try JSONSerialization.data(withJSONObject: viewer.control.perform("state"))
        #expect(!String(decoding: answer, as: UTF8.self).contains("secret"))
        _ = try viewer.quit { try $0.control.perform("quit") }
        for file in [log, folder.file("recording")] {
            let text = String(decoding: try #require(FileBytes.read(file)), as: UTF8.self)
            #expect(!text.isEmpty && !text.contains("secret"), "\(file)")
        }
    }

    @Test("A list on a server is an album; what leads elsewhere is left out with a notice")
    func list() throws {
        server.serve(
            "/lists/today.json", WebScript(.text(#"{"pictures":["a.png",{"url":"/b.png"},"file:///etc/passwd"]}"#)))
        server.serve("/lists/a.png", WebScript(.bytes(Self.picture)))
        server.serve("/b.png", WebScript(.bytes(Self.picture)))
        let viewer = try viewer(["--list", server.address("/lists/today.json")])
        #expect(try eventually(within: 10_000) { try viewer.control.state().picture.count == 2 })
        #expect(try viewer.control.state().overlay.contains("notice"))
        try viewer.waitUntilShown()
        #expect(try viewer.control.state().picture.path == server.address("/lists/a.png"))
        let missing = try self.viewer(["--list", server.address("/nothing.json")])
        #expect(try eventually(within: 10_000) { try missing.control.state().overlay.contains("notice") })
    }

    @Test("Addresses come by the control socket and by lists of names")
    func otherDoors() throws {
        for name in ["/a.png", "/b.png", "/c.png"] { server.serve(name, WebScript(.bytes(Self.picture))) }
        let list = try folder.write(
            Array("\(server.address("/a.png"))\n\(server.address("/b.png"))\n".utf8), to: "list")
        let viewer = try viewer(["--files-from", list])
        #expect(try eventually(within: 10_000) { try viewer.control.state().picture.count == 2 })
        try viewer.waitUntilShown()
        try viewer.control.perform("open", ["url": server.address("/c.png")])
        #expect(try viewer.control.wait(for: "loaded").picture.path == server.address("/c.png"))
        try viewer.control.perform("open", ["paths": [server.address("/b.png"), server.address("/a.png")]])
        #expect(try viewer.control.wait(for: "loaded").picture.path == server.address("/b.png"))
        #expect(try viewer.control.state().picture.count == 2)
        #expect(try viewer.control.answer(to: ["do": "open", "url": "ftp://host/a"])["ok"] as? Bool == false)
    }

    @Test("Nothing that a picture points to is ever fetched")
    func linksInside() throws {
        let link = server.address("/tracker")
        let drawing = """
            <?xml version="1.0"?><?xml-stylesheet href="\(link).css"?>
            <!DOCTYPE svg PUBLIC "x" "\(link).dtd" [<!ENTITY e SYSTEM "\(link).txt">]>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="60">
            <style>@import url("\(link)-style.css");</style><script href="\(link).js"/>
            <rect width="90" height="60" fill="red"/><image href="\(link).png" xlink:href="\(link).png" width="9" height="9"/>
            <use href="\(link).svg#a"/><text>&e;</text></svg>
            """
        let file = try folder.write(Array(drawing.utf8), to: "links.svg")
        server.serve("/links.svg", WebScript(.text(drawing)))
        let viewer = try viewer([file, server.address("/links.svg")])
        try viewer.control.wait(for: "loaded")
        try viewer.control.perform("next")
        #expect(try viewer.control.wait(for: "loaded").picture.error == nil)
        #expect(server.requests().map(\.target) == ["/links.svg"])
    }

    @Test("The viewer and its decoder are linked with nothing that speaks to servers")
    func links() throws {
        for program in ["vitrine", "vitrine-decode"] {
            let needed = try ChildProcess.run(["ldd", "\(Viewer.programs)/\(program)"])
            for library in ["libcurl", "libssl", "libgnutls", "libxml2"] where program == "vitrine" {
                #expect(!needed.contains(library), "\(program) needs \(library)")
            }
            let symbols = try ChildProcess.run([
                "sh", "-c", "nm -a '\(Viewer.programs)/\(program)' | grep -c -e URLSession -e curl_easy || true",
            ])
            #expect(symbols.trimmingCharacters(in: .whitespacesAndNewlines) == "0", "\(program)")
        }
    }
}
