import Glibc
import TestSupport
import Testing

@MainActor
@Suite("When and by whom fingers are told", .serialized, .onStage, .timeLimit(.minutes(1)))
struct TouchTimeTests {
    @Test("Moves that the viewer takes in at once keep the times at which the panel saw them")
    func timesOfThePanel() throws {
        let folder = try TemporaryFolder()
        let recording = RecordedLines(in: folder)
        let viewer = try Viewer(
            [("a.bmp", TestPictures.marked.bmp)], options: ["--fullscreen", "--record", recording.path], keeping: folder
        )
        try viewer.waitUntilShown()
        let touch = viewer.stage.server.touch
        try touch.down(1, x: 600, y: 400)
        try viewer.takeInTouches()
        pause(milliseconds: 50)

        viewer.process.send(signal: SIGSTOP)
        // When each move was sent, and when the server had surely seen it.
        var moments: [(sent: Double, seen: Double)] = []
        for (step, milliseconds) in [0.0, 30, 60, 20, 90].enumerated() {
            pause(milliseconds: milliseconds)
            let sent = monotonicMilliseconds()
            try touch.move(1, x: 610 + Double(step) * 10, y: 400)
            try touch.sync()
            moments.append((sent, monotonicMilliseconds()))
        }
        viewer.process.send(signal: SIGCONT)
        try viewer.takeInTouches()
        try touch.up(1)
        try viewer.takeInTouches()
        _ = try viewer.quit { try $0.control.perform("quit") }

        let moves = try recording.lines(with: "finger").filter { $0["phase"] as? String == "moved" }
        let arrivals = moves.compactMap { $0["t"] as? Double }
        let times = moves.compactMap { $0["at"] as? Double }
        #expect(Set(arrivals).count == 1, "one drain: \(arrivals)")
        try #require(times.count == moments.count, "\(moves)")
        for index in times.indices.dropFirst() {
            let step = times[index] - times[index - 1]
            // The server counts whole milliseconds, and the viewer's guess of its clock gets better by as much at most.
            #expect(step >= moments[index].sent - moments[index - 1].seen - 2, "\(times)")
            #expect(step <= moments[index].seen - moments[index - 1].sent + 2, "\(times)")
        }
        #expect(times.allSatisfy { $0 <= arrivals[0] })
    }

    @Test(
        "A held mouse button does not swallow touches, and each finger is told once (SDL#9709)",
        arguments: [false, true])
    func heldButton(isPressedFirst: Bool) throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let (stage, touch) = (viewer.stage, viewer.stage.server.touch)
        let before = try viewer.control.state()
        try stage.xdotool("mousemove", "200", "200")
        if isPressedFirst { try stage.xdotool("mousedown", "1") }
        try touch.down(1, x: 640, y: 400)
        try touch.move(1, x: 660, y: 400)
        try viewer.takeInTouches()
        if !isPressedFirst { try stage.xdotool("mousedown", "1") }
        try touch.down(2, x: 800, y: 400)
        try Hand(on: viewer).drag(2, from: (800, 400), to: (940, 400))
        try viewer.takeInTouches()
        // From 140 to 280 pixels apart; a finger that has just moved is drawn a little ahead.
        let isPinched = try eventually(within: 1000) { abs(try viewer.control.state().camera.zoom - 2) < 1e-4 }
        #expect(isPinched)
        let pinched = try viewer.control.state()
        #expect(pinched.fingers == 2)
        try stage.xdotool("mouseup", "1")
        try touch.up(1)
        try touch.up(2)
        try viewer.takeInTouches()
        let rest = try viewer.settle()
        #expect(rest.fingers == 0)
        #expect(rest.touches - before.touches == 25)
        #expect(rest.camera.zoom == pinched.camera.zoom)
        // The mouse works as before, once its events cannot be the fingers' any more.
        pause(milliseconds: 50)
        try stage.xdotool("mousemove", "640", "400", "mousedown", "1", "mousemove", "640", "500")
        #expect(try eventually { try viewer.control.state().gesture == "pan" })
        try stage.xdotool("mouseup", "1")
        #expect(try eventually { try viewer.control.state().settled })
    }
}
