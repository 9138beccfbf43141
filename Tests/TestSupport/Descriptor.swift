internal import Glibc

/// An open file descriptor with one owner, closed when the owner goes.
public struct Descriptor: ~Copyable, Sendable {
    /// The number that the system knows it by.
    public let number: Int32

    /// Takes over a descriptor.
    public init(owning number: Int32) { self.number = number }

    deinit { close(number) }

    /// A stream connected to a Unix socket.
    public static func connected(to path: String) throws(Trouble) -> Descriptor {
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { throw .system("socket", errno) }
        let descriptor = Descriptor(owning: number)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw Trouble("The socket's path is too long: \(path)")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw .system("connect to \(path)", errno) }
        return descriptor
    }

    /// Writes all bytes.
    public func write(_ bytes: [UInt8]) throws(Trouble) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            let written = count < 0 && errno == ENOTSOCK ? writeToFile(rest) : count
            guard written > 0 else { throw .system("write", errno) }
            rest = rest.dropFirst(written)
        }
    }

    private func writeToFile(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
    }

    /// Reads what is there, at least one byte unless the other end closed; waits for it, but not for ever.
    public func read(atMost limit: Int, within milliseconds: Double) throws(Trouble) -> [UInt8] {
        var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        guard Glibc.poll(&entry, 1, Int32(max(milliseconds, 0).rounded(.up))) > 0 else {
            throw Trouble("Nothing came within \(milliseconds) ms.")
        }
        var buffer = [UInt8](repeating: 0, count: limit)
        let count = Glibc.read(number, &buffer, limit)
        guard count >= 0 else { throw .system("read", errno) }
        return Array(buffer.prefix(count))
    }
}
