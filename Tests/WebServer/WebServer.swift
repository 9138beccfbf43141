import Foundation
import Glibc
import Synchronization
public import TestSupport

/// A real HTTP server on this machine whose faults are scripted, and which remembers what it was asked.
///
/// Each connection has a thread of its own and brings one answer. A path that has no script is answered by 404.
public final class WebServer: Sendable {
    fileprivate struct State {
        var scripts: [String: [WebScript]] = [:]
        var requests: [WebRequest] = []
        var connections: Set<Int32> = []
        var isStopped = false
    }

    /// Where it listens.
    public let port: UInt16
    private let socket: Int32
    private let state = Mutex(State())

    /// Starts a server on a free port of the loopback address, or elsewhere.
    public init(address: String = "127.0.0.1", port: UInt16 = 0) throws(Trouble) {
        (socket, self.port) = try Sockets.listening(address: address, port: port)
        Thread.detachNewThread { [weak self, socket] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0, let self else { break }
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                guard state.withLock({ !$0.isStopped && $0.connections.insert(connection).inserted }) else {
                    close(connection)
                    break
                }
                Thread.detachNewThread { [weak self] in self?.serve(connection) }
            }
            close(socket)
        }
    }

    deinit { stop() }

    /// The address of a path, with credentials if wished.
    public func address(_ path: String, credentials: String? = nil) -> String {
        "http://\(credentials.map { "\($0)@" } ?? "")127.0.0.1:\(port)\(path)"
    }

    /// From now on a path is answered by these scripts, one after the other; the last one stays.
    public func serve(_ path: String, _ scripts: WebScript...) { state.withLock { $0.scripts[path] = scripts } }

    /// What was asked so far, for one path or for all.
    public func requests(_ path: String? = nil) -> [WebRequest] {
        state.withLock { state in state.requests.filter { path == nil || $0.target == path } }
    }

    /// Refuses connections from now on and ends those that are there.
    public func stop() {
        let connections = state.withLock { state in
            state.isStopped = true
            return state.connections
        }
        shutdown(socket, Int32(SHUT_RDWR))
        for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }

    private func serve(_ connection: Int32) {
        defer {
            state.withLock { _ = $0.connections.remove(connection) }
            close(connection)
        }
        guard let text = Sockets.request(from: connection),
            let request = WebRequest(text, time: monotonicMilliseconds())
        else { return }
        let script = state.withLock { state in
            state.requests.append(request)
            return state.takeScript(request.target)
        }
        WebAnswer(script: script, request: request, connection: connection) { [weak self] in
            self?.state.withLock { !$0.isStopped } ?? false
        }.send()
        shutdown(connection, Int32(SHUT_WR))
        drain(connection)
    }

    /// Bytes that were not read when a connection is closed would reset it, and the other end lose what was sent.
    private func drain(_ connection: Int32) {
        var piece = [UInt8](repeating: 0, count: 1024)
        let end = monotonicMilliseconds() + 200
        while monotonicMilliseconds() < end {
            var request = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 50) > 0 else { continue }
            if recv(connection, &piece, piece.count, 0) <= 0 { return }
        }
    }
}

extension WebServer.State {
    fileprivate mutating func takeScript(_ target: String) -> WebScript {
        guard let waiting = scripts[target], let script = waiting.first else {
            return WebScript(.text("nothing"), status: 404)
        }
        if waiting.count > 1 { scripts[target] = Array(waiting.dropFirst()) }
        return script
    }
}
