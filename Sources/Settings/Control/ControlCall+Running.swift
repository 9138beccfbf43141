import Glibc
public import JSONText

extension ControlCall {
    /// Sends the command and waits for its answer, however long the viewer takes.
    public func send() throws(SocketError) -> JSONValue {
        let address = try SocketAddress(path)
        let descriptor: Int32
        switch SocketAddress.makeSocket(blocking: true) {
        case .success(let made): descriptor = made
        case .failure(let error): throw .refused(path: path, code: error.code)
        }
        defer { close(descriptor) }
        switch address.connect(descriptor) {
        case 0: break
        case ENOENT, ECONNREFUSED: throw .nobodyListens(path: path)
        case let code: throw .refused(path: path, code: code)
        }
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        try send(Array((request.text + "\n").utf8), over: descriptor)
        return try answer(from: descriptor)
    }

    /// Sends the command and prints the answer. The exit status: 0 when it was done, 1 when it was not, 2 without an answer.
    public func run() -> Int32 {
        do {
            let answer = try send()
            StandardStreams.print(answer.text + "\n")
            return answer["ok"] == true ? 0 : 1
        } catch {
            StandardStreams.complain(error.sentence, program: "vitrine")
            return 2
        }
    }

    /// s. A viewer answers within a frame, but for `wait`, which has its own time.
    private var patience: Int {
        guard request["do"] == "wait" else { return 10 }
        let wait =
            if case .number(let timeout)? = request["timeout"] { timeout } else { ControlCommand.standardTimeout }
        return 10 + Int(min(max(wait / 1000, 0), 1e6).rounded(.up))
    }

    private func send(_ bytes: [UInt8], over descriptor: Int32) throws(SocketError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .noAnswer(path: path)
            }
        }
    }

    private func answer(from descriptor: Int32) throws(SocketError) -> JSONValue {
        // An answer may be longer than a request: it can name many helpers.
        var buffer = LineBuffer(limit: 64 << 20)
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let line = try? buffer.nextLine() {
                guard let answer = try? JSONValue(parsing: line) else { throw .noAnswer(path: path) }
                return answer
            }
            let count = unsafe read(descriptor, &chunk, chunk.count)
            if count > 0 {
                buffer.append(chunk[..<count])
            } else if count < 0, errno == EAGAIN {
                throw .tooSlow(path: path, seconds: patience)
            } else if count == 0 || errno != EINTR {
                throw .noAnswer(path: path)
            }
        }
    }
}
