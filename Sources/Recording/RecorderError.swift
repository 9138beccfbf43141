import Glibc

/// Why nothing, or nothing more, is recorded.
public enum RecorderError: Error, Hashable, Sendable {
    case cannotOpen(path: [UInt8], code: Int32)
    case cannotWrite(path: [UInt8], code: Int32)
    /// The file takes lines more slowly than they come.
    case tooSlow(path: [UInt8])
    /// The system gives no thread for it.
    case noThread(code: Int32)

    /// One sentence for the person, without a full stop.
    public var sentence: String {
        switch self {
        case .cannotOpen(let path, let code): "the recording \(name(path)) cannot be made: \(words(code))"
        case .cannotWrite(let path, let code): "the recording \(name(path)) ends early: \(words(code))"
        case .tooSlow(let path): "the recording \(name(path)) ends early: the file takes lines too slowly"
        case .noThread(let code): "nothing can be recorded: \(words(code))"
        }
    }

    private func name(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }

    private func words(_ code: Int32) -> String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
