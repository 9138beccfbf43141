import Glibc
import TestSupport
import Testing

@MainActor
@Suite("The controls under real touch", .serialized, .onStage, .timeLimit(.minutes(1)))
struct ControlsTests {
    /// A viewer of three pictures with the controls at a side.
    private func viewer(_ side: String = "bottom", _ options: [String] = []) throws -> Viewer {
        let pictures = ["a", "b", "c"].map { ("\($0).bmp", TestPictures.marked.bmp) }
        let viewer = try Viewer(pictures, options: ["--fullscreen", "--controls", side] + options)
        try viewer.waitUntilShown()
        return viewer
    }

    @Test("A tap on the picture brings the controls, another one takes them away, and then nothing is drawn any more")
    func tap() throws {
        let viewer = try viewer()
        let hand = Hand(on: viewer)
        #expect(try viewer.control.state().targets.isEmpty)
        try viewer.bringControls()
        try viewer.stage.keepShot("controls")
        try hand.tap(x: 640, y: 300)
        #expect(try eventually { try !viewer.control.state().overlay.contains("controls") })
        try viewer.expectNoFrames()
    }

    @Test("They go by themselves, and then nothing is drawn any more")
    func goAway() throws {
        let viewer = try viewer("left", ["--labels"])
        try viewer.bringControls()
        try viewer.stage.keepShot("controls-left-labels")
        #expect(try eventually(within: 8000, every: 50) { try !viewer.control.state().overlay.contains("controls") })
        try viewer.expectNoFrames()
    }

    @Test("Each control does what it says, by touch, and moves nothing else")
    func each() throws {
        let viewer = try viewer()
        try viewer.bringControls()
        let start = try viewer.control.state().camera
        try viewer.press("next") { $0.picture.index == 1 }
        try viewer.press("previous") { $0.picture.index == 0 }
        try viewer.press("zoomIn") { abs($0.camera.zoom - 0.75) < 1e-9 }
        try viewer.press("zoomOut") { abs($0.camera.zoom - 0.5) < 1e-9 }
        try viewer.press("actual") { $0.camera.zoom == 1 }
        try viewer.press("fill") { abs($0.camera.zoom - 1280.0 / 2400) < 1e-9 }
        try viewer.press("fit") { $0.camera.zoom == start.zoom && $0.camera.offset == start.offset }
        try viewer.press("rotate") { $0.camera.rotation == 90 }
        try viewer.press("fullscreen") { !$0.view.fullscreen }
    }

    @Test("A control that can do nothing now does nothing: the tap moves no picture and turns no page")
    func disabled() throws {
        let viewer = try viewer()
        try viewer.bringControls()
        let before = try viewer.control.state()
        let place = try #require(before.target("previous")).center
        try Hand(on: viewer).doubleTap(x: place.x, y: place.y)
        try viewer.takeInTouches()
        pause(milliseconds: 400)
        let after = try viewer.control.state()
        #expect(after.camera == before.camera && after.picture.index == 0)
    }

    @Test("A double tap beside a control zooms, while the controls are there")
    func beside() throws {
        let viewer = try viewer()
        try viewer.bringControls()
        let bar = try #require(try viewer.control.state().target("list")).frame
        try Hand(on: viewer).doubleTap(x: bar[0] - 60, y: bar[1] - 30)
        #expect(try eventually { try viewer.control.state().camera.zoom > 1 })
    }

    @Test("A drag that begins on the picture goes on over the controls; one that begins on a control moves nothing")
    func drags() throws {
        let viewer = try viewer()
        try viewer.look(atX: 1200, y: 800, zoom: 2)
        try viewer.bringControls()
        let place = try #require(try viewer.control.state().target("next")).center
        let (hand, touch) = (Hand(on: viewer), viewer.stage.server.touch)
        let before = try viewer.control.state()
        try touch.down(1, x: place.x, y: 400)
        try hand.drag(from: (place.x, 400), to: place)
        try viewer.takeInTouches()
        pause(milliseconds: 60)
        #expect(abs(try viewer.control.state().camera.offset[1] - before.camera.offset[1] - (place.y - 400)) < 12)
        try touch.up(1)
        let moved = try viewer.settle()
        #expect(moved.picture.index == 0)

        try viewer.bringControls()
        try touch.down(1, x: place.x, y: place.y)
        try hand.drag(from: place, to: (place.x, 300))
        try viewer.takeInTouches()
        try touch.up(1)
        try viewer.takeInTouches()
        let after = try viewer.settle()
        #expect(after.camera == moved.camera && after.picture.index == 0)
    }

    @Test("The mouse's motion brings them, and a click presses one")
    func mouse() throws {
        let viewer = try viewer()
        pause(milliseconds: 600)
        try viewer.stage.xdotool("mousemove", "300", "300")
        try viewer.stage.xdotool("mousemove", "320", "310")
        try viewer.waitForControls()
        let place = try #require(try viewer.control.state().target("next")).center
        try viewer.stage.xdotool("mousemove", "\(Int(place.x))", "\(Int(place.y))", "click", "1")
        #expect(try eventually { try viewer.control.state().picture.index == 1 })
        try viewer.stage.keepShot("controls-hover")
    }
}

extension Viewer {
    /// Taps the picture until the controls are there; returns the state then.
    @discardableResult
    func bringControls() throws -> ViewerState {
        if try !control.state().overlay.contains("controls") { try Hand(on: self).tap(x: 640, y: 300) }
        return try waitForControls()
    }

    /// Waits until the controls are there and answer; returns the state then.
    @discardableResult
    func waitForControls() throws -> ViewerState {
        guard try eventually({ try control.state().target("fullscreen") != nil }) else {
            throw Trouble("The controls do not come: \(try control.state())")
        }
        pause(milliseconds: 250)
        return try control.state()
    }

    /// Taps a control, brings the controls again if they have gone, and waits for what comes of it.
    func press(_ name: String, _ isDone: (ViewerState) -> Bool) throws {
        let state = try bringControls()
        guard let place = state.target(name)?.center else { throw Trouble("There is no \(name): \(state.targets)") }
        try Hand(on: self).tap(x: place.x, y: place.y)
        try takeInTouches()
        let isReached = try eventually { isDone(try control.state()) }
        let reached = try control.state().camera
        #expect(isReached, "\(name): \(reached)")
        try settle()
    }

    /// Expects that nothing is drawn any more.
    func expectNoFrames() throws {
        pause(milliseconds: 300)
        let frames = try control.state().frames
        pause(milliseconds: 600)
        #expect(try control.state().frames == frames)
    }
}

extension ViewerState {
    /// What answers by a name.
    func target(_ name: String) -> Target? { targets.last { $0.name == name } }
}
