import Glibc
import TestSupport
import Testing

@MainActor
@Suite("Files that change while one looks", .serialized, .onStage, .timeLimit(.minutes(2)))
struct LivingAlbumTests {
    private static func plain(_ color: Pixels.RGB, width: Int = 1600, height: Int = 1000) -> [UInt8] {
        let row = [UInt32](repeating: color.word, count: width)
        return Pixels(width: width, height: height) { _ in row[...] }.bmp
    }

    private static let red = plain(TestPictures.red)
    private static let green = plain(TestPictures.green)
    private static let blue = plain(TestPictures.blue)

    /// A viewer that shows the middle one of three pictures.
    private func viewer(options: [String] = []) throws -> (Viewer, TemporaryFolder) {
        let folder = try TemporaryFolder()
        for (name, bytes) in [("a.bmp", Self.red), ("b.bmp", Self.green), ("c.bmp", Self.blue)] {
            try folder.write(bytes, to: name)
        }
        let viewer = try Viewer([], options: ["--fullscreen"] + options + [folder.file("b.bmp")], keeping: folder)
        try viewer.waitUntilShown()
        #expect(try eventually { try viewer.control.state().picture.count == 3 })
        return (viewer, folder)
    }

    private func middle(_ viewer: Viewer) throws -> Pixels.RGB { try viewer.stage.screen.capture()[640, 400] }

    private func isShown(_ color: Pixels.RGB, _ viewer: Viewer) throws -> Bool {
        try eventually { try middle(viewer).distance(to: color) <= 2 }
    }

    @Test("A new file is in the album at its place, and neither picture nor view change")
    func added() throws {
        let (viewer, folder) = try viewer()
        try viewer.look(atX: 700, y: 500, zoom: 2)
        let camera = try viewer.control.state().camera
        try folder.write(Self.red, to: "a2.bmp")
        try folder.write([1], to: "notes.txt")
        #expect(try eventually { try viewer.control.state().picture.count == 4 })
        let state = try viewer.control.state()
        #expect(state.picture.index == 2 && state.picture.path == folder.file("b.bmp"))
        #expect(state.camera == camera)
        try viewer.control.perform("previous")
        #expect(try viewer.control.wait(for: "loaded").picture.path == folder.file("a2.bmp"))
    }

    @Test("A picture that is removed stays on the screen with a notice, and one steps on from its place")
    func removed() throws {
        let (viewer, folder) = try viewer()
        try viewer.look(atX: 700, y: 500, zoom: 2)
        let camera = try viewer.control.state().camera
        #expect(unlink(folder.file("b.bmp")) == 0)
        #expect(try eventually { try viewer.control.state().picture.count == 2 })
        #expect(try eventually { try viewer.control.state().overlay.contains("notice") })
        let state = try viewer.control.state()
        #expect(state.picture.notice?.contains("b.bmp") == true && state.picture.error == nil)
        #expect(state.camera == camera)
        #expect(try isShown(TestPictures.green, viewer))
        try viewer.stage.keepShot("notice of a removed picture")
        #expect(try viewer.control.perform("next")["index"] as? Int == 1)
        #expect(try isShown(TestPictures.blue, viewer))
        #expect(try viewer.control.perform("previous")["index"] as? Int == 0)
        #expect(try isShown(TestPictures.red, viewer))
    }

    @Test("A picture that gets another name is followed")
    func renamed() throws {
        let (viewer, folder) = try viewer()
        try viewer.look(atX: 700, y: 500, zoom: 2)
        let camera = try viewer.control.state().camera
        #expect(rename(folder.file("b.bmp"), folder.file("z.bmp")) == 0)
        #expect(try eventually { try viewer.control.state().picture.path == folder.file("z.bmp") })
        let state = try viewer.control.state()
        #expect(state.picture.index == 2 && state.picture.count == 3 && state.picture.loading == "done")
        #expect(state.camera == camera && !state.overlay.contains("notice"))
        let title = try viewer.stage.xdotoolOutput("getwindowname", "\(viewer.window())")
        #expect(title.contains("z.bmp"))
    }

    @Test(
        "A picture that is written anew is exchanged at the same view, in place and by another file that takes its name"
    )
    func rewritten() throws {
        let (viewer, folder) = try viewer()
        try viewer.look(atX: 700, y: 500, zoom: 2)
        let camera = try viewer.control.state().camera
        try folder.write(Self.red, to: "b.bmp")
        #expect(try isShown(TestPictures.red, viewer))
        #expect(try viewer.control.wait(for: "sharp").camera == camera)
        try folder.write(Self.blue, to: ".new")
        #expect(rename(folder.file(".new"), folder.file("b.bmp")) == 0)
        #expect(try isShown(TestPictures.blue, viewer))
        let state = try viewer.control.wait(for: "sharp")
        #expect(state.camera == camera && state.picture.count == 3 && state.picture.index == 1)
    }

