import TestSupport
import Testing

@MainActor
@Suite("Turning the picture", .serialized, .onStage, .timeLimit(.minutes(1)))
struct TurnTests {
    /// The two marks under two fingers, on a picture that is large enough to be moved.
    private func handOnMarks(_ viewer: Viewer) throws -> FingerPair {
        let state = try viewer.control.state()
        return FingerPair(
            state.viewPoint(x: TestPictures.magentaMark.x, y: TestPictures.magentaMark.y),
            state.viewPoint(x: TestPictures.cyanMark.x, y: TestPictures.cyanMark.y))
    }

    private func expectMarks(under pair: FingerPair, in viewer: Viewer, _ when: Comment) throws {
        try viewer.expectMark(TestPictures.magenta, at: pair.places.first, when)
        try viewer.expectMark(TestPictures.cyan, at: pair.places.second, when)
    }

    private func expectCorners(
        _ colors: [Pixels.RGB], of rect: (x: Int, y: Int, width: Int, height: Int), in viewer: Viewer
    ) throws {
        let screen = try viewer.stage.screen.capture()
        let places = [
            (rect.x + 6, rect.y + 6), (rect.x + rect.width - 7, rect.y + 6),
            (rect.x + rect.width - 7, rect.y + rect.height - 7), (rect.x + 6, rect.y + rect.height - 7),
        ]
        for (place, color) in zip(places, colors) {
            let seen = screen[place.0, place.1]
            #expect(seen.distance(to: color) <= 2, "\(seen), not \(color), at \(place)")
        }
        for x in [rect.x - 3, rect.x + rect.width + 2] where x >= 0 && x < XServer.width {
            #expect(screen[x, rect.y + rect.height / 2].distance(to: Pixels.RGB(18, 18, 18)) <= 2, "beside it, at \(x)")
        }
    }

