import TestSupport
import Testing

@MainActor
@Suite("A picture on the screen", .serialized, .onStage, .timeLimit(.minutes(1)))
struct PictureTests {
    @Test("A picture fills the screen as far as its shape allows, with its colors where they belong")
    func quadrants() throws {
        let viewer = try Viewer.showing(TestPictures.quadrants(width: 1600, height: 1000))
        let screen = try viewer.stage.screen.capture()
        for (x, y, color) in [
            (4, 4, TestPictures.red), (1275, 4, TestPictures.green), (4, 795, TestPictures.blue),
            (1275, 795, TestPictures.yellow), (630, 390, TestPictures.red), (650, 410, TestPictures.yellow),
        ] {
            #expect(screen[x, y].distance(to: color) <= 2, "at \(x), \(y)")
        }
    }

    @Test("At one pixel to one pixel the screen holds the file's exact pixels")
    func exactPixels() throws {
        let picture = TestPictures.detailed(width: 640, height: 400)
        let viewer = try Viewer.showing(picture)
        let state = try viewer.control.state()
        #expect(state.camera.zoom == 1)
        #expect(state.camera.offset == [320, 200])
        let shown = try viewer.stage.screen.capture().part(x: 320, y: 200, width: 640, height: 400)
        #expect(shown.differences(from: picture) == 0)
    }

    @Test("A picture wider than any texture shows its exact pixels at both ends")
    func widerThanTextures() throws {
        let picture = TestPictures.detailed(width: 20_000, height: 600)
        let viewer = try Viewer([("wide.bmp", picture.bmp)])
        try viewer.waitUntilShown()
        for left in [0, 9_000, 20_000 - 1280] {
            try viewer.look(atX: Double(left) + 640, y: 300, zoom: 1)
            let shown = try viewer.stage.screen.capture().part(x: 0, y: 100, width: 1280, height: 600)
            let wanted = picture.part(x: left, y: 0, width: 1280, height: 600)
            #expect(shown.differences(from: wanted) == 0, "from column \(left)")
        }
    }

    @Test("Without a picture the viewer invites to open one, and a picture opened later is shown")
    func emptyAtFirst() throws {
        let viewer = try Viewer()
        let state = try viewer.control.state()
        #expect(state.overlay.contains("empty"))
        #expect(state.picture.path == nil)
        let isInviting = try eventually { try viewer.stage.screen.capture().drawnCount > 1000 }
        #expect(isInviting, "the invitation is on the screen")
        try viewer.stage.keepShot("empty")
        let path = try viewer.folder.write(TestPictures.quadrants(width: 400, height: 300).png, to: "later.png")
        try viewer.control.perform("open", ["path": path])
        try viewer.waitUntilShown()
        let later = try viewer.control.state()
        #expect(!later.overlay.contains("empty"))
        #expect(later.picture.size == [400, 300])
        let middle = try viewer.stage.screen.capture()[640 - 50, 400 - 50]
        #expect(middle.distance(to: TestPictures.red) <= 2)
    }

    @Test(
        "A file dropped on the window opens, whatever its name",
        arguments: ["dropped.png", "ein Bild \u{e4} \u{56fe}.png"])
    func drop(name: String) throws {
        let viewer = try Viewer()
        let path = try viewer.folder.write(TestPictures.quadrants(width: 400, height: 300).png, to: name)
        let drop = try FileDrop(display: viewer.stage.server.display, target: viewer.window())
        let escaped = path.utf8.map { $0 < 128 && $0 != 0x20 ? String(UnicodeScalar($0)) : Self.escape($0) }.joined()
        try drop.drop(path: escaped, x: 640, y: 400)
        #expect(try eventually { try viewer.control.state().picture.path == path })
        #expect(try viewer.control.wait(for: "loaded").picture.size == [400, 300])
    }

    private static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
    }

    @Test("At rest no frame is drawn and no processor time is used")
    func atRest() throws {
        let viewer = try Viewer.showing(TestPictures.quadrants(width: 1600, height: 1000))
        try viewer.settle()
        // A ring or a notice may still be on its way out.
        pause(milliseconds: 1500)
        let family = [viewer.process.number] + ProcessTable.descendants(of: viewer.process.number).map(\.number)
        func ticks() -> Int { family.compactMap { ProcessTable.entry($0)?.ticks }.reduce(0, +) }
        let frames = try viewer.control.state().frames
        let before = ticks()
        pause(milliseconds: 2000)
        #expect(ticks() - before <= 1)
        #expect(try viewer.control.state().frames == frames)
    }
}
