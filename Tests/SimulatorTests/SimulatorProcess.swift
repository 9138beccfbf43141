import Foundation
import JSONText

/// The built simulator, run as a person or another program would run it.
final class SimulatorProcess {
    struct Trouble: Error, CustomStringConvertible {
        let description: String
    }

    struct Ending {
        let status: Int32
        let output: String
        let errors: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var lines = LineBuffer()

    /// Starts it. It is killed after twenty seconds, or with its owner.
    init(_ arguments: [String]) throws {
        let program = Self.folder + "/vitrine-simulate"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw Trouble(description: "\(program) is not built")
        }
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let number = process.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + 20) { [weak process] in
            if process?.isRunning == true { kill(number, SIGKILL) }
        }
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The programs lie beside the test bundle.
    private static var folder: String {
        let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let beside = URL(fileURLWithPath: bundle).deletingLastPathComponent().path
        if FileManager.default.isExecutableFile(atPath: beside + "/vitrine-simulate") { return beside }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return root.deletingLastPathComponent().path + "/.build/debug"
    }

    /// Sends a line without ending the input.
    func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    /// The next line that it prints.
    func sample() throws -> JSONValue {
        while true {
            if let line = try lines.nextLine() { return try JSONValue(parsing: line) }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { throw Trouble(description: "the simulator ended without a sample") }
            lines.append(data)
        }
    }

    /// Ends the input and waits for the end.
    func finish() -> Ending {
        try? input.fileHandleForWriting.close()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Ending(
            status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
            errors: String(decoding: complaints, as: UTF8.self))
    }

    /// Runs it over lines to its end.
    static func run(_ arguments: [String], lines: [String] = []) throws -> Ending {
        let simulator = try SimulatorProcess(arguments)
        // It may end before it has read all, and a closed pipe must not end the tests.
        signal(SIGPIPE, SIG_IGN)
        try? simulator.input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
        return simulator.finish()
    }

    /// The samples of a run that must end well.
    static func samples(_ arguments: [String], lines: [String]) throws -> [JSONValue] {
        let ending = try run(arguments, lines: lines)
        guard ending.status == 0 else { throw Trouble(description: ending.errors) }
        return try ending.output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    }
}
