import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Languages", .serialized, .onStage, .timeLimit(.minutes(1)))
struct LanguageTests {
    private static let noPicture = ("notes.jpg", Array("This is no picture at all, whatever its name says.\n".utf8))

    /// The sentence of the card about a file that is no picture.
    private func sentence(_ options: [String], environment: [String: String?] = [:]) throws -> String {
        let viewer = try Viewer([Self.noPicture], options: ["--fullscreen"] + options, environment: environment)
        let state = try viewer.control.wait(for: "loaded")
        #expect(try eventually { try viewer.control.state().overlay.contains("card") })
        pause(milliseconds: 100)
        try viewer.stage.keepShot("card-" + (options.last ?? "environment"))
        return state.picture.error ?? ""
    }

    @Test("A card speaks the language that was asked for")
    func asked() throws {
        #expect(
            try sentence(["--language", "de"])
                == "„notes.jpg“ ist kein Bild. Es scheint ein Text zu sein. Öffnen Sie es mit einem anderen Programm.")
        let arabic = try sentence(["--language", "ar"])
        #expect(arabic.contains("\u{200E}notes.jpg\u{200E}"))
        #expect(arabic.contains("ليس صورة"))
        #expect(try sentence(["--language", "ja"]).contains("テキスト"))
        #expect(try sentence(["--language", "zh"]).contains("文本"))
    }

    @Test("Without that it speaks the language of the environment, which --language overrides")
    func environment() throws {
        let french: [String: String?] = ["LANG": "fr_CA.UTF-8", "LC_ALL": nil, "LC_MESSAGES": nil, "LANGUAGE": nil]
        #expect(try sentence([], environment: french).contains("n’est pas une image"))
        #expect(try sentence(["--language=en"], environment: french).contains("is not a picture"))
    }

    @Test("A file of phrases that is broken, or not there, leaves English, and says so on standard error")
    func broken() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("strings"), withIntermediateDirectories: true)
        try folder.write(Array("{\"title.missing\": \"Weg\",".utf8), to: "strings/de.json")
        for (language, words) in [("de", "de.json: the JSON text ends too early"), ("fr", "No such file")] {
            let viewer = try Viewer(
                [Self.noPicture], options: ["--fullscreen", "--language", language],
                environment: ["VITRINE_RESOURCES": folder.path])
            let state = try viewer.control.wait(for: "loaded")
            #expect(state.picture.error?.contains("is not a picture") == true)
            #expect(viewer.process.standardError.contains(words), "\(viewer.process.standardError)")
        }
    }

    @Test("The log stays English")
    func log() throws {
        let folder = try TemporaryFolder()
        let viewer = try Viewer(
            [Self.noPicture], options: ["--fullscreen", "--log", folder.file("log"), "--language", "de"])
        _ = try viewer.control.wait(for: "loaded")
        #expect(
            eventually {
                (try? String(contentsOfFile: folder.file("log"), encoding: .utf8))?.contains("is not a picture") == true
            })
    }

    @Test("In Arabic a finger that goes to the right draws the next picture in, and the empty window has its own words")
    func pages() throws {
        let folder = try TemporaryFolder()
        for (number, color) in [TestPictures.red, TestPictures.green, TestPictures.blue].enumerated() {
            let row = [UInt32](repeating: color.word, count: 2560)
            try folder.write(Pixels(width: 2560, height: 1600) { _ in row[...] }.bmp, to: "img\(number).bmp")
        }
        let viewer = try Viewer(
            [], options: ["--fullscreen", "--language", "ar", folder.file("img1.bmp")], keeping: folder)
        try viewer.waitUntilShown()
        _ = try eventually { try viewer.control.state().helpers.allSatisfy { $0.picture == nil } }
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        try touch.down(1, x: 300, y: 400)
        try hand.drag(from: (300, 400), to: (1100, 420))
        try viewer.takeInTouches()
        let isBoth = try eventually(within: 1000) {
            let screen = try viewer.stage.screen.capture()
            return screen[200, 400].distance(to: TestPictures.blue) <= 2
                && screen[1200, 400].distance(to: TestPictures.green) <= 2
        }
        #expect(isBoth)
        try touch.up(1)
        #expect(try eventually { try viewer.control.state().picture.index == 2 })

        let empty = try Viewer([], options: ["--fullscreen", "--language", "ar"])
        #expect(try eventually { try empty.control.state().overlay == ["empty"] })
        pause(milliseconds: 300)
        try empty.stage.keepShot("empty-ar")
    }
}
