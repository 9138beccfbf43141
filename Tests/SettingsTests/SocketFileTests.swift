import Foundation
import JSONText
import Settings
import Testing

@Suite("The socket's file", .timeLimit(.minutes(1)))
struct SocketFileTests {
    @Test("A socket file that nobody answers on is replaced")
    func stale() throws {
        let folder = try SocketFolder()
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: folder.socket.utf8) }
        let code = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(code == 0)
        close(descriptor)
        #expect(folder.hasSocket)
        let server = try folder.serve()
        let client = try SocketClient(folder.socket)
        try client.send("?\n")
        #expect(try client.answer()?["ok"] == false)
        server.close()
    }

    @Test("A socket that a running viewer listens on is left to it")
    func inUse() throws {
        let folder = try SocketFolder()
        let server = try folder.serve()
        let error = #expect(throws: SocketError.self) { try folder.serve() }
        #expect(error == .inUse(path: Array(folder.socket.utf8)))
        #expect(folder.hasSocket)
        server.close()
    }

    @Test("A file that is no socket is never removed")
    func noSocket() throws {
        let folder = try SocketFolder()
        try Data("precious".utf8).write(to: URL(fileURLWithPath: folder.socket))
        #expect(throws: SocketError.notASocket(path: Array(folder.socket.utf8))) { try folder.serve() }
        #expect(try String(contentsOfFile: folder.socket, encoding: .utf8) == "precious")
    }

    @Test("A name that is too long for a socket, or in no folder, is an error with the reason")
    func badNames() {
        let long = "/tmp/" + String(repeating: "x", count: 110)
        let error = #expect(throws: SocketError.self) { try ControlServer(path: Array(long.utf8), wake: {}) }
        #expect(error?.sentence.contains("longer than 107 bytes") == true)
        let nowhere = #expect(throws: SocketError.self) { try ControlServer(path: Array("/no/where".utf8), wake: {}) }
        #expect(nowhere?.sentence == "The socket /no/where cannot be used: No such file or directory.")
    }

    @Test("A name that another viewer has taken over is not removed at the end")
    func takenOver() throws {
        let folder = try SocketFolder()
        let first = try folder.serve()
        try FileManager.default.removeItem(atPath: folder.socket)
        let second = try folder.serve()
        first.close()
        #expect(folder.hasSocket)
        second.close()
        #expect(!folder.hasSocket)
    }

    @Test("A call without a viewer says that nobody listens")
    func nobody() throws {
        let folder = try SocketFolder()
        let call = try ControlCall(["--control", folder.socket, "state"].map { Array($0.utf8) }, workingFolder: [])
        #expect(throws: SocketError.nobodyListens(path: Array(folder.socket.utf8))) { try call.send() }
    }
}
