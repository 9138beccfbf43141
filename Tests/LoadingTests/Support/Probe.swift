import CProbe
import Foundation
import Wire

/// Runs the program that tries, inside the helpers' sandbox, what is forbidden there.
struct Probe {
    /// How it ended: its status, or the number of the signal that ended it.
    let status: Int32
    let wasKilled: Bool
    /// What it could do: 0, or the errno, by what it tried.
    let answers: [String: Int32]
    /// The protections that it said were in force.
    let protections: Protections
    let complaints: String

    static let program = Bench.program("sandbox-probe")
    static var hasLandlock: Bool { probe_landlock_version() > 0 }

    /// `switchValue` is what VITRINE_UNSAFE_DECODER is set to.
    init(_ arguments: String..., switchValue: String? = nil) throws {
        let (here, there) = try PacketSocket.pair()
        let process = Process()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec \"$0\" \"$@\" 3<&0 0</dev/null", Self.program] + arguments
        process.standardInput = FileHandle(fileDescriptor: dup(there.number), closeOnDealloc: true)
        process.standardOutput = output
        process.standardError = errors
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["VITRINE_UNSAFE_DECODER"] = switchValue
        process.environment = environment
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        withExtendedLifetime((here, there)) {}
        status = process.terminationStatus
        wasKilled = process.terminationReason == .uncaughtSignal
        var answers: [String: Int32] = [:]
        var protections: Protections = []
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            guard parts.count == 2, let number = Int32(parts[1]) else { continue }
            if parts[0].hasPrefix("protection "), let index = Int(parts[0].dropFirst(11)) {
                protections.insert(Protections.each[index])
            } else {
                answers[String(parts[0])] = number
            }
        }
        self.answers = answers
        self.protections = protections
    }
}
