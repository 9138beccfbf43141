import Glibc

/// Why there is no control socket.
public enum SocketError: Error, Hashable, Sendable {
    /// The name is longer than the system takes for a socket.
    case nameTooLong(path: [UInt8], limit: Int)
    /// A running viewer listens there.
    case inUse(path: [UInt8])
    /// Something that is no socket has this name; it is left alone.
    case notASocket(path: [UInt8])
    /// Nobody listens there.
    case nobodyListens(path: [UInt8])
    /// The viewer ended the connection without an answer.
    case noAnswer(path: [UInt8])
    /// The system refused.
    /// It listens, but did not answer in time.
    case tooSlow(path: [UInt8], seconds: Int)
    case refused(path: [UInt8], code: Int32)

    /// One sentence for the person.
    public var sentence: String {
        switch self {
        case .nameTooLong(let path, let limit):
            "The socket's name \(name(path)) is longer than \(limit) bytes; use a shorter one."
        case .inUse(let path): "Another vitrine listens at \(name(path)); use another name or quit that one."
        case .notASocket(let path): "\(name(path)) exists and is no socket; use another name."
        case .nobodyListens(let path):
            "No vitrine listens at \(name(path)); start one with: vitrine --control \(name(path))"
        case .noAnswer(let path): "The vitrine at \(name(path)) ended without an answer."
        case .tooSlow(let path, let seconds): "The vitrine at \(name(path)) has not answered for \(seconds) s."
        case .refused(let path, let code): "The socket \(name(path)) cannot be used: \(words(code))."
        }
    }

    private func name(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }

    private func words(_ code: Int32) -> String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
