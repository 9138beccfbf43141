import Drawing
import Geometry
import Scene
import Testing
import Viewing

@Suite("A card can be read")
struct OverlayCardTests {
    private let card = OverlayTestDrawing.card

    @Test(
        "It says what, which file and why, in small windows too",
        arguments: [(120.0, 90.0), (200, 150), (320, 240), (1280, 800), (120, 800), (1280, 90)], [1.0, 2])
    func complete(view: (Double, Double), scale: Double) {
        let frame = OverlayTestDrawing.frame(Overlay(.card(card)), width: view.0, height: view.1, scale: scale)
        let texts = frame.used.map(\.text)
        for text in [card.title, card.fileName, card.reason] { #expect(texts.contains(text ?? "")) }
        #expect(OverlayTestDrawing.bitmaps(frame).count >= 3)
        #expect(frame.used.allSatisfy { $0.fontSize >= 10 * scale })
    }

    @Test("With room it also says what to do")
    func advice() {
        let frame = OverlayTestDrawing.frame(Overlay(.card(card)), width: 640, height: 480)
        #expect(frame.used.map(\.text).contains(card.advice ?? ""))
        #expect(OverlayTestDrawing.bitmaps(frame).count == 4)
    }

    @Test("Its texts do not lie on each other")
    func apart() {
        for (width, height) in [(120.0, 90.0), (320, 240), (1280, 800)] {
            let places = OverlayTestDrawing.bitmaps(
                OverlayTestDrawing.frame(Overlay(.card(card)), width: width, height: height))
            for (upper, lower) in zip(places, places.dropFirst()) { #expect(upper.maxY <= lower.minY) }
        }
    }

    @Test("Every text has a contrast of 4.5:1 or more, over a white picture and over a black one")
    func contrast() throws {
        for overlay in OverlayTestDrawing.samples {
            let frame = OverlayTestDrawing.frame(overlay, width: 800, height: 600)
            let ground = try ground(of: frame, overlay)
            for request in frame.used {
                for picture in [0.0, 255] {
                    // The empty state lies on the viewer's own gray.
                    let gray = overlay.main == .empty ? 18 : Contrast.over(picture, ground)
                    let ratio = Contrast.ratio(Double(request.color.green), gray)
                    #expect(ratio >= 4.5, "\(request.text): \(ratio)")
                }
            }
        }
    }

    /// The color of the first thing that is drawn.
    private func ground(of frame: OverlayFrame, _ overlay: Overlay) throws -> Color {
        try #require(OverlayTestDrawing.meshes(frame).first?.vertices.first).color
    }
}
