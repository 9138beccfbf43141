/// Why a text could not be set.
public enum TypesettingError: Error, Hashable, Sendable {
    /// The machine has no fonts.
    case noFonts
    /// The system gave no thread; its error number.
    case noThread(code: Int32)
    /// Cairo could not draw it; its word for why.
    case drawing(String)

    /// One sentence for the person.
    public var sentence: String {
        switch self {
        case .noFonts:
            "This machine has no fonts, so nothing can be written; install a font package such as fonts-noto-core."
        case .noThread(let code):
            "The system gave no thread to write text with (error \(code))."
        case .drawing(let why):
            "Text could not be drawn: \(why)."
        }
    }
}
