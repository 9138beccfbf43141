import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Pages under real fingers", .serialized, .onStage, .timeLimit(.minutes(2)))
struct PagingTests {
    private static let colors = [TestPictures.red, TestPictures.green, TestPictures.blue]
    private static let ground = Pixels.RGB(18, 18, 18)

    /// A viewer that shows the second of three plain pictures which fill the screen, with the others loaded ahead.
    func viewer(options: [String] = [], index: Int = 1) throws -> Viewer {
        let folder = try TemporaryFolder()
        for (number, color) in Self.colors.enumerated() {
            let row = [UInt32](repeating: color.word, count: 2560)
            try folder.write(Pixels(width: 2560, height: 1600) { _ in row[...] }.bmp, to: "img\(number).bmp")
        }
        let viewer = try Viewer(
            [], options: ["--fullscreen"] + options + [folder.file("img\(index).bmp")], keeping: folder)
        try viewer.waitUntilShown()
        try waitForNeighbors(viewer)
        return viewer
    }

    /// Waits until nothing is being loaded ahead any more.
    func waitForNeighbors(_ viewer: Viewer) throws {
        pause(milliseconds: 50)
        guard try eventually({ try viewer.control.state().helpers.allSatisfy { $0.picture == nil } }) else {
            throw Trouble("Pictures are still being loaded: \(try viewer.control.state().helpers)")
        }
        pause(milliseconds: 50)
    }

    /// Whether the screen shows these colors at these columns, in the middle of the height, within half a second.
    private func shows(_ colors: [(x: Int, color: Pixels.RGB)], in viewer: Viewer) throws -> Bool {
        try viewer.takeInTouches()
        return try eventually(within: 1000) {
            let screen = try viewer.stage.screen.capture()
            return colors.allSatisfy { screen[$0.x, 400].distance(to: $0.color) <= 2 }
        }
    }

    @Test("Mid-drag both pages are on the screen with the gap between them, and let go beyond the half the page turns")
    func forward() throws {
        let viewer = try viewer()
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        var textures = 0
        _ = try eventually(every: 100) {
            defer { textures = (try? viewer.control.state().resident.textures) ?? 0 }
            return try textures > 0 && viewer.control.state().resident.textures == textures
        }
        try touch.down(1, x: 1100, y: 400)
        try hand.drag(from: (1100, 400), to: (400, 420))
        // The finger went 700 px along x, of which the slop takes nearly 10: the edge of the page is at 590.
        let isBoth = try shows(
            [
                (20, Self.colors[1]), (580, Self.colors[1]), (598, Self.ground), (614, Self.colors[2]),
                (1270, Self.colors[2]),
            ],
            in: viewer)
        #expect(isBoth, "both pages and the gap")
        try viewer.stage.keepShot("mid-drag")
        let state = try viewer.control.state()
        #expect(state.resident.textures == textures, "the neighbor's textures were there before the drag")
        #expect(state.gesture == "page" && !state.settled && state.picture.index == 1)
        #expect(abs(state.camera.offset[0] + 690) < 0.5 && state.camera.offset[1] == 0)
        pause(milliseconds: 80)
        try touch.up(1)
        try viewer.takeInTouches()
        let rest = try viewer.settle()
        #expect(rest.picture.index == 2 && rest.camera.offset == [0, 0] && rest.gesture == "idle")
        #expect(try shows([(2, Self.colors[2]), (1277, Self.colors[2])], in: viewer))
        #expect(try viewer.control.wait(for: "sharp").picture.loading == "done")
    }

    @Test("A flick turns a page, forward and back; past the end the page stretches and comes back")
    func flicks() throws {
        let viewer = try viewer()
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        for (from, to, index) in [(900.0, 600.0, 2), (400, 700, 1), (400, 700, 0)] {
            // A machine that is too busy sees the fingers in few places, and no speed. Then the page goes back.
            for _ in 0..<4 where try viewer.control.state().picture.index != index {
                try hand.fling(from: (from, 400), to: (to, 410), steps: 20)
                try viewer.takeInTouches()
                try viewer.settle()
            }
            #expect(try viewer.control.state().picture.index == index)
            #expect(try shows([(2, Self.colors[index]), (1277, Self.colors[index])], in: viewer), "\(index)")
            try waitForNeighbors(viewer)
        }
        try touch.down(1, x: 300, y: 400)
        try hand.drag(from: (300, 400), to: (1200, 400))
        #expect(try shows([(20, Self.ground), (200, Self.ground), (500, Self.colors[0])], in: viewer))
        let stretched = try viewer.control.state()
        #expect(stretched.gesture == "page" && abs(stretched.camera.offset[0] - 1280 * 489.5 / (1280 + 489.5)) < 1)
        try touch.up(1)
        try viewer.takeInTouches()
        let rest = try viewer.settle()
        #expect(rest.picture.index == 0 && rest.camera.offset[0] == 0)
    }

