import TestSupport
import Testing

@MainActor
@Suite("Windows that change under fingers, and fingers that leave them", .serialized, .onStage, .timeLimit(.minutes(1)))
struct WindowAndFingerTests {
    private func viewer(
        size: String, options: [String] = []
    ) throws -> (viewer: Viewer, window: UInt, origin: (x: Double, y: Double)) {
        let viewer = try Viewer([("a.bmp", TestPictures.marked.bmp)], options: ["--size", size] + options)
        try viewer.waitUntilShown()
        let window = try viewer.window()
        let origin = try viewer.stage.screen.origin(of: window)
        return (viewer, window, (Double(origin.x), Double(origin.y)))
    }

    @Test("Resizing the window under two fingers that stay apart does not zoom")
    func resizeUnderFingers() throws {
        let (viewer, window, origin) = try viewer(size: "1000x700")
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let touch = viewer.stage.server.touch
        try touch.down(1, x: origin.x + 200, y: origin.y + 200)
        try touch.down(2, x: origin.x + 400, y: origin.y + 280)
        let sizes = [(1000, 680), (620, 460), (1100, 600), (600, 690)]
        var zooms: Set<Double> = []
        for step in 0..<48 {
            let shift = Double(step % 2)
            try touch.move(1, x: origin.x + 200 + shift, y: origin.y + 200)
            try touch.move(2, x: origin.x + 400 + shift, y: origin.y + 280)
            if step % 4 == 0 {
                let size = sizes[step / 4 % sizes.count]
                try viewer.stage.xdotool("windowsize", "\(window)", "\(size.0)", "\(size.1)")
            }
            pause(milliseconds: 12)
            zooms.insert((try viewer.control.state().camera.zoom * 1e6).rounded() / 1e6)
        }
        try touch.liftAll()
        // A frame may come between the two fingers' moves, when they are a pixel of 215 closer or farther apart. To take their places in the
        // old window for places in the new one would be twenty times as much.
        #expect(zooms.allSatisfy { abs($0 - 1) < 0.006 }, "\(zooms)")
    }

    @Test("A finger that leaves the window still moves the picture")
    func fingerLeaves() throws {
        let (viewer, _, origin) = try viewer(size: "400x300")
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let touch = viewer.stage.server.touch
        let before = try viewer.control.state().camera.offset
        let start = (x: origin.x + 200, y: origin.y + 150)
        try touch.down(1, x: start.x, y: start.y)
        try Hand(on: viewer).drag(from: start, to: (start.x + 500, start.y), steps: 25)
        try viewer.takeInTouches()
        pause(milliseconds: 60)
        // 10 pt of the way are the slop.
        #expect(abs(try viewer.control.state().camera.offset[0] - before[0] - 490) < 1)
        try touch.up(1)
    }

    @Test(
        "Resizing the window moves the picture no farther than it was going, and it ends at a legal place",
        arguments: Moment.allCases)
    func resize(at moment: Moment) throws {
        let folder = try TemporaryFolder()
        let recording = folder.file("resize.jsonl")
        let (viewer, window, origin) = try viewer(size: "900x600", options: ["--record", recording])
        try moment.arrive(in: viewer) { (origin.x + $0.x, origin.y + $0.y) }
        try viewer.stage.xdotool("windowsize", "\(window)", "560", "640")
        #expect(try eventually { try viewer.control.state().view.size == [560, 640] })
        try viewer.expectToComeToRest(after: moment, recording: recording)
    }
}
