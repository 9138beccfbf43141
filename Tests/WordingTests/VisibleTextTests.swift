import Testing
import Wording

@Suite("Text from outside is made fit to be shown")
struct VisibleTextTests {
    @Test("Bytes that are no UTF-8 appear as U+FFFD, the others as they are")
    func repaired() {
        #expect(VisibleText.repairing([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
        #expect(VisibleText.repairing("héllo 漢字.jpg".utf8) == "héllo 漢字.jpg")
        #expect(VisibleText.repairing([0xE6, 0xBC]) == "\u{FFFD}")
    }

    @Test("Control characters have pictures")
    func controls() {
        #expect(VisibleText.of("a\nb\t\0\u{7F}\r\n") == "a␊b␉␀␡␍␊")
        #expect(VisibleText.of("\u{85}\u{2028}") == "\u{FFFD}␤")
    }

    @Test("A turn of the reading direction cannot hide the end of a name")
    func directions() {
        #expect(VisibleText.of("photo\u{202E}gpj.exe") == "photo<U+202E>gpj.exe")
    }

    @Test("Emoji that are joined stay joined")
    func joined() { #expect(VisibleText.of("👩‍👩‍👧.png") == "👩‍👩‍👧.png") }

    @Test("A text without end loses its middle")
    func long() {
        let text = VisibleText.of("start" + String(repeating: "x", count: 100_000) + ".jpg")
        #expect(text.unicodeScalars.count == VisibleText.longest)
        #expect(text.hasPrefix("startx") && text.hasSuffix("x.jpg") && text.contains("…"))
        let fitting = String(repeating: "x", count: VisibleText.longest)
        #expect(VisibleText.of(fitting) == fitting)
    }
}
