import Localization
import Testing
import Wire
import Wording

@testable import Imaging

@Suite("Lists of pictures on servers")
struct AddressListTests {
    private func list(_ text: String) throws -> AddressList {
        let base = try #require(WebAddress(Array("https://u:p@host/lists/today.json".utf8)))
        return try AddressList(Array(text.utf8), at: base)
    }

    private func names(_ text: String) throws -> [String] {
        try list(text).names.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "An array of texts or of objects, an object with pictures, and lines of a text say the same",
        arguments: [
            #"["a.jpg", "/b.png", "http://other/c.gif"]"#,
            #"[{"url": "a.jpg", "title": "A"}, {"url": "/b.png"}, "http://other/c.gif"]"#,
            #"{"version": 1, "pictures": [{"url":"a.jpg"}, "/b.png", {"url":"http://other/c.gif","caption":null}]}"#,
            "\u{FEFF}# today\r\na.jpg\r\n\r\n  /b.png \nhttp://other/c.gif",
        ])
    func forms(text: String) throws {
        #expect(
            try names(text) == ["https://u:p@host/lists/a.jpg", "https://u:p@host/b.png", "http://other/c.gif"])
    }

    @Test("What leads to files of this machine, or out of the web, is left out and counted")
    func strangers() throws {
        let list = try list(#"["file:///etc/passwd", "a.jpg", "data:image/gif;base64,R0", {"url":"ftp://x/y"}]"#)
        #expect(list.names.count == 1 && list.strangers == 3)
    }

    @Test("An entry without an address is left out and counted, as long as another can be used")
    func badEntries() throws {
        let list = try list(#"[1, "a.jpg", {"href":"b"}, ["b"], null, {"url":"b.jpg"}]"#)
        #expect(list.names.count == 2 && list.strangers == 4)
    }

    @Test("An empty list is one")
    func empty() throws {
        for text in ["[]", "", "\n# nothing\n", #"{"pictures":[]}"#] { #expect(try names(text).isEmpty) }
    }

    @Test("What is no list is refused, and says why")
    func refused() {
        let cases: [(String, AddressListTrouble)] = [
            ("<html></html>", .noList), (#"{"images":[]}"#, .noList), (#"[1]"#, .badEntry(1)),
            (#"["file:///a", {"href":"b"}]"#, .badEntry(2)), ("\u{0}\u{1}", .noList),
        ]
        for (text, trouble) in cases {
            #expect(throws: trouble) { try list(text) }
        }
        #expect { try list(#"["a","#) } throws: { if case AddressListTrouble.broken = $0 { true } else { false } }
    }

    @Test("Each trouble is a sentence that names the list and no credentials")
    func words() {
        let troubles: [AddressListTrouble] = [
            .notFetched(.fetching(.status(404))), .notFetched(.networkForbidden), .noList, .tooLarge(bytes: 16 << 20),
            .tooMany(5), .broken("x"), .badEntry(3), .strangers(2),
        ]
        for trouble in troubles {
            let text = trouble.text(name: "today.json", host: "host", in: .english)
            #expect(text.contains("“today.json”") && text.hasSuffix(".") && !text.contains("{"), "\(text)")
        }
    }
}