    @Test("In every frame of a turn there are the page that leaves, the gap and the page that comes, and nothing else")
    func nothingFlashes() throws {
        let viewer = try viewer()
        let hand = Hand(on: viewer)
        var seams = Set<Int>()
        for (from, to, first) in [(1100.0, 300.0, 1), (200, 1000, 1), (200, 1000, 0)] {
            try hand.fling(from: (from, 400), to: (to, 400), steps: 20)
            for _ in 0..<25 {
                let screen = try viewer.stage.screen.capture()
                var row = (0..<1280).map { screen[$0, 400] }
                let gap = row.filter { $0 == Self.ground }.count
                if let seam = row.firstIndex(of: Self.ground) { seams.insert(seam) }
                row.removeAll { $0 == Self.ground }
                let order = row.reduce(into: [Pixels.RGB]()) { if $0.last != $1 { $0.append($1) } }
                #expect(order.count <= 2 && gap <= 17, "\(order) with a gap of \(gap)")
                let wanted = [Self.colors[first], Self.colors[first + 1]]
                #expect(order.allSatisfy(wanted.contains) && (order.count < 2 || order == wanted), "\(order)")
                pause(milliseconds: 6)
            }
            try viewer.takeInTouches()
            try viewer.settle()
            try waitForNeighbors(viewer)
        }
        #expect(seams.count > 3, "frames in mid-turn were seen")
    }

    @Test("A page that cannot be shown takes its card along, and one can turn on from it")
    func card() throws {
        let folder = try TemporaryFolder()
        let row = [UInt32](repeating: Self.colors[0].word, count: 1280)
        for name in ["1.bmp", "3.bmp"] {
            try folder.write(Pixels(width: 1280, height: 800) { _ in row[...] }.bmp, to: name)
        }
        try folder.write([], to: "2.bmp")
        let viewer = try Viewer([], options: ["--fullscreen", folder.path], keeping: folder)
        try viewer.waitUntilShown()
        try waitForNeighbors(viewer)
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        try hand.fling(from: (1100, 400), to: (300, 400), steps: 20)
        try viewer.takeInTouches()
        #expect(try viewer.settle().overlay == ["card"])
        try waitForNeighbors(viewer)
        func left() throws -> Int? {
            let screen = try viewer.stage.screen.capture()
            return (0..<1280).first { x in (0..<800).contains { screen[x, $0] != Self.ground } }
        }
        #expect(try eventually { try left() != nil })
        let before = try #require(try left())
        try touch.down(1, x: 600, y: 400)
        try hand.drag(from: (600, 400), to: (490, 400))
        try viewer.takeInTouches()
        #expect(try eventually { try left() == before - 100 })
        #expect(try shows([(1190, Self.ground), (1200, Self.colors[0])], in: viewer))
        try viewer.stage.keepShot("card drawn aside")
        try touch.up(1)
        try viewer.takeInTouches()
        #expect(try viewer.settle().picture.index == 1)
        try hand.fling(from: (1100, 400), to: (300, 400), steps: 20)
        try viewer.takeInTouches()
        #expect(try viewer.settle().picture.index == 2)
        #expect(try shows([(2, Self.colors[0]), (1277, Self.colors[0])], in: viewer))
    }