    @Test("Fingers that turn by 30 degrees turn the picture by 15 under them; let go, it is upright again")
    func byThirty() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 0.6)
        let hand = Hand(on: viewer)
        let start = try handOnMarks(viewer)
        let end = start.moved(by: (-40, 30), spread: 1.3, turn: 30)
        try hand.land(start)
        try hand.move(from: start, to: end)
        // What the fingers turned before the picture followed stays between them and the marks.
        try expectMarks(under: end.moved(turn: -15), in: viewer, "while both fingers are down")
        let turned = try viewer.control.state()
        #expect(abs(turned.camera.rotation - 15) < 0.05)
        #expect(abs(turned.camera.zoom - 0.6 * 1.3) < 0.002)
        #expect(turned.gesture == "transform")
        try viewer.stage.keepShot("turned-15")

        try hand.touch.up(1)
        try hand.touch.up(2)
        try viewer.takeInTouches()
        let rest = try viewer.settle()
        #expect(rest.camera.rotation == 0)
        #expect(abs(rest.camera.zoom - turned.camera.zoom) < 1e-9)
    }

    @Test("Fingers that turn less than 15 degrees do not turn the picture")
    func belowThreshold() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 0.6)
        let hand = Hand(on: viewer)
        let start = try handOnMarks(viewer)
        let end = start.moved(spread: 1.5, turn: 14)
        try hand.land(start)
        try hand.move(from: start, to: end)
        try expectMarks(under: end.moved(turn: -14), in: viewer, "after the pinch")
        #expect(try viewer.control.state().camera.rotation == 0)
        try hand.touch.liftAll()
    }

    @Test("Fingers that turn by 80 degrees and pinch leave it on its side, all of it in the window")
    func byEighty() throws {
        let viewer = try Viewer.showing(TestPictures.quadrants(width: 2400, height: 1600))
        let hand = Hand(on: viewer)
        let start = FingerPair(middle: (640, 400), reach: 240, degrees: -40)
        let end = start.moved(spread: 0.6, turn: 80)
        try hand.land(start)
        try hand.move(from: start, to: end, steps: 32)
        try viewer.takeInTouches()
        let hasTurned = try eventually { abs(try viewer.control.state().camera.rotation - 65) < 0.05 }
        #expect(hasTurned, "the threshold is subtracted")
        try viewer.stage.keepShot("turned-65")
        try hand.touch.up(2)
        try hand.touch.up(1)
        try viewer.takeInTouches()
        let rest = try viewer.settle().camera
        #expect(rest.rotation == 90)
        #expect(abs(rest.zoom - 1.0 / 3) < 1e-9 && rest.limits[0] == rest.zoom, "the whole picture fits on its side")
        try viewer.control.wait(for: "sharp")
        try expectCorners(
            [TestPictures.blue, TestPictures.red, TestPictures.green, TestPictures.yellow],
            of: (x: 373, y: 0, width: 534, height: 800), in: viewer)
        try viewer.stage.keepShot("turned-90")
    }

    @Test("With --no-rotate fingers do not turn the picture, but keys do")
    func noRotate() throws {
        let viewer = try Viewer.showing(TestPictures.marked, options: ["--fullscreen", "--no-rotate"])
        let hand = Hand(on: viewer)
        let start = FingerPair(middle: (640, 400), reach: 200, degrees: 0)
        try hand.land(start)
        try hand.move(from: start, to: start.moved(spread: 1.5, turn: 80))
        try viewer.takeInTouches()
        #expect(try eventually { abs(try viewer.control.state().camera.zoom - 0.75) < 0.002 })
        #expect(try viewer.control.state().camera.rotation == 0)
        try hand.touch.liftAll()
        #expect(try viewer.settle().camera.rotation == 0)
        try viewer.stage.xdotool("key", "r")
        #expect(try eventually { try viewer.control.state().camera.rotation == 90 })
    }

    @Test("R turns by a quarter, Shift and R turns back, both animated; four quarters are where it began")
    func keys() throws {
        let viewer = try Viewer.showing(TestPictures.quadrants(width: 2400, height: 1600))
        let start = try viewer.control.state().camera
        try viewer.stage.xdotool("key", "r")
        let isSeenTurning = try eventually(within: 2000, every: 1) {
            let state = try viewer.control.state()
            return state.gesture == "animate" && state.camera.rotation > 0 && state.camera.rotation < 90
        }
        #expect(isSeenTurning, "it does not jump")
        let side = try viewer.settle().camera
        #expect(side.rotation == 90 && abs(side.zoom - 1.0 / 3) < 1e-9)
        try viewer.control.wait(for: "sharp")
        try expectCorners(
            [TestPictures.blue, TestPictures.red, TestPictures.green, TestPictures.yellow],
            of: (x: 373, y: 0, width: 534, height: 800), in: viewer)

        try viewer.stage.xdotool("key", "shift+r")
        #expect(try eventually { try viewer.control.state().camera == start })
        try viewer.stage.xdotool("key", "shift+r")
        #expect(try eventually { try viewer.control.state().camera.rotation == 270 })
        try viewer.settle()
        for rotation in [0.0, 90, 180, 270] {
            try viewer.stage.xdotool("key", "r")
            #expect(try eventually { try viewer.control.state().camera.rotation == rotation })
            try viewer.settle()
        }
        try viewer.stage.xdotool("key", "r")
        #expect(try eventually { try viewer.control.state().camera == start })
    }

    @Test("The socket turns, animated or at once, by any number of quarters")
    func socket() throws {
        let viewer = try Viewer.showing(TestPictures.quadrants(width: 2400, height: 1600))
        let answer = try viewer.control.perform("rotate", ["degrees": 90])
        #expect(answer["rotation"] as? Double == 90)
        #expect(try viewer.control.state().camera.rotation < 90, "it is on its way")
        #expect(try viewer.settle().camera.rotation == 90)
        try viewer.control.perform("rotate", ["degrees": -180, "animated": false])
        #expect(try viewer.control.state().camera.rotation == 270)
        try viewer.control.wait(for: "sharp")
        try expectCorners(
            [TestPictures.green, TestPictures.yellow, TestPictures.blue, TestPictures.red],
            of: (x: 373, y: 0, width: 534, height: 800), in: viewer)
        let refused = try viewer.control.answer(to: ["do": "rotate", "degrees": 45])
        #expect(refused["ok"] as? Bool == false)
    }
}
