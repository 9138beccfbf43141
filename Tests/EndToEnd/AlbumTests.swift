import Glibc
import TestSupport
import Testing

@MainActor
@Suite("An album", .serialized, .onStage, .timeLimit(.minutes(2)))
struct AlbumTests {
    /// Pictures of one color, so that one can see which is on the screen.
    private static func plain(_ color: Pixels.RGB, width: Int = 2400, height: Int = 1600) -> Pixels {
        let row = [UInt32](repeating: color.word, count: width)
        return Pixels(width: width, height: height) { _ in row[...] }
    }

    private static let colors = [TestPictures.red, TestPictures.green, TestPictures.blue, TestPictures.yellow]
    private static let names = ["img1.bmp", "img2.bmp", "img10.bmp", "img11.bmp"]

    /// A viewer that shows the second one of four pictures and has loaded the others ahead.
    private func viewer(options: [String] = [], width: Int = 2400, height: Int = 1600) throws -> Viewer {
        let folder = try TemporaryFolder()
        for (name, color) in zip(Self.names, Self.colors) {
            try folder.write(Self.plain(color, width: width, height: height).bmp, to: name)
        }
        try folder.write(Array("no picture".utf8), to: "notes.txt")
        let viewer = try Viewer([], options: ["--fullscreen"] + options + [folder.file("img2.bmp")], keeping: folder)
        try viewer.waitUntilShown()
        try waitForNeighbors(viewer)
        return viewer
    }

    /// Waits until nothing is being loaded ahead any more.
    private func waitForNeighbors(_ viewer: Viewer) throws {
        pause(milliseconds: 30)
        let isQuiet = try eventually { try viewer.control.state().helpers.allSatisfy { $0.picture == nil } }
        guard isQuiet else { throw Trouble("Pictures are still being loaded: \(try viewer.control.state().helpers)") }
    }

    private func middle(_ viewer: Viewer) throws -> Pixels.RGB { try viewer.stage.screen.capture()[640, 400] }

    @Test("The folder of a single file is its album, in natural order, and keys go through it")
    func keys() throws {
        let viewer = try viewer()
        let start = try viewer.control.state().picture
        #expect(start.index == 1 && start.count == 4)
        for (key, index) in [
            ("Right", 2), ("Next", 3), ("Next", 3), ("Left", 2), ("Prior", 1), ("Home", 0), ("Left", 0), ("End", 3),
        ] {
            try viewer.stage.xdotool("key", key)
            #expect(try eventually { try viewer.control.state().picture.index == index }, "\(key)")
            #expect(try viewer.control.state().picture.path?.hasSuffix(Self.names[index]) == true)
            let isShown = try eventually { try middle(viewer).distance(to: Self.colors[index]) <= 2 }
            #expect(isShown, "\(key)")
        }
    }

    @Test("A step to a picture that was loaded ahead is in the next frame, and sharpens from there")
    func nextFrame() throws {
        let viewer = try viewer()
        // Whoever decodes is stopped: what appears now was there before.
        let spare = try #require(try viewer.control.state().helpers.first?.pid)
        kill(spare, SIGSTOP)
        defer { kill(spare, SIGCONT) }
        let frames = try viewer.control.state().frames
        #expect(try viewer.control.perform("next")["index"] as? Int == 2)
        let state = try viewer.control.wait(for: "painted", timeout: 1000)
        #expect(state.frames - frames <= 2)
        #expect(state.picture.index == 2)
        #expect(try eventually(within: 500) { try middle(viewer).distance(to: Self.colors[2]) <= 2 })
        kill(spare, SIGCONT)
        try viewer.control.wait(for: "sharp")
        #expect(try viewer.control.state().picture.loading == "done")
    }

    @Test("The control socket steps whatever the view, and says why it cannot")
    func socket() throws {
        let viewer = try viewer()
        try viewer.look(atX: 300, y: 300, zoom: 1)
        #expect(try viewer.control.perform("previous")["index"] as? Int == 0)
        let refused = try viewer.control.answer(to: ["do": "previous"])
        #expect(refused["ok"] as? Bool == false && (refused["error"] as? String ?? "").count > 10)
        #expect(try viewer.control.perform("goTo", ["index": 3])["index"] as? Int == 3)
        #expect(try viewer.control.answer(to: ["do": "goTo", "index": 4])["ok"] as? Bool == false)
        #expect(try viewer.control.answer(to: ["do": "next"])["ok"] as? Bool == false)
        try viewer.control.wait(for: "sharp")
        #expect(try middle(viewer).distance(to: Self.colors[3]) <= 2)
    }

