import Localization
import Testing

@Suite("A phrase in a language that is read from the right")
struct DirectionTests {
    private static let phrase = Phrase("test.file", "“{file}” is damaged.")
    private let arabic = Phrasebook(.arabic, translations: ["test.file": "الملف «{file}» تالف."])
    private let left = "\u{200E}"
    private let right = "\u{200F}"

    @Test("keeps a name in Latin letters together, brackets and all")
    func latin() {
        #expect(
            arabic(Self.phrase, ["file": "(1) photo.jpg"])
                == "الملف «\(right)\(left)(1) photo.jpg\(left)\(right)» تالف.")
        #expect(arabic(Self.phrase, ["file": "--option"]).contains("\(left)--option\(left)"))
    }

    @Test("takes names in its own script, and numbers, as they are")
    func own() {
        #expect(arabic(Self.phrase, ["file": "صورة.jpg"]) == "الملف «صورة.jpg» تالف.")
        #expect(arabic(Self.phrase, ["file": "12,5"]) == "الملف «12,5» تالف.")
    }

    @Test("An English one keeps an Arabic name together, and is itself still read from the left")
    func english() {
        let said = Phrasebook.english(Self.phrase, ["file": "صورة.jpg"])
        #expect(said == "“\(left)\(right)صورة.jpg\(right)\(left)” is damaged.")
        #expect(Phrasebook.english(Self.phrase, ["file": "東京.jpg"]) == "“東京.jpg” is damaged.")
    }

    @Test("Sentences follow each other with a space where the language has spaces, and empty ones are left out")
    func sentences() {
        #expect(Phrasebook.english.joined(["One.", "", "Two."]) == "One. Two.")
        #expect(Phrasebook(.japanese, translations: [:]).joined(["一。", "二。"]) == "一。二。")
        #expect(Phrasebook(.french, translations: [:]).joined(["Un.", "Deux."]) == "Un. Deux.")
    }
}
