import Geometry
import Localization
import Navigation
import Scene
import Testing
import Viewing

@MainActor
@Suite("How the overview and the zoom look", .serialized, .enabled(Golden.missing) { await Golden.isAvailable })
struct OverviewGoldenTests {
    private func expect(
        _ name: String, scale: Double = 1, quarterTurns: Int = 0, phrases: Phrasebook = .english,
        opacityAt later: Double
    ) throws {
        let golden = try Golden(width: 420, height: 300, scale: scale)
        var session = GoldenSession.showing(view: golden.view, scale: scale, phrases: phrases)
        if quarterTurns != 0 {
            _ = session.handle(.navigation(.turn(quarterTurns: quarterTurns, isAnimated: false)), at: 100)
        }
        let request = ZoomRequest(zoom: 0.75, place: .center(ContentPoint(x: 800, y: 1000)))
        _ = session.handle(.navigation(.zoomTo(request, isAnimated: false)), at: 1000)
        let content = session.chromeContent(at: 1000 + later)
        try golden.expect(name) { text in
            ChromeScene.frame(of: content, view: golden.view, scale: scale, phrases: phrases, text: text)
        }
    }

    @Test("Over white and over black, at two scales", arguments: [1.0, 2.0])
    func scales(scale: Double) throws {
        try expect("overview-\(Int(scale))x", scale: scale, opacityAt: 500)
    }

    @Test("Of a picture that was turned, and half faded out")
    func turned() throws {
        try expect("overview-turned", quarterTurns: 1, opacityAt: 500)
        try expect("overview-fading", opacityAt: 1590)
    }

    @Test("Read from the right")
    func rightToLeft() throws {
        try expect("overview-ar", phrases: GoldenPhrases.arabic, opacityAt: 500)
    }
}