    @Test("A slow drag to the edge of a zoomed picture stops there; one that begins at the edge turns the page")
    func zoomedEdge() throws {
        let viewer = try viewer()
        try viewer.look(atX: 2000, y: 800, zoom: 1)
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        #expect(try viewer.control.state().camera.offset[0] == -1280)
        try viewer.look(atX: 1800, y: 800, zoom: 1)
        try touch.down(1, x: 1200, y: 400)
        try hand.drag(from: (1200, 400), to: (400, 400), steps: 40)
        try viewer.takeInTouches()
        let dragged = try viewer.control.state()
        #expect(dragged.gesture == "pan" && dragged.camera.offset[0] < -1280)
        #expect(try shows([(1270, Self.ground)], in: viewer))
        try touch.up(1)
        let edge = try viewer.settle()
        #expect(edge.picture.index == 1 && edge.camera.offset[0] == -1280)

        try touch.down(1, x: 1200, y: 400)
        try hand.drag(from: (1200, 400), to: (400, 400))
        #expect(
            try shows(
                [(20, Self.colors[1]), (484, Self.colors[1]), (498, Self.ground), (520, Self.colors[2])], in: viewer))
        #expect(try viewer.control.state().gesture == "page")
        try touch.up(1)
        try viewer.takeInTouches()
        let rest = try viewer.settle()
        #expect(rest.picture.index == 2 && rest.camera.zoom == 0.5 && rest.camera.offset == [0, 0])
    }

    @Test("A second finger during a page drag changes nothing; a pinch while the page settles zooms the picture")
    func secondFinger() throws {
        let viewer = try viewer()
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        try touch.down(1, x: 1000, y: 400)
        try hand.drag(from: (1000, 400), to: (800, 400))
        try viewer.takeInTouches()
        let before = try viewer.control.state()
        try touch.down(2, x: 300, y: 300)
        try viewer.takeInTouches()
        #expect(try viewer.control.state().camera == before.camera)
        try hand.drag(2, from: (300, 300), to: (100, 500))
        try viewer.takeInTouches()
        let held = try viewer.control.state()
        #expect(held.camera.zoom == before.camera.zoom && held.gesture == "page")
        #expect(abs(held.camera.offset[0] - before.camera.offset[0] + 100) < 0.5)
        try touch.up(2)
        try touch.up(1)
        try viewer.takeInTouches()
        _ = try viewer.settle()

        try hand.fling(from: (400, 400), to: (900, 400), steps: 10)
        try touch.down(1, x: 500, y: 350)
        try touch.down(2, x: 800, y: 450)
        try hand.drag(2, from: (800, 450), to: (1100, 550))
        try viewer.takeInTouches()
        let pinched = try viewer.control.state()
        #expect(pinched.gesture == "transform" && abs(pinched.camera.zoom - 1) < 0.01, "\(pinched)")
        pause(milliseconds: 100)
        try touch.up(1)
        try touch.up(2)
        try viewer.takeInTouches()
        #expect(try viewer.settle().camera.zoom == pinched.camera.zoom)
    }

    /// Stops the helper that is decoding a file, which must be so large that this takes a while.
    private func stopDecoder(of path: String, in viewer: Viewer) throws -> Int32 {
        let decoder = try poll(within: 3000, every: 2) {
            try viewer.control.state().helpers.first { $0.picture == path }?.pid
        }
        let pid = try #require(decoder)
        kill(pid, SIGSTOP)
        return pid
    }

    @Test("A neighbor that is still being loaded comes in as an empty page with a ring, and then itself")
    func stillLoading() throws {
        func picture(_ color: Pixels.RGB, width: Int, height: Int) -> [UInt8] {
            let row = [UInt32](repeating: color.word, count: width)
            return Pixels(width: width, height: height) { _ in row[...] }.bmp
        }
        let viewer = try Viewer([("first.bmp", picture(Self.colors[0], width: 1280, height: 800))])
        try viewer.waitUntilShown()
        let second = try viewer.folder.write(picture(Self.colors[1], width: 6400, height: 4000), to: "second.bmp")
        try viewer.control.perform("open", ["paths": [viewer.folder.file("first.bmp"), second]])
        let early = try stopDecoder(of: second, in: viewer)
        defer { kill(early, SIGCONT) }
        try viewer.waitUntilShown()

        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        try touch.down(1, x: 1100, y: 400)
        try hand.drag(from: (1100, 400), to: (290, 400))
        #expect(try shows([(470, Self.colors[0]), (500, Self.ground), (1200, Self.ground)], in: viewer))
        pause(milliseconds: 80)
        try touch.up(1)
        try viewer.takeInTouches()
        // The page is opened in full now.
        let decoder = try stopDecoder(of: second, in: viewer)
        defer { kill(decoder, SIGCONT) }
        #expect(decoder != early)
        #expect(try viewer.settle().picture.index == 1)
        #expect(try eventually { try viewer.control.state().overlay.contains("ring") })
        #expect(try shows([(2, Self.ground), (300, Self.ground), (1277, Self.ground)], in: viewer))
        try viewer.stage.keepShot("empty page")
        kill(decoder, SIGCONT)
        #expect(try viewer.control.wait(for: "loaded").picture.error == nil)
        #expect(try shows([(2, Self.colors[1]), (1277, Self.colors[1])], in: viewer))
    }
}
