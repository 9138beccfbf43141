import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A Wayland desktop that is scaled and turned", .serialized, .onWayland, .timeLimit(.minutes(3)))
struct WaylandTests {
    typealias Place = (x: Double, y: Double)

    /// An output: its scale, and its turn in degrees.
    struct Output: CustomTestStringConvertible, Sendable {
        var scale: Double
        var transform: Int
        var testDescription: String { "scale \(scale), turned by \(transform) degrees" }
    }

    nonisolated static let outputs = [
        Output(scale: 1, transform: 0), Output(scale: 2, transform: 0), Output(scale: 2, transform: 90),
        Output(scale: 1.5, transform: 0), Output(scale: 2, transform: 270), Output(scale: 1.5, transform: 180),
    ]

    @Test(
        "The very first frame has the window's size and the output's scale (SDL#7418)", arguments: outputs,
        [["--fullscreen"], []])
    func firstFrame(output: Output, options: [String]) throws {
        let stage = try Stage.wayland(scale: output.scale, transform: output.transform)
        let folder = try TemporaryFolder()
        let recording = folder.file("first.jsonl")
        let viewer = try Viewer.showing(TestPictures.marked, options: options + ["--record", recording], on: stage)
        let state = try viewer.control.state()
        #expect(state.view.size == stage.viewSize)
        #expect(state.view.scale == output.scale)
        #expect(try stage.sway?.applicationIDs() == ["vitrine"])
        let (magenta, cyan) = try viewer.places()
        try viewer.expectMark(TestPictures.magenta, at: magenta, within: 1, "at first")
        try viewer.expectMark(TestPictures.cyan, at: cyan, within: 1, "at first")
        try stage.keepShot("wayland-\(output.scale)-\(output.transform)-\(options.count)")
        _ = try viewer.quit { try $0.control.perform("quit") }
        let frames = try RecordedFrames(of: recording).frames
        #expect(!frames.isEmpty)
        #expect(frames.allSatisfy { $0.view == stage.viewSize && $0.scale == output.scale })
    }

    @Test(
        "One picture pixel is one pixel of the panel, exactly, however the output is turned",
        arguments: outputs)
    func sharp(output: Output) throws {
        let stage = try Stage.wayland(scale: output.scale, transform: output.transform)
        let isUpright = output.transform % 180 == 0
        let (width, height) = isUpright ? (XServer.width, XServer.height) : (XServer.height, XServer.width)
        let picture = TestPictures.detailed(width: width, height: height)
        let viewer = try Viewer.showing(picture, on: stage)
        #expect(try viewer.control.state().camera.zoom == 1 / output.scale)
        var difference = Int.max
        _ = try eventually(within: 3000, every: 50) {
            difference = try stage.screen.capture().differences(from: picture.turned(by: output.transform))
            return difference == 0
        }
        #expect(difference == 0)
    }

    @Test(
        "Two fingers keep the details under them, through the output's scale and turn (FullPageOS#473)",
        arguments: outputs)
    func pinch(output: Output) throws {
        let stage = try Stage.wayland(scale: output.scale, transform: output.transform)
        let viewer = try Viewer.showing(TestPictures.marked, on: stage)
        let touch = stage.server.touch
        let view = try viewer.control.state().view.size
        // Larger than the window in both directions, so that no axis is held in its middle.
        try viewer.look(atX: 1200, y: 800, zoom: 1.1 * max(view[0] / 2400, view[1] / 1600))
        let start = try viewer.control.state()
        let (first, second) = try viewer.places()
        try touch.down(1, x: first.x, y: first.y)
        pause(milliseconds: 12)
        try touch.down(2, x: second.x, y: second.y)
        pause(milliseconds: Hand.interval)
        for step in 1...24 {
            let places = Self.spread(first, second, part: Double(step) / 24)
            try touch.move(1, x: places.0.x, y: places.0.y)
            try touch.move(2, x: places.1.x, y: places.1.y)
            pause(milliseconds: Hand.interval)
            guard step % 8 == 0 else { continue }
            try viewer.expectMark(TestPictures.magenta, at: places.0, "under the first finger, step \(step)")
            try viewer.expectMark(TestPictures.cyan, at: places.1, "under the second finger, step \(step)")
        }
        let pinched = try viewer.control.state()
        #expect(abs(pinched.camera.zoom / start.camera.zoom - 1.25) < 0.005)
        #expect(pinched.fingers == 2)
        try touch.up(2)
        try touch.up(1)
        try viewer.takeInTouches()
        let rest = try viewer.settle()
        #expect(rest.fingers == 0)
    }

