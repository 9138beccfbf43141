import Localization
import Testing

@Suite struct NumberTests {
    private func book(_ language: Language) -> Phrasebook { Phrasebook(language, translations: [:]) }

    @Test("A fraction is written with the language's separator, rounded, without zeros at the end")
    func decimals() {
        let german = book(.german)
        #expect(german.decimal(3.25, digits: 2) == "3,25")
        #expect(german.decimal(3.25, digits: 1) == "3,3")
        #expect(german.decimal(3.0, digits: 2) == "3")
        #expect(german.decimal(0.05, digits: 2) == "0,05")
        #expect(german.decimal(-0.04, digits: 1) == "0")
        #expect(german.decimal(-12_345.5, digits: 1) == "-12.345,5")
        #expect(Phrasebook.english.decimal(.nan, digits: 1) == "–")
        #expect(Phrasebook.english.decimal(1.005e12, digits: 3) == "1,005,000,000,000")
    }

    @Test(
        "Digits are grouped as the language has it",
        arguments: [
            (Language.english, "1,234", "1,234,567"), (.german, "1.234", "1.234.567"),
            (.french, "1\u{202F}234", "1\u{202F}234\u{202F}567"), (.spanish, "1234", "1.234.567"),
            (.japanese, "1,234", "1,234,567"),
        ])
    func groups(language: Language, thousand: String, million: String) {
        #expect(book(language).number(1234) == thousand)
        #expect(book(language).number(1_234_567) == million)
        #expect(book(language).number(999) == "999")
        #expect(book(language).number(-1_234_567) == "-" + million)
        #expect(book(language).number(.min).hasPrefix("-9"))
    }

    @Test(
        "An amount of data has two or three digits that count, and the unit that makes it short",
        arguments: [
            (0, "0 B"), (999, "999 B"), (1000, "1 KB"), (3_240_000, "3.2 MB"), (999_700, "1 MB"), (99_960, "100 KB"),
            (12_345_678_901, "12.3 GB"), (5_000_000_000_000, "5,000 GB"),
        ])
    func data(count: Int, words: String) { #expect(Phrasebook.english.bytes(count) == words) }

    @Test("Seconds, percents and sizes are said with the units of the language")
    func units() {
        let book = Phrasebook(.german, translations: ["unit.percent": "{number}\u{A0}%", "unit.seconds": "{number} s"])
        #expect(book.percent(0.256) == "26\u{A0}%")
        #expect(book.seconds(milliseconds: 2500) == "2,5 s")
        #expect(book.seconds(milliseconds: 3000) == "3 s")
        #expect(book.pixelSize(width: 12_000, height: 800) == "12.000 × 800")
        #expect(Phrasebook.english.megabytes(2048) == "2,048 MB")
    }
}
