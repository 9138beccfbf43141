import JSONText
import TestSupport

/// What steps through a folder of pictures cost.
struct Album {
    let server: XServer
    let screen: ScreenCenter

    /// Milliseconds from a step's request until the loaded neighbor was on the screen, for some steps; nil when the viewer
    /// takes no steps. The pictures are by turns the first and the second of `QuadrantPicture`.
    func stepTimes(_ count: Int, of program: String, pictures: [String]) throws -> [Double]? {
        let viewer = try Viewer(program, pictures, on: server)
        var times: [Double] = []
        for _ in 0..<count {
            // Long enough to load both neighbors of the shown picture.
            pause(milliseconds: 3000)
            let before = try screen.picture()
            let start = monotonicMilliseconds()
            guard try viewer.ask("next") != nil else { return nil }
            let hasChanged = try eventually(within: 20_000, every: 0.5) {
                guard let now = try screen.picture() else { return false }
                return now != before
            }
            guard hasChanged else { throw Trouble("A step did not bring another picture.") }
            times.append(monotonicMilliseconds() - start)
        }
        return times
    }

    /// Megabytes of all processes at rest, after ten steps and after `count` more; nil when the viewer takes no steps.
    func memory(afterSteps count: Int, of program: String, pictures: [String]) throws -> (before: Int, after: Int)? {
        let viewer = try Viewer(program, pictures, on: server)
        guard try step(10, in: viewer) else { return nil }
        let before = viewer.family.memory / 1024
        guard try step(count, in: viewer) else { return nil }
        return (before, viewer.family.memory / 1024)
    }

    /// Steps to and fro, so that the end of the album is never in the way.
    private func step(_ count: Int, in viewer: Viewer) throws -> Bool {
        for number in 0..<count {
            guard try viewer.ask(number / 5 % 2 == 0 ? "next" : "previous") != nil else { return false }
            try viewer.wait(for: "painted")
        }
        try viewer.wait(for: "sharp")
        pause(milliseconds: 3000)
        return true
    }
}
