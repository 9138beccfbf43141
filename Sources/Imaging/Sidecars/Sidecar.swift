/// What somebody has written about a picture into a file beside it.
public struct Sidecar: Hashable, Sendable {
    /// A text in a language.
    public struct Text: Hashable, Sendable {
        /// As IETF BCP 47 names it; empty where none is said.
        public let language: String
        /// One line, fit to be shown.
        public let text: String

        /// A text in a language.
        public init(_ text: String, language: String = "") {
            self.language = language
            self.text = text
        }
    }

    /// The title, once for each language.
    public var titles: [Text] = []
    /// The caption, once for each language.
    public var captions: [Text] = []
    /// As it is written.
    public var date: String?
    /// Who made the picture.
    public var author: String?
    /// The file that has the date.
    public var dateFile = ""
    /// What is not as it should be.
    public var troubles: [SidecarTrouble] = []

    /// Nothing.
    public init() {}

    /// Takes from another one what this one lacks.
    mutating func complete(with other: Sidecar) {
        if titles.isEmpty { titles = other.titles }
        if captions.isEmpty { captions = other.captions }
        if date == nil {
            date = other.date
            dateFile = other.dateFile
        }
        author = author ?? other.author
        troubles += other.troubles
    }
}

/// What is not as it should be with a file beside a picture. Each names the file.
public enum SidecarTrouble: Hashable, Sendable {
    /// It is no JSON from a byte on.
    case notJSON(file: String, byte: Int)
    /// It holds JSON, but no object.
    case noObject(file: String)
    /// What stands at a key is no text, and no texts by their languages.
    case notText(file: String, key: String)
    /// It is no UTF-8.
    case notUTF8(file: String)
    /// It is longer than so many kilobytes.
    case tooLong(file: String, kilobytes: Int)
    /// The system does not give it.
    case unreadable(file: String)
}
