import Glibc
import TestSupport
import Testing

@MainActor
@Suite("Files to the trash", .serialized, .onStage, .timeLimit(.minutes(1)))
struct TrashTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func viewer(_ options: String...) throws -> Viewer {
        let colors = [TestPictures.red, TestPictures.green, TestPictures.blue]
        let pictures = zip(["a", "b", "c"], colors).map { name, color in
            let row = [UInt32](repeating: color.word, count: 640)
            return ("\(name).bmp", Pixels(width: 640, height: 480) { _ in row[...] }.bmp)
        }
        let viewer = try Viewer(
            pictures, options: ["--fullscreen"] + options, environment: ["XDG_DATA_HOME": home.path])
        try viewer.waitUntilShown()
        return viewer
    }

    private func name(_ viewer: Viewer) throws -> Substring? {
        try viewer.control.state().picture.path?.split(separator: "/").last
    }

    @Test("The Delete key moves the file to the trash and shows the next one; Ctrl+Z brings it back")
    func thereAndBack() throws {
        let viewer = try viewer("--allow-delete")
        let path = viewer.folder.file("a.bmp")
        let bytes = FileBytes.read(path)
        try viewer.stage.xdotool("key", "Delete")
        #expect(try eventually { try name(viewer) == "b.bmp" })
        #expect(FileBytes.read(path) == nil)
        #expect(FileBytes.read(home.file("Trash/files/a.bmp")) == bytes)
        #expect(FileBytes.read(home.file("Trash/info/a.bmp.trashinfo")) != nil)
        #expect(try eventually { try viewer.control.state().picture.count == 2 })
        pause(milliseconds: 300)
        try viewer.stage.keepShot("trash-notice")
        try viewer.stage.xdotool("key", "ctrl+z")
        #expect(try eventually { try name(viewer) == "a.bmp" })
        #expect(FileBytes.read(path) == bytes)
        #expect(FileBytes.read(home.file("Trash/info/a.bmp.trashinfo")) == nil)
        let state = try viewer.control.state().picture
        #expect(state.count == 3 && state.index == 0)
    }

    @Test("The notice has a button that brings the file back")
    func button() throws {
        let viewer = try viewer("--allow-delete")
        try viewer.control.perform("trash")
        #expect(try eventually { try name(viewer) == "b.bmp" })
        // The words become a bitmap on another thread.
        pause(milliseconds: 500)
        let place = try buttonPlace(viewer)
        try Hand(on: viewer).tap(x: place.x, y: place.y)
        #expect(try eventually { try name(viewer) == "a.bmp" })
        #expect(FileBytes.read(viewer.folder.file("a.bmp")) != nil)
    }

    /// Where the button was drawn.
    private func buttonPlace(_ viewer: Viewer) throws -> (x: Double, y: Double) {
        guard let button = try viewer.control.state().targets.first(where: { $0.name == "undo" }) else {
            throw Trouble("The notice has no button.")
        }
        return button.center
    }

    @Test("Without --allow-delete nothing happens to the file, and the key says why")
    func forbidden() throws {
        let viewer = try viewer()
        try viewer.stage.xdotool("key", "Delete")
        #expect(try eventually { try viewer.control.state().overlay.contains("notice") })
        #expect(FileBytes.read(viewer.folder.file("a.bmp")) != nil)
        #expect(try name(viewer) == "a.bmp")
        let refused = try viewer.control.answer(to: ["do": "trash"])
        #expect((refused["error"] as? String)?.contains("--allow-delete") == true)
    }
}
