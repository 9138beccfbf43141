import Glibc
import TestSupport
import Testing

@MainActor
@Suite("Pictures that move, on the screen", .serialized, .onStage, .timeLimit(.minutes(2)))
struct AnimationTests {
    /// Frames of one color each: number n of a pass is the color n.
    private static func movie(
        frames: Int, delay: Int, side: Int = 200, repetitions: Int? = 0
    ) -> GIFBuilder {
        var builder = GIFBuilder(width: side, height: side)
        builder.repetitions = repetitions
        builder.frames = (0..<frames).map {
            var frame = GIFBuilder.Frame(width: side, height: side, color: UInt8($0))
            frame.delay = delay
            return frame
        }
        return builder
    }

    private func show(_ builder: GIFBuilder, options: [String] = []) throws -> Viewer {
        let viewer = try Viewer([("moving.gif", builder.bytes)], options: ["--fullscreen"] + options)
        try viewer.control.wait(for: "loaded")
        #expect(try eventually { try viewer.control.state().picture.animation != nil })
        return viewer
    }

    private func animation(_ viewer: Viewer) throws -> ViewerState.Animation {
        try #require(try viewer.control.state().picture.animation)
    }

    /// The frame that the middle of the screen shows; nil when its color is none of a frame.
    private func frameOnScreen(_ viewer: Viewer) throws -> Int? {
        let color = try viewer.stage.screen.capture()[640, 400]
        return color.blue == 100 && color.green == 255 - color.red ? Int(color.red) : nil
    }

