import Drawing
import Geometry
import Scene
import Testing
import Viewing

@Suite("Captions are drawn")
struct CaptionSceneTests {
    private static let caption = PictureCaption(
        title: "The harbor at dawn", text: String(repeating: "Fishing boats come home. ", count: 30), line: "June 1954")

    private func frame(
        _ captions: [(PictureCaption, Double)] = [(caption, 0)], width: Double = 1000, height: Double = 700,
        scale: Double = 1,
        bottomInset: Double = 0
    ) -> OverlayFrame {
        var insets = ChromeInsets()
        insets.bottom = bottomInset
        return CaptionScene.frame(
            of: captions.map { PageCaption(caption: $0.0, displacement: $0.1) },
            view: ViewSize(width: width, height: height),
            scale: scale, insets: insets, text: OverlayTestDrawing.everyText)
    }

    @Test(
        "Title, caption and date stand below each other at the lower edge, in less than half of the window",
        arguments: [(1000.0, 700.0), (320, 480), (480, 240), (160, 120)], [1.0, 2])
    func place(view: (Double, Double), scale: Double) {
        let frame = frame(width: view.0, height: view.1, scale: scale)
        let places = OverlayTestDrawing.bitmaps(frame)
        for (upper, lower) in zip(places, places.dropFirst()) { #expect(upper.maxY <= lower.minY) }
        #expect(!places.isEmpty)
        for place in places {
            #expect(place.minX >= 0 && place.maxX <= view.0 * scale && place.maxY <= view.1 * scale)
            #expect(place.minY >= view.1 * scale / 2)
        }
        #expect(frame.areas.isEmpty, "a finger on it moves the picture")
    }

    @Test("It keeps out of what the controls take, and says what it takes itself")
    func inset() {
        let plain = frame()
        let raised = frame(bottomInset: 80)
        #expect(raised.bottomInset == plain.bottomInset + 80 && plain.bottomInset > 50)
        var insets = ChromeInsets()
        insets.bottom = plain.bottomInset
        let notice = OverlayScene.frame(
            of: Overlay(.none, notice: "A remark"), view: ViewSize(width: 1000, height: 700), scale: 1,
            insets: insets, text: OverlayTestDrawing.everyText)
        let lowest = OverlayTestDrawing.bitmaps(notice).map(\.maxY).max() ?? .infinity
        #expect(lowest < OverlayTestDrawing.bitmaps(plain).map(\.minY).min() ?? 0)
    }

    @Test("Each goes along with its page, by whole pixels")
    func pages() {
        let both = OverlayTestDrawing.bitmaps(frame([(Self.caption, 0), (Self.caption, -712.3)], scale: 1.5))
        let half = both.count / 2
        for (one, other) in zip(both[..<half], both[half...]) {
            #expect(other.minX == one.minX - 1068 && other.minY == one.minY)
        }
    }

    @Test("Its words have a contrast of 4.5:1 or more over a white picture and over a black one")
    func contrast() throws {
        let frame = frame()
        let ground = try #require(OverlayTestDrawing.meshes(frame).first?.vertices.first).color
        #expect(frame.used.count == 3)
        for request in frame.used {
            for picture in [0.0, 255] {
                let gray = Contrast.over(picture, ground)
                #expect(Contrast.ratio(Double(request.color.green), gray) >= 4.5, "\(request.text)")
            }
        }
    }

    @Test("While a text is missing nothing is drawn, so that the ground does not jump")
    func missing() {
        let frame = CaptionScene.frame(
            of: [PageCaption(caption: Self.caption, displacement: 0)], view: ViewSize(width: 1000, height: 700),
            scale: 1
        ) { $0.text == "June 1954" ? nil : OverlayTestDrawing.everyText($0) }
        #expect(frame.commands.isEmpty && frame.missing.map(\.text) == ["June 1954"] && frame.bottomInset == 0)
    }
}
