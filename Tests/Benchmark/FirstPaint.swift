import Glibc
import TestSupport

/// Starts programs that show the picture, and looks from outside when it is on the screen.
struct FirstPaint {
    /// Longer than the slowest program takes for the largest picture, on a busy machine.
    private static let patience = 60_000.0

    let server: XServer
    let screen: ScreenCenter

    /// Milliseconds from the start of a program until the picture was on the screen.
    func time(of command: [String]) throws(Trouble) -> Double {
        let start = try begin()
        let process = try ChildProcess(command, environment: server.environment)
        while try screen.picture() != .first {
            try expectLife(of: process, command, since: start)
            pause(milliseconds: 1)
        }
        let time = monotonicMilliseconds() - start
        process.kill()
        return time
    }

    /// Milliseconds from the start of a command until it ended well.
    func timeToEnd(of command: [String]) throws(Trouble) -> Double {
        let start = try begin()
        let process = try ChildProcess(command, environment: server.environment)
        let status = poll(within: Self.patience, every: 1) { process.exitStatus }
        guard status == 0 else { throw Trouble("\(command[0]) failed: \(process.standardError)") }
        return monotonicMilliseconds() - start
    }

    /// The most memory, in megabytes, that all processes of a program had at once until a second after the picture was on the
    /// screen. In a run of its own, because to look takes time.
    func memory(of command: [String]) throws(Trouble) -> Int {
        let start = try begin()
        let process = try ChildProcess(command, environment: server.environment)
        let family = ProcessFamily(first: process.number)
        var (peak, end) = (0, Double.infinity)
        while monotonicMilliseconds() < end {
            peak = max(peak, family.memory)
            if end == .infinity, try screen.picture() == .first { end = monotonicMilliseconds() + 1000 }
            try expectLife(of: process, command, since: start)
            pause(milliseconds: 5)
        }
        process.kill()
        return peak / 1024
    }

    /// Waits until the screen is empty, and tells the time.
    private func begin() throws(Trouble) -> Double {
        // What the last program left must be gone, or it would be taken for this one's picture.
        let end = monotonicMilliseconds() + 5000
        while try screen.picture() != nil {
            guard monotonicMilliseconds() < end else {
                throw Trouble("The screen still shows the picture of the program before.")
            }
            pause(milliseconds: 10)
        }
        pause(milliseconds: 300)
        return monotonicMilliseconds()
    }

    private func expectLife(of process: ChildProcess, _ command: [String], since start: Double) throws(Trouble) {
        guard process.exitStatus == nil, monotonicMilliseconds() - start < Self.patience else {
            throw Trouble("\(command[0]) did not show the picture: \(process.standardError)")
        }
    }
}
