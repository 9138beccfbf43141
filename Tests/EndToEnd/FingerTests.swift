import TestSupport
import Testing

@MainActor
@Suite("Fingers on a picture", .serialized, .onStage, .timeLimit(.minutes(1)))
struct FingerTests {
    typealias Place = (x: Double, y: Double)

    @Test("Two fingers keep the details under them, also while both wander; lifting one moves nothing")
    func pinchKeepsDetails() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        let touch = viewer.stage.server.touch
        let start = try viewer.control.state()
        #expect(start.camera.zoom == 0.5)
        let first = start.viewPoint(x: TestPictures.magentaMark.x, y: TestPictures.magentaMark.y)
        let second = start.viewPoint(x: TestPictures.cyanMark.x, y: TestPictures.cyanMark.y)

        try touch.down(1, x: first.x, y: first.y)
        pause(milliseconds: 12)
        try touch.down(2, x: second.x, y: second.y)
        pause(milliseconds: Hand.interval)
        var places = (first, second)
        for step in 1...24 {
            places = Self.spread(first, second, part: Double(step) / 24)
            try touch.move(1, x: places.0.x, y: places.0.y)
            try touch.move(2, x: places.1.x, y: places.1.y)
            pause(milliseconds: Hand.interval)
            if step % 8 == 0 { try expectMarks(at: places, in: viewer, "after step \(step)") }
        }
        let pinched = try viewer.control.state()
        #expect(abs(pinched.camera.zoom / start.camera.zoom - 2) < 0.002)
        #expect(pinched.fingers == 2)
        let before = try viewer.stage.screen.capture()

        try touch.up(2)
        try viewer.takeInTouches()
        pause(milliseconds: 60)
        #expect(try viewer.control.state().camera == pinched.camera)
        #expect(try viewer.stage.screen.capture().differences(from: before) == 0)

        let goal = (x: places.0.x + 90, y: places.0.y + 45)
        try Hand(on: viewer).drag(1, from: places.0, to: goal)
        try expectMark(TestPictures.magenta, at: goal, in: viewer, "under the finger that stayed")
        pause(milliseconds: 100)
        let dragged = try viewer.control.state()
        try touch.up(1)
        let rest = try viewer.settle()
        #expect(rest.camera == dragged.camera)
    }

    @Test("A drag moves the picture by the finger's way less the slop, and a rested finger does not fling")
    func drag() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let before = try viewer.control.state().camera.offset
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        try touch.down(1, x: 640, y: 400)
        try hand.drag(from: (640, 400), to: (440, 400))
        try viewer.takeInTouches()
        pause(milliseconds: 80)
        try touch.up(1)
        let after = try viewer.settle().camera.offset
        #expect(abs(after[0] - before[0] + 190) < 0.05)
        #expect(after[1] == before[1])
    }

    @Test("A double tap zooms to the tapped detail, another one goes back to the start exactly")
    func doubleTap() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        let hand = Hand(on: viewer)
        let start = try viewer.control.state()
        let place = start.viewPoint(x: TestPictures.magentaMark.x, y: TestPictures.magentaMark.y)
        try hand.doubleTap(x: place.x, y: place.y)
        try viewer.takeInTouches()
        let zoomed = try viewer.settle()
        #expect(zoomed.camera.zoom == 1.25)
        try expectMark(TestPictures.magenta, at: place, in: viewer, "under the double tap")

        pause(milliseconds: 400)
        try hand.doubleTap(x: 700, y: 300)
        try viewer.takeInTouches()
        #expect(try viewer.settle().camera == start.camera)
    }

    @Test("A tap with two fingers zooms out by 1.5 about the middle of the window")
    func twoFingerTap() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1100, y: 760, zoom: 1.5)
        try Hand(on: viewer).twoFingerTap(x: 300, y: 250)
        try viewer.takeInTouches()
        let state = try viewer.settle()
        #expect(abs(state.camera.zoom - 1) < 1e-9)
        #expect(abs(state.camera.center[0] - 1100) < 1e-6)
        #expect(abs(state.camera.center[1] - 760) < 1e-6)
    }

    @Test("A finger catches a flung picture: it stops at once, follows without slop, and no tap comes of it")
    func catching() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 900, y: 800, zoom: 2)
        let touch = viewer.stage.server.touch
        try Hand(on: viewer).fling(from: (900, 400), to: (700, 400))
        #expect(try eventually(within: 500, every: 2) { try viewer.control.state().gesture == "fling" })
        try touch.down(1, x: 600, y: 500)
        try viewer.takeInTouches()
        pause(milliseconds: 30)
        let caught = try viewer.control.state()
        pause(milliseconds: 100)
        let held = try viewer.control.state()
        #expect(held.camera == caught.camera)
        #expect(!held.settled)

        try touch.move(1, x: 605, y: 500)
        try viewer.takeInTouches()
        let moved = try eventually {
            try abs(viewer.control.state().camera.offset[0] - held.camera.offset[0] - 5) < 0.01
        }
        #expect(moved, "5 px are less than the slop, yet a caught picture follows at once")
        pause(milliseconds: 80)
        try touch.up(1)
        let rest = try viewer.settle()
        pause(milliseconds: 400)
        #expect(try viewer.control.state().camera == rest.camera)
        #expect(rest.camera.zoom == held.camera.zoom)
    }

    /// The two fingers spread to twice their distance while their middle moves by (-60, 40), seen at a part of the way.
    private static func spread(_ first: Place, _ second: Place, part: Double) -> (Place, Place) {
        let middle = (x: (first.x + second.x) / 2 - 60 * part, y: (first.y + second.y) / 2 + 40 * part)
        let half = (x: (second.x - first.x) / 2 * (1 + part), y: (second.y - first.y) / 2 * (1 + part))
        return ((middle.x - half.x, middle.y - half.y), (middle.x + half.x, middle.y + half.y))
    }

    private func expectMarks(at places: (Place, Place), in viewer: Viewer, _ when: Comment) throws {
        try expectMark(TestPictures.magenta, at: places.0, in: viewer, when)
        try expectMark(TestPictures.cyan, at: places.1, in: viewer, when)
    }

    private func expectMark(_ color: Pixels.RGB, at place: Place, in viewer: Viewer, _ when: Comment) throws {
        try viewer.expectMark(color, at: place, when)
    }
}
