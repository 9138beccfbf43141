import Foundation
import JSONText
import Localization
import Testing

/// The files of phrases that come with the program.
enum Strings {
    /// The root of the package.
    static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// The languages that need a file.
    static let languages = Language.allCases.filter { $0 != .english }

    /// The texts of a language by their keys, in the order of the file.
    static func texts(_ language: Language) throws -> [(key: String, text: String)] {
        let file = package.appending(path: "Resources/strings/\(language.code).json")
        let value = try JSONValue(parsing: Array(try Data(contentsOf: file)))
        return try #require(value.object).members.map { ($0.key, try #require($0.value.string)) }
    }
}

@Suite("The phrases of each language", .serialized)
struct TranslationTests {
    @Test("say everything, and nothing that nobody says", arguments: Strings.languages)
    func complete(language: Language) throws {
        let keys = Set(try Strings.texts(language).map(\.key))
        let wanted = Set(Phrase.all.map(\.key))
        #expect(wanted.subtracting(keys).sorted() == [])
        #expect(keys.subtracting(wanted).sorted() == [])
    }

    @Test("have the words in braces of the English ones, in any order", arguments: Strings.languages)
    func placeholders(language: Language) throws {
        let texts = Dictionary(uniqueKeysWithValues: try Strings.texts(language).map { ($0.key, $0.text) })
        for phrase in Phrase.all {
            let text = try #require(texts[phrase.key])
            #expect(Phrase.placeholders(of: text).sorted() == phrase.placeholders.sorted(), "\(phrase.key): \(text)")
        }
    }

    @Test(
        "are one line, without blanks around it or characters that are shown as numbers", arguments: Strings.languages)
    func shape(language: Language) throws {
        for (key, text) in try Strings.texts(language) + Phrase.all.map({ ($0.key, $0.english) }) {
            #expect(!text.isEmpty, "\(key)")
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(key): \(text)")
            let odd = text.unicodeScalars.filter {
                $0.value < 32 || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
            }
            #expect(odd.isEmpty, "\(key): \(text)")
        }
    }

    @Test("end as the English ones do: a sentence with a full stop, a title without", arguments: Strings.languages)
    func ends(language: Language) throws {
        let stops: Set<Character> = [".", "。"]
        let texts = Dictionary(uniqueKeysWithValues: try Strings.texts(language).map { ($0.key, $0.text) })
        for phrase in Phrase.all {
            let text = try #require(texts[phrase.key])
            let ends = { (text: String) in text.last.map { stops.contains($0) } ?? false }
            #expect(ends(text) == ends(phrase.english), "\(phrase.key): \(text)")
        }
    }

    @Test(
        "begin with a letter of their own script where they are read from the right and have one",
        arguments: Strings.languages.filter(\.isRightToLeft))
    func direction(language: Language) throws {
        for (key, text) in try Strings.texts(language) {
            let letters = text.replacing(/\{[^}]*\}/, with: "").unicodeScalars.filter(\.properties.isAlphabetic)
            let isOwn = letters.map { (0x600...0x6FF).contains($0.value) }
            #expect(isOwn.first == true || !isOwn.contains(true), "\(key): \(text)")
        }
    }
}
