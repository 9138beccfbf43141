// How long programs take until their picture is on the screen, seen from outside.
//
//     first-paint make WIDTHxHEIGHT FILE.ppm      writes the picture to show
//     first-paint start RUNS COMMAND...           times a command from its start to its end
//     first-paint show RUNS -- COMMAND... [-- COMMAND...]
//                                                 starts the commands in turn, RUNS times, on an X server of its own,
//                                                 and prints a row of a table for each

import Glibc
import TestSupport

func fail(_ words: String) -> Never {
    let line = Array("first-paint: \(words)\n".utf8)
    write(STDERR_FILENO, line, line.count)
    exit(1)
}

func rounded(_ number: Double) -> String { "\(Int(number.rounded()))" }

func show(runs: Int, commands: [[String]]) throws {
    if let obstacle = XServer.obstacle { fail("\(obstacle).") }
    let server = try XServer()
    let screen = try ScreenCenter(display: server.display)
    var results = commands.map { _ in [Measurement]() }
    for _ in 0..<runs {
        for (index, command) in commands.enumerated() {
            results[index].append(try Measurement(of: command, on: server, watching: screen))
        }
    }
    for (command, measured) in zip(commands, results) {
        let times = measured.map(\.firstPaint)
        let name = command[0].split(separator: "/").last ?? ""
        let memory = measured.map(\.memory).max() ?? 0
        print(
            "| \(name) | \(rounded(median(times))) ms | \(rounded(times.min() ?? 0)) .. \(rounded(times.max() ?? 0)) ms "
                + "| \(memory) MB |")
    }
}

func timeStart(runs: Int, command: [String]) throws {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = monotonicMilliseconds()
        let process = try ChildProcess(command)
        guard poll(within: 5000, every: 0.05, { process.exitStatus }) == 0 else { fail("\(command) failed.") }
        times.append(monotonicMilliseconds() - start)
    }
    print("\((median(times) * 10).rounded() / 10) ms")
}

let words = Array(CommandLine.arguments.dropFirst())
do {
    switch words.first {
    case "make" where words.count == 3:
        let sides = words[1].split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2 else { fail("\(words[1]) is no size like 6000x4000.") }
        try QuadrantPicture.write(width: sides[0], height: sides[1], to: words[2])
    case "start" where words.count >= 3:
        try timeStart(runs: Int(words[1]) ?? 20, command: Array(words[2...]))
    case "show" where words.count >= 4:
        let commands = words[2...].split(separator: "--").map(Array.init)
        try show(runs: Int(words[1]) ?? 5, commands: commands)
    default:
        fail("use: make WIDTHxHEIGHT FILE | start RUNS COMMAND... | show RUNS -- COMMAND... [-- COMMAND...]")
    }
} catch {
    fail("\(error)")
}