    @Test("An animated GIF plays: the screen shows one frame after the other, each for its time")
    func plays() throws {
        let viewer = try show(Self.movie(frames: 5, delay: 20))
        var seen: [Int] = []
        var times: [Double] = []
        let end = monotonicMilliseconds() + 2200
        while monotonicMilliseconds() < end {
            let frame = try animation(viewer).frame
            if frame != seen.last {
                seen.append(frame)
                times.append(monotonicMilliseconds())
            }
            pause(milliseconds: 5)
        }
        #expect(seen.count >= 9)
        for (one, other) in zip(seen, seen.dropFirst()) { #expect(other == (one + 1) % 5) }
        // Nothing is measured but the sum, which a busy machine does not change: it skips.
        let mean = (times[times.count - 1] - times[1]) / Double(times.count - 2)
        #expect(abs(mean - 200) < 40, "\(mean) ms a frame")
        let isOnScreen = try eventually { try frameOnScreen(viewer) == animation(viewer).frame }
        #expect(isOnScreen)
    }

    @Test("Between two frames nothing is presented")
    func frames() throws {
        let viewer = try show(Self.movie(frames: 4, delay: 30))
        try viewer.control.wait(for: "sharp")
        // What is said of the picture at first is over.
        pause(milliseconds: 700)
        let first = try viewer.control.state()
        pause(milliseconds: 1500)
        let last = try viewer.control.state()
        let presented = last.frames - first.frames
        #expect((3...6).contains(presented), "\(presented) frames in 1.5 s")
    }

    @Test("Space pauses and goes on; a paused animation presents nothing and costs nothing")
    func pausing() throws {
        let viewer = try show(Self.movie(frames: 20, delay: 5))
        try viewer.stage.xdotool("key", "space")
        #expect(try eventually { try !animation(viewer).playing })
        pause(milliseconds: 300)
        let before = try viewer.control.state()
        let ticks = try #require(ProcessTable.entry(viewer.process.number)).ticks
        #expect(try frameOnScreen(viewer) == before.picture.animation?.frame)
        pause(milliseconds: 1000)
        let after = try viewer.control.state()
        #expect(after.picture.animation == before.picture.animation)
        #expect(after.frames == before.frames)
        #expect(try #require(ProcessTable.entry(viewer.process.number)).ticks - ticks <= 2)
        try viewer.stage.xdotool("key", "space")
        #expect(try eventually { try animation(viewer).playing })
        #expect(try eventually { try animation(viewer).frame != before.picture.animation?.frame })
    }

    @Test(
        "A point steps one frame on, a comma one back, around the ends; the screen shows exactly that frame",
        arguments: [false, true])
    func stepping(hasFewSlots: Bool) throws {
        // With 4 MB the picture and a few of its 30 frames have room.
        let movie = Self.movie(frames: 30, delay: 3, side: hasFewSlots ? 400 : 100)
        let viewer = try show(movie, options: hasFewSlots ? ["--memory-budget", "4"] : [])
        try viewer.stage.xdotool("key", "space")
        #expect(try eventually { try !animation(viewer).playing })
        var frame = try animation(viewer).frame
        for (key, change) in [("period", 1), ("period", 1), ("comma", -1), ("comma", -1), ("comma", -1), ("period", 1)]
        {
            try viewer.stage.xdotool("key", key)
            frame = (frame + change + 30) % 30
            #expect(try eventually { try animation(viewer).frame == frame }, "\(key)")
            #expect(try eventually { try frameOnScreen(viewer) == frame }, "\(key)")
        }
        #expect(try viewer.control.state().helpers.contains { $0.picture != nil } == hasFewSlots)
        try viewer.stage.xdotool("key", "space")
        #expect(try eventually { try animation(viewer).frame == (frame + 5) % 30 })
    }

    @Test("After its last play an animation rests at its last frame, and the viewer uses no processor time")
    func ends() throws {
        let viewer = try show(Self.movie(frames: 4, delay: 5, repetitions: 1))
        #expect(try eventually(within: 3000) { try !animation(viewer).playing })
        #expect(try animation(viewer) == ViewerState.Animation(frame: 3, count: 4, playing: false))
        #expect(try eventually { try frameOnScreen(viewer) == 3 })
        pause(milliseconds: 500)
        let before = try viewer.control.state().frames
        let ticks = try #require(ProcessTable.entry(viewer.process.number)).ticks
        pause(milliseconds: 1500)
        #expect(try viewer.control.state().frames == before)
        #expect(try #require(ProcessTable.entry(viewer.process.number)).ticks - ticks <= 2)
        // Space begins anew.
        try viewer.stage.xdotool("key", "space")
        #expect(try eventually { try animation(viewer).playing })
    }

    @Test("While it plays it can be moved and zoomed, and no place of the screen shows another frame than the others")
    func zooming() throws {
        let viewer = try show(Self.movie(frames: 30, delay: 4, side: 1500))
        for zoom in [2.0, 0.4, 1, 3] {
            try viewer.control.perform("zoomTo", ["zoom": zoom, "center": [700, 700], "animated": true])
            for _ in 0..<6 {
                let shot = try viewer.stage.screen.capture()
                let colors = Set(
                    [(640, 400), (500, 300), (800, 500), (560, 520), (740, 260)].map { shot[$0.0, $0.1].red })
                #expect(colors.count == 1, "at \(zoom): \(colors)")
            }
        }
        try viewer.settle()
        #expect(try animation(viewer).playing)
        #expect(try viewer.control.state().camera.zoom == 3)
    }

    @Test("Turning the page ends the helper of an animation; coming back it plays again")
    func pageAway() throws {
        let movie = Self.movie(frames: 60, delay: 4, side: 400)
        let still = TestPictures.quadrants(width: 300, height: 200).png
        let viewer = try Viewer(
            [("a.gif", movie.bytes), ("b.png", still)], options: ["--fullscreen", "--memory-budget", "4"])
        #expect(try eventually { try viewer.control.state().picture.animation != nil })
        let helper = try #require(try viewer.control.state().helpers.first { $0.picture != nil }?.pid)
        try viewer.control.perform("next")
        try viewer.control.wait(for: "painted")
        #expect(eventually { !ProcessTable.isRunning(helper) })
        #expect(try viewer.control.state().picture.animation == nil)
        try viewer.control.perform("previous")
        try viewer.control.wait(for: "painted")
        #expect(try eventually { try viewer.control.state().picture.animation?.playing == true })
        let frame = try animation(viewer).frame
        #expect(try eventually { try animation(viewer).frame != frame })
    }

    @Test(
        "When the helper of an animation is killed another one takes over, and after a second time the picture stays as it is"
    )
    func killed() throws {
        let viewer = try show(Self.movie(frames: 60, delay: 4, side: 400), options: ["--memory-budget", "4"])
        for isLast in [false, true] {
            let helper = try #require(try viewer.control.state().helpers.first { $0.picture != nil }?.pid)
            kill(helper, SIGKILL)
            if isLast {
                #expect(try eventually { try animation(viewer).playing == false })
                #expect(try viewer.control.state().picture.notice?.contains("stopped") == true)
            } else {
                let isNew = try eventually {
                    let state = try viewer.control.state()
                    return state.picture.animation?.playing == true
                        && state.helpers.contains { $0.picture != nil && $0.pid != helper }
                }
                #expect(isNew)
            }
            #expect(try viewer.control.state().picture.error == nil)
            let shown = try frameOnScreen(viewer)
            #expect(shown != nil)
        }
    }
}
