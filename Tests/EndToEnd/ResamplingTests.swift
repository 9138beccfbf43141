import TestSupport
import Testing

@MainActor
@Suite("Touches drawn as of the frame", .serialized, .onStage, .timeLimit(.minutes(1)))
struct ResamplingTests {
    /// A drag by 400 pixels to the left, even unless somebody watches, and where the picture was before and after.
    private func drag(
        _ options: [String], watching watch: (Viewer) throws -> Void = { _ in }
    ) throws -> (replay: ReplayedTouch, start: Double, end: Double) {
        let recording = try RecordingViewer(TestPictures.marked, options: options)
        let viewer = recording.viewer
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let start = try viewer.control.state().camera.offset[0]
        let touch = viewer.stage.server.touch
        try touch.down(1, x: 840, y: 400)
        pause(milliseconds: 30)
        for step in 1...100 {
            try touch.move(1, x: 840 - 4 * Double(step), y: 400)
            pause(milliseconds: Hand.interval)
            if step % 10 == 0 { try watch(viewer) }
        }
        try viewer.takeInTouches()
        pause(milliseconds: 100)
        try touch.up(1)
        let end = try viewer.settle().camera.offset[0]
        return (try recording.replay(), start, end)
    }

    /// Where the finger was when what it holds was drawn in each frame of the drag, in pixels from the left.
    private func drawnPlaces(_ replay: ReplayedTouch, start: Double) -> [(time: Double, x: Double)] {
        // What the picture has moved, and the slop, are what the finger has moved.
        replay.samples.filter { $0.gesture == "pan" }.map { ($0.t, 840 - 10 + $0.offset[0] - start) }
    }

    @Test("A recorded drag replays to where the picture was seen on the screen", arguments: [true, false])
    func replays(isResampling: Bool) throws {
        var seen: [Double] = []
        let (replay, _, end) = try drag(isResampling ? [] : ["--no-resampling"]) { viewer in
            let screen = try viewer.stage.screen.capture()
            guard let mark = screen.middle(of: TestPictures.cyan, near: (740, 500), reach: 300) else { return }
            seen.append(mark.x - TestPictures.cyanMark.x)
        }
        #expect(replay.header["resample"] as? Bool == (isResampling ? true : nil))
        #expect(replay.samples.last?.offset[0] == end)
        try #require(seen.count == 10)
        var next = replay.samples.startIndex
        for offset in seen {
            // At one pixel to one pixel the picture is drawn on whole pixels.
            let place = replay.samples[next...].firstIndex { abs($0.offset[0] - offset) <= 1 }
            next = try #require(place, "\(offset) is not among the replayed frames from \(next) on")
        }
    }

    @Test("The picture lags no more than 20 ms behind the finger, and is never ahead by more than 8")
    func lag() throws {
        let (replay, start, _) = try drag([])
        let path = replay.marks.filter { $0.phase != "ended" }
        let last = try #require(path.last)
        var lags: [Double] = []
        for frame in drawnPlaces(replay, start: start) where frame.time <= last.time && frame.x > last.x + 1 {
            guard let passed = Self.time(at: frame.x, on: path) else { continue }
            lags.append(frame.time - passed)
        }
        let isBetween =
            lags.count > 15
            && drawnPlaces(replay, start: start).contains { frame in
                !path.contains { abs($0.x - frame.x) < 0.01 }
            }
        #expect(isBetween, "what is drawn lies between the places at which the finger was seen")
        lags.sort()
        try #require(lags.count > 15, "the drag was drawn in \(lags.count) frames only")
        #expect(lags[lags.count / 2] <= 20, "the median of \(lags)")
        #expect(lags[0] >= -8 - 0.5, "\(lags)")
    }

    @Test("Without resampling each frame shows the finger exactly where it was seen last")
    func withoutResampling() throws {
        let (replay, start, _) = try drag(["--no-resampling"])
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
