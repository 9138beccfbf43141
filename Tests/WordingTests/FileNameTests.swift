import Testing
import Wording

@Suite("File names as people read them")
struct FileNameTests {
    @Test(
        "A file's name is the last part of its path, whatever its bytes",
        arguments: [
            (Array("/a/b.png".utf8), "b.png"), (Array("b.png".utf8), "b.png"), (Array("/a/b/".utf8), "b"),
            (Array("/".utf8), "/"), (Array("-".utf8), "standard input"), (Array("./-".utf8), "-"),
            ([0x2F, 0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([], ""),
            (Array("/x/图片 🖼.png".utf8), "图片 🖼.png"), (Array("new\nline\u{1B}.png".utf8), "new␊line␛.png"),
        ])
    func fileNames(path: [UInt8], name: String) {
        #expect(FileName.readable(path) == name)
    }
}
