import TestSupport

/// The parts of the benchmark, each on an X server of its own; each prints lines of the document.
enum Report {
    /// First paint and memory of some viewers for one picture, in turn, beside the floor; the first command is the floor.
    static func firstPaint(runs: Int, floor: [String], commands: [[String]]) throws {
        let server = try XServer()
        let paint = FirstPaint(server: server, screen: try ScreenCenter(display: server.display))
        var floorTimes: [Double] = []
        var times = commands.map { _ in [Double]() }
        for _ in 0..<runs {
            floorTimes.append(try paint.timeToEnd(of: floor))
            for (index, command) in commands.enumerated() { times[index].append(try paint.time(of: command)) }
        }
        print("| program | first paint | from .. to | by the floor | memory |")
        print("|---|---|---|---|---|")
        let base = median(floorTimes)
        print(row("floor", floorTimes, base: base, memory: "-"))
        for (command, times) in zip(commands, times) {
            let name = command[0].split(separator: "/").last.map(String.init) ?? ""
            print(row(name, times, base: base, memory: "\(try paint.memory(of: command)) MB"))
        }
    }

    private static func row(_ name: String, _ times: [Double], base: Double, memory: String) -> String {
        let range = "\(text(times.min() ?? 0)) .. \(text(times.max() ?? 0)) ms"
        let part = (median(times) / base * 100).rounded() / 100
        return "| \(name) | \(text(median(times))) ms | \(range) | \(part) | \(memory) |"
    }

    /// The frames while hands move a picture.
    static func handling(program: String, picture: String, clock: String) throws {
        let frames = try Handling(server: XServer()).frames(of: program, picture: picture, clock: clock).frames
        print("| of \(frames.count) frames | median | 99 of 100 below | most |")
        print("|---|---|---|---|")
        for (name, values) in [
            ("main thread's CPU before presenting", frames.map(\.work)),
            ("main thread's CPU in presenting", frames.map(\.presenting)),
            ("from frame to frame", frames.map(\.gap)),
        ] {
            let numbers = [median(values), quantile(values, 0.99), values.max() ?? 0]
            print("| \(name) | \(numbers.map { text($0, digits: 1) + " ms" }.joined(separator: " | ")) |")
        }
        let over = frames.count { $0.work > 8 }
        print("\nFrames whose CPU before presenting exceeds 8 ms: \(over).")
    }

    /// Wake-ups of a viewer at rest.
    static func rest(program: String, picture: String) throws {
        let viewer = try Viewer(program, [picture], on: XServer())
        pause(milliseconds: 6000)
        let before = viewer.family.sleeps
        pause(milliseconds: 5000)
        let perSecond = Double(viewer.family.sleeps - before) / 5
        print("| wake-ups a second at rest, of all threads | \(text(perSecond, digits: 1)) |")
    }

    /// Steps to neighbors, and memory after a hundred of them.
    static func album(program: String, pictures: [String]) throws {
        let server = try XServer()
        let album = Album(server: server, screen: try ScreenCenter(display: server.display))
        let times = try album.stepTimes(5, of: program, pictures: pictures)
        let range = times.map { "\(text(median($0))) ms (\(text($0.min() ?? 0)) .. \(text($0.max() ?? 0)))" }
        print("| a step to a loaded neighbor, until it is on the screen | \(range ?? "not built yet") |")
        let memory = try album.memory(afterSteps: 100, of: program, pictures: pictures)
        let words = memory.map { "\($0.before) MB, then \($0.after) MB" }
        print("| memory at rest after 10 steps, then after 100 more | \(words ?? "not built yet") |")
    }
}
