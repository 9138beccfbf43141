import TestSupport
import Testing

@MainActor
@Suite("Fingers on a trackpad", .serialized, .onStage, .timeLimit(.minutes(1)))
struct TrackpadTests {
    typealias Place = (x: Double, y: Double)

    /// A viewer that shows the marked picture at 1:1, with the pointer at a place.
    private func viewer(pointer: (x: Int, y: Int), options: [String] = ["--fullscreen"]) throws -> Viewer {
        let viewer = try Viewer.showing(TestPictures.marked, options: options)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        // Two moves: the pointer may be there already.
        try viewer.stage.xdotool("mousemove", "1", "1", "mousemove", "\(pointer.x)", "\(pointer.y)")
        return viewer
    }

    @Test("Two fingers that scroll pan the picture with them, and nothing goes on by itself")
    func scroll() throws {
        let viewer = try viewer(pointer: (640, 400))
        let trackpad = viewer.stage.server.trackpad
        // The first step only says where the fingers are.
        try trackpad.scroll(right: 0.25, down: 0.25)
        try trackpad.sync()
        pause(milliseconds: 50)
        let before = try viewer.control.state().camera
        for _ in 0..<16 {
            try trackpad.scroll(right: 0.125, down: 0.25)
            pause(milliseconds: Hand.interval)
        }
        try trackpad.sync()
        let wanted = (before.offset[0] - 80, before.offset[1] - 160)
        var seen = before.offset
        let isThere = try eventually(within: 1000) {
            seen = try viewer.control.state().camera.offset
            return abs(seen[0] - wanted.0) < 0.01 && abs(seen[1] - wanted.1) < 0.01
        }
        #expect(isThere, "\(seen), wanted \(wanted)")
        pause(milliseconds: 150)
        let rest = try viewer.settle().camera
        #expect(rest.offset == seen, "the presses of buttons that the server makes of it do nothing beside")
        #expect(rest.zoom == before.zoom)
    }

    @Test("Two fingers that scroll with the control key zoom about the pointer")
    func scrollWithControl() throws {
        let viewer = try viewer(pointer: (400, 300))
        let trackpad = viewer.stage.server.trackpad
        try trackpad.scroll(down: 0.25)
        try trackpad.sync()
        pause(milliseconds: 50)
        let before = try viewer.control.state()
        try viewer.stage.xdotool("keydown", "ctrl")
        for _ in 0..<4 { try trackpad.scroll(down: -0.25) }
        try trackpad.sync()
        #expect(try eventually(within: 1000) { abs(try viewer.control.state().camera.zoom - 1.2214) < 1e-4 })
        try viewer.stage.xdotool("keyup", "ctrl")
        let after = try viewer.control.state()
        let content = (400 - before.camera.offset[0], 300 - before.camera.offset[1])
        let place = after.viewPoint(x: content.0, y: content.1)
        #expect(abs(place.x - 400) < 0.01 && abs(place.y - 300) < 0.01)
    }

    @Test("Whole notches of a wheel zoom as ever beside a trackpad")
    func notches() throws {
        let viewer = try viewer(pointer: (400, 300))
        try viewer.stage.server.trackpad.scroll(down: 0.25)
        try viewer.stage.xdotool("click", "4", "click", "4", "click", "5")
        #expect(try eventually(within: 1000) { abs(try viewer.control.state().camera.zoom - 1.2) < 1e-9 })
        pause(milliseconds: 100)
        #expect(abs(try viewer.settle().camera.zoom - 1.2) < 1e-9)
    }

    @Test("A pinch zooms about the pointer by as much as the fingers spread, and moves the picture with them")
    func pinch() throws {
        let viewer = try viewer(pointer: (500, 350))
        let trackpad = viewer.stage.server.trackpad
        let before = try viewer.control.state()
        let content = (x: 500 - before.camera.offset[0], y: 350 - before.camera.offset[1])
        try trackpad.pinch(.begin)
        for step in 1...20 {
            try trackpad.pinch(.update, scale: 1 + Double(step) / 20, dx: 2, dy: -1)
            pause(milliseconds: Hand.interval)
        }
        try trackpad.sync()
        #expect(try eventually(within: 1000) { abs(try viewer.control.state().camera.zoom - 2) < 1e-6 })
        let pinched = try viewer.control.state()
        #expect(pinched.gesture == "transform" && pinched.fingers == 0 && !pinched.settled)
        let place = pinched.viewPoint(x: content.x, y: content.y)
        #expect(abs(place.x - 540) < 1 && abs(place.y - 330) < 1, "\(place)")
        try trackpad.pinch(.end, scale: 2)
        let rest = try viewer.settle()
        #expect(rest.camera == pinched.camera, "the end moves nothing")
    }

