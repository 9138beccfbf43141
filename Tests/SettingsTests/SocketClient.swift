import Glibc
import JSONText

/// A client of a control socket as another program would write it.
final class SocketClient {
    struct Trouble: Error {
        let step: String
        let code = errno
    }

    private let descriptor: Int32
    private var buffer = LineBuffer()

    /// Connects, and gives up on reading and writing after five seconds.
    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let code = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if code != 0 { throw Trouble(step: "connect") }
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Sends a text as it is.
    func send(_ text: String) throws {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { throw Trouble(step: "send") }
            rest = rest.dropFirst(count)
        }
    }

    /// Says that nothing more will be sent.
    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// The next answer; nil at the end of the connection.
    func answer() throws -> JSONValue? {
        while true {
            if let line = try buffer.nextLine() { return try JSONValue(parsing: line) }
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 || (count < 0 && errno == ECONNRESET) { return nil }
            if count < 0 { throw Trouble(step: "read") }
            buffer.append(chunk[..<count])
        }
    }
}
