import Localization
import Testing

@Suite struct LanguageTests {
    private func language(_ environment: [String: String]) -> Language { Language(environment: { environment[$0] }) }

    @Test(
        "A locale's name is the language before its country, encoding and variant",
        arguments: [
            ("de", Language.german), ("de_AT.UTF-8@euro", .german), ("fr_CA", .french), ("es-419", .spanish),
            ("JA_JP.eucJP", .japanese), ("zh_TW.UTF-8", .chinese), ("zh_HK", .chinese), ("zh-Hans-CN", .chinese),
            ("ar_EG@latn", .arabic), ("en_GB.UTF-8", .english), ("C", .english), ("POSIX", .english),
            ("C.UTF-8", .english),
        ])
    func locales(name: String, language: Language) { #expect(Language(locale: name) == language) }

    @Test("Another language's name is none of ours", arguments: ["pt_BR", "", "german", "deu", "d", "_DE", "é"])
    func unknown(name: String) { #expect(Language(locale: name) == nil) }

    @Test("LC_ALL comes before LC_MESSAGES, and that before LANG; an empty variable is not set")
    func order() {
        #expect(language(["LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "es_ES"]) == .german)
        #expect(language(["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "es_ES"]) == .french)
        #expect(language(["LANG": "es_ES.UTF-8"]) == .spanish)
        #expect(language(["LC_CTYPE": "de_DE"]) == .english)
        #expect(language([:]) == .english)
    }

    @Test("LANGUAGE is a list by preference, of which the first that there is counts")
    func preferences() {
        #expect(language(["LANGUAGE": "pt_BR:fr:de", "LANG": "ja_JP"]) == .french)
        #expect(language(["LANGUAGE": "pt:nl", "LANG": "ja_JP"]) == .japanese)
        #expect(language(["LANGUAGE": "en:de", "LANG": "ja_JP"]) == .english)
        #expect(language(["LANGUAGE": "::de", "LANG": "ja_JP"]) == .german)
    }

    @Test("LANGUAGE means nothing without a locale, or in that of C", arguments: [nil, "", "C", "C.UTF-8", "POSIX"])
    func withoutLocale(locale: String?) {
        #expect(language(["LANGUAGE": "de", "LANG": locale].compactMapValues(\.self)) == .english)
    }

    @Test("A locale whose language there is not is English")
    func foreign() { #expect(language(["LANG": "fi_FI.UTF-8"]) == .english) }

    @Test("Of the languages Arabic alone is read from the right, and each has another name of its own")
    func kinds() {
        #expect(Language.allCases.filter(\.isRightToLeft) == [.arabic])
        #expect(Set(Language.allCases.map(\.ownName)).count == Language.allCases.count)
    }
}
