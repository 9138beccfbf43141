import Glibc

/// The listening socket and its file; the file goes when the listener goes.
final class ControlListener: Sendable {
    let descriptor: Int32
    private let address: SocketAddress
    private let device: dev_t
    private let inode: ino_t

    /// Listens under a name. A socket file on which nobody answers is replaced.
    init(path: [UInt8]) throws(SocketError) {
        let address = try SocketAddress(path)
        let descriptor: Int32
        switch SocketAddress.makeSocket(blocking: false) {
        case .success(let made): descriptor = made
        case .failure(let error): throw .refused(path: path, code: error.code)
        }
        do throws(SocketError) {
            // The file gets the socket's mode, so nobody else can connect at any moment.
            if fchmod(descriptor, 0o600) != 0 { throw SocketError.refused(path: path, code: errno) }
            try Self.bind(descriptor, to: address)
            if listen(descriptor, 16) != 0 { throw SocketError.refused(path: path, code: errno) }
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        self.address = address
        let status = address.status
        device = status?.st_dev ?? 0
        inode = status?.st_ino ?? 0
    }

    deinit {
        close(descriptor)
        // The name may have become another viewer's in the meantime.
        if let status = address.status, status.st_dev == device, status.st_ino == inode { address.unlink() }
    }

    private static func bind(_ descriptor: Int32, to address: SocketAddress) throws(SocketError) {
        let path = address.path
        var code = address.bind(descriptor)
        if code == EADDRINUSE {
            guard let status = address.status else { throw .refused(path: path, code: code) }
            if status.st_mode & S_IFMT != S_IFSOCK { throw .notASocket(path: path) }
            try refuseIfAnswered(address)
            address.unlink()
            code = address.bind(descriptor)
        }
        if code != 0 { throw .refused(path: path, code: code) }
    }

    private static func refuseIfAnswered(_ address: SocketAddress) throws(SocketError) {
        guard case .success(let probe) = SocketAddress.makeSocket(blocking: false) else { return }
        defer { close(probe) }
        switch address.connect(probe) {
        case ECONNREFUSED, ENOENT: return
        case 0, EAGAIN: throw .inUse(path: address.path)
        case let code: throw .refused(path: address.path, code: code)
        }
    }

    /// The next client that waits, not blocking; nil when none does or the system has no descriptors left.
    func accept() -> Result<Int32, SocketCode> {
        let client = Glibc.accept(descriptor, nil, nil)
        if client < 0 { return .failure(SocketCode(errno)) }
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        _ = fcntl(client, F_SETFL, O_NONBLOCK)
        return .success(client)
    }
}
