import TestSupport
import Testing

@MainActor
@Suite("The overview and the list of keys", .serialized, .onStage, .timeLimit(.minutes(1)))
struct OverviewTests {
    private func viewer() throws -> Viewer {
        try Viewer.showing(TestPictures.marked, options: ["--fullscreen", "--controls", "bottom"])
    }

    @Test(
        "A finger drags the view in the overview; the picture's pixels are where the camera says; it is recorded, and goes"
    )
    func drag() throws {
        let folder = try TemporaryFolder()
        let recording = RecordedLines(in: folder)
        let viewer = try Viewer(
            [("a.bmp", TestPictures.marked.bmp)],
            options: ["--fullscreen", "--controls", "bottom", "--record", recording.path])
        try viewer.waitUntilShown()
        try viewer.look(atX: 600, y: 400, zoom: 2)
        // It is there for a moment only.
        let frame = try #require(try poll(within: 2000) { try viewer.control.state().target("overview") }).frame
        // The picture fills the ground but for the same margin all around.
        let scale = 180.0 / 2400
        let start = (
            x: frame[0] + frame[2] / 2 + (600 - 1200) * scale, y: frame[1] + frame[3] / 2 + (400 - 800) * scale
        )
        let touch = viewer.stage.server.touch
        try touch.down(1, x: start.x, y: start.y)
        try Hand(on: viewer).drag(from: start, to: (start.x + 60, start.y + 30))
        try viewer.takeInTouches()
        pause(milliseconds: 2200)
        try viewer.stage.keepShot("overview")
        let held = try viewer.control.state()
        #expect(held.overlay.contains("overview") && held.overlay.contains("badge"))
        #expect(held.camera.zoom == 2)
        #expect(abs(held.camera.center[0] - 600 - 60 / scale) < 200)
        #expect(abs(held.camera.center[1] - 400 - 30 / scale) < 200)
        try touch.up(1)
        try viewer.takeInTouches()
        #expect(try viewer.control.state().camera == held.camera)
        let mark = held.viewPoint(x: TestPictures.magentaMark.x, y: TestPictures.magentaMark.y)
        if (20...1260).contains(mark.x), (20...780).contains(mark.y) {
            #expect(try viewer.stage.screen.capture()[Int(mark.x), Int(mark.y)] == TestPictures.magenta)
        }
        #expect(try eventually(within: 4000, every: 20) { try viewer.control.state().target("overview") == nil })
        pause(milliseconds: 300)
        #expect(try !viewer.control.state().overlay.contains("badge"))
        try viewer.expectNoFrames()
        _ = try viewer.quit { try $0.control.perform("quit") }
        #expect(try recording.lines(with: "zoomTo").count > 5)
    }

    @Test("A question mark lists the keys; a tap closes the list and does nothing else")
    func keys() throws {
        let viewer = try viewer()
        let before = try viewer.control.state().camera
        try viewer.stage.xdotool("key", "question")
        #expect(try eventually { try viewer.control.state().target("keys") != nil })
        pause(milliseconds: 400)
        try viewer.stage.keepShot("keys")
        try viewer.expectNoFrames()
        try Hand(on: viewer).tap(x: 640, y: 400)
        #expect(try eventually { try !viewer.control.state().overlay.contains("keys") })
        pause(milliseconds: 500)
        let after = try viewer.control.state()
        #expect(after.camera == before && after.overlay == [])
    }

    @Test("Everything can be reached by keys alone: choose, press, zoom, list, leave, quit")
    func keyboardTour() throws {
        let pictures = ["a", "b"].map { ("\($0).bmp", TestPictures.marked.bmp) }
        let viewer = try Viewer(pictures, options: ["--fullscreen", "--controls", "bottom"])
        try viewer.waitUntilShown()
        func press(_ keys: String..., until isDone: (ViewerState) -> Bool) throws {
            for key in keys { try viewer.stage.xdotool("key", key) }
            let isReached = try eventually { isDone(try viewer.control.state()) }
            let state = try viewer.control.state()
            #expect(isReached, "\(keys): \(state.focus ?? "-") \(state.overlay) \(state.camera)")
        }
        try press("Tab") { $0.focus == "list" && $0.overlay.contains("controls") }
        try press("Tab") { $0.focus == "next" }
        try press("Return") { $0.picture.index == 1 && $0.focus == "next" }
        try press("shift+Tab") { $0.focus == "previous" }
        try press("space") { $0.picture.index == 0 }
        try press("Right", "Right") { $0.focus == "zoomIn" }
        try press("Return") { abs($0.camera.zoom - 0.75) < 1e-9 }
        try press("End", "shift+Tab") { $0.focus != nil }
        try viewer.settle()
        try viewer.stage.keepShot("controls-focus")
        try press("F1") { $0.overlay.contains("keys") && $0.focus == nil }
        try press("Escape") { !$0.overlay.contains("keys") }
        try press("Tab") { $0.focus != nil }
        try press("Escape") { $0.focus == nil }
        try press("1") { $0.camera.zoom == 1 }
        let (status, leftOver) = try viewer.quit { try $0.stage.xdotool("key", "Escape") }
        #expect(status == 0 && leftOver.isEmpty)
    }

    @Test("The button of a card reads the file again, by touch and by key")
    func card() throws {
        let viewer = try Viewer(
            [("a.bmp", Array("no picture".utf8))], options: ["--fullscreen", "--controls", "bottom"])
        #expect(try eventually { try viewer.control.state().target("tryAgain") != nil })
        try viewer.stage.keepShot("card")
        let place = try #require(try viewer.control.state().target("tryAgain")).center
        try viewer.stage.xdotool("key", "Tab")
        #expect(try eventually { try viewer.control.state().focus == "tryAgain" })
        _ = try viewer.folder.write(TestPictures.marked.bmp, to: "a.bmp")
        try Hand(on: viewer).tap(x: place.x, y: place.y)
        #expect(try eventually { try viewer.control.state().picture.loading == "done" })
        #expect(try viewer.control.state().overlay.contains("card") == false)
    }
}
