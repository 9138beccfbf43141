import Geometry
import Localization
import Scene
import Testing
import Viewing

@MainActor
@Suite("How the controls look", .serialized, .enabled(Golden.missing) { await Golden.isAvailable })
struct ControlsGoldenTests {
    /// The controls of a picture in an album, a while after a tap.
    private func expect(
        _ name: String, width: Double = 660, height: Double = 90, scale: Double = 1,
        options: ChromeOptions = ChromeOptions(), phrases: Phrasebook = .english,
        states: ChromeStates = ChromeStates(), sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let golden = try Golden(width: width, height: height, scale: scale)
        var session = GoldenSession.showing(view: golden.view, scale: scale, phrases: phrases)
        session.chromeOptions = options
        GoldenSession.tap(&session, at: 1000)
        let content = session.chromeContent(at: 2000)
        try golden.expect(name, sourceLocation: sourceLocation) { text in
            ChromeScene.frame(
                of: content, states: states, view: golden.view, scale: scale, phrases: phrases, text: text)
        }
    }

    @Test("At the bottom, over white and over black")
    func bottom() throws {
        try expect("controls-bottom")
        try expect("controls-bottom-2x", width: 400, scale: 2)
    }

    @Test("Chosen, held, pointed at")
    func states() throws {
        let states = ChromeStates(
            pressed: [.control(.zoomIn)], hovered: .control(.rotate), focused: .control(.next))
        try expect("controls-states", states: states)
    }

    @Test("With words, in two languages", arguments: [Phrasebook.english, GoldenPhrases.german])
    func labels(phrases: Phrasebook) throws {
        try expect(
            "controls-labels-\(phrases.language)", width: 940, height: 100, options: ChromeOptions(hasLabels: true),
            phrases: phrases)
    }

    @Test("Read from the right", arguments: [false, true])
    func rightToLeft(hasLabels: Bool) throws {
        try expect(
            hasLabels ? "controls-labels-ar" : "controls-ar", width: hasLabels ? 940 : 660, height: 100,
            options: ChromeOptions(hasLabels: hasLabels), phrases: GoldenPhrases.arabic)
    }

    @Test("On each side", arguments: [ControlPlacement.left, .right, .top])
    func sides(placement: ControlPlacement) throws {
        try expect(
            "controls-\(placement)", width: 240, height: 360, options: ChromeOptions(placement: placement))
    }

    @Test("On a side, with words", arguments: [Phrasebook.english, GoldenPhrases.arabic])
    func sideLabels(phrases: Phrasebook) throws {
        try expect(
            "controls-left-labels-\(phrases.language)", width: 240, height: 360,
            options: ChromeOptions(placement: .left, hasLabels: true), phrases: phrases)
    }
}
