import Glibc
import TestSupport

/// What was measured of one program in one run.
struct Measurement {
    /// From its start until the picture was on the screen, in milliseconds.
    var firstPaint: Double
    /// The most memory that the program itself had until half a second later, in megabytes; its helpers come and go and are
    /// not counted.
    var memory: Int

    /// Starts a program on a server and watches the screen until the picture is there.
    init(of command: [String], on server: XServer, watching screen: ScreenCenter) throws(Trouble) {
        // What the last program left must be gone, or it would be taken for this one's picture.
        var isEmpty = false
        for _ in 0..<500 where !isEmpty {
            isEmpty = try !screen.showsPicture()
            pause(milliseconds: 10)
        }
        guard isEmpty else { throw Trouble("The screen still shows the picture of the program before.") }
        pause(milliseconds: 300)

        let start = monotonicMilliseconds()
        let process = try ChildProcess(command, environment: server.environment)
        while try !screen.showsPicture() {
            guard process.exitStatus == nil, monotonicMilliseconds() - start < 20_000 else {
                throw Trouble("\(command[0]) did not show the picture: \(process.standardError)")
            }
            pause(milliseconds: 1)
        }
        firstPaint = monotonicMilliseconds() - start
        pause(milliseconds: 500)
        memory = Self.peakMemory(of: process.number)
        process.kill()
    }

    private static func peakMemory(of process: pid_t) -> Int {
        let status = String(decoding: FileBytes.read("/proc/\(process)/status") ?? [], as: UTF8.self)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
    }
}

/// The median of some numbers.
func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
