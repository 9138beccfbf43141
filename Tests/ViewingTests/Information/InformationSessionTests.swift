import Geometry
import Gestures
import Localization
import Navigation
import Testing

@testable import Viewing

@Suite("What is known about a picture, in a session")
struct InformationSessionTests {
    private let photo = Array("/pictures/summer/photo.jpg".utf8)

    /// A session that shows a picture with some details and a file beside it.
    private func session(
        details: PictureDetails = PictureDetails(), sidecar: PictureSidecar? = nil, path: [UInt8]? = nil
    ) throws -> Session {
        var session = Session(options: .standard, view: ViewSize(width: 800, height: 600), scale: 1)
        let effects = session.handle(.open(path: path ?? photo), at: 0)
        let id = try #require(effects.compactMap { if case .load(let id, _, _) = $0 { id } else { nil } }.first)
        var facts = PictureFacts(size: PixelSize(width: 6000, height: 4000), format: "jpeg", hasAlpha: false)
        facts.fileBytes = 3_210_000
        facts.modified = PictureDate(year: 2024, month: 1, day: 2, time: PictureDate.Time(hour: 3, minute: 4))
        _ = session.handle(.loading(id, .opened(facts)), at: 1)
        _ = session.handle(.loading(id, .rows(level: 4, 0..<250)), at: 2)
        let asked = session.handle(.loading(id, .metadata(details)), at: 3)
        if path == nil { #expect(asked == [.readSidecar(id, path: photo, language: "en")]) }
        if let sidecar { _ = session.handle(.sidecar(id, sidecar), at: 4) }
        return session
    }

    private func value(_ label: String, _ session: Session) -> String? {
        session.informationRows.first { $0.label == label }?.value
    }

    private var details: PictureDetails {
        var details = PictureDetails()
        details.titles = [LanguageText("Own title"), LanguageText("Eigener Titel", language: "de")]
        details.captions = [LanguageText("Own caption")]
        details.taken = PictureDate("2023-05-01T12:34:56+02:00")
        details.maker = "NIKON CORPORATION"
        details.model = "NIKON Z 6"
        details.exposureTime = 0.004
        details.aperture = 2.8
        details.sensitivity = 200
        details.focalLength = 35
        details.latitude = -33.85678
        details.longitude = 151.2153
        details.bitsPerChannel = 8
        details.profile = "Display P3"
        details.rating = 4
        return details
    }

    @Test("The rows say what people ask, with numbers as the language writes them")
    func rows() throws {
        var session = try session(details: details)
        let expected = [
            ("Title", "Own title"), ("Caption", "Own caption"), ("Taken", "May 1, 2023, 12:34 (UTC+2)"),
            ("Camera", "NIKON Z 6"), ("Exposure", "1/250 s · f/2.8 · ISO 200 · 35 mm"),
            ("Coordinates", "33.8568° S, 151.2153° E"), ("Rating", "★★★★☆"), ("Name", "photo.jpg"),
            ("Folder", "/pictures/summer"), ("File size", "3.2 MB"), ("Changed", "January 2, 2024, 03:04"),
            ("Dimensions", "6,000 × 4,000 (24 megapixels)"), ("Format", "JPEG"),
            ("Color", "Display P3 · 8 bits per channel"),
        ]
        for (label, text) in expected { #expect(value(label, session) == text, "\(label)") }
        #expect(session.informationRows.count == expected.count)
        session.phrases = Phrasebook(.german, translations: [:])
        #expect(value("Title", session) == "Eigener Titel")
        #expect(value("Exposure", session) == "1/250 s · f/2,8 · ISO 200 · 35 mm")
    }

    @Test(
        "Times of exposure are fractions when they are short",
        arguments: [
            (1.0, "1 s"), (0.5, "0.5 s"), (1.0 / 3, "0.3 s"), (0.25, "1/4 s"), (1.0 / 8000, "1/8,000 s"), (30, "30 s"),
        ])
    func exposures(_ seconds: Double, _ text: String) throws {
        var details = PictureDetails()
        details.exposureTime = seconds
        #expect(try value("Exposure", session(details: details)) == text)
    }

    @Test("What lies beside a picture goes before what is in it, and comes with a caption by itself")
    func precedence() throws {
        let plain = try session(details: details)
        #expect(plain.captions(at: 10).isEmpty)
        var sidecar = PictureSidecar()
        sidecar.captions = [LanguageText("Beside")]
        let session = try session(details: details, sidecar: sidecar)
        #expect(value("Caption", session) == "Beside" && value("Title", session) == "Own title")
        let caption = try #require(session.captions(at: 10).first?.caption)
        #expect(
            caption.title == "Own title" && caption.text == "Beside" && caption.line == "May 1, 2023, 12:34 (UTC+2)")
    }

    @Test("What is written on the picture can be chosen")
    func choice() throws {
        var session = try session(details: details)
        session.captionChoice = .parts([.name])
        #expect(session.captions(at: 10).map(\.caption) == [PictureCaption(title: nil, text: nil, line: "photo.jpg")])
        session.captionChoice = .parts([.title, .date, .name])
        #expect(session.captions(at: 10).first?.caption.line == "photo.jpg · May 1, 2023, 12:34 (UTC+2)")
        #expect(session.captions(at: 10).first?.caption.text == nil)
        session.captionChoice = .off
        #expect(session.captions(at: 10).isEmpty)
    }

    @Test("A title that is only the file's name is none")
    func fileName() throws {
        var sidecar = PictureSidecar()
        sidecar.titles = [LanguageText("photo.jpg")]
        #expect(try session(sidecar: sidecar).captions(at: 10).isEmpty)
    }

    @Test("What is wrong with a file beside the picture is remarked, and stands in the rows")
    func remarks() throws {
        var sidecar = PictureSidecar()
        sidecar.remarks = ["photo.json cannot be read."]
        let session = try session(sidecar: sidecar)
        #expect(session.overlay.overlay(at: 5).notice == "photo.json cannot be read.")
        #expect(value("Remarks", session) == "photo.json cannot be read.")
    }

    @Test("Beside an address and beside standard input nothing is looked for", arguments: ["https://host/a.jpg", "-"])
    func noFile(_ path: String) throws {
        let session = try session(path: Array(path.utf8))
        #expect(session.picture?.hasAskedForSidecar == false)
        #expect(value("Folder", session) == nil)
        #expect(value("Address", session) == (path == "-" ? nil : path))
    }

    @Test("The panel opens and closes by the same key; Escape closes it first and ends the program then")
    func keys() throws {
        var session = try session()
        _ = session.handle(.key(KeyPress(KeyStroke("i"))), at: 10)
        #expect(session.information.isOpen)
        _ = session.handle(.key(KeyPress(KeyStroke("i"))), at: 11)
        #expect(!session.information.isOpen)
        _ = session.handle(.command(.toggleInformation), at: 12)
        #expect(session.handle(.command(.leave), at: 13) == [] && !session.information.isOpen)
        #expect(session.handle(.command(.leave), at: 14) == [.quit])
    }

    @Test("With the keyboard alone the panel is opened, its rows are moved, and its button closes it")
    func keyboard() throws {
        var session = try session()
        session.chromeOptions = ChromeOptions(placement: .off)
        func press(_ key: String) { _ = session.handle(.key(KeyPress(KeyStroke(key))), at: 20) }
        press("i")
        _ = session.handle(.panelDrawn(PanelMeasures(height: 400, overflow: 100)), at: 11)
        let close = ChromeArea(.closeInformation, frame: Rect(x: 750, y: 0, width: 48, height: 48))
        _ = session.handle(.areas([close]), at: 11)
        press("tab")
        #expect(session.focusedTarget == .closeInformation)
        press("down")
        #expect(session.information.scroll.offset(at: 20) == 56)
        press("down")
        #expect(session.information.scroll.offset(at: 20) == 100)
        press("up")
        #expect(session.information.scroll.offset(at: 20) == 44)
        press("enter")
        #expect(!session.information.isOpen)
    }

    @Test("A finger on the rows moves them and not the picture; its button closes the panel")
    func fingers() throws {
        var session = try session()
        _ = session.handle(.command(.toggleInformation), at: 10)
        _ = session.handle(.panelDrawn(PanelMeasures(height: 400, overflow: 200)), at: 11)
        let panel = Rect<ViewSpace>(x: 460, y: 0, width: 340, height: 600)
        let close = Rect<ViewSpace>(x: 750, y: 0, width: 48, height: 48)
        _ = session.handle(
            .areas([
                ChromeArea(.panel, frame: panel), ChromeArea(.informationRows, frame: panel),
                ChromeArea(.closeInformation, frame: close),
            ]), at: 11)
        let before = session.navigator
        func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, _ time: Double) {
            let touch = Touch(finger: FingerID(finger: 1), phase: phase, position: ViewPoint(x: x, y: y))
            _ = session.handle(.navigation(.touch(touch)), at: time)
        }
        touch(.began, 600, 500, 20)
        touch(.moved, 600, 450, 30)
        // Beyond the panel's edge it still holds the rows.
        touch(.moved, 300, 400, 40)
        #expect(session.information.scroll.offset(at: 40) == 100)
        touch(.ended, 300, 400, 400)
        #expect(session.navigator == before)
        _ = session.advance(to: 4000)
        let wheel = WheelEvent(delta: ViewVector(dx: 0, dy: 1), position: ViewPoint(x: 700, y: 300))
        _ = session.handle(.navigation(.wheel(wheel)), at: 4001)
        #expect(session.information.scroll.offset(at: 4001) == 52)
        #expect(session.navigator.camera == before.camera)
        touch(.began, 760, 20, 5000)
        touch(.ended, 762, 22, 5050)
        #expect(!session.information.isOpen)
    }
}
