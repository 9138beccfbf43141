// What scripts/benchmark measures, seen from outside the programs.
//
//     benchmark make WIDTHxHEIGHT first|second FILE.ppm   writes a picture to show
//     benchmark start RUNS COMMAND...                     times a command from its start to its end
//     benchmark paint RUNS -- FLOOR... [-- COMMAND...]    first paint and memory of viewers, in turn, by the floor
//     benchmark hands VITRINE PICTURE FRAME-CLOCK         frames while fingers pinch and fling
//     benchmark rest VITRINE PICTURE                      wake-ups
//     benchmark album VITRINE PICTURE...                  steps; pictures by turns first and second

import Glibc
import TestSupport

func fail(_ words: String) -> Never {
    let line = Array("benchmark: \(words)\n".utf8)
    write(STDERR_FILENO, line, line.count)
    exit(1)
}

func make(_ size: String, _ name: String, _ path: String) throws {
    let sides = size.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2 else { fail("\(size) is no size like 6000x4000.") }
    let picture: QuadrantPicture = name == "second" ? .second : .first
    try picture.write(width: sides[0], height: sides[1], to: path)
}

func timeStart(runs: Int, command: [String]) throws {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = monotonicMilliseconds()
        let process = try ChildProcess(command)
        guard poll(within: 5000, every: 0.05, { process.exitStatus }) == 0 else { fail("\(command) failed.") }
        times.append(monotonicMilliseconds() - start)
    }
    print("\(text(median(times), digits: 1)) ms")
}

func paint(runs: Int, _ words: ArraySlice<String>) throws {
    let commands = words.split(separator: "--").map(Array.init)
    guard let floor = commands.first else { fail("paint needs commands.") }
    try Report.firstPaint(runs: runs, floor: floor, commands: Array(commands.dropFirst()))
}

let words = Array(CommandLine.arguments.dropFirst())
if let obstacle = XServer.obstacle { fail("\(obstacle).") }
do {
    switch words.first {
    case "make" where words.count == 4: try make(words[1], words[2], words[3])
    case "start" where words.count >= 3: try timeStart(runs: Int(words[1]) ?? 20, command: Array(words[2...]))
    case "paint" where words.count >= 4: try paint(runs: Int(words[1]) ?? 5, words[2...])
    case "hands" where words.count == 4:
        try Report.handling(program: words[1], picture: words[2], clock: words[3])
    case "rest" where words.count == 3: try Report.rest(program: words[1], picture: words[2])
    case "album" where words.count >= 4: try Report.album(program: words[1], pictures: Array(words[2...]))
    default: fail("use make, start, paint, hands, rest or album; main.swift says with which arguments.")
    }
} catch {
    fail("\(error)")
}
