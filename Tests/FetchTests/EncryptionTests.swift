import Foundation
import TestSupport
import Testing
import WebServer
import Wire

@Suite("Encrypted connections", .enabled(if: TLSServer.obstacle == nil), .timeLimit(.minutes(2)))
struct EncryptionTests {
    private static let answers = [
        "plain": "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello",
        "down": "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    ]

    /// Whether a certificate can be put in the place of the system's, for one process alone.
    private static let canTrust = geteuid() == 0 && access("/etc/ssl/certs/ca-certificates.crt", R_OK) == 0

    /// Words that start a program in a system that knows a certificate, and no other.
    private static func trusting(_ server: TLSServer) -> [String] {
        [
            "unshare", "--mount", "sh", "-c", "mount --bind \"$0\" /etc/ssl/certs/ca-certificates.crt && exec \"$@\"",
            server.certificate,
        ]
    }

    private static func order(_ address: [UInt8]) -> FetchRequest {
        FetchRequest(address: address, cacheFolder: [], largestDownload: 1 << 20, patience: Kitchen.patience)
    }

    @Test("A certificate that the system does not know is a failure at once")
    func unknown() throws {
        let server = try TLSServer(answers: Self.answers)
        let run = try FetchRun.whole(Self.order(server.address("plain")))
        #expect(run.failure == .badCertificate && run.waits.isEmpty && run.files.isEmpty)
    }

    @Test("A certificate that the system knows is trusted, for its own names", .enabled(if: canTrust))
    func known() throws {
        let server = try TLSServer(answers: Self.answers)
        let run = try FetchRun.whole(Self.order(server.address("plain")), wrapper: Self.trusting(server))
        #expect(run.content == Array("hello".utf8))
        let other = Array("https://127.0.0.2:\(server.port)/plain".utf8)
        let stranger = try FetchRun.whole(Self.order(other), wrapper: Self.trusting(server))
        #expect(stranger.failure == .badCertificate || stranger.failure == .refused)
    }

    @Test("An encrypted address does not lead to one without encryption", .enabled(if: canTrust))
    func down() throws {
        let server = try TLSServer(answers: Self.answers)
        let run = try FetchRun.whole(Self.order(server.address("down")), wrapper: Self.trusting(server))
        #expect(run.failure == .insecureRedirect)
    }

    @Test("A server that does not encrypt where it should is told from one with a bad certificate")
    func plain() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", .init(.text("x")))
        let run = try FetchRun.whole(Self.order(Array("https://127.0.0.1:\(kitchen.server.port)/a".utf8)))
        #expect(run.failure == .encryption)
    }
}