    @Test(
        "A drag moves the picture by the finger's way less the slop, and a fling goes on that way",
        arguments: [Output(scale: 2, transform: 90), Output(scale: 1.5, transform: 0)])
    func dragAndFling(output: Output) throws {
        let stage = try Stage.wayland(scale: output.scale, transform: output.transform)
        let viewer = try Viewer.showing(TestPictures.marked, on: stage)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        let (touch, hand) = (stage.server.touch, Hand(on: viewer))
        let before = try viewer.control.state().camera.offset
        let (start, end) = (stage.screenPoint((200, 100)), stage.screenPoint((100, 100)))
        try touch.down(1, x: start.x, y: start.y)
        try hand.drag(from: start, to: end)
        try viewer.takeInTouches()
        pause(milliseconds: 80)
        try touch.up(1)
        let dragged = try viewer.settle().camera.offset
        #expect(abs(dragged[0] - before[0] + 90) < 1)
        #expect(abs(dragged[1] - before[1]) < 1)

        var isFlung = false
        // On a machine that is busy with other things a hand may be too slow for a fling.
        for _ in 0..<5 where !isFlung {
            try viewer.settle()
            try viewer.look(atX: 1200, y: 800, zoom: 1)
            try hand.fling(from: stage.screenPoint((100, 300)), to: stage.screenPoint((200, 300)))
            try viewer.takeInTouches()
            isFlung = try eventually(within: 300, every: 2) { try viewer.control.state().gesture == "fling" }
        }
        #expect(isFlung)
        let flung = try viewer.settle().camera.offset
        #expect(flung[0] > before[0] + 130, "the fling goes on beyond the finger's way")
        #expect(abs(flung[1] - before[1]) < 2)
    }

    @Test("A window that is resized, and fills the screen again, keeps its middle")
    func resize() throws {
        let stage = try Stage.wayland(scale: 2)
        let viewer = try Viewer.showing(TestPictures.marked, options: [], on: stage)
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        for size in [(300, 350), (500, 200)] {
            try stage.sway?.tell("[app_id=vitrine] floating enable, resize set \(size.0) px \(size.1) px")
            let isThere = try eventually {
                try viewer.control.state().view.size == [Double(size.0), Double(size.1)]
            }
            let view = try viewer.control.state().view
            #expect(isThere, "the window is \(view)")
            #expect(try viewer.control.state().camera.center.isNear([1200, 800]))
        }
        try stage.sway?.tell("[app_id=vitrine] fullscreen enable")
        #expect(try eventually { try viewer.control.state().view.size == stage.viewSize })
        #expect(try eventually { try viewer.control.state().view.fullscreen })
        #expect(try viewer.control.state().camera.center.isNear([1200, 800]))
    }

    @Test(
        "Turning the screen moves the picture no farther than it was going, and ends at a legal place",
        arguments: Moment.allCases)
    func turn(at moment: Moment) throws {
        let stage = try Stage.wayland(scale: 2)
        let folder = try TemporaryFolder()
        let recording = folder.file("turn.jsonl")
        let viewer = try Viewer.showing(
            TestPictures.marked, options: ["--fullscreen", "--record", recording], on: stage)
        try moment.arrive(in: viewer) { stage.screenPoint($0) }
        try stage.sway?.setOutput(scale: 2, transform: 90)
        #expect(try eventually { try viewer.control.state().view.size == [400, 640] })
        try viewer.expectToComeToRest(after: moment, recording: recording)
    }

    /// The two fingers spread to 1.25 times their distance while their middle moves by (-20, 15), seen at a part of the way.
    private static func spread(_ first: Place, _ second: Place, part: Double) -> (Place, Place) {
        let middle = (x: (first.x + second.x) / 2 - 20 * part, y: (first.y + second.y) / 2 + 15 * part)
        let half = (x: (second.x - first.x) / 2 * (1 + part / 4), y: (second.y - first.y) / 2 * (1 + part / 4))
        return ((middle.x - half.x, middle.y - half.y), (middle.x + half.x, middle.y + half.y))
    }
}

extension [Double] {
    /// Whether a place is within half a unit of another.
    func isNear(_ other: [Double]) -> Bool { zip(self, other).allSatisfy { abs($0 - $1) < 0.5 } }
}
