import Foundation
import Geometry
import Imaging
import Testing
import Wire

@Suite("The sandbox of real helpers, seen from outside", .serialized, .timeLimit(.minutes(2)))
struct SandboxHelperTests {
    private static let picture = TestPictures.ppm(width: 300, height: 200) { x, y in (UInt8(x & 255), UInt8(y), 9) }

    /// The lines of a table of /proc about a process, by their names.
    private static func table(_ name: String, of process: Int32, _ separator: Character) throws -> [String: String] {
        let text = try String(contentsOf: URL(filePath: "/proc/\(process)/\(name)"), encoding: .utf8)
        var table: [String: String] = [:]
        for line in text.split(separator: "\n") {
            guard let end = line.firstIndex(of: separator) else { continue }
            table[String(line[..<end])] = line[line.index(after: end)...].trimmingCharacters(in: .whitespaces)
        }
        return table
    }

    @Test("A spare helper has locked itself up before it has seen a picture, with one thread and one socket")
    func spare() throws {
        let bench = Bench()
        bench.loader.prepare()
        let process = try #require(bench.loader.helpers().first?.processID)
        let deadline = Date(timeIntervalSinceNow: 20)
        var status = try Self.table("status", of: process, ":")
        while status["Seccomp"] != "2", Date() < deadline {
            usleep(2000)
            status = try Self.table("status", of: process, ":")
        }
        #expect(status["NoNewPrivs"] == "1")
        #expect(status["Seccomp"] == "2")
        #expect(status["Seccomp_filters"] == nil || status["Seccomp_filters"] == "1")
        #expect(status["Threads"] == "1")
        let limits = try String(contentsOf: URL(filePath: "/proc/\(process)/limits"), encoding: .utf8)
            .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        for (words, soft) in [
            (["Max", "cpu", "time"], "300"), (["Max", "core", "file", "size"], "0"), (["Max", "open", "files"], "64"),
            (["Max", "address", "space"], "2147483648"),
        ] {
            let line = try #require(limits.first { $0.starts(with: words) })
            #expect(line.dropFirst(words.count).first == soft, "\(words)")
        }
    }

    @Test("A kernel that has neither Landlock nor seccomp: the helper goes on with what there is, and says so")
    func oldKernel() throws {
        let folder = try ScratchFolder()
        let helper = try folder.helper("exec \(Probe.program) old-kernel \(Bench.decoder)")
        let check = try ProtectionCheck(decoder: helper)
        #expect(check.protections == .all.subtracting([.noFiles, .fewCalls]))
        #expect(!check.isComplete)
        #expect(check.lines.contains { $0.hasPrefix("no ") && $0.contains("this kernel has no Landlock") })
        #expect(check.lines.contains { $0.hasPrefix("no ") && $0.contains("this kernel has no seccomp filters") })
        #expect(check.lines.count { $0.hasPrefix("yes ") } == 6)
        #expect(Bench(decoder: helper).open(try folder.file("a", Self.picture)).isDone)
    }

    @Test(
        "--check prints a line for each protection of each kind of helper, and its status is 0 only when all are there")
    func check() throws {
        let lines = try check(switchValue: nil)
        #expect(lines.text.split(separator: "\n").count == 2 * Protections.each.count)
        #expect(lines.text.contains("yes  seccomp"))
        #expect(lines.status == (Probe.hasLandlock ? 0 : 1))
        let open = try check(switchValue: "1")
        #expect(open.status == 1)
        #expect(open.text.split(separator: "\n").count { $0.contains("switched off by VITRINE_UNSAFE_DECODER") } == 5)
    }

    private func check(switchValue: String?) throws -> (text: String, status: Int32) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: Bench.program("vitrine"))
        process.arguments = ["--check"]
        var environment = ProcessInfo.processInfo.environment
        environment["VITRINE_DECODER"] = Bench.decoder
        environment["VITRINE_UNSAFE_DECODER"] = switchValue
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }

    @Test("A program that is no helper is named in a sentence")
    func noHelper() throws {
        do {
            _ = try ProtectionCheck(decoder: "/bin/true")
            Issue.record("it was taken for a helper")
        } catch {
            #expect(error.sentenceAboutHelper("/bin/true").contains("/bin/true"))
        }
        #expect(throws: PictureFailure.noHelper(program: "/nowhere", errno: ENOENT)) {
            try ProtectionCheck(decoder: "/nowhere")
        }
    }
}
