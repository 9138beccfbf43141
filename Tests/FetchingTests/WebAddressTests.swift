import Fetching
import Testing

@Suite("Addresses of the web")
struct WebAddressTests {
    static func address(_ text: String) -> WebAddress? { WebAddress(Array(text.utf8)) }

    @Test("An address has server, port and target, and its fragment is not sent")
    func parts() throws {
        let address = try #require(Self.address("HTTP://Example.ORG:8080/A b?c=ü#d"))
        #expect(!address.isSecure && address.host == "example.org" && address.port == 8080)
        #expect(address.target == "/A%20b?c=%C3%BC")
        #expect(address.text == "http://example.org:8080/A%20b?c=%C3%BC")
        #expect(Self.address("https://a")?.text == "https://a/")
        #expect(Self.address("https://a:443?x")?.text == "https://a/?x")
    }

    @Test("Credentials are taken out and never part of what is shown or kept, but for the name")
    func credentials() throws {
        let address = try #require(Self.address("https://jo%40n:p%3Ass:w@host/x"))
        #expect(address.user == Array("jo@n".utf8) && address.password == Array("p:ss:w".utf8))
        #expect(address.text == "https://host/x")
        #expect(address.key == "https://jo%40n@host/x")
    }

    @Test(
        "What is no address is refused",
        arguments: [
            "", "http://", "http:///x", "ftp://a/", "/a/b", "http://a:0/", "http://a:99999/", "http://a:1x/",
            "http://a b/", "http://a%00/", "http://@/", "javascript:x", "http:/a",
        ])
    func refused(_ text: String) {
        #expect(Self.address(text) == nil)
    }

    @Test(
        "Redirects lead where RFC 3986 says",
        arguments: [
            ("b.jpg", "http://h/a/b.jpg"), ("/b", "http://h/b"), ("?y", "http://h/a/x.jpg?y"), ("../b", "http://h/b"),
            ("../../../b", "http://h/b"), ("./b/.", "http://h/a/b/"), ("//o/b", "http://o/b"),
            ("https://o/b", "https://o/b"), ("", "http://h/a/x.jpg?q"), ("#f", "http://h/a/x.jpg?q"),
            ("b?c=/../d", "http://h/a/b?c=/../d"), ("b c", "http://h/a/b%20c"),
        ])
    func redirects(_ location: String, _ wanted: String) {
        #expect(Self.address("http://h/a/x.jpg?q")?.redirected(to: Array(location.utf8))?.text == wanted)
    }

    @Test(
        "Redirects to something else lead nowhere", arguments: ["file:///etc/passwd", "data:,x", "ftp://h/", "http://"])
    func nowhere(_ location: String) {
        #expect(Self.address("http://h/")?.redirected(to: Array(location.utf8)) == nil)
    }

    @Test("Credentials stay with their server, and those of a redirect are not heeded")
    func stay() throws {
        let address = try #require(Self.address("http://me:secret@h/"))
        #expect(address.redirected(to: Array("/b".utf8))?.user == Array("me".utf8))
        for other in ["http://other/", "https://h/", "http://h:81/", "http://x:y@other/"] {
            let next = try #require(address.redirected(to: Array(other.utf8)))
            #expect(next.user == nil && next.password.isEmpty)
        }
        #expect(address.redirected(to: Array("http://evil:pw@h/".utf8))?.user == Array("me".utf8))
    }
}
