/// How phrases are said in one language. What it has no translation for is said in English.
public struct Phrasebook: Hashable, Sendable {
    /// The language, as IETF BCP 47 names it: "de", "zh".
    public let language: String
    /// Whether it is read from the right, so that what leads lies on the right.
    public let isRightToLeft: Bool
    /// How numbers are written.
    public let numbers: NumberStyle
    private let translations: [String: String]

    /// The book of a language: translations by the keys of their phrases.
    public init(language: String, isRightToLeft: Bool = false, translations: [String: String]) {
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.numbers = (Language(rawValue: language) ?? .english).numbers
        self.translations = translations
    }

    /// The book of a language that the program speaks: translations by the keys of their phrases.
    public init(_ language: Language, translations: [String: String]) {
        self.init(language: language.code, isRightToLeft: language.isRightToLeft, translations: translations)
    }

    /// English, the language that everything is written in first.
    public static let english = Phrasebook(language: "en", translations: [:])

    /// The phrase in this language, with each word in braces replaced by its value. A value is put in as it is; braces in it mean nothing. One that is
    /// read in the other direction than the language is kept together by marks that nobody sees.
    public func callAsFunction(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
        let text = translations[phrase.key] ?? phrase.english
        guard !values.isEmpty else { return text }
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            let word = String(rest[rest.index(after: open)..<close])
            result += values[word].map { ReadingDirection.embed($0, isRightToLeft: isRightToLeft) } ?? "{\(word)}"
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Sentences one after the other, as the language sets them; empty ones are left out.
    public func joined(_ sentences: [String]) -> String {
        sentences.filter { !$0.isEmpty }.joined(separator: ["ja", "zh"].contains(language) ? "" : " ")
    }
}
