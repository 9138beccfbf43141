import TestSupport
import Testing

@MainActor
@Suite("What hands feel", .serialized, .onStage, .timeLimit(.minutes(1)))
struct FeelTests {
    private func places(_ viewer: Viewer) throws -> FingerPair {
        let state = try viewer.control.state()
        return FingerPair(
            state.viewPoint(x: TestPictures.magentaMark.x, y: TestPictures.magentaMark.y),
            state.viewPoint(x: TestPictures.cyanMark.x, y: TestPictures.cyanMark.y))
    }

    /// The camera once nothing under the fingers moves any more.
    private func heldCamera(_ viewer: Viewer) throws -> ViewerState.Camera {
        try viewer.takeInTouches()
        pause(milliseconds: 80)
        return try viewer.control.state().camera
    }

    @Test(
        "A third finger that lands and leaves in the middle of a pinch moves nothing, and the details stay under the fingers"
    )
    func thirdFinger() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 0.6)
        let (hand, touch) = (Hand(on: viewer), viewer.stage.server.touch)
        let start = try places(viewer)
        let spread = start.moved(spread: 1.4)
        try hand.land(start)
        try hand.move(from: start, to: spread, steps: 12)
        let before = try heldCamera(viewer)
        let shown = try viewer.stage.screen.capture()

        try touch.down(3, x: 250, y: 650)
        #expect(try heldCamera(viewer) == before)
        #expect(try viewer.stage.screen.capture().differences(from: shown) == 0)
        let drifted = spread.moved(by: (60, -40))
        try hand.move(from: spread, to: drifted, steps: 12) { part in
            try touch.move(3, x: 250 + 60 * part, y: 650 - 40 * part)
        }
        try viewer.expectMark(TestPictures.magenta, at: drifted.places.first, "with three fingers")
        try viewer.expectMark(TestPictures.cyan, at: drifted.places.second, "with three fingers")
        let three = try heldCamera(viewer)
        #expect(abs(three.zoom - before.zoom) < 1e-3)

        try touch.up(3)
        #expect(try heldCamera(viewer) == three)
        let end = drifted.moved(by: (-80, 20), spread: 0.8)
        try hand.move(from: drifted, to: end, steps: 12)
        try viewer.expectMark(TestPictures.magenta, at: end.places.first, "with the two that stayed")
        try viewer.expectMark(TestPictures.cyan, at: end.places.second, "with the two that stayed")
        try touch.liftAll()
        #expect(try viewer.settle().camera.rotation == 0)
    }

    @Test("A second finger that comes and goes while one drags takes over and hands back without a jump")
    func handOver() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let (hand, touch) = (Hand(on: viewer), viewer.stage.server.touch)
        try touch.down(1, x: 500, y: 300)
        try hand.drag(1, from: (500, 300), to: (560, 340), steps: 8)
        let one = try heldCamera(viewer)
        try touch.down(2, x: 900, y: 500)
        #expect(try heldCamera(viewer) == one)
        let pair = FingerPair((560, 340), (900, 500))
        try hand.move(from: pair, to: pair.moved(spread: 1.2), steps: 8)
        let two = try heldCamera(viewer)
        #expect(abs(two.zoom - 1.2) < 0.002)
        try touch.up(1)
        #expect(try heldCamera(viewer) == two)
        let place = pair.moved(spread: 1.2).places.second
        try hand.drag(2, from: place, to: (place.x - 70, place.y + 30), steps: 10)
        let moved = try heldCamera(viewer)
        #expect(abs(moved.offset[0] - two.offset[0] + 70) < 0.05 && abs(moved.offset[1] - two.offset[1] - 30) < 0.05)
        try touch.up(2)
        #expect(try viewer.settle().camera == moved, "a finger that has rested does not fling")
    }

    @Test("A flung picture that a finger catches stays as it was displayed, and then follows that finger")
    func caughtFling() throws {
        let recording = try RecordingViewer(TestPictures.marked)
        let viewer = recording.viewer
        try viewer.look(atX: 1400, y: 800, zoom: 2)
        let (hand, touch) = (Hand(on: viewer), viewer.stage.server.touch)
        try hand.fling(from: (900, 400), to: (780, 400), steps: 12)
        #expect(try eventually(within: 1000, every: 2) { try viewer.control.state().gesture == "fling" })
        try touch.down(1, x: 600, y: 200)
        let caught = try heldCamera(viewer)
        try hand.drag(1, from: (600, 200), to: (700, 240), steps: 12)
        let dragged = try heldCamera(viewer)
        #expect(abs(dragged.offset[0] - caught.offset[0] - 100) < 0.05, "without slop")
        #expect(abs(dragged.offset[1] - caught.offset[1] - 40) < 0.05)
        let mark = try viewer.control.state().viewPoint(x: TestPictures.cyanMark.x, y: TestPictures.cyanMark.y)
        try viewer.expectMark(TestPictures.cyan, at: mark, "after the drag")
        try touch.up(1)
        let rest = try viewer.settle().camera
        #expect(rest == dragged)

        let replay = try recording.replay()
        let landing = try #require(replay.marks.last { $0.phase == "began" })
        let displayed = try #require(replay.samples.prefix(landing.earlierFrames).last)
        #expect(displayed.gesture == "fling")
        #expect(displayed.offset == caught.offset, "it stays where the last frame before the catch had it")
        #expect(!replay.events.contains("tap") && !replay.events.contains("doubleTap"))
        #expect(replay.samples.last?.offset == rest.offset)
    }

    @Test(
        "A tap, then a finger that lands there again and drags down: zooms in about that place; up: out; lifted, it stays"
    )
    func quickZoom() throws {
        let recording = try RecordingViewer(TestPictures.marked)
        let viewer = recording.viewer
        try viewer.look(atX: 1200, y: 800, zoom: 0.8)
        let start = try viewer.control.state()
        let (hand, touch) = (Hand(on: viewer), viewer.stage.server.touch)
        let place = start.viewPoint(x: TestPictures.magentaMark.x, y: TestPictures.magentaMark.y)
        try hand.quickZoom(x: place.x, y: place.y, by: 150)
        try viewer.expectMark(TestPictures.magenta, at: place, "while it zooms")
        let zoomed = try viewer.control.state()
        #expect(zoomed.gesture == "quickZoom")
        // 10 pt are the slop; exp(0.005 x 140).
        #expect(abs(zoomed.camera.zoom / start.camera.zoom - 2.01375) < 0.002)
        try hand.drag(from: (place.x, place.y + 150), to: (place.x, place.y + 50), steps: 12)
        let half = try heldCamera(viewer)
        #expect(abs(half.zoom / start.camera.zoom - 1.22140) < 0.002)
        try touch.up(1)
        try viewer.takeInTouches()
        let rest = try viewer.settle().camera
        #expect(rest == half, "lifting it is no second tap")
        try viewer.expectMark(TestPictures.magenta, at: place, "at rest")
        #expect(try recording.replay().events.allSatisfy { $0 != "doubleTap" })
    }

    @Test("A second finger turns a quick zoom into a pinch without a jump")
    func quickZoomBecomesPinch() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 0.8)
        let (hand, touch) = (Hand(on: viewer), viewer.stage.server.touch)
        try hand.quickZoom(x: 500, y: 300, by: 80)
        let zoomed = try heldCamera(viewer)
        try touch.down(2, x: 800, y: 500)
        #expect(try heldCamera(viewer) == zoomed)
        let pair = FingerPair((500, 380), (800, 500))
        try hand.move(from: pair, to: pair.moved(spread: 1.25), steps: 12)
        #expect(abs(try heldCamera(viewer).zoom / zoomed.zoom - 1.25) < 0.002)
        #expect(try viewer.control.state().gesture == "transform")
        try touch.liftAll()
    }

    @Test("Taps and long presses are told, and leave the picture alone")
    func presses() throws {
        let recording = try RecordingViewer(TestPictures.marked)
        let viewer = recording.viewer
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let before = try heldCamera(viewer)
        let shown = try viewer.stage.screen.capture()
        let (hand, touch) = (Hand(on: viewer), viewer.stage.server.touch)
        try hand.tap(x: 400, y: 300)
        try viewer.takeInTouches()
        pause(milliseconds: 500)
        try touch.down(1, x: 700, y: 500)
        pause(milliseconds: 100)
        try touch.move(1, x: 705, y: 503)
        pause(milliseconds: 700)
        #expect(try viewer.control.state().camera == before)
        try touch.up(1)
        #expect(try heldCamera(viewer) == before)
        #expect(try viewer.stage.screen.capture().differences(from: shown) == 0)
        #expect(try recording.replay().events == ["tap", "longPress"])
    }
}