    @Test("A pinch turns the picture after 15 degrees, clockwise as the fingers turn, and it settles on a quarter turn")
    func turn() throws {
        let viewer = try viewer(pointer: (640, 400))
        let trackpad = viewer.stage.server.trackpad
        try trackpad.pinch(.begin)
        for _ in 1...14 { try trackpad.pinch(.update, turn: 1) }
        try trackpad.sync()
        pause(milliseconds: 100)
        #expect(try viewer.control.state().camera.rotation == 0)
        for _ in 1...61 {
            try trackpad.pinch(.update, turn: 1)
            pause(milliseconds: 2)
        }
        try trackpad.sync()
        #expect(try eventually(within: 1000) { abs(try viewer.control.state().camera.rotation - 60) < 1e-6 })
        try trackpad.pinch(.end)
        #expect(try eventually(within: 2000) { try viewer.control.state().camera.rotation == 90 })
        #expect(try viewer.settle().camera.rotation == 90)
    }

    @Test("A pinch that the system takes away settles inside the limits")
    func cancelled() throws {
        let viewer = try viewer(pointer: (640, 400))
        let trackpad = viewer.stage.server.trackpad
        let limits = try viewer.control.state().camera.limits
        try trackpad.pinch(.begin)
        try trackpad.pinch(.update, scale: 0.2)
        try trackpad.sync()
        #expect(try eventually(within: 1000) { try viewer.control.state().camera.zoom < limits[0] })
        try trackpad.pinch(.cancel, scale: 0.2)
        #expect(try eventually(within: 2000) { try viewer.control.state().camera.zoom == limits[0] })
        try viewer.settle()
    }

    @Test(
        "A swipe of three fingers draws the next page in, and turns it when it goes beyond the half; one that is cancelled does not"
    )
    func swipe() throws {
        let pictures = ["a", "b", "c"].map { ("\($0).bmp", TestPictures.marked.bmp) }
        let viewer = try Viewer(pictures, options: ["--fullscreen"])
        try viewer.waitUntilShown()
        let trackpad = viewer.stage.server.trackpad
        func swipe(ending phase: TrackpadDevice.Phase) throws {
            try trackpad.swipe(.begin)
            for _ in 0..<20 {
                try trackpad.swipe(.update, dx: -40, dy: 1)
                pause(milliseconds: Hand.interval)
            }
            try trackpad.sync()
            #expect(try eventually(within: 1000) { try viewer.control.state().gesture == "page" })
            // At rest the way alone decides.
            pause(milliseconds: 100)
            try trackpad.swipe(phase)
            try trackpad.sync()
            pause(milliseconds: 50)
            try viewer.settle()
        }
        try swipe(ending: .cancel)
        #expect(try viewer.control.state().picture.index == 0)
        try swipe(ending: .end)
        #expect(try viewer.control.state().picture.index == 1)
    }

    @Test("A pinch is told as the fingers' scale, turn and way since it began, once, with its end")
    func pinchIsTold() throws {
        let folder = try TemporaryFolder()
        let recording = RecordedLines(in: folder)
        let viewer = try viewer(pointer: (500, 350), options: ["--fullscreen", "--record", recording.path])
        let trackpad = viewer.stage.server.trackpad
        try trackpad.pinch(.begin)
        try trackpad.pinch(.update, scale: 1.25, turn: 4, dx: 10, dy: 5)
        try trackpad.pinch(.update, scale: 1.5, turn: 3, dx: 10, dy: 5)
        try trackpad.pinch(.cancel, scale: 1.5)
        try trackpad.swipe(.begin)
        try trackpad.swipe(.update, dx: -30, dy: 2)
        try trackpad.swipe(.end)
        try trackpad.sync()
        pause(milliseconds: 100)
        _ = try viewer.quit { try $0.control.perform("quit") }
        let lines = try recording.lines(with: "pinch")
        #expect(lines.compactMap { $0["pinch"] as? String } == ["began", "changed", "changed", "cancelled"])
        #expect(lines.compactMap { $0["scale"] as? Double } == [1, 1.25, 1.5, 1.5])
        #expect(lines.compactMap { $0["rotation"] as? Double } == [0, 4, 7, 7])
        #expect(lines.compactMap { $0["x"] as? Double } == [500, 510, 520, 520])
        #expect(lines.compactMap { $0["y"] as? Double } == [350, 355, 360, 360])
        let swipes = try recording.lines(with: "swipe")
        #expect(swipes.compactMap { $0["swipe"] as? String } == ["began", "changed", "ended"], "\(swipes)")
    }
}
