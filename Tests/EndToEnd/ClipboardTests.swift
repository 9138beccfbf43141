import TestSupport
import Testing

@MainActor
@Suite("The clipboard", .serialized, .onStage, .timeLimit(.minutes(1)))
struct ClipboardTests {
    /// Waits until the clipboard has a form, and reads it.
    private func paste(_ form: String, from viewer: Viewer) throws -> [UInt8] {
        let reader = try SelectionReader(display: viewer.stage.server.display)
        let isThere = try eventually { try reader.forms().contains(form) }
        guard isThere, let bytes = try reader.read(form) else { throw Trouble("The clipboard has no \(form).") }
        return bytes
    }

    @Test("Ctrl+C copies the picture with all its pixels, which other programs paste as a PNG file, or as its file")
    func picture() throws {
        let viewer = try Viewer.showing(TestPictures.detailed(width: 1280, height: 800))
        let before = try viewer.stage.screen.capture()
        try viewer.stage.xdotool("key", "ctrl+c")
        let png = try paste("image/png", from: viewer)
        #expect(png.count > 128 * 1024, "small enough for one piece: \(png.count)")
        let path = viewer.folder.file("picture.bmp")
        #expect(String(decoding: try paste("text/uri-list", from: viewer), as: UTF8.self) == "file://\(path)\r\n")
        let files = try paste("x-special/gnome-copied-files", from: viewer)
        #expect(String(decoding: files, as: UTF8.self) == "copy\nfile://\(path)")
        #expect(try viewer.control.state().overlay.contains("notice"))
        try viewer.folder.write(png, to: "pasted.png")
        try viewer.control.perform("open", ["path": viewer.folder.file("pasted.png")])
        try viewer.control.wait(for: "sharp")
        #expect(try viewer.control.state().picture.size == [1280, 800])
        let isSame = try eventually(within: 10_000) {
            try viewer.stage.screen.capture().differences(from: before) == 0
        }
        #expect(isSame)
    }

    @Test("A turned picture is copied as it is seen")
    func turned() throws {
        let viewer = try Viewer.showing(TestPictures.quadrants(width: 90, height: 60))
        try viewer.control.perform("rotate", ["degrees": 90, "animated": false])
        try viewer.control.perform("copy")
        let png = try paste("image/png", from: viewer)
        #expect(Array(png[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 90])
    }

    @Test("Ctrl+Shift+C copies the file's name, as a text and as a file")
    func path() throws {
        let viewer = try Viewer([("a b.bmp", TestPictures.marked.bmp)])
        try viewer.waitUntilShown()
        try viewer.stage.xdotool("key", "ctrl+shift+c")
        let path = viewer.folder.file("a b.bmp")
        for form in ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING"] {
            #expect(String(decoding: try paste(form, from: viewer), as: UTF8.self) == path, "\(form)")
        }
        let address = String(decoding: try paste("text/uri-list", from: viewer), as: UTF8.self)
        #expect(address == "file://\(viewer.folder.path)/a%20b.bmp\r\n")
    }

    @Test("Another program that copies takes the clipboard over; without one it is empty when the viewer ends")
    func giving() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        try viewer.control.perform("copy", ["what": "path"])
        _ = try paste("UTF8_STRING", from: viewer)
        let display = viewer.stage.server.display
        let result = try viewer.quit { try $0.control.perform("quit") }
        #expect(result.status == 0 && result.leftOver.isEmpty)
        #expect(try SelectionReader(display: display).forms() == [])
    }
}
