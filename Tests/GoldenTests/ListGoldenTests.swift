import Album
import Drawing
import Geometry
import Localization
import Navigation
import Scene
import Testing
import Viewing

@MainActor
@Suite("How the list and the strip look", .serialized, .enabled(Golden.missing) { await Golden.isAvailable })
struct ListGoldenTests {
    private static let bitmap = BitmapID(1_000_000)
    private static let size = PixelSize(width: 96, height: 64)

    /// A thumbnail whose upper left corner can be told from the others.
    private static let thumbnail: Bitmap? = {
        var pixels: [UInt8] = []
        for y in 0..<size.height {
            for x in 0..<size.width {
                let isCorner = x < size.width / 3 && y < size.height / 3
                pixels += isCorner ? [250, 230, 90, 255] : [UInt8(60 + x), UInt8(90 + y), 160, 255]
            }
        }
        return Bitmap(size: size, pixels: pixels)
    }()

    private func session(
        view: ViewSize, scale: Double, phrases: Phrasebook = .english, opensList: Bool = true
    ) -> Session {
        var session = Session(options: .standard, view: view, scale: scale)
        session.phrases = phrases
        let names = ["lake", "مرفأ", "a-name-that-is-too-long-for-its-cell", "broken", "isle", "mill", "chart"]
        let paths = names.map { Array("/pictures/\($0).jpg".utf8) }
        for case .list(let number, _) in session.handle(.openAll(paths: paths), at: 0) {
            let parts = paths.map { AlbumPart(file: $0) }
            _ = session.handle(.listed(number: number, parts: parts, trouble: nil), at: 1)
        }
        if opensList { _ = session.handle(.command(.toggleList), at: 2) }
        session.advance(to: 2000)
        return session
    }

    /// One of them cannot be shown, one has not come yet.
    private static func seen(_ path: [UInt8]) -> ListThumbnail {
        let name = String(decoding: path, as: UTF8.self)
        if name.contains("broken") { return .failed }
        return name.contains("isle") ? .missing : .image(bitmap, size)
    }

    private func expect(_ name: String, _ session: Session, scale: Double = 1) throws {
        let golden = try Golden(
            width: session.view.width, height: session.view.height, scale: scale, over: .none)
        try golden.keep(#require(Self.thumbnail), as: Self.bitmap)
        try golden.expect(name) { text in
            ListScene.frame(of: session, scale: scale, text: text, thumbnail: Self.seen)
        }
    }

    @Test(
        "Thumbnails, one that has not come, one of a broken picture, and names, at two scales", arguments: [1.0, 2.0])
    func list(scale: Double) throws {
        try expect(
            "list-\(Int(scale))x", session(view: ViewSize(width: 460, height: 330), scale: scale), scale: scale)
    }

    @Test("Read from the right, where the first picture is at the right")
    func mirrored() throws {
        try expect(
            "list-ar", session(view: ViewSize(width: 460, height: 330), scale: 1, phrases: GoldenPhrases.arabic))
    }

    @Test("One that is chosen by keys")
    func chosen() throws {
        var session = session(view: ViewSize(width: 460, height: 330), scale: 1)
        for _ in 0..<2 { _ = session.handle(.key(KeyPress(KeyStroke("right"))), at: 2100) }
        session.advance(to: 3000)
        try expect("list-chosen", session)
    }

    @Test("The strip beside a picture")
    func strip() throws {
        var session = session(view: ViewSize(width: 460, height: 200), scale: 1, opensList: false)
        session.showsStrip = true
        session.advance(to: 3000)
        let golden = try Golden(width: 460, height: 200)
        try golden.keep(#require(Self.thumbnail), as: Self.bitmap)
        try golden.expect("strip") { _ in StripScene.frame(of: session, scale: 1, thumbnail: Self.seen) }
    }
}
