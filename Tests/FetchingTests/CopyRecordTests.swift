import Fetching
import Testing

@Suite("Records of copies")
struct CopyRecordTests {
    static let name = CopyName(key: "http://h/x")
    static let record = CopyRecord(
        key: "http://h/x", source: "http://h/y", content: name.content(7), length: 1 << 40, checksum: .max,
        boot: "b-1", asked: 5, came: 6, redirects: 9,
        headers: AnswerHeaders([
            "ETag": "\"a b\"", "Cache-Control": "max-age=5", "Set-Cookie": "secret", "Age": "3",
            "Content-Type": "image/png",
        ]))

    @Test("A record comes out as it went in, and only the fields that are needed are in it")
    func roundTrip() {
        #expect(CopyRecord(text: Self.record.text) == Self.record)
        #expect(!String(decoding: Self.record.text, as: UTF8.self).contains("secret"))
        var plain = Self.record
        plain.redirects = nil
        #expect(CopyRecord(text: plain.text) == plain)
    }

    @Test("A record that was cut or changed anywhere is none")
    func damage() {
        let text = Self.record.text
        for count in text.indices { #expect(CopyRecord(text: Array(text[..<count])) == nil) }
        for index in text.indices {
            var changed = text
            changed[index] ^= 1
            #expect(CopyRecord(text: changed) == nil)
        }
        #expect(CopyRecord(text: text + text) == nil)
    }

    @Test("No field breaks out of its line, and no record leads out of the folder")
    func lines() {
        var record = Self.record
        record.headers["ETag"] = "\"x\"\nlength 5"
        #expect(CopyRecord(text: record.text)?.length == 1 << 40)
        record.content = "../../etc/passwd"
        #expect(CopyRecord(text: record.text) == nil)
    }

    @Test("Names say what they are, and others' names are nobody's")
    func names() {
        #expect(CopyName.kind(of: Self.name.record)?.kind == .record)
        #expect(CopyName.kind(of: Self.name.part)?.kind == .part)
        #expect(CopyName.kind(of: Self.name.content(.max))?.kind == .content)
        #expect(CopyName.kind(of: Self.name.draft(0))?.kind == .draft)
        #expect(CopyName.kind(of: Self.name.content(1))?.digits == Self.name.digits)
        for other in ["", "a.copy", "photo.jpg", "\(Self.name.digits).copy.bak", "\(Self.name.digits)-1.data", ".copy"]
        {
            #expect(CopyName.kind(of: other) == nil)
        }
        #expect(CopyName(key: "http://h/y") != Self.name)
    }

    @Test("An answer that nothing has changed renews what it speaks of and leaves the rest")
    func renewal() {
        let renewed = Self.record.renewed(
            by: AnswerHeaders(["Cache-Control": "max-age=9", "Content-Type": "text/html"]), asked: 50, came: 51,
            redirects: nil)
        #expect(renewed.headers["Cache-Control"] == "max-age=9" && renewed.headers["ETag"] == "\"a b\"")
        #expect(renewed.headers["Content-Type"] == "image/png" && renewed.headers["Age"] == nil)
        #expect(renewed.asked == 50 && renewed.came == 51 && renewed.redirects == nil)
    }
}