    @Test("An arrow key moves a picture that is zoomed in, and does not leave it")
    func arrowsMove() throws {
        let viewer = try viewer()
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        try viewer.stage.xdotool("key", "Right")
        #expect(try eventually { try viewer.settle().camera.center[0] > 1300 })
        #expect(try viewer.control.state().picture.index == 1)
    }

    @Test("Several files and folders come in the order in which they are given")
    func severalNames() throws {
        let folder = try TemporaryFolder()
        let sub = try TemporaryFolder()
        let picture = Self.plain(TestPictures.red, width: 64, height: 48).bmp
        for name in ["z.bmp", "a.bmp"] { try folder.write(picture, to: name) }
        for name in ["10.bmp", "9.bmp", ".hidden.bmp", "text.txt"] { try sub.write(picture, to: name) }
        let viewer = try Viewer([], options: [folder.file("z.bmp"), sub.path, folder.file("a.bmp")])
        #expect(try eventually { try viewer.control.state().picture.count == 4 })
        let wanted = [folder.file("z.bmp"), sub.file("9.bmp"), sub.file("10.bmp"), folder.file("a.bmp")]
        for (index, path) in wanted.enumerated() {
            try viewer.control.perform("goTo", ["index": index])
            #expect(try viewer.control.wait(for: "loaded").picture.path == path)
        }
        try viewer.control.perform("open", ["paths": [sub.file("10.bmp"), folder.file("a.bmp")]])
        let reopened = try viewer.control.wait(for: "loaded").picture
        #expect(reopened.path == sub.file("10.bmp") && reopened.count == 2)
    }

    @Test("A folder without pictures is a card that says so")
    func emptyFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write([1, 2, 3], to: "text.txt")
        let viewer = try Viewer([], options: [folder.path])
        let picture = try viewer.control.wait(for: "loaded").picture
        #expect(picture.error?.contains("has no pictures") == true, "\(picture)")
        #expect(try viewer.control.state().overlay.contains("card"))
    }

    @Test("A wrong file in between is a card, and stepping goes on")
    func wrongFile() throws {
        let folder = try TemporaryFolder()
        let picture = Self.plain(TestPictures.green, width: 400, height: 300).bmp
        try folder.write(picture, to: "1.bmp")
        try folder.write([], to: "2.bmp")
        try folder.write(picture, to: "3.bmp")
        let viewer = try Viewer([], options: ["--fullscreen", folder.path])
        try viewer.waitUntilShown()
        try viewer.stage.xdotool("key", "Right")
        #expect(try eventually { try viewer.control.state().overlay.contains("card") })
        #expect(try viewer.control.state().picture.error?.contains("2.bmp") == true)
        try viewer.stage.xdotool("key", "Right")
        #expect(try eventually { try viewer.control.state().picture.loading == "done" })
        #expect(try eventually { try middle(viewer).distance(to: TestPictures.green) <= 2 })
        #expect(try !viewer.control.state().overlay.contains("card"))
    }

    @Test("A picture larger than the memory budget is shown as fine as it allows, and a notice says so")
    func tightBudget() throws {
        let viewer = try Viewer(
            [("large.bmp", Self.plain(TestPictures.green).bmp)], options: ["--fullscreen", "--memory-budget", "8"])
        let picture = try viewer.control.wait(for: "loaded").picture
        #expect(picture.notice?.contains("1,200 × 800") == true, "\(picture)")
        #expect(picture.size == [2400, 1600])
        #expect(try viewer.control.wait(for: "sharp").overlay.contains("notice"))
        #expect(try middle(viewer).distance(to: TestPictures.green) <= 2)
        try viewer.stage.keepShot("notice of a small budget")
    }

    @Test("A hundred steps leave memory, textures, descriptors and processes as they were")
    func hundredSteps() throws {
        let viewer = try viewer(options: ["--texture-budget", "16"], width: 1500, height: 900)
        func run(_ steps: Int) throws -> Footprint {
            for step in 0..<steps {
                try viewer.control.perform(step % 6 < 3 ? "next" : "previous")
                if step % 4 != 1 { try viewer.control.wait(for: "painted") }
                let bytes = try viewer.control.state().resident.bytes
                #expect(bytes <= 20 << 20, "textures in step \(step)")
            }
            try viewer.control.wait(for: "sharp")
            try waitForNeighbors(viewer)
            pause(milliseconds: 200)
            return try Footprint(of: viewer)
        }
        try viewer.control.perform("goTo", ["index": 0])
        // Both runs end where they began, with the same neighbors.
        let before = try run(24)
        let after = try run(102)
        #expect(after.descriptors == before.descriptors)
        #expect(after.processes == before.processes)
        #expect(after.textures <= before.textures + 2)
        #expect(after.residentBytes <= before.residentBytes + (24 << 20), "\(before) \(after)")
    }
}
