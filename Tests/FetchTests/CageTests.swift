import Foundation
import TestSupport
import Testing
import WebServer
import Wire

@Suite("What a fetcher can still do in its sandbox", .timeLimit(.minutes(2)))
struct CageTests {
    private static let needed = [
        "read the name servers", "read the certificates", "create a copy", "make a network socket", "start a thread",
    ]
    private static let refusedFiles = [
        "read the accounts", "read the home folder", "read processes", "open its own memory", "create a file elsewhere",
        "change a library",
    ]
    private static let refusedCalls = [
        "make a folder in the cache", "make a local socket", "wait for connections",
        "start a process", "signal the parent", "signal the parent by a descriptor", "trace the parent",
        "read the parent's memory", "look at the parent's limits", "make memory executable", "let others look into it",
    ]

    /// What could be done, by name: 0, or the errno.
    private static func answers(switchValue: String?) throws -> [String: Int32] {
        let folder = try TemporaryFolder()
        let (here, there) = try PacketSocket.pair()
        let probe = try ChildProcess(
            [Programs.path("sandbox-probe"), "fetcher", folder.path],
            environment: ["VITRINE_UNSAFE_FETCHER": switchValue, "SWIFT_BACKTRACE": "enable=no"],
            descriptors: [3: there.number])
        #expect(probe.waitForExit() == 0)
        withExtendedLifetime((here, there, folder)) {}
        var answers: [String: Int32] = [:]
        for line in probe.standardOutput.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            if parts.count == 2 { answers[String(parts[0])] = Int32(parts[1]) }
        }
        return answers
    }

    @Test("It reads what connections need, writes in its cache, and reaches nothing else")
    func inside() throws {
        let answers = try Self.answers(switchValue: nil)
        for name in Self.needed { #expect(answers[name] == 0, "\(name)") }
        for name in Self.refusedCalls { #expect(answers[name] == EPERM, "\(name)") }
        // Not every kernel has such sockets outside.
        #expect(answers["make a raw socket"] == EPERM)
        #expect(answers["map two gigabytes"] == ENOMEM)
        guard answers["protection 6"] != nil else { return }  // Without Landlock in the kernel, files stay open.
        for name in Self.refusedFiles { #expect(answers[name] == EACCES, "\(name)") }
    }

    @Test(
        "Without the sandbox each of these attempts succeeds, so it is the sandbox that stops them",
        .enabled(if: geteuid() == 0))
    func outside() throws {
        let answers = try Self.answers(switchValue: "1")
        for name in Self.needed + Self.refusedFiles + Self.refusedCalls { #expect(answers[name] == 0, "\(name)") }
    }

    @Test("A fetcher has locked itself up before it speaks to a server, and says so")
    func ready() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(.text("x")).with { $0.delay = 60_000 })
        let run = try FetchRun(kitchen.order("/a"))
        #expect(try run.wait { if case .ready = $0 { true } else { false } })
        let status = String(decoding: FileBytes.read("/proc/\(run.process.number)/status") ?? [], as: UTF8.self)
        #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
        guard case .ready(let protections, _)? = run.messages.first?.message else {
            Issue.record("it was not ready")
            return
        }
        #expect(protections.isSuperset(of: .all.subtracting(.noFiles)))
    }

    @Test("It ends when the viewer does, whatever it waits for")
    func end() throws {
        let kitchen = try Kitchen()
        kitchen.server.serve("/a", WebScript(.text("x")).with { $0.delay = 60_000 })
        var run: FetchRun? = try FetchRun(kitchen.order("/a"))
        #expect(try run?.wait { if case .ready = $0 { true } else { false } } == true)
        let process = try #require(run?.process)
        run = nil
        #expect(process.waitForExit() == 0)
    }
}
