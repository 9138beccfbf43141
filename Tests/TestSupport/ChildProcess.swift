public import Glibc

/// A program that a test started. Its whole process group is killed when the test lets go of it.
public final class ChildProcess {
    /// Its number, also that of its process group.
    public let number: pid_t
    private let output: String
    private let errors: String
    private let folder: TemporaryFolder
    private var result: Int32?

    /// Starts a program, named by path or found on the PATH. What it prints is kept.
    ///
    /// `environment` holds the variables that differ from this process's own; `descriptors` which of our descriptors it
    /// gets under which number.
    public init(
        _ arguments: [String], environment: [String: String?] = [:], descriptors: [Int32: Int32] = [:]
    ) throws(Trouble) {
        folder = try TemporaryFolder()
        output = try folder.write([], to: "out")
        errors = try folder.write([], to: "err")
        let out = Descriptor(owning: open(output, O_WRONLY | O_APPEND | O_CLOEXEC))
        let err = Descriptor(owning: open(errors, O_WRONLY | O_APPEND | O_CLOEXEC))
        let given = descriptors.merging([1: out.number, 2: err.number]) { mine, _ in mine }
        number = try Spawn(
            arguments: arguments, environment: environment, descriptors: given
        ).run()
        Janitor.shared.watch(group: number)
    }

    deinit { kill() }

    /// What it printed on standard output so far.
    public var standardOutput: String { Self.text(of: output) }

    /// What it printed on standard error so far.
    public var standardError: String { Self.text(of: errors) }

    /// Its exit status as a shell would say it (128 + signal for a killed one); nil while it runs.
    public var exitStatus: Int32? {
        if let result { return result }
        var status: Int32 = 0
        guard waitpid(number, &status, WNOHANG) == number else { return nil }
        let signal = status & 0x7f
        result = signal == 0 ? (status >> 8) & 0xff : 128 + signal
        return result
    }

    /// Waits for its end; nil when it still runs after that time.
    public func waitForExit(within milliseconds: Double = 5000) -> Int32? {
        poll(within: milliseconds, every: 2) { exitStatus }
    }

    /// Sends it a signal, and nobody else.
    public func send(signal: Int32) {
        if exitStatus == nil { Glibc.kill(number, signal) }
    }

    /// Kills it and all of its group, and waits until it is gone.
    public func kill() {
        Glibc.kill(-number, SIGKILL)
        _ = waitForExit()
        Janitor.shared.forget(group: number)
    }

    /// Runs a program to its end and returns what it printed; throws when it fails or takes too long.
    @discardableResult
    public static func run(
        _ arguments: [String], environment: [String: String?] = [:], within milliseconds: Double = 10_000
    ) throws(Trouble) -> String {
        let child = try ChildProcess(arguments, environment: environment)
        let words = arguments.joined(separator: " ")
        guard let status = child.waitForExit(within: milliseconds) else {
            throw Trouble("\(words) took longer than \(milliseconds) ms")
        }
        guard status == 0 else { throw Trouble("\(words) ended with \(status): \(child.standardError)") }
        return child.standardOutput
    }

    private static func text(of path: String) -> String {
        FileBytes.read(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
