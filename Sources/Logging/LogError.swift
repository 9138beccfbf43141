import Glibc
import Wording

/// Why no log is written.
public enum LogError: Error, Hashable, Sendable {
    case cannotOpen(path: [UInt8], code: Int32)
    /// The system gives no thread or no descriptor for it.
    case noThread(code: Int32)

    /// One sentence for the person, without a full stop.
    public var sentence: String {
        switch self {
        case .cannotOpen(let path, let code):
            "the log \(VisibleText.repairing(path)) cannot be opened: \(Self.words(code))"
        case .noThread(let code): "no log can be written: \(Self.words(code))"
        }
    }

    private static func words(_ code: Int32) -> String {
        unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
}
