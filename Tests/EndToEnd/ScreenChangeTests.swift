import Foundation
import TestSupport
import Testing

@MainActor
@Suite("An X11 screen that changes under the window", .serialized, .onStage, .timeLimit(.minutes(1)))
struct ScreenChangeTests {
    private static let flat = (width: XServer.width, height: XServer.height)
    private static let upright = (width: XServer.height, height: XServer.width)

    @Test(
        "A window fills the screen at once and follows a turned screen, with and without a window manager (SDL#7961)",
        arguments: [true, false])
    func turnedScreen(hasWindowManager: Bool) throws {
        let stage = try Stage(hasWindowManager: hasWindowManager)
        let modes = try ScreenModes(display: stage.server.display)
        // Smaller than the screen, so that it fills it by its own doing.
        let viewer = try Viewer.showing(
            TestPictures.marked, options: ["--size", "500x400", "--fullscreen"], on: stage)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        for size in [Self.upright, Self.flat] {
            try modes.set(width: size.width, height: size.height)
            let wanted = [Double(size.width), Double(size.height)]
            let follows = try eventually { try viewer.control.state().view.size == wanted }
            let view = try viewer.control.state().view
            #expect(follows, "The window is \(view), the screen \(wanted).")
            #expect(try stage.screen.bounds(of: viewer.window()) == (0, 0, size.width, size.height))
            #expect(try viewer.control.state().camera.center.isNear([1200, 800]))
        }
        let (magenta, cyan) = try viewer.places()
        try viewer.expectMark(TestPictures.magenta, at: magenta, within: 1, "after two turns")
        try viewer.expectMark(TestPictures.cyan, at: cyan, within: 1, "after two turns")
    }

    @Test("Without a window manager F gives the screen back and takes it again")
    func toggle() throws {
        let stage = try Stage(hasWindowManager: false)
        let viewer = try Viewer.showing(TestPictures.marked, options: ["--size", "500x400", "--fullscreen"], on: stage)
        let window = try viewer.window()
        #expect(try stage.screen.bounds(of: window) == (0, 0, XServer.width, XServer.height))
        // Keys go where the pointer is when nobody manages windows.
        for size in [(500, 400), (XServer.width, XServer.height)] {
            try stage.xdotool("key", "f")
            let isThere = try eventually {
                let bounds = try stage.screen.bounds(of: window)
                return (bounds.width, bounds.height) == size
            }
            let bounds = try stage.screen.bounds(of: window)
            #expect(isThere, "The window is \(bounds), not \(size).")
            #expect(try eventually { try viewer.control.state().view.size == [Double(size.0), Double(size.1)] })
        }
    }

    @Test("The desktop's scale is followed when it changes; the middle of the picture stays")
    func changedScale() throws {
        let stage = try Stage(hasWindowManager: true)
        let modes = try ScreenModes(display: stage.server.display)
        modes.setResources("Xft.dpi:\t192\n")
        let folder = try TemporaryFolder()
        let recording = folder.file("scale.jsonl")
        let viewer = try Viewer(
            [("a.bmp", TestPictures.marked.bmp)], options: ["--fullscreen", "--record", recording], on: stage)
        try viewer.control.wait(for: "loaded")
        #expect(try eventually { try viewer.control.state().view.size == [640, 400] })
        #expect(try viewer.control.state().view.scale == 2)
        try viewer.look(atX: 1300, y: 700, zoom: 1)
        modes.setResources("Xft.dpi:\t96\n")
        #expect(try eventually { try viewer.control.state().view.scale == 1 })
        let state = try viewer.control.state()
        #expect(state.view.size == [1280, 800])
        #expect(state.camera.center.isNear([1300, 700]))
        _ = try viewer.quit { try $0.control.perform("quit") }
        let first = try #require(try RecordedFrames(of: recording).frames.first)
        #expect(first.view == [640, 400])
        #expect(first.scale == 2)
    }

    @Test(
        "Turning the screen moves the picture no farther than it was going, and ends at a legal place",
        arguments: Moment.allCases)
    func turn(at moment: Moment) throws {
        let stage = try Stage()
        let modes = try ScreenModes(display: stage.server.display)
        let folder = try TemporaryFolder()
        let recording = folder.file("turn.jsonl")
        let viewer = try Viewer.showing(
            TestPictures.marked, options: ["--fullscreen", "--record", recording], on: stage)
        try moment.arrive(in: viewer) { $0 }
        try modes.set(width: Self.upright.width, height: Self.upright.height)
        #expect(try eventually { try viewer.control.state().view.size == [800, 1280] })
        try viewer.expectToComeToRest(after: moment, recording: recording)
    }
}
