import Foundation
import JSONText
import Navigation
import Settings
import Synchronization
import Testing

@Suite("The control socket", .timeLimit(.minutes(1)))
struct ControlServerTests {
    /// Waits until requests have come, for a limited time.
    private func requests(_ server: ControlServer, count: Int = 1, seconds: Double = 5) -> [ControlRequest] {
        var requests: [ControlRequest] = []
        let end = Date(timeIntervalSinceNow: seconds)
        while requests.count < count, Date() < end {
            requests += server.drain()
            usleep(1000)
        }
        return requests
    }

    @Test("A request arrives, wakes the main thread, and its answer goes back")
    func roundTrip() throws {
        let folder = try SocketFolder()
        let wakes = Atomic(0)
        let server = try folder.serve { wakes.add(1, ordering: .relaxed) }
        defer { server.close() }
        let client = try SocketClient(folder.socket)
        try client.send("{\"do\":\"home\"}\n")
        let request = try #require(requests(server).first)
        #expect(request.command == .navigate(.home, isAnimated: true))
        server.reply(to: request.id, ControlAnswer.success(JSONObject(["zoom": 2])))
        #expect(try client.answer()?.text == #"{"ok":true,"zoom":2}"#)
        #expect(wakes.load(ordering: .relaxed) == 1)
    }

    @Test("Nobody else may use the socket, and its file goes when the server goes")
    func file() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.socket)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        server.close()
        #expect(!folder.hasSocket)
    }

    @Test("A second request of a client waits for the first one's answer; another client does not")
    func order() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        defer { server.close() }
        let first = try SocketClient(folder.socket)
        let second = try SocketClient(folder.socket)
        try first.send("{\"do\":\"wait\",\"for\":\"sharp\"}\nnonsense\n{\"do\":\"reload\"}\n")
        let wait = try #require(requests(server).first)
        try second.send("{\"do\":\"state\"}\n")
        let state = try #require(requests(server).first)
        #expect(state.command == .state)
        server.reply(to: state.id, ControlAnswer.success())
        #expect(try second.answer()?["ok"] == true)
        #expect(server.drain().isEmpty)
        server.reply(to: wait.id, ControlAnswer.failure("too late"))
        #expect(try first.answer()?["error"] == "too late")
        #expect(try first.answer()?["error"]?.string?.contains("stands where a value is needed") == true)
        let reload = try #require(requests(server).first)
        #expect(reload.command == .reload)
        server.reply(to: reload.id, ControlAnswer.success())
        #expect(try first.answer()?["ok"] == true)
    }

    @Test("Twenty clients at once each get the answers to their own requests")
    func manyClients() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        defer { server.close() }
        let clients = try (0..<20).map { _ in try SocketClient(folder.socket) }
        for (index, client) in clients.enumerated() {
            try client.send("{\"do\":\"goTo\",\"index\":\(index)}\n{\"do\":\"goTo\",\"index\":\(index + 100)}\n")
        }
        for _ in 0..<2 {
            for request in requests(server, count: 20) {
                guard case .turn(.to(let index), _) = request.command else { continue }
                server.reply(to: request.id, ControlAnswer.success(JSONObject(["index": .number(index)])))
            }
        }
        for (index, client) in clients.enumerated() {
            #expect(try client.answer()?["index"] == .number(index))
            #expect(try client.answer()?["index"] == .number(index + 100))
        }
    }

    @Test("A client that has said all still gets its answers, also to a last line without an end")
    func halfClosed() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        defer { server.close() }
        let client = try SocketClient(folder.socket)
        try client.send("{\"do\":\"state\"}\n{\"do\":\"quit\"}")
        client.finishSending()
        for command in [ControlCommand.state, .quit] {
            let request = try #require(requests(server).first)
            #expect(request.command == command)
            server.reply(to: request.id, ControlAnswer.success())
            #expect(try client.answer()?["ok"] == true)
        }
        #expect(try client.answer() == nil)
    }

    @Test("A client that leaves at once has its command done, and its answer disturbs nobody")
    func leaves() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        defer { server.close() }
        do {
            let client = try SocketClient(folder.socket)
            try client.send("{\"do\":\"fill\"}\n{\"do\":\"home\"}\n")
        }
        for command in [ControlCommand.navigate(.fill, isAnimated: true), .navigate(.home, isAnimated: true)] {
            let request = try #require(requests(server).first)
            #expect(request.command == command)
            server.reply(to: request.id, ControlAnswer.success())
        }
        let other = try SocketClient(folder.socket)
        try other.send("{\"do\":\"state\"}\n")
        let request = try #require(requests(server).first)
        server.reply(to: request.id, ControlAnswer.success())
        #expect(try other.answer()?["ok"] == true)
    }

    @Test("A line without end is refused and its client dropped; others go on")
    func endlessLine() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        defer { server.close() }
        let client = try SocketClient(folder.socket)
        try? client.send(String(repeating: "x", count: (1 << 20) + 65_536 * 4))
        let answer = try client.answer()
        #expect(answer == nil || answer?["error"]?.string?.contains("longer than 1048576 bytes") == true)
        let other = try SocketClient(folder.socket)
        try other.send("?\n")
        #expect(try other.answer()?["ok"] == false)
    }

    @Test("A client that reads no answers is dropped, and never stops the main thread or other clients")
    func slowClient() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        defer { server.close() }
        let slow = try SocketClient(folder.socket)
        let long = ControlAnswer.success(JSONObject(["text": .string(String(repeating: "x", count: 300_000))]))
        try slow.send(String(repeating: "{\"do\":\"state\"}\n", count: 20))
        // Once it is dropped no more of its requests come.
        while let request = requests(server, seconds: 0.5).first { server.reply(to: request.id, long) }
        let other = try SocketClient(folder.socket)
        try other.send("{\"do\":\"home\"}\n")
        let request = try #require(requests(server).first)
        #expect(request.command == .navigate(.home, isAnimated: true))
        server.reply(to: request.id, ControlAnswer.success())
        #expect(try other.answer()?["ok"] == true)
        var whole = 0
        while let answer = try? slow.answer() { whole += answer["ok"] == true ? 1 : 0 }
        #expect(whole < 20)
    }

    @Test("A call of vitrine ctl brings back the answer, or says that there was none")
    func call() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        let call = try ControlCall(
            ["--control", folder.socket, "wait", "for=settled"].map { Array($0.utf8) }, workingFolder: [])
        // Threads of their own: while this one waits for the answer it must not hold one that the answer needs.
        Thread.detachNewThread { [self] in
            if let request = requests(server).first {
                server.reply(to: request.id, ControlAnswer.failure("not yet"))
            }
        }
        #expect(try call.send().text == #"{"ok":false,"error":"not yet"}"#)
        Thread.detachNewThread { [self] in
            _ = requests(server)
            server.close()
        }
        #expect(throws: SocketError.noAnswer(path: Array(folder.socket.utf8))) { try call.send() }
    }

    @Test("The last answer still arrives when the server is closed right after it")
    func farewell() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        let client = try SocketClient(folder.socket)
        try client.send("{\"do\":\"quit\"}\n")
        let request = try #require(requests(server).first)
        server.reply(to: request.id, ControlAnswer.success())
        server.close()
        #expect(try client.answer()?["ok"] == true)
        #expect(try client.answer() == nil)
    }
}
