import Foundation
import JSONText
import Testing

@Suite("vitrine-simulate", .timeLimit(.minutes(1)))
struct ProgramTests {
    private static let usual = ["--picture", "2000x1000", "--view", "320x480"]

    @Test(
        "Wrong options end it with status 2 and one sentence",
        arguments: [
            (["--pictur", "1x1", "--view", "1x1"], "--pictur is no option; did you mean --picture?"),
            (["--picture", "2000", "--view", "1x1"], "--picture must be a size like 1280x800, not \"2000\"."),
            (["--picture", "0x5", "--view", "1x1"], "--picture must be a size like 1280x800, not \"0x5\"."),
            (usual + ["--policy", "none"], "--policy must be one of photos, step"),
            (usual + ["--min-zoom", "2", "--max-zoom", "1"], "must not exceed"),
            (usual + ["--min-zoom", "0"], "above 0"), (usual + ["--max-zoom", "-1"], "above 0"),
            (usual + ["--double-tap-zoom", "2"], "--policy point only"),
            (usual + ["--camera", "1,2"], "--camera must be 3 numbers"),
            (usual + ["file"], "\"file\" is not understood"),
            (["--view", "1x1", "--camera", "1,2,3"], "--camera needs --picture"), (usual + ["--view"], "needs a value"),
            ([], "--view WxH is needed"), (["--replay", "/no/such"], "/no/such cannot be read: No such file"),
            (["--replay", "/tmp"], "/tmp cannot be read: Is a directory"),
        ])
    func wrongOptions(arguments: [String], sentence: String) throws {
        let ending = try SimulatorProcess.run(arguments)
        #expect(ending.status == 2)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.hasPrefix("vitrine-simulate: ") && ending.errors.contains(sentence), "\(ending.errors)")
        #expect(ending.errors.split(separator: "\n").count == 1)
    }

    @Test(
        "A wrong line ends it with status 2, its number and the reason, after the samples before it",
        arguments: [
            ("no json", "stands where a value is needed"), ("", "ends too early"),
            (#"{"t":2,"sample":true,"extra":1}"#, "the key \"extra\" is not known here"),
            (#"{"t":2,"pinch":"open","scale":1,"rotation":0,"x":1,"y":1}"#, "one of began, changed"),
            (#"{"t":2,"do":"rotate","degrees":30}"#, "multiple of 90"),
        ])
    func wrongLines(line: String, reason: String) throws {
        let lines = [#"{"t":0,"cancel":true}"#, #"{"t":1,"sample":true}"#, line, #"{"t":3,"sample":true}"#]
        let ending = try SimulatorProcess.run(Self.usual, lines: lines)
        #expect(ending.status == 2)
        #expect(ending.errors.hasPrefix("line 3: ") && ending.errors.contains(reason), "\(ending.errors)")
        #expect(ending.output.split(separator: "\n").count == 1)
    }

    @Test("A line beyond a megabyte is refused by its number")
    func longLine() throws {
        let line = "{\"t\":1,\"text\":\"" + String(repeating: "x", count: 1 << 20) + "\"}"
        let ending = try SimulatorProcess.run(Self.usual, lines: [#"{"t":1,"cancel":true}"#, line])
        #expect(ending.status == 2)
        #expect(ending.errors == "line 2: the line is longer than 1048576 bytes\n")
    }

    @Test("Each sample is printed at once, so that another program can talk with it")
    func interactive() throws {
        let simulator = try SimulatorProcess(Self.usual + ["--no-rotate"])
        for time in [0, 5, 250] {
            simulator.send("{\"t\":\(time),\"sample\":true}")
            #expect(try simulator.sample()["t"] == .number(time))
        }
        #expect(simulator.finish().status == 0)
    }

    @Test("A sample has the documented fields in their order, and its numbers are exact")
    func fields() throws {
        let time = 0.1 + 0.2
        let samples = try SimulatorProcess.samples(Self.usual, lines: ["{\"t\":\(time),\"sample\":true}"])
        let sample = try #require(samples.first)
        #expect(
            sample.object?.keys == [
                "t", "zoom", "center", "offset", "rotation", "limits", "settled", "gesture", "events",
            ])
        #expect(sample["t"]?.number?.bitPattern == time.bitPattern)
        #expect(sample["gesture"] == "idle" && sample["settled"] == true && sample["events"] == [])
    }

    @Test("A replay prints for each frame what a session with samples after its frames prints")
    func replay() throws {
        let header = #"{"vitrine":1,"view":[320,480],"scale":1,"policy":"step"}"#
        var lines = [header, #"{"t":0,"picture":[2000,1000]}"#, #"{"t":5,"frame":true}"#]
        for step in 0..<20 {
            let phase = step == 0 ? "began" : step == 19 ? "ended" : "moved"
            lines.append(
                "{\"t\":\(10 + step * 7),\"finger\":1,\"phase\":\"\(phase)\",\"x\":\(100 + step * 9),\"y\":200}")
            if step % 2 == 1 { lines.append("{\"t\":\(12 + step * 7),\"frame\":true}") }
        }
        for frame in 0..<120 { lines.append("{\"t\":\(200 + Double(frame) * 16.7),\"frame\":true}") }
        let file = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        let replayed = try SimulatorProcess.samples(["--replay", file], lines: [])
        #expect(replayed.count == 131)
        let asked = lines.flatMap { line in
            line.contains("frame") ? [line, line.replacingOccurrences(of: "frame", with: "sample")] : [line]
        }
        #expect(try SimulatorProcess.samples([], lines: asked) == replayed)
    }

    @Test("Help goes to standard output and names every option")
    func help() throws {
        let ending = try SimulatorProcess.run(["--help"])
        #expect(ending.status == 0 && ending.errors.isEmpty)
        for name in ["picture", "view", "scale", "policy", "min-zoom", "max-zoom", "double-tap-zoom", "scroll-only"] {
            #expect(ending.output.contains("--\(name)"))
        }
        for name in ["enlarge", "no-rotate", "camera", "replay", "version"] {
            #expect(ending.output.contains("--\(name)"))
        }
    }
}
