import Testing
import Wording

@Suite("Addresses of the web in the place of paths")
struct WebAddressTests {
    private func parsed(_ text: String) -> WebAddress? { WebAddress(Array(text.utf8)) }

    @Test(
        "An address has a name, a host, and a form in which it may be shown: without credentials",
        arguments: [
            ("http://host/a.jpg", "a.jpg", "host", "http://host/a.jpg"),
            (
                "HTTPS://host:8080/x/y%20z.png?token=1#top", "y z.png", "host:8080",
                "https://host:8080/x/y%20z.png?token=1"
            ),
            ("https://name:pass@host/a.jpg", "a.jpg", "host", "https://host/a.jpg"),
            ("https://a@b@host/a.jpg", "a.jpg", "host", "https://host/a.jpg"),
            ("http://host", "host", "host", "http://host/"),
            ("http://host/folder/", "folder", "host", "http://host/folder/"),
            ("http://host?x", "host", "host", "http://host/?x"),
            ("http://[::1]:80/a", "a", "[::1]:80", "http://[::1]:80/a"),
            ("http://host/b ü|.gif", "b ü|.gif", "host", "http://host/b%20%C3%BC%7C.gif"),
            ("http://host/%E2%80%AEgpj.exe", "<U+202E>gpj.exe", "host", "http://host/%E2%80%AEgpj.exe"),
            ("http://host/%zz%4", "%zz%4", "host", "http://host/%zz%4"),
        ])
    func parts(text: String, name: String, host: String, shown: String) throws {
        let address = try #require(parsed(text))
        #expect(address.name == name)
        #expect(address.host == host)
        #expect(String(decoding: address.shown, as: UTF8.self) == shown)
    }

    @Test("Its bytes keep the credentials, which the server needs, and read back to the same address")
    func bytes() throws {
        let address = try #require(parsed("HTTP://name:p%40ss@host/a b.jpg#part"))
        #expect(String(decoding: address.bytes, as: UTF8.self) == "http://name:p%40ss@host/a%20b.jpg")
        #expect(WebAddress(address.bytes) == address)
    }

    @Test(
        "What is no address is none",
        arguments: [
            "", "http://", "https:///a.jpg", "http://:80/", "http://user@/a", "http://ho st/a", "http://host/a\nb",
            "http://host/a\u{7F}", "ftp://host/a", "/http://host/a", "http:/host/a", "file:///a.jpg",
        ])
    func none(text: String) {
        #expect(parsed(text) == nil)
    }

    @Test("One that is longer than any is none")
    func long() {
        #expect(parsed("http://host/" + String(repeating: "a", count: 5000)) != nil)
        #expect(parsed("http://host/" + String(repeating: "a", count: 6000)) == nil)
    }

    @Test(
        "References are resolved as RFC 3986 has it",
        arguments: [
            ("g", "http://u:p@a/b/c/g"), ("./g", "http://u:p@a/b/c/g"), ("g/", "http://u:p@a/b/c/g/"),
            ("/g", "http://u:p@a/g"), ("//g/x", "http://g/x"), ("?y", "http://u:p@a/b/c/d?y"),
            ("g?y", "http://u:p@a/b/c/g?y"), ("g#s", "http://u:p@a/b/c/g"), ("..", "http://u:p@a/b/"),
            ("../g", "http://u:p@a/b/g"), ("../../g", "http://u:p@a/g"), ("../../../g", "http://u:p@a/g"),
            ("g/./h/../i", "http://u:p@a/b/c/g/i"), ("https://x/y", "https://x/y"), ("a b", "http://u:p@a/b/c/a%20b"),
            ("g?y/../z", "http://u:p@a/b/c/g?y/../z"),
        ])
    func references(reference: String, target: String) throws {
        let base = try #require(parsed("http://u:p@a/b/c/d?q"))
        let found = base.resolving(Array(reference.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(found == target)
    }

    @Test(
        "A reference that leads out of the web leads nowhere",
        arguments: ["file:///etc/passwd", "data:,x", "ftp://x/y", "", "#x"])
    func strangers(reference: String) throws {
        let base = try #require(parsed("http://a/b"))
        #expect(base.resolving(Array(reference.utf8)) == nil)
    }

    @Test(
        "Whatever is said of a path, credentials are not",
        arguments: ["http://u:secret@h/a", "http://u:secret@", "http://u:secret@h/\n"])
    func secrets(text: String) {
        let path = Array(text.utf8)
        #expect(!String(decoding: WebAddress.shown(path), as: UTF8.self).contains("secret"))
        #expect(!FileName.readable(path).contains("secret"))
        #expect(WebAddress.shown(Array("/a/b@c".utf8)) == Array("/a/b@c".utf8))
    }
}
