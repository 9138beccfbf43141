import Foundation
import TestSupport
import Testing

@testable import Logging

@Suite("The log", .timeLimit(.minutes(3)))
struct LogTests {
    private func lines(of path: String) throws -> [String] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    @Test(
        "Each line has the time, the level and the text; details only where they are wanted", arguments: [true, false])
    func lines(isVerbose: Bool) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("log")
        let log = try Log(path: Array(path.utf8), isVerbose: isVerbose)
        log.tell(.info, "one")
        log.tell(.detail, "two")
        log.tell(.error, "three\nfour\u{1B}[31m")
        log.close()
        log.tell(.info, "after the end")
        let lines = try lines(of: path)
        #expect(lines.count == (isVerbose ? 3 : 2))
        #expect(lines[0].wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info   one/) != nil, "\(lines)")
        #expect(lines.last?.hasSuffix("error  three␊four␛[31m") == true)
        #expect(lines.contains { $0.hasSuffix("detail two") } == isVerbose)
    }

    @Test("What is there already stays")
    func appending() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Array("before\n".utf8), to: "log")
        let log = try Log(path: Array(path.utf8), isVerbose: false)
        log.tell(.info, "now")
        log.close()
        #expect(try lines(of: path).first == "before" && lines(of: path).count == 2)
    }

    @Test("Lines from many threads are whole, and none is lost")
    func threads() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("log")
        let log = try Log(path: Array(path.utf8), isVerbose: false)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<200 { log.tell(.info, "<\(thread) \(number)>") }
        }
        log.close()
        let lines = try lines(of: path)
        #expect(lines.count == 1600)
        #expect(lines.allSatisfy { $0.wholeMatch(of: /.*Z info   <\d \d+>/) != nil })
    }

    @Test("A full disk and a log that nobody reads cost lines and nothing else")
    func fullDisk() throws {
        let full = try Log(path: Array("/dev/full".utf8), isVerbose: false)
        for number in 0..<1000 { full.tell(.info, "\(number)") }
        full.close()
        #expect(throws: LogError.cannotOpen(path: Array("/nowhere/log".utf8), code: ENOENT)) {
            try Log(path: Array("/nowhere/log".utf8), isVerbose: false)
        }
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
        #expect(throws: LogError.self) { try Log(path: Array(folder.file("pipe").utf8), isVerbose: false) }
    }

    @Test(
        "Names, passwords and what follows a question mark are taken out of addresses",
        arguments: [
            ("opened https://me:secret@example.org/a.png?token=1#x now", "opened https://…@example.org/a.png?… now"),
            ("“sftp://me@host/a?b”.", "“sftp://…@host/a?…”."),
            ("https://example.org/a@b.png", "https://example.org/a@b.png"),
            ("a@b.png? c", "a@b.png? c"), ("https://u:p@ss@host", "https://…@host"),
        ])
    func credentials(text: String, safe: String) { #expect(LogText.safe(text) == safe) }
}
