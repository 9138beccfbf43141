import Geometry
import Localization
import Scene
import Testing
import Viewing

@MainActor
@Suite("How the list of keys looks", .serialized, .enabled(Golden.missing) { await Golden.isAvailable })
struct KeyListGoldenTests {
    private func expect(
        _ name: String, width: Double, height: Double, scale: Double = 1, phrases: Phrasebook = .english
    ) throws {
        let golden = try Golden(width: width, height: height, scale: scale)
        var session = GoldenSession.showing(view: golden.view, scale: scale, phrases: phrases)
        _ = session.handle(.command(.toggleKeys), at: 1000)
        let content = session.chromeContent(at: 2000)
        try golden.expect(name) { text in
            ChromeScene.frame(of: content, view: golden.view, scale: scale, phrases: phrases, text: text)
        }
    }

    @Test("All of it in a large window")
    func large() throws { try expect("keys", width: 1100, height: 700) }

    @Test("The beginning of it in a small one, at two scales", arguments: [1.0, 2.0])
    func small(scale: Double) throws {
        try expect("keys-small-\(Int(scale))x", width: 320, height: 280, scale: scale)
    }

    @Test("Read from the right")
    func rightToLeft() throws { try expect("keys-ar", width: 700, height: 300, phrases: GoldenPhrases.arabic) }
}
