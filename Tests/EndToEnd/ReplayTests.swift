import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Recordings of real touch", .serialized, .onStage, .timeLimit(.minutes(1)))
struct ReplayTests {
    @Test("The simulator replays a recorded drag, fling and bounce to the very offsets that the viewer showed")
    func replay() throws {
        let recording = try TemporaryFolder().file("touch.jsonl")
        let folder = (recording as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let viewer = try Viewer.showing(TestPictures.marked, options: ["--fullscreen", "--record", recording])
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        try viewer.control.perform("zoomTo", ["zoom": 1.0, "center": [1200.0, 800.0], "animated": false])
        var seen: [ViewerState] = []

        try touch.down(1, x: 640, y: 400)
        try hand.drag(from: (640, 400), to: (500, 350), steps: 10)
        try viewer.takeInTouches()
        seen.append(try viewer.control.state())
        try touch.up(1)
        try hand.fling(from: (900, 500), to: (780, 440))
        seen += try statesWhileMoving(viewer)
        try hand.fling(from: (300, 300), to: (900, 420), steps: 10)
        let bounce = try statesWhileMoving(viewer)
        seen += bounce
        #expect(bounce.contains { $0.camera.offset[0] > 0 }, "the picture went over its edge")

        let rest = try viewer.settle()
        let result = try viewer.quit { try $0.control.perform("quit") }
        #expect(result.status == 0)
        let samples = try Self.samples(of: recording)
        #expect(samples.last == rest.camera.offset)
        #expect(seen.count > 10)
        // Frames that changed nothing are recorded but not presented, so there are at least as many.
        #expect(samples.count >= rest.frames)
        var next = samples.startIndex
        for offset in seen.map(\.camera.offset) {
            let place = samples[next...].firstIndex(of: offset)
            next = try #require(place, "\(offset) is not among the replayed frames from \(next) on")
        }
    }

    /// What the viewer says while it moves by itself, until it rests.
    private func statesWhileMoving(_ viewer: Viewer) throws -> [ViewerState] {
        try viewer.takeInTouches()
        var states: [ViewerState] = []
        let hasSettled = try eventually(within: 8000, every: 4) {
            states.append(try viewer.control.state())
            return states.last?.settled ?? false
        }
        #expect(hasSettled)
        return states
    }

    /// The offset of each frame of a recording, as the simulator computes it.
    private static func samples(of recording: String) throws -> [[Double]] {
        struct Sample: Decodable { var offset: [Double] }
        let output = try ChildProcess.run(["\(Viewer.programs)/vitrine-simulate", "--replay", recording])
        return try output.split(separator: "\n").map {
            try JSONDecoder().decode(Sample.self, from: Data($0.utf8)).offset
        }
    }
}
