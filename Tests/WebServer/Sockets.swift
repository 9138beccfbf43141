import Glibc
import TestSupport

/// Sockets of IPv4, as a small server needs them.
enum Sockets {
    /// A socket that waits for connections at an address of this machine, on a port or on any; and its port.
    static func listening(address: String, port: UInt16) throws(Trouble) -> (socket: Int32, port: UInt16) {
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { throw .system("socket", errno) }
        var on: Int32 = 1
        setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = inet_addr(address)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(number, raw, length) == 0 && listen(number, 64) == 0 && getsockname(number, raw, &length) == 0
            }
        }
        guard result else {
            let error = errno
            close(number)
            throw .system("listen at \(address):\(port)", error)
        }
        return (number, UInt16(bigEndian: place.sin_port))
    }

    /// Reads until the empty line behind a request; nil when the other end goes first.
    static func request(from connection: Int32) -> String? {
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while text.count < 1 << 20 {
            let count = recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return nil }
            text += piece.prefix(count)
            // Not the beginning of a request, but of an encrypted connection.
            if text[0] < 0x20 { return nil }
            if text.suffix(4).elementsEqual([13, 10, 13, 10]) { return String(decoding: text, as: UTF8.self) }
        }
        return nil
    }

    /// Sends all bytes; false when the other end is gone.
    static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Whether the other end has closed the connection.
    static func isGone(_ connection: Int32) -> Bool {
        var request = pollfd(fd: connection, events: Int16(POLLIN) | 0x2000, revents: 0)
        return poll(&request, 1, 0) > 0
    }
}
