/// Why a picture could not be written.
public enum PNGError: Error, Hashable, Sendable {
    /// The pixels could not be encoded; Cairo's word for why.
    case encoding(path: String, why: String)
    /// The file could not be written; the system's word for why.
    case writing(path: String, why: String)
    /// The system gave no thread; its error number.
    case noThread(path: String, code: Int32)

    /// One sentence for the person.
    public var sentence: String {
        switch self {
        case .encoding(let path, let why):
            "The picture for \(path) could not be encoded: \(why)."
        case .writing(let path, let why):
            "\(path) could not be written: \(why). Choose a folder that exists and that you may write to."
        case .noThread(let path, let code):
            "\(path) could not be written: the system gave no thread (error \(code))."
        }
    }
}
