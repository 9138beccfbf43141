import Localization
import Testing

@Suite("A phrasebook")
struct PhrasebookTests {
    private static let greeting = Phrase("test.greeting", "{name} has {count} pictures")

    @Test("says a phrase in English when it has no translation, and fills its placeholders in")
    func english() {
        let said = Phrasebook.english(Self.greeting, ["name": "Ada", "count": "3"])
        #expect(said == "Ada has 3 pictures")
    }

    @Test("says a translation, whose placeholders may stand in another order")
    func translation() {
        let book = Phrasebook(language: "xx", translations: ["test.greeting": "{count}: {name}"])
        #expect(book(Self.greeting, ["name": "Ada", "count": "3"]) == "3: Ada")
    }

    @Test("takes braces in a value for text")
    func braces() {
        let said = Phrasebook.english(Self.greeting, ["name": "{count}", "count": "3"])
        #expect(said == "{count} has 3 pictures")
    }

    @Test("leaves a placeholder that has no value, and an open brace, as they are")
    func unknown() {
        let book = Phrasebook(language: "xx", translations: ["test.greeting": "{other} {"])
        #expect(book(Self.greeting, ["name": "Ada"]) == "{other} {")
    }

    @Test("knows each phrase by a key of its own")
    func keys() {
        #expect(Set(Phrase.all.map(\.key)).count == Phrase.all.count)
    }
}
