import JSONText
import TestSupport

/// A running `vitrine` with its control socket.
final class Viewer {
    let process: ChildProcess
    private let socket: Descriptor
    private var lines = LineBuffer()
    private let folder: TemporaryFolder

    /// Starts the program full screen and waits until it shows its picture at full sharpness.
    init(
        _ program: String, _ arguments: [String], on server: XServer, environment: [String: String?] = [:]
    ) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("control")
        let process = try ChildProcess(
            [program, "--fullscreen", "--control", path] + arguments,
            environment: server.environment.merging(environment) { _, mine in mine })
        let isListening = eventually(within: 20_000) { (try? Descriptor.connected(to: path)) != nil }
        guard isListening else { throw Trouble("vitrine does not answer: \(process.standardError)") }
        self.folder = folder
        self.process = process
        socket = try Descriptor.connected(to: path)
        try wait(for: "loaded")
        try wait(for: "sharp")
    }

    /// All its processes.
    var family: ProcessFamily { ProcessFamily(first: process.number) }

    /// Sends a request and returns the answer, or nil when it was refused.
    func ask(_ command: String, _ fields: KeyValuePairs<String, JSONValue> = [:]) throws -> JSONValue? {
        let members = ["\"do\":\"\(command)\""] + fields.map { "\"\($0.key)\":\($0.value.text)" }
        try socket.write(Array("{\(members.joined(separator: ","))}\n".utf8))
        while true {
            if let line = try lines.nextLine() {
                let answer = try JSONValue(parsing: line)
                return answer["ok"]?.bool == true ? answer : nil
            }
            let bytes = try socket.read(atMost: 65536, within: 70_000)
            guard !bytes.isEmpty else { throw Trouble("vitrine closed its socket: \(process.standardError)") }
            lines.append(bytes)
        }
    }

    /// Waits for one of the events that the control socket knows.
    func wait(for event: String) throws {
        guard try ask("wait", ["for": .string(event), "timeout": 60_000]) != nil else {
            throw Trouble("vitrine was not \(event) within a minute.")
        }
    }
}
