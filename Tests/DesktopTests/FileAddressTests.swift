import Desktop
import Testing

@Suite("Names of files as other programs want them")
struct FileAddressTests {
    @Test(
        "All that is not plain becomes % and two digits; slashes stay",
        arguments: [
            ("/a b/ü%.jpg", "file:///a%20b/%C3%BC%25.jpg"), ("/plain-._~/x", "file:///plain-._~/x"),
            ("/[1]#?&\n", "file:///%5B1%5D%23%3F%26%0A"),
        ])
    func encoding(path: String, address: String) {
        #expect(FileAddress.text(of: Array(path.utf8)) == address)
    }

    @Test("Bytes that are no text are encoded too")
    func bytes() {
        #expect(FileAddress.text(of: [0x2F, 0xFF, 0x80]) == "file:///%FF%80")
    }

    @Test("A name that begins in the working folder is told from the root on; an address stays")
    func absolute() {
        let path = FileAddress.absolute(Array("x.png".utf8))
        #expect(path.first == UInt8(ascii: "/") && path.suffix(6) == Array("/x.png".utf8))
        #expect(FileAddress.absolute(Array("https://a/b".utf8)) == Array("https://a/b".utf8))
    }

    @Test(
        "An address with a name or a password in it is told from one with an @ elsewhere",
        arguments: [
            ("http://me:secret@host/p.jpg", true), ("https://me@host", true), ("https://host/a@b.jpg", false),
            ("https://host?u=a@b", false), ("/home/a@b", false),
        ])
    func credentials(address: String, isSecret: Bool) {
        #expect(FileAddress.hasCredentials(Array(address.utf8)) == isSecret)
    }
}
