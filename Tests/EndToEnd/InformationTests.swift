import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What is known about a picture", .serialized, .onStage, .timeLimit(.minutes(2)))
struct InformationTests {
    /// A picture with a camera's words, written by hand: an EXIF chunk with maker and model.
    private static func photo(_ picture: Pixels, title: String? = nil) -> [UInt8] {
        let png = picture.png
        let model = Array("Wonder 7\0".utf8)
        let tiff: [UInt8] =
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x10, 0, 2, 0, 0, 0, UInt8(model.count), 0, 0, 0, 26, 0, 0, 0, 0]
        let words = title.map { Pixels.chunk("tEXt", Array("Title\0\($0)".utf8)) } ?? []
        return Array(png[..<33]) + Pixels.chunk("eXIf", tiff + model) + words + png[33...]
    }

    private func value(_ label: String, _ viewer: Viewer) throws -> String? {
        try viewer.control.state().information?.first { $0.first == label }?.last
    }

    @Test("The key i opens the panel, which names the camera and stays while one steps; Escape closes it")
    func key() throws {
        let viewer = try Viewer([
            ("a.png", Self.photo(TestPictures.quadrants(width: 1600, height: 1000))),
            ("b.png", TestPictures.quadrants(width: 800, height: 1000).png),
        ])
        try viewer.waitUntilShown()
        #expect(try viewer.control.state().information == nil)
        let plain = try viewer.stage.screen.capture()
        try viewer.stage.xdotool("key", "i")
        #expect(try eventually { try value("Camera", viewer) == "Wonder 7" })
        #expect(try viewer.control.state().overlay.contains("information"))
        let isDrawn = try eventually {
            let screen = try viewer.stage.screen.capture()
            return (0..<20).allSatisfy {
                screen[1000, 100 + $0 * 35].distance(to: Pixels.RGB(34, 34, 34)) < 60 || $0 < 15
            }
        }
        #expect(isDrawn)
        #expect(try eventually { try viewer.stage.screen.capture().differences(from: plain) > 100_000 })
        try viewer.stage.keepShot("information")
        try viewer.stage.xdotool("key", "Next")
        #expect(try eventually { try value("Name", viewer) == "b.png" })
        #expect(try value("Camera", viewer) == nil)
        try viewer.waitUntilShown()
        try viewer.stage.xdotool("key", "Prior")
        #expect(try eventually { try value("Camera", viewer) == "Wonder 7" })
        try viewer.stage.xdotool("key", "Escape")
        #expect(try eventually { try viewer.control.state().information == nil })
        #expect(viewer.process.exitStatus == nil)
        #expect(try eventually { try viewer.stage.screen.capture().differences(from: plain) < 2000 })
    }

    @Test(
        "The button of the controls opens the panel and closes it again; a caption from the file comes with the controls"
    )
    func button() throws {
        let viewer = try Viewer(
            [("a.png", Self.photo(TestPictures.quadrants(width: 1600, height: 1000), title: "A title of its own"))],
            options: ["--fullscreen", "--controls", "bottom"])
        try viewer.waitUntilShown()
        #expect(try !viewer.control.state().overlay.contains("caption"))
        let hand = Hand(on: viewer)
        try hand.tap(x: 300, y: 300)
        #expect(try eventually { try viewer.control.state().overlay.contains("caption") })
        for isOpen in [true, false] {
            let target = try eventuallyTarget("information", viewer)
            try hand.tap(x: target.x, y: target.y)
            #expect(try eventually { try (viewer.control.state().information != nil) == isOpen })
            if isOpen {
                pause(milliseconds: 300)
                try viewer.stage.keepShot("information-controls")
            }
        }
        #expect(try eventually(within: 20_000) { try !viewer.control.state().overlay.contains("caption") })
    }

    /// The middle of something that answers fingers, once it is there.
    private func eventuallyTarget(_ name: String, _ viewer: Viewer) throws -> (x: Double, y: Double) {
        let frame = try poll(within: 5000) {
            try viewer.control.state().targets.first { $0.name == name }?.frame
        }
        guard let frame else { throw Trouble("Nothing called \(name) answers fingers.") }
        return (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
    }

    @Test("A finger on the panel moves its rows and not the picture, and closes it by its button")
    func fingers() throws {
        let viewer = try Viewer(
            [("a.png", Self.photo(TestPictures.quadrants(width: 1600, height: 1000)))], options: ["--size", "420x420"])
        try viewer.waitUntilShown()
        try viewer.stage.xdotool("key", "i")
        #expect(try eventually { try viewer.control.state().information != nil })
        pause(milliseconds: 400)
        let before = try viewer.control.state()
        let corner = try viewer.stage.screen.origin(of: viewer.window())
        let origin = (x: Double(corner.x), y: Double(corner.y))
        let panel = try viewer.stage.screen.capture()
        let hand = Hand(on: viewer)
        try hand.touch.down(1, x: origin.x + 200, y: origin.y + 390)
        try hand.drag(from: (origin.x + 200, origin.y + 390), to: (origin.x + 200, origin.y + 300))
        try viewer.takeInTouches()
        let isMoved = try eventually { try viewer.stage.screen.capture().differences(from: panel) > 500 }
        #expect(isMoved, "the rows have moved")
        try viewer.stage.keepShot("information-narrow")
        try hand.touch.up(1)
        try viewer.settle()
        #expect(try viewer.control.state().camera == before.camera)
        try hand.tap(x: origin.x + 420 - 26, y: origin.y + 420 - 231 + 26)
        #expect(try eventually { try viewer.control.state().information == nil })
        #expect(try viewer.control.state().camera == before.camera)
    }

    @Test(
        "What lies beside a picture is written on it, in its own language and with its date, and a broken file is remarked"
    )
    func caption() throws {
        let picture = TestPictures.quadrants(width: 1600, height: 1000).png
        let json =
            "{\"title\": {\"de\": \"Der Hafen\", \"en\": \"The harbor\"}, \"caption\": \"Boats come home.\", \"date\": \"1954-06-02\"}"
        let viewer = try Viewer(
            [], options: ["--fullscreen"], environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": nil, "LANG": nil])
        let paths = try [
            ("a.png", picture), ("a.json", Array(json.utf8)), ("b.png", picture),
            ("b.json", Array("{\"title\": ".utf8)),
        ]
        .map { try viewer.folder.write($0.1, to: $0.0) }
        try viewer.control.perform("open", ["path": paths[0]])
        try viewer.waitUntilShown()
        #expect(try eventually { try viewer.control.state().overlay.contains("caption") })
        let state = try viewer.control.state().picture
        #expect(state.title == "The harbor" && state.caption == "Boats come home." && state.date == "June 2, 1954")
        let isDrawn = try eventually {
            let screen = try viewer.stage.screen.capture()
            return screen[575, 772].distance(to: TestPictures.blue) > 60
        }
        #expect(isDrawn, "the caption's ground is on the picture")
        try viewer.stage.keepShot("caption")
        try viewer.control.perform("next")
        try viewer.waitUntilShown()
        #expect(try eventually { try viewer.control.state().overlay.contains("notice") })
        let notice = try viewer.control.state().picture.notice ?? ""
        #expect(notice.contains("b.json") && notice.contains("byte"))
        #expect(try viewer.control.state().picture.title == nil)
    }

    @Test("A caption is written only where it is wanted")
    func choice() throws {
        for (choice, isWritten) in [("off", false), ("name", true)] {
            let viewer = try Viewer.showing(
                TestPictures.quadrants(width: 400, height: 300), options: ["--fullscreen", "--caption", choice])
            #expect(try eventually { try viewer.control.state().overlay.contains("caption") == isWritten })
        }
    }
}
