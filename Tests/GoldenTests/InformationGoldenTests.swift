import Geometry
import Localization
import Scene
import Testing
import Viewing

@MainActor
@Suite(
    "How captions and the information panel look", .serialized, .enabled(Golden.missing) { await Golden.isAvailable })
struct InformationGoldenTests {
    private static let rows = [
        InformationRow("Title", "The harbor at dawn"),
        InformationRow(
            "Caption",
            "Fishing boats come home while the mist still lies on the water, and a lighthouse stands behind them."),
        InformationRow("Taken", "May 1, 2023, 12:34 (UTC+2)"), InformationRow("Camera", "Wonder 7"),
        InformationRow("Exposure", "1/250 s · f/2.8 · ISO 200 · 35 mm"), InformationRow("Rating", "★★★★☆"),
        InformationRow("Name", "harbor.jpg"), InformationRow("Dimensions", "6,000 × 4,000 (24 megapixels)"),
    ]
    private static let arabicRows = [
        InformationRow("العنوان", "الميناء عند الفجر"), InformationRow("الاسم", "harbor.jpg"),
        InformationRow("التعليق", "تعود قوارب الصيد إلى الميناء بينما لا يزال الضباب فوق الماء"),
    ]

    private func expectPanel(
        _ name: String, _ rows: [InformationRow] = rows, width: Double, height: Double, scale: Double = 1,
        offset: Double = 0,
        phrases: Phrasebook = .english, states: ChromeStates = ChromeStates()
    ) throws {
        let golden = try Golden(width: width, height: height, scale: scale)
        try golden.expect(name) { text in
            InformationScene.frame(
                of: rows, offset: offset, states: states, view: golden.view, scale: scale, phrases: phrases, text: text
            ).overlay
        }
    }

    @Test("The panel at the side of a window; its button is chosen")
    func side() throws {
        try expectPanel(
            "information", width: 660, height: 520, states: ChromeStates(focused: .closeInformation))
    }

    @Test("The panel at the lower edge of a narrow one, moved, at two scales", arguments: [1.0, 2.0])
    func narrow(scale: Double) throws {
        try expectPanel("information-narrow-\(Int(scale))x", width: 360, height: 420, scale: scale, offset: 70)
    }

    @Test("The panel read from the right")
    func rightToLeft() throws {
        try expectPanel("information-ar", Self.arabicRows, width: 660, height: 300, phrases: GoldenPhrases.arabic)
    }

    private static let caption = PictureCaption(
        title: "The harbor at dawn",
        text:
            "Fishing boats come home while the mist still lies on the water. Behind them the lighthouse, not lit since 1962.",
        line: "harbor.jpg · June 1954")

    private func expectCaption(
        _ name: String, _ captions: [PageCaption], width: Double = 660, height: Double = 240, scale: Double = 1,
        bottom: Double = 0
    ) throws {
        let golden = try Golden(width: width, height: height, scale: scale)
        var insets = ChromeInsets()
        insets.bottom = bottom
        try golden.expect(name) { text in
            CaptionScene.frame(of: captions, view: golden.view, scale: scale, insets: insets, text: text)
        }
    }

    @Test("A caption, at two scales; and half of it while the page is turned", arguments: [1.0, 2.0])
    func caption(scale: Double) throws {
        try expectCaption(
            "caption-\(Int(scale))x", [PageCaption(caption: Self.caption, displacement: 0)], width: 480, scale: scale)
        guard scale == 1 else { return }
        let next = PictureCaption(title: "صورة أخرى", text: nil, line: nil)
        try expectCaption(
            "caption-pages",
            [
                PageCaption(caption: Self.caption, displacement: -300),
                PageCaption(caption: next, displacement: 230, opacity: 0.7),
            ], bottom: 40)
    }
}
