import Testing
import Wording

@Suite("Names of pictures in what is dropped or pasted")
struct PastedNamesTests {
    private func names(_ text: String) -> [String] {
        PastedNames.names(in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A list of the desktop's has addresses and files, one a line, and remarks")
    func list() {
        let text =
            "# from a browser\r\nhttps://host/a.jpg\r\nfile:///pictures/b%20c.png\r\nfile://localhost/d.gif\r\nfile:/e.bmp\r\n"
        #expect(names(text) == ["https://host/a.jpg", "/pictures/b c.png", "/d.gif", "/e.bmp"])
    }

    @Test("A pasted text may have blanks around its lines, and paths")
    func pasted() {
        #expect(names("  http://host/a b.jpg \n\n\t/x/y z.png\n") == ["http://host/a%20b.jpg", "/x/y z.png"])
    }

    @Test(
        "What names no picture is left out",
        arguments: [
            "", "a sentence", "relative/a.jpg", "ftp://host/a", "file://other/a.jpg", "http://", "file:///a%00b",
            "data:image/png,x",
        ])
    func nothing(text: String) {
        #expect(names(text).isEmpty)
    }
}
