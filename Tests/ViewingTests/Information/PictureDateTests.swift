import Localization
import Testing
import Viewing

@Suite("Dates of pictures")
struct PictureDateTests {
    @Test("What ISO 8601 allows is read, as far as it goes")
    func reading() {
        #expect(PictureDate("1954") == PictureDate(year: 1954))
        #expect(PictureDate("1954-06") == PictureDate(year: 1954, month: 6))
        #expect(PictureDate("2024-02-29") == PictureDate(year: 2024, month: 2, day: 29))
        let noon = PictureDate.Time(hour: 12, minute: 34)
        #expect(PictureDate("2023-05-01 12:34") == PictureDate(year: 2023, month: 5, day: 1, time: noon))
        #expect(PictureDate("2023-05-01T12:34:56.789") == PictureDate(year: 2023, month: 5, day: 1, time: noon))
        #expect(PictureDate("2023-05-01T12:34:56Z")?.offset == 0)
        #expect(PictureDate("2023-05-01T12:34:56-03:30")?.offset == -210)
    }

    @Test(
        "What is no date is none",
        arguments: [
            "", "0000-00-00T00:00:00", "2023-13-01", "2023-02-29", "2023-5-1", "2023-05-01T24:00", "2023-05-01T12",
            "2023-05-01T12:34x", "yesterday", "20230501", "2023-05-01T12:34:56.", "2023-05-01T12:34+2", "-123-01-01",
            "٢٠٢٣",
        ])
    func refusing(_ text: String) { #expect(PictureDate(text) == nil) }

    @Test("They are said in words, with as much as is known")
    func words() {
        let phrases = Phrasebook.english
        #expect(phrases.date(PictureDate(year: 1954)) == "1954")
        #expect(phrases.date(PictureDate(year: 1954, month: 6)) == "June 1954")
        #expect(phrases.date(PictureDate(year: 2023, month: 5, day: 1)) == "May 1, 2023")
        let time = PictureDate.Time(hour: 7, minute: 5)
        #expect(
            phrases.date(PictureDate(year: 2023, month: 5, day: 1, time: time, offset: 120))
                == "May 1, 2023, 07:05 (UTC+2)")
        #expect(
            phrases.date(PictureDate(year: 2023, month: 5, day: 1, time: time, offset: -210))
                == "May 1, 2023, 07:05 (UTC−3:30)")
        let german = Phrasebook(
            .german, translations: ["date.day": "{day}. {month} {year}", "date.month-5": "Mai"])
        #expect(german.date(PictureDate(year: 2023, month: 5, day: 1)) == "1. Mai 2023")
        let japanese = Phrasebook(.japanese, translations: ["date.day": "{year}年{month}{day}日", "date.month-5": "5月"])
        #expect(japanese.date(PictureDate(year: 2023, month: 5, day: 1)) == "2023年5月1日")
    }
}
