/// Something that the program says to a person: a stable key, and how it is said in English. Languages translate by the key.
///
/// The English text is the source. It names what is filled in by a word in braces, `{file}`. Phrases are declared by those who say them, in
/// extensions of this type, and gathered in `Phrase.all`, by which translations are checked.
public struct Phrase: Hashable, Sendable {
    /// Names the phrase in files of translations: "card.try-again".
    public let key: String
    /// In English, with placeholders in braces.
    public let english: String

    /// A phrase of a key.
    public init(_ key: String, _ english: String) {
        self.key = key
        self.english = english
    }

    /// The words in braces, in the order in which they stand.
    public var placeholders: [String] { Self.placeholders(of: english) }

    /// The words in braces of a text, in the order in which they stand.
    public static func placeholders(of text: String) -> [String] {
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }
}
