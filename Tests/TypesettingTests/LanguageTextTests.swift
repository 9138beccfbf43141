import Drawing
import Foundation
import Geometry
import JSONText
import Localization
import Testing

@testable import Typesetting

@Suite("Text in the languages of the program")
struct LanguageTextTests {
    private static let strings = URL(filePath: #filePath).appending(path: "../../../Resources/strings")
        .standardizedFileURL

    /// Whether this machine has a font for a language.
    private static func hasFont(_ language: Language) -> Bool {
        let folders: [String] =
            switch language {
            case .japanese, .chinese: ["opentype/noto/NotoSansCJK-Regular.ttc"]
            case .arabic: ["truetype/noto/NotoSansArabic-Regular.ttf", "truetype/dejavu/DejaVuSans.ttf"]
            default: ["truetype/noto/NotoSans-Regular.ttf", "truetype/dejavu/DejaVuSans.ttf"]
            }
        return folders.contains { FileManager.default.fileExists(atPath: "/usr/share/fonts/\($0)") }
    }

    private func request(_ text: String, size: Double = 40) -> TextRequest {
        TextRequest(text, fontSize: size, color: Color(white: 255), maxWidth: 4000, overflow: .wrap(lines: 6))
    }

    @Test(
        "Every phrase is drawn without a box for a missing character, where a font is installed",
        arguments: Language.allCases)
    func noBoxes(language: Language) throws {
        guard Self.hasFont(language) else {
            print("No font for \(language.ownName): its phrases are not drawn.")
            return
        }
        var texts = Phrase.all.map(\.english) + [language.ownName]
        if language != .english {
            let file = Self.strings.appending(path: "\(language.code).json")
            texts =
                try JSONValue(parsing: Array(try Data(contentsOf: file))).object?.members.compactMap(\.value.string)
                ?? []
        }
        #expect(texts.count >= Phrase.all.count)
        let setter = try TextSetter(language: language.tag)
        for text in texts { #expect(setter.missingGlyphs(of: request(text)) == 0, "\(text)") }
    }

    @Test("A character that no font has is counted")
    func missing() throws {
        #expect(try TextSetter().missingGlyphs(of: request("a\u{10FFFD}b")) == 1)
    }

    @Test(
        "A character that is written differently in Japan and in China is drawn as the language has it",
        .enabled(if: hasFont(.japanese), "Noto Sans CJK is not installed."))
    func variants() throws {
        // "Bone" is one code point whose inner corner lies on the other side in Japan.
        let japanese = try TextSetter(language: Language.japanese.tag).bitmap(of: request("骨直", size: 80))
        let chinese = try TextSetter(language: Language.chinese.tag).bitmap(of: request("骨直", size: 80))
        #expect(japanese.pixels != chinese.pixels)
    }

    @Test("A sentence that is read from the right begins each line at the right edge")
    func alignment() throws {
        let setter = try TextSetter(language: "ar")
        let bitmap = { (words: Int) in
            try setter.bitmap(
                of: TextRequest(
                    Array(repeating: "صورة", count: words).joined(separator: " "), fontSize: 30,
                    color: Color(white: 255), maxWidth: 300, overflow: .wrap(lines: 2)))
        }
        let oneLine = try bitmap(1).size.height
        // As many words as make a second line, which then has one.
        let words = try #require(try (2..<20).first { try bitmap($0).size.height > oneLine })
        let lines = try bitmap(words)
        let inked = (0..<lines.size.width).filter { x in
            (lines.size.height * 2 / 3..<lines.size.height).contains { y in
                lines.pixels[(y * lines.size.width + x) * 4 + 3] > 0
            }
        }
        #expect(try #require(inked.min()) > lines.size.width / 2)
    }
}
