import Foundation
import Motion
import Testing

/// The same law, written once more in another language: both must print the same numbers.
@Suite("Agreement with the reference program", .timeLimit(.minutes(5)))
struct OracleTests {
    /// The reference program lies beside the project where the law is developed.
    private static var program: URL {
        URL(filePath: #filePath).appending(path: "../../../../shared/reference/motion_oracle.py").standardizedFileURL
    }
    private static var isPresent: Bool { FileManager.default.isReadableFile(atPath: program.path) }

    @Test(
        "The laws print what the reference program prints",
        .enabled(if: isPresent, "the reference program is not beside the project"))
    func sameNumbers() throws {
        let lines = try output().split(separator: "\n").map(String.init)
        #expect(Array(lines.dropFirst().prefix(6)) == flings)
        #expect(lines.dropFirst(7).first == panRubber)
        #expect(numbers(lines.first { $0.hasPrefix("zoom rubber") }) == zoomRubber)
        #expect(lines.first { $0.hasPrefix("bounce from rest") } == bounceFromRest)
        #expect(lines.first { $0.hasPrefix("edge hit") } == edgeHit)
        #expect(lines.first { $0.hasPrefix("bounce speed") } == bounceSpeed)
        #expect(lines.first { $0.hasPrefix("re-entry") } == reentry)
        #expect(lines.first { $0.hasPrefix("zoom settle") } == zoomSettle)
    }

    private func output() throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", Self.program.path]
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "python3 could not run the reference program")
        return String(decoding: data, as: UTF8.self)
    }

    private var flings: [String] {
        [("0.25", 0.25), ("0.5", 0.5), ("1", 1), ("2", 2), ("4", 4), ("8", 8)].map { name, speed in
            let parts = [MotionConstants.decelerationNormal, MotionConstants.decelerationFast].map { rate in
                let law = Deceleration(rate: rate)
                return decimals(law.restDistance(speed: speed), 1) + ", "
                    + decimals(law.restTime(speed: speed) / 1000, 3)
            }
            return "  \(name): \(parts.joined(separator: " | "))"
        }
    }

    private var panRubber: String {
        "pan rubber, r = 800: "
            + [10, 50, 100, 200, 400, 800, 1600].map { asked in
                "\(asked) -> \(decimals(RubberBand.stretched(Double(asked), range: 800), 2))"
            }.joined(separator: ", ")
    }

    private var zoomRubber: [String] {
        [0.1, 0.25, 0.5, 0.9, 5, 6, 8, 16, 40].map { decimals(ZoomRubberBand.stretched($0, min: 1, max: 4), 4) }
    }

    private var bounceFromRest: String {
        let bounce = Bounce(overshoot: 100, speed: 0)
        let below = (0..<2000).first { bounce.overshoot(at: Double($0)) < 0.5 } ?? -1
        return
            "bounce from rest, 100 out: \(overshoots(bounce, at: [10, 50, 100, 200, 400])) ; under 0.5 at \(below) ms"
    }

    private var edgeHit: String {
        let bounce = Bounce(overshoot: 0, speed: 1)
        let peak = (0..<400).max { bounce.overshoot(at: Double($0)) < bounce.overshoot(at: Double($1)) } ?? -1
        let height = decimals(bounce.overshoot(at: Double(peak)), 2)
        return "edge hit at 1 pt/ms: peak \(height) at \(peak) ms; \(overshoots(bounce, at: [50, 100, 200, 400]))"
    }

    private var bounceSpeed: String {
        let bounce = Bounce(overshoot: 0, speed: 1)
        return "bounce speed, edge hit at 1 pt/ms after 50 ms: seen \(decimals(bounce.visibleSpeed(at: 50), 4)), "
            + "state \(decimals(bounce.state(at: 50), 4))"
    }

    private var reentry: String {
        let bounce = Bounce(overshoot: 100, speed: -1)
        let crossing = bounce.reentryTime ?? .nan
        let motion = AxisMotion(position: 100, velocity: -1, range: -1000...0, tolerance: 0.5)
        return "re-entry, 100 out, 1 pt/ms inward: \(overshoots(bounce, at: [50, 100])), crosses at "
            + "\(decimals(crossing, 2)) ms with \(decimals(bounce.visibleSpeed(at: crossing), 4)) pt/ms, at 200 ms "
            + "\(decimals(motion.position(at: 200), 2)), rests \(decimals(-motion.destination, 1)) inside"
    }

    private var zoomSettle: String {
        let settle = ZoomSettle(from: 2, to: 1)
        return "zoom settle 2 -> 1: "
            + [50, 100, 200, 400, 800].map { "\($0) ms -> \(decimals(settle.zoom(at: Double($0)), 4))" }
            .joined(separator: ", ")
    }

    private func overshoots(_ bounce: Bounce, at times: [Int]) -> String {
        times.map { "\($0) ms -> \(decimals(bounce.overshoot(at: Double($0)), 2))" }.joined(separator: ", ")
    }

    /// The results of a line, without what they are the results of (which languages print differently).
    private func numbers(_ line: String?) -> [String] {
        (line ?? "").components(separatedBy: " -> ").dropFirst().map { part in
            String(part.prefix { $0 != "," })
        }
    }
}
