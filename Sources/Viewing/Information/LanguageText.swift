/// A text in a language.
public struct LanguageText: Hashable, Sendable {
    /// As IETF BCP 47 names it; empty where none is said.
    public let language: String
    /// One line.
    public let text: String

    /// A text in a language.
    public init(_ text: String, language: String = "") {
        self.language = language
        self.text = text
    }
}

extension [LanguageText] {
    /// The text for somebody who speaks a language: in exactly that one, in the same with or without a region, in none that is named, in English, or else
    /// the first one.
    func text(for language: String) -> String? {
        let wanted = language.lowercased()
        let tests: [(String) -> Bool] = [
            { $0 == wanted }, { Self.main($0) == Self.main(wanted) }, { $0.isEmpty }, { Self.main($0) == "en" },
        ]
        for test in tests {
            if let found = first(where: { test($0.language.lowercased()) }) { return found.text }
        }
        return first?.text
    }

    private static func main(_ language: String) -> Substring { language.prefix { $0 != "-" && $0 != "_" } }
}
