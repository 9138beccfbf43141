import Glibc

/// The name of a Unix socket as C wants it.
struct SocketAddress {
    let path: [UInt8]
    private var address = sockaddr_un()

    init(_ path: [UInt8]) throws(SocketError) {
        let limit = MemoryLayout.size(ofValue: address.sun_path) - 1
        if path.count > limit { throw .nameTooLong(path: path, limit: limit) }
        self.path = path
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
    }

    /// `bind`: 0, or the errno.
    func bind(_ descriptor: Int32) -> Int32 {
        unsafe withAddress { unsafe Glibc.bind(descriptor, $0, $1) == 0 ? 0 : errno }
    }

    /// `connect`: 0, or the errno.
    func connect(_ descriptor: Int32) -> Int32 {
        unsafe withAddress { unsafe Glibc.connect(descriptor, $0, $1) == 0 ? 0 : errno }
    }

    private func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe body(pointer, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// What stands under the name itself, links not followed; nil when there is nothing.
    var status: stat? {
        var status = stat()
        let code = unsafe (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
            unsafe name.baseAddress.map { unsafe lstat($0, &status) } ?? -1
        }
        return code == 0 ? status : nil
    }

    /// Removes the name.
    func unlink() {
        unsafe (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
            if let start = name.baseAddress { _ = unsafe Glibc.unlink(start) }
        }
    }

    /// A stream socket that helpers do not inherit, or the errno.
    static func makeSocket(blocking: Bool) -> Result<Int32, SocketCode> {
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, blocking ? kind : kind | Int32(SOCK_NONBLOCK.rawValue), 0)
        return descriptor < 0 ? .failure(SocketCode(errno)) : .success(descriptor)
    }
}

/// An errno on its way to becoming a `SocketError`.
struct SocketCode: Error {
    let code: Int32

    init(_ code: Int32) { self.code = code }
}
