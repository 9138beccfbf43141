import Foundation
import Geometry
import TestSupport
import Testing

@testable import Imaging

@Suite("What lies beside a picture", .timeLimit(.minutes(1)))
struct SidecarTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func sidecar(_ files: [String: String], of picture: String = "photo.jpg", language: String = "en") throws
        -> Sidecar
    {
        for (name, text) in files { _ = try folder.file(name, Array(text.utf8)) }
        return SidecarReader.sidecar(of: Array(folder.url.appending(path: picture).path.utf8), language: language)
    }

    @Test("JSON has a title, a caption, a date and an author, in one language or several; other keys are left alone")
    func json() throws {
        let sidecar = try sidecar([
            "photo.json": """
            {"title": {"de": "Hafen", "en": "Harbor"}, "caption": "Two\\n lines", "date": "1954-06", "author": "K. M.", "more": [1, {}]}
            """
        ])
        #expect(sidecar.titles == [Sidecar.Text("Hafen", language: "de"), Sidecar.Text("Harbor", language: "en")])
        #expect(sidecar.captions == [Sidecar.Text("Two lines")])
        #expect(sidecar.date == "1954-06" && sidecar.author == "K. M.")
        #expect(sidecar.troubles.isEmpty)
    }

    @Test("The JSON of the whole name goes before that of the name without its ending; a description is a caption")
    func names() throws {
        let sidecar = try sidecar([
            "photo.json": "{\"title\": \"b\"}", "photo.jpg.json": "{\"title\": \"a\", \"description\": \"d\"}",
        ])
        #expect(sidecar.titles.map(\.text) == ["a"])
        #expect(sidecar.captions.map(\.text) == ["d"])
    }

    @Test("A text's first line is the title, the rest the caption; the file of the person's language goes first")
    func text() throws {
        let files = [
            "photo.txt": "\u{FEFF}A title\r\n\r\nAnd more\nof it.\n", "photo.de.txt": "Ein Titel",
            "photo.de-AT.txt": "Servus",
        ]
        #expect(try sidecar(files).titles == [Sidecar.Text("A title")])
        #expect(try sidecar(files).captions == [Sidecar.Text("And more of it.")])
        #expect(try sidecar(files, language: "de").titles == [Sidecar.Text("Ein Titel", language: "de")])
        #expect(try sidecar(files, language: "de-AT").titles == [Sidecar.Text("Servus", language: "de-AT")])
        #expect(try sidecar(files, language: "de-CH").titles == [Sidecar.Text("Ein Titel", language: "de")])
        #expect(try sidecar(files, language: "fr").titles == [Sidecar.Text("A title")])
    }

    @Test("A text gives what JSON lacks")
    func both() throws {
        let sidecar = try sidecar(["photo.json": "{\"date\": \"2001\"}", "photo.txt": "T\nC"])
        #expect(sidecar.titles.map(\.text) == ["T"] && sidecar.captions.map(\.text) == ["C"] && sidecar.date == "2001")
    }

    @Test("What is wrong with a file is said with its name")
    func troubles() throws {
        let cases: [(String, SidecarTrouble)] = [
            ("{\"title\": }", .notJSON(file: "photo.json", byte: 11)), ("[1]", .noObject(file: "photo.json")),
            ("{\"title\": 5}", .notText(file: "photo.json", key: "title")),
            ("{\"caption\": {\"de\": 1}}", .notText(file: "photo.json", key: "caption")),
            ("{\"title\": \"a\", \"title\": \"b\"}", .notJSON(file: "photo.json", byte: 16)),
        ]
        for (text, trouble) in cases { #expect(try sidecar(["photo.json": text]).troubles == [trouble], "\(text)") }
        _ = try folder.file("photo.json", [0x22, 0xFF, 0x22])
        #expect(try sidecar([:]).troubles == [.notUTF8(file: "photo.json")])
        #expect(
            try sidecar(["photo.json": "{}" + String(repeating: " ", count: 70_000)]).troubles == [
                .tooLong(file: "photo.json", kilobytes: 64)
            ])
        #expect(try sidecar(["photo.json": String(repeating: "[", count: 60_000)]).troubles.count == 1)
    }

    @Test("Where there is nothing, or only a folder or an empty file of the name, nothing is said")
    func nothing() throws {
        #expect(try sidecar([:]) == Sidecar())
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "photo.json"), withIntermediateDirectories: true)
        #expect(try sidecar(["photo.txt": ""]) == Sidecar())
        #expect(try sidecar([:], of: ".hidden") == Sidecar())
    }

    @Test("A reader tells what it has found, once, and nothing after it was closed")
    func reader() throws {
        _ = try folder.file("photo.txt", Array("T".utf8))
        let path = Array(folder.url.appending(path: "photo.jpg").path.utf8)
        let signal = DispatchSemaphore(value: 0)
        let reader = SidecarReader { signal.signal() }
        reader.read(PictureID(4), picture: path, language: "en")
        #expect(signal.wait(timeout: .now() + 20) == .success)
        let found = reader.drain()
        #expect(found.map(\.0) == [PictureID(4)] && found.first?.1.titles == [Sidecar.Text("T")])
        #expect(reader.drain().isEmpty)
        reader.close()
        reader.read(PictureID(5), picture: path, language: "en")
        #expect(reader.drain().isEmpty)
    }
}
