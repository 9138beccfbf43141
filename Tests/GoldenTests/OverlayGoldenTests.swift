import Geometry
import Localization
import Scene
import Testing
import Viewing

@MainActor
@Suite("How rings, cards and notices look", .serialized, .enabled(Golden.missing) { await Golden.isAvailable })
struct OverlayGoldenTests {
    private static let card = OverlayCard(
        fileName: "holiday.jpeg", reason: "The file ends too early: 12,288 of 81,920 bytes are there.",
        advice: "Copy it again from where it came from.", actions: [.tryAgain])

    private func expect(
        _ name: String, _ overlay: Overlay, width: Double = 460, height: Double = 330, scale: Double = 1,
        phrases: Phrasebook = .english, states: ChromeStates = ChromeStates(),
        over background: GoldenBackground = .halves
    ) throws {
        let golden = try Golden(width: width, height: height, scale: scale, over: background)
        try golden.expect(name) { text in
            OverlayScene.frame(
                of: overlay, view: golden.view, scale: scale, phrases: phrases, states: states, text: text)
        }
    }

    @Test("A card with a button", arguments: [Phrasebook.english, GoldenPhrases.german])
    func card(phrases: Phrasebook) throws {
        try expect("card-\(phrases.language)", Overlay(.card(Self.card)), phrases: phrases)
    }

    @Test("A card in a small window, at two scales; its button is chosen", arguments: [1.0, 2.0])
    func smallCard(scale: Double) throws {
        try expect(
            "card-small-\(Int(scale))x", Overlay(.card(Self.card)), width: 240, height: 200, scale: scale,
            states: ChromeStates(focused: .card(.tryAgain)))
    }

    @Test("Rings")
    func rings() throws {
        let ring = OverlayRing(.fraction(0.37), name: "holiday.jpeg", elapsedSeconds: 12)
        try expect("ring", Overlay(.ring(ring)), width: 240, height: 180)
        try expect("ring-corner", Overlay(.cornerRing(ring)), width: 240, height: 80)
    }

    @Test("A notice, and nothing at all")
    func notice() throws {
        try expect(
            "notice", Overlay(.none, notice: "The lower part of this file is missing."), width: 340, height: 70)
        try expect("empty", Overlay(.empty), width: 340, height: 220, over: .none)
    }
}
