import Glibc
import TestSupport
import Testing

@MainActor
@Suite("Mouse, wheel, keys and window", .serialized, .onStage, .timeLimit(.minutes(1)))
struct DesktopTests {
    @Test("The left button drags the picture; a mouse that rests before it lets go does not fling")
    func mouseDrag() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let before = try viewer.control.state().camera.offset
        try viewer.stage.xdotool("mousemove", "640", "400", "mousedown", "1")
        for y in stride(from: 420, through: 560, by: 20) { try viewer.stage.xdotool("mousemove", "640", "\(y)") }
        pause(milliseconds: 100)
        try viewer.stage.xdotool("mouseup", "1")
        let after = try viewer.settle().camera.offset
        #expect(after[0] == before[0])
        #expect(abs(after[1] - before[1] - 150) < 0.01)
    }

    @Test("A mouse that lets go in full motion flings")
    func mouseFling() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 2)
        var words = ["mousemove", "300", "400", "mousedown", "1"]
        for x in stride(from: 320, through: 560, by: 24) { words += ["mousemove", "\(x)", "400", "sleep", "0.01"] }
        try ChildProcess.run(["xdotool"] + words + ["mouseup", "1"], environment: viewer.stage.server.environment)
        #expect(try eventually(within: 500, every: 2) { try viewer.control.state().gesture == "fling" })
        try viewer.settle()
    }

    @Test("The wheel zooms about the pointer, with and without the control key", arguments: [false, true])
    func wheel(withControl: Bool) throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let before = try viewer.control.state().camera
        try viewer.stage.xdotool("mousemove", "400", "300")
        if withControl { try viewer.stage.xdotool("keydown", "ctrl") }
        try viewer.stage.xdotool("click", "4")
        if withControl { try viewer.stage.xdotool("keyup", "ctrl") }
        #expect(try eventually { try viewer.control.state().camera.zoom != before.zoom })
        let after = try viewer.settle().camera
        #expect(abs(after.zoom - 1.2) < 1e-9)
        let content = (400 - before.offset[0], 300 - before.offset[1])
        #expect(abs(after.offset[0] + content.0 * after.zoom - 400) < 1e-6)
        #expect(abs(after.offset[1] + content.1 * after.zoom - 300) < 1e-6)
    }

    @Test("With --wheel page a notch goes to the next picture, and a flick no farther; with the control key it zooms")
    func wheelPages() throws {
        let pictures = ["a", "b", "c"].map { ("\($0).bmp", TestPictures.marked.bmp) }
        let viewer = try Viewer(pictures, options: ["--fullscreen", "--wheel", "page"])
        try viewer.waitUntilShown()
        // A machine with much else to do may send the notches far apart: they are held up so that they come together.
        viewer.process.send(signal: SIGSTOP)
        try viewer.stage.xdotool("mousemove", "400", "300", "click", "--repeat", "4", "--delay", "5", "5")
        viewer.process.send(signal: SIGCONT)
        #expect(try eventually { try viewer.control.state().picture.index == 1 })
        pause(milliseconds: 300)
        #expect(try viewer.control.state().picture.index == 1)
        try viewer.stage.xdotool("click", "4")
        #expect(try eventually { try viewer.control.state().picture.index == 0 })
        let before = try viewer.settle().camera.zoom
        try viewer.stage.xdotool("keydown", "ctrl", "click", "4", "keyup", "ctrl")
        #expect(try eventually { abs(try viewer.control.state().camera.zoom / before - 1.2) < 1e-9 })
    }

    @Test("With --wheel pan a notch moves the picture, and sideways with the shift key")
    func wheelPans() throws {
        let viewer = try Viewer.showing(TestPictures.marked, options: ["--fullscreen", "--wheel", "pan"])
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let before = try viewer.control.state().camera.offset
        try viewer.stage.xdotool("mousemove", "400", "300", "click", "5")
        #expect(try eventually { try viewer.control.state().camera.offset == [before[0], before[1] - 60] })
        try viewer.stage.xdotool("keydown", "shift", "click", "5", "keyup", "shift")
        #expect(try eventually { try viewer.control.state().camera.offset == [before[0] - 60, before[1] - 60] })
    }

    @Test("A double click zooms in, another one goes back")
    func doubleClick() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        let start = try viewer.control.state().camera
        let click = ["mousemove", "640", "400", "click", "--repeat", "2", "--delay", "90", "1"]
        for zoom in [1.25, start.zoom] {
            try ChildProcess.run(["xdotool"] + click, environment: viewer.stage.server.environment)
            #expect(try eventually(within: 2000) { try viewer.control.state().camera.zoom == zoom })
            try viewer.settle()
            pause(milliseconds: 400)
        }
        #expect(try viewer.control.state().camera == start)
    }

    @Test("Keys zoom, move and go home")
    func keys() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        let start = try viewer.control.state().camera
        func press(_ key: String) throws -> ViewerState.Camera {
            let before = try viewer.control.state().camera
            try viewer.stage.xdotool("key", key)
            #expect(try eventually(within: 2000) { try viewer.control.state().camera != before }, "\(key)")
            return try viewer.settle().camera
        }
        #expect(abs(try press("plus").zoom - 0.75) < 1e-9)
        #expect(abs(try press("minus").zoom - 0.5) < 1e-9)
        #expect(try press("1").zoom == 1)
        let offset = try viewer.control.state().camera.offset
        #expect(abs(try press("Right").offset[0] - offset[0] + 320) < 1e-6)
        #expect(abs(try press("Left").offset[0] - offset[0]) < 1e-6)
        #expect(abs(try press("Down").offset[1] - offset[1] + 200) < 1e-6)
        #expect(abs(try press("Up").offset[1] - offset[1]) < 1e-6)
        #expect(try press("0") == start)
    }

    @Test("F fills the screen and gives it back")
    func fullscreen() throws {
        let viewer = try Viewer([("a.bmp", TestPictures.marked.bmp)], options: ["--size", "900x600"])
        try viewer.waitUntilShown()
        #expect(try eventually { try viewer.control.state().view.size == [900, 600] })
        for (isFullscreen, size) in [(true, [1280.0, 800.0]), (false, [900.0, 600.0])] {
            try viewer.stage.xdotool("key", "f")
            var view = try viewer.control.state().view
            let hasChanged = try eventually {
                view = try viewer.control.state().view
                return view.fullscreen == isFullscreen && view.size == size
            }
            #expect(hasChanged, "\(view)")
        }
    }

    @Test("A window resized in the middle of a fling keeps the picture inside its limits")
    func resizeInMotion() throws {
        let viewer = try Viewer([("a.bmp", TestPictures.marked.bmp)], options: ["--size", "1000x700"])
        try viewer.waitUntilShown()
        let window = try viewer.window()
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let origin = try viewer.stage.screen.origin(of: window)
        let start = (x: Double(origin.x + 500), y: Double(origin.y + 350))
        try Hand(on: viewer).fling(from: start, to: (start.x - 250, start.y - 100))
        for step in 0..<12 {
            try viewer.stage.xdotool("windowsize", "\(window)", "\(500 + step * 40)", "\(700 - step * 25)")
            pause(milliseconds: 15)
        }
        #expect(try eventually { try viewer.control.state().view.size == [940, 425] })
        let camera = try viewer.settle().camera
        #expect(camera.zoom == 1)
        #expect((-(2400 - 940)...0).contains(camera.offset[0]))
        #expect((-(1600 - 425)...0).contains(camera.offset[1]))
    }

    @Test("An untouched picture starts anew in each size of the window, whole and centered")
    func resizeAtStart() throws {
        let viewer = try Viewer(
            [("a.bmp", TestPictures.quadrants(width: 1600, height: 1000).bmp)], options: ["--size", "960x600"])
        try viewer.waitUntilShown()
        let window = try viewer.window()
        for (width, height) in [(640.0, 640.0), (1000.0, 400.0)] {
            try viewer.stage.xdotool("windowsize", "\(window)", "\(Int(width))", "\(Int(height))")
            #expect(try eventually { try viewer.control.state().view.size == [width, height] })
            let camera = try viewer.settle().camera
            let zoom = min(width / 1600, height / 1000)
            #expect(abs(camera.zoom - zoom) < 1e-9)
            #expect(abs(camera.offset[0] - (width - 1600 * zoom) / 2) <= 0.5)
            #expect(abs(camera.offset[1] - (height - 1000 * zoom) / 2) <= 0.5)
            try viewer.control.wait(for: "sharp")
            let origin = try viewer.stage.screen.origin(of: window)
            let x = origin.x + Int(camera.offset[0] + 400 * zoom)
            let y = origin.y + Int(camera.offset[1] + 250 * zoom)
            #expect(
                try eventually(within: 1000) {
                    try viewer.stage.screen.capture()[x, y].distance(to: TestPictures.red) <= 2
                })
        }
    }
}
