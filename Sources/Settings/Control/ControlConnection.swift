import Glibc
import JSONText

/// One client of the control socket. Its requests are handed out one at a time, so answers keep their order.
///
/// Lives on the socket's thread alone.
final class ControlConnection {
    /// A client that lets more answers than this lie is dropped.
    static let answerLimit = 1 << 20

    let id: UInt64
    let descriptor: Int32
    private var input = LineBuffer()
    private var output: [UInt8] = []
    /// How much of the output is sent.
    private var sent = 0
    /// Nothing more will be read.
    private var isReadToEnd = false
    /// Nothing can be sent any more; requests that came before are still done.
    private var isDeaf = false
    /// The request that the application works on.
    private var pending: UInt64?
    private(set) var isFinished = false

    init(id: UInt64, descriptor: Int32) {
        self.id = id
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// What to wait for. A client with a full buffer is read on when its requests are done.
    var pollRequest: pollfd {
        let reads = !isReadToEnd && input.count <= input.limit
        let events = (reads ? Int16(POLLIN) : 0) | (hasOutput ? Int16(POLLOUT) : 0)
        // A connection that waits for nothing would report its end again and again.
        return pollfd(fd: events == 0 ? -1 : descriptor, events: events, revents: 0)
    }

    /// Does what `poll` says can be done.
    func serve(_ events: Int16) {
        if events & Int16(POLLIN | POLLHUP | POLLERR) != 0, !isReadToEnd { receive() }
        if events & Int16(POLLOUT | POLLERR) != 0 { send() }
    }

    var hasOutput: Bool { sent < output.count }

    private func receive() {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe read(descriptor, &chunk, chunk.count)
        if count > 0 {
            input.append(chunk[..<count])
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            if count < 0 { isDeaf = true }
            isReadToEnd = true
        }
    }

    /// Sends what the client takes now.
    func send() {
        while hasOutput, !isDeaf {
            let count = unsafe output[sent...].withUnsafeBytes { bytes in
                unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if count < 0, errno == EAGAIN {
                break
            } else if count < 0, errno != EINTR {
                isDeaf = true
            }
        }
        if isDeaf || !hasOutput {
            output = []
            sent = 0
        }
    }

    /// The next request, when the one before is answered; requests that make no sense are answered on the way.
    func nextCommand(number: UInt64) -> ControlCommand? {
        while pending == nil, !isFinished {
            do {
                guard let line = try nextLine() else { break }
                let command = try Self.command(line)
                pending = number
                return command
            } catch {
                answer(ControlAnswer.failure(error.sentence))
                if case .tooLong = error {
                    // Where the next request would begin cannot be known.
                    input = LineBuffer()
                    isReadToEnd = true
                }
            }
        }
        if pending == nil, isReadToEnd, !hasOutput { isFinished = true }
        return nil
    }

    /// Takes the answer to the request that is worked on; others are too late.
    func answer(_ value: JSONValue, to number: UInt64) {
        guard pending == number else { return }
        pending = nil
        answer(value)
    }

    private func answer(_ value: JSONValue) {
        if isDeaf { return }
        output += Array(value.text.utf8)
        output.append(0x0a)
        send()
        if output.count - sent > Self.answerLimit { isFinished = true }
    }

    private func nextLine() throws(ControlError) -> [UInt8]? {
        do {
            if let line = try input.nextLine() { return line }
        } catch {
            throw .tooLong(error)
        }
        return isReadToEnd ? input.takeRest() : nil
    }

    private static func command(_ line: [UInt8]) throws(ControlError) -> ControlCommand {
        let json: JSONValue
        do { json = try JSONValue(parsing: line) } catch { throw .notJSON(error) }
        return try ControlCommand(json)
    }
}