    @Test("A picture that becomes another file's nonsense stays, with a notice; made good again, it is shown")
    func becameBad() throws {
        let (viewer, folder) = try viewer()
        try folder.write(Array("this is no picture any more".utf8), to: "b.bmp")
        #expect(try eventually { try viewer.control.state().overlay.contains("notice") })
        #expect(try isShown(TestPictures.green, viewer))
        #expect(try viewer.control.state().picture.notice?.contains("has changed") == true)
        try folder.write(Self.blue, to: "b.bmp")
        #expect(try isShown(TestPictures.blue, viewer))
        #expect(try eventually { try viewer.control.state().picture.notice == nil })
    }

    @Test("A file that is still being written is shown when it is whole, and no card comes after it")
    func growing() throws {
        let folder = try TemporaryFolder()
        let bytes = TestPictures.detailed(width: 900, height: 700).png
        try folder.write(Array(bytes.prefix(20)), to: "slow.png")
        let viewer = try Viewer([], options: ["--fullscreen", folder.file("slow.png")], keeping: folder)
        #expect(try viewer.control.wait(for: "loaded").picture.loading == "failed")
        let file = try #require(fopen(folder.file("slow.png"), "ab"))
        var rest = bytes.dropFirst(20)
        while !rest.isEmpty {
            let part = Array(rest.prefix(bytes.count / 8))
            fwrite(part, 1, part.count, file)
            fflush(file)
            rest = rest.dropFirst(part.count)
            pause(milliseconds: 150)
        }
        fclose(file)
        #expect(
            try eventually(within: 10_000) {
                let state = try viewer.control.state()
                return state.picture.loading == "done" && state.picture.notice == nil && state.overlay == []
            })
        #expect(try viewer.control.state().picture.size == [900, 700])
    }

    @Test("A picture of which a part came is completed when the rest has come")
    func incomplete() throws {
        let folder = try TemporaryFolder()
        let bytes = TestPictures.detailed(width: 900, height: 700).png
        try folder.write(Array(bytes.prefix(bytes.count / 2)), to: "half.png")
        let viewer = try Viewer([], options: ["--fullscreen", folder.file("half.png")], keeping: folder)
        #expect(try viewer.control.wait(for: "loaded").picture.notice != nil)
        try folder.write(bytes, to: "half.png")
        #expect(
            try eventually {
                let picture = try viewer.control.state().picture
                return picture.loading == "done" && picture.notice == nil
            })
    }

    @Test(
        "Of a folder with 20,000 files the named one is shown before the list is complete, and steps lead to its neighbors"
    )
    func large() throws {
        let folder = try TemporaryFolder()
        let picture = Self.plain(TestPictures.green, width: 64, height: 48)
        for number in 0..<20_000 { close(open(folder.file("img\(number).bmp"), O_CREAT | O_WRONLY, 0o600)) }
        for number in [9_999, 10_000, 10_001] { try folder.write(picture, to: "img\(number).bmp") }
        let viewer = try Viewer([], options: [folder.file("img10000.bmp")], keeping: folder)
        #expect(try viewer.control.wait(for: "painted").picture.path == folder.file("img10000.bmp"))
        #expect(try eventually(within: 20_000) { try viewer.control.state().picture.count == 20_000 })
        #expect(try viewer.control.state().picture.index == 10_000)
        #expect(try viewer.control.perform("next")["index"] as? Int == 10_001)
        #expect(try viewer.control.wait(for: "loaded").picture.path == folder.file("img10001.bmp"))
    }

    @Test("Folders in folders, by size")
    func recursiveBySize() throws {
        let folder = try TemporaryFolder()
        #expect(mkdir(folder.file("sub"), 0o700) == 0 && symlink(folder.path, folder.file("sub/loop")) == 0)
        try folder.write(Self.plain(TestPictures.red, width: 60, height: 60), to: "a.bmp")
        try folder.write(Self.plain(TestPictures.red, width: 30, height: 30), to: "sub/b.bmp")
        try folder.write(Self.plain(TestPictures.red, width: 90, height: 90), to: "sub/.hidden.bmp")
        let viewer = try Viewer([], options: ["--recursive", "--sort", "size", folder.path], keeping: folder)
        #expect(try eventually { try viewer.control.state().picture.count == 2 })
        #expect(try viewer.control.wait(for: "loaded").picture.path == folder.file("sub/b.bmp"))
        #expect(try viewer.control.perform("next")["index"] as? Int == 1)
        #expect(try viewer.control.wait(for: "loaded").picture.path == folder.file("a.bmp"))
    }
}
