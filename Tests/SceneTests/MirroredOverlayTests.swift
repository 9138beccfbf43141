import Drawing
import Geometry
import Localization
import Scene
import Testing
import Viewing

@Suite("An overlay in a language that is read from the right")
struct MirroredOverlayTests {
    private static let arabic = Phrasebook(.arabic, translations: ["unit.seconds": "{number} ث"])

    private func frame(_ overlay: Overlay, _ phrases: Phrasebook) -> OverlayFrame {
        OverlayScene.frame(
            of: overlay, view: ViewSize(width: 800, height: 600), scale: 1, phrases: phrases,
            text: OverlayTestDrawing.everyText)
    }

    /// The ground below all, left and right.
    private func ground(_ frame: OverlayFrame) throws -> ClosedRange<Double> {
        let mesh = try #require(OverlayTestDrawing.meshes(frame).first)
        let x = mesh.vertices.map(\.position.x)
        return try #require(x.min())...(try #require(x.max()))
    }

    @Test("The ring in the corner is in the upper left one, as far from the edge as else from the right one")
    func corner() throws {
        let overlay = Overlay(.cornerRing(OverlayRing(.fraction(0.5))))
        let usual = try ground(frame(overlay, .english)), mirrored = try ground(frame(overlay, Self.arabic))
        #expect(usual.upperBound > 780 && usual.lowerBound > 700)
        #expect(abs(mirrored.lowerBound - (800 - usual.upperBound)) < 0.01)
        #expect(abs(mirrored.upperBound - (800 - usual.lowerBound)) < 0.01)
    }

    @Test("Its name lies to the right of the ring, and every word in the mirrored place")
    func name() throws {
        let overlay = Overlay(.cornerRing(OverlayRing(.fraction(0.5), name: "a name.jpeg")))
        let usual = OverlayTestDrawing.bitmaps(frame(overlay, .english))
        let mirrored = OverlayTestDrawing.bitmaps(frame(overlay, Self.arabic))
        #expect(usual.count == 1 && mirrored.count == 1)
        for (one, other) in zip(usual, mirrored) {
            #expect(abs(other.minX - (800 - one.maxX)) <= 1)
            #expect(other.minY == one.minY)
        }
    }

    @Test("Seconds keep their digits' order and have their unit on the left; a percent sign stays on the right")
    func numbers() throws {
        var used: [BitmapID: String] = [:]
        let words = { (overlay: Overlay) in
            let frame = OverlayScene.frame(
                of: overlay, view: ViewSize(width: 800, height: 600), scale: 1, phrases: Self.arabic
            ) { request in
                let found = OverlayTestDrawing.everyText(request)
                if let id = found?.0 { used[id] = request.text }
                return found
            }
            return frame.commands.compactMap { command -> (Double, String)? in
                guard case .bitmap(let id, let place, _) = command else { return nil }
                return (place.minX, used[id] ?? "")
            }.sorted { $0.0 < $1.0 }.map(\.1)
        }
        #expect(words(Overlay(.cornerRing(OverlayRing(.fraction(0.5), elapsedSeconds: 127)))) == ["ث", "1", "2", "7"])
        #expect(words(Overlay(.ring(OverlayRing(.fraction(0.37))))) == ["3", "7", "%"])
    }
}
