import JSONText
import TestSupport

/// What frames cost while hands pinch and fling a large picture, by real touch.
struct Handling {
    /// Milliseconds between two events of a finger, as touchscreens send them.
    private static let interval = 8.0

    let server: XServer
    private var touch: TouchDevice { server.touch }

    init(server: XServer) { self.server = server }

    /// Shows a picture, plays the gestures and returns the frames from the first finger until the picture rests.
    func frames(of program: String, picture: String, clock: String) throws -> FrameTimes {
        let folder = try TemporaryFolder()
        let file = folder.file("frames")
        let viewer = try Viewer(
            program, [picture], on: server, environment: ["LD_PRELOAD": clock, "FRAME_CLOCK": file])
        pause(milliseconds: 500)
        let start = monotonicMilliseconds()
        for _ in 0..<3 { try play() }
        // The last fling runs out by itself; how long a picture at rest waits for its next frame says nothing.
        try viewer.wait(for: "settled")
        let end = monotonicMilliseconds()
        try expectFollowing(by: viewer)
        return try FrameTimes(file: file, from: start + 2 * Self.interval, to: end)
    }

    /// Makes sure that the viewer follows the fingers, else its frames say nothing. Afterwards, because a picture that was seen
    /// from near before is cheaper.
    private func expectFollowing(by viewer: Viewer) throws {
        let before = try viewer.ask("state")?["camera"]?["zoom"]?.number ?? 0
        try pinch(from: 60, to: 480)
        try viewer.wait(for: "settled")
        let after = try viewer.ask("state")?["camera"]?["zoom"]?.number ?? 0
        guard before > 0, after > 6 * before else {
            throw Trouble("Fingers eight times as far apart zoomed from \(before) to \(after).")
        }
    }

    /// Apart to eight times, flings to all sides that are caught by the next one, together again.
    private func play() throws {
        try pinch(from: 60, to: 480)
        for (x, y) in [(-420.0, 90.0), (380, -160), (-300, -220), (340, 260)] { try fling(by: (x, y)) }
        try pinch(from: 480, to: 60)
    }

    private func pinch(from start: Double, to end: Double) throws {
        let steps = 80
        try touch.down(1, x: 640 - start, y: 400)
        try touch.down(2, x: 640 + start, y: 400)
        for step in 1...steps {
            let half = start + (end - start) * Double(step) / Double(steps)
            pause(milliseconds: Self.interval)
            try touch.move(1, x: 640 - half, y: 400 - Double(step))
            try touch.move(2, x: 640 + half, y: 400 + Double(step))
        }
        try touch.up(1)
        try touch.up(2)
        try touch.sync()
    }

    private func fling(by way: (x: Double, y: Double)) throws {
        let start = (x: 640 - way.x / 2, y: 400 - way.y / 2)
        try touch.down(1, x: start.x, y: start.y)
        for step in 1...14 {
            let part = Double(step) / 14
            pause(milliseconds: Self.interval)
            try touch.move(1, x: start.x + way.x * part, y: start.y + way.y * part)
        }
        try touch.up(1)
        try touch.sync()
        pause(milliseconds: 350)
    }
}
