import Drawing
import Geometry
import Localization
import Scene
import Testing
import Viewing

@Suite("The information panel is drawn")
struct InformationSceneTests {
    private static let rows = (0..<12).map {
        InformationRow("Label \($0)", "The value of the row with the number \($0)")
    }

    private func frame(
        _ rows: [InformationRow] = rows, offset: Double = 0, width: Double = 1000, height: Double = 700,
        scale: Double = 1,
        phrases: Phrasebook = .english
    ) -> InformationFrame {
        InformationScene.frame(
            of: rows, offset: offset, view: ViewSize(width: width, height: height), scale: scale, phrases: phrases,
            text: OverlayTestDrawing.everyText)
    }

    private func area(_ target: ChromeTarget, _ frame: InformationFrame) -> Rect<ViewSpace>? {
        frame.overlay.areas.first { $0.target == target }?.frame
    }

    @Test("It lies at the trailing side of a wide window and at the lower edge of a narrow one")
    func place() throws {
        #expect(area(.panel, frame()) == Rect(x: 660, y: 0, width: 340, height: 700))
        let arabic = Phrasebook(.arabic, translations: [:])
        #expect(area(.panel, frame(phrases: arabic)) == Rect(x: 0, y: 0, width: 340, height: 700))
        let narrow = try #require(area(.panel, frame(width: 400, height: 800)))
        #expect(narrow.minX == 0 && narrow.size.width == 400 && narrow.maxY == 800 && narrow.minY > 300)
    }

    @Test(
        "Its button is large enough for a finger and lies in the panel, at each scale", arguments: [1.0, 1.5, 2],
        [200.0, 400, 1000])
    func button(scale: Double, width: Double) throws {
        let frame = frame(width: width, scale: scale)
        let button = try #require(area(.closeInformation, frame))
        let panel = try #require(area(.panel, frame))
        #expect(button.size.width >= 47.5 && button.size.height >= 47.5)
        #expect(panel.contains(button.origin) && panel.maxX >= button.maxX && panel.maxY >= button.maxY)
    }

    @Test("It says how much longer its rows are, and draws those in sight, each value below its label")
    func rows() throws {
        let all = frame(height: 2000)
        #expect(all.measures?.overflow == 0)
        // The heading as well.
        #expect(OverlayTestDrawing.bitmaps(all.overlay).count == 25)
        let some = frame(height: 300)
        let measures = try #require(some.measures)
        #expect(measures.overflow > 100 && measures.height < 300)
        #expect(OverlayTestDrawing.bitmaps(some.overlay).count < 20)
        let end = frame(offset: measures.overflow, height: 300)
        let lowest = try #require(OverlayTestDrawing.bitmaps(end.overlay).map(\.maxY).max())
        #expect(lowest <= 300 && lowest > 270)
    }

    @Test("What is moved out of the rows' part is cut there, and the cut ends with them")
    func clipping() throws {
        let frame = frame(offset: 30, height: 300)
        let clips: [DeviceRect?] = frame.overlay.commands.reduce(into: []) { clips, command in
            if case .clip(let rect) = command { clips.append(rect) }
        }
        let rows = try #require(area(.informationRows, frame))
        #expect(
            clips == [DeviceRect(x: rows.minX, y: rows.minY, width: rows.size.width, height: rows.size.height), nil])
    }

    @Test("While a text is missing nothing is measured and no row is drawn")
    func missing() {
        let frame = InformationScene.frame(
            of: Self.rows, offset: 0, view: ViewSize(width: 1000, height: 700), scale: 1
        ) { $0.text == "Label 3" ? nil : OverlayTestDrawing.everyText($0) }
        #expect(frame.measures == nil && frame.overlay.missing.map(\.text) == ["Label 3"])
        #expect(OverlayTestDrawing.bitmaps(frame.overlay).count == 1)
    }
}
