import TestSupport
import Testing

@MainActor
@Suite("Touches drawn as of the frame", .serialized, .onStage, .timeLimit(.minutes(1)))
struct ResamplingTests {
    /// An even drag by 400 pixels to the left, with what the viewer said meanwhile and where the picture was before.
    private func drag(_ options: [String]) throws -> (replay: ReplayedTouch, seen: [[Double]], start: Double) {
        let recording = try RecordingViewer(TestPictures.marked, options: options)
        let viewer = recording.viewer
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let start = try viewer.control.state().camera.offset[0]
        let touch = viewer.stage.server.touch
        try touch.down(1, x: 840, y: 400)
        pause(milliseconds: 30)
        var seen: [[Double]] = []
        for step in 1...100 {
            try touch.move(1, x: 840 - 4 * Double(step), y: 400)
            pause(milliseconds: Hand.interval)
            if step % 5 == 0 { seen.append(try viewer.control.state().camera.offset) }
        }
        try viewer.takeInTouches()
        pause(milliseconds: 100)
        seen.append(try viewer.control.state().camera.offset)
        try touch.up(1)
        #expect(try viewer.settle().camera.offset == seen.last)
        return (try recording.replay(), seen, start)
    }

    /// Where the finger was when what it holds was drawn in each frame of the drag, in pixels from the left.
    private func drawnPlaces(_ replay: ReplayedTouch, start: Double) -> [(time: Double, x: Double)] {
        // What the picture has moved, and the slop, are what the finger has moved.
        replay.samples.filter { $0.gesture == "pan" }.map { ($0.t, 840 - 10 + $0.offset[0] - start) }
    }

    @Test(
        "A recorded drag replays to the very offsets that were seen, with and without resampling",
        arguments: [true, false])
    func replays(isResampling: Bool) throws {
        let (replay, seen, _) = try drag(isResampling ? [] : ["--no-resampling"])
        #expect(replay.header["resample"] as? Bool == (isResampling ? true : nil))
        var next = replay.samples.startIndex
        for offset in seen {
            let place = replay.samples[next...].firstIndex { $0.offset == offset }
            next = try #require(place, "\(offset) is not among the replayed frames from \(next) on")
        }
        #expect(replay.samples.last?.offset == seen.last)
    }

    @Test("The picture lags no more than 20 ms behind the finger, and is never ahead by more than 8")
    func lag() throws {
        let (replay, _, start) = try drag([])
        let path = replay.marks.filter { $0.phase != "ended" }
        let last = try #require(path.last)
        var lags: [Double] = []
        for frame in drawnPlaces(replay, start: start) where frame.time <= last.time && frame.x > last.x + 1 {
            guard let passed = Self.time(at: frame.x, on: path) else { continue }
            lags.append(frame.time - passed)
        }
        lags.sort()
        try #require(lags.count > 15, "the drag was drawn in \(lags.count) frames only")
        #expect(lags[lags.count / 2] <= 20, "the median of \(lags)")
        #expect(lags[0] >= -8 - 0.5, "\(lags)")
    }

    @Test("Without resampling each frame shows the finger exactly where it was seen last")
    func withoutResampling() throws {
        let (replay, _, start) = try drag(["--no-resampling"])
        let places = replay.marks.map(\.x)
        let drawn = drawnPlaces(replay, start: start)
        #expect(drawn.count > 15)
        for frame in drawn {
            #expect(places.contains { abs($0 - frame.x) < 0.01 }, "\(frame.x) at \(frame.time)")
        }
    }

    /// When a finger that goes to the left was at a place; between two reports in proportion.
    private static func time(at x: Double, on path: [ReplayedTouch.Mark]) -> Double? {
        for (before, after) in zip(path, path.dropFirst()) where before.x >= x && after.x < x {
            return before.time + (after.time - before.time) * (before.x - x) / (before.x - after.x)
        }
        return nil
    }
}
