import Drawing
import Geometry
import Navigation
import Scene
import TestSupport
import Testing
import Viewing

@Suite("The debug overlay is drawn from facts")
struct DebugSceneTests {
    private let view = ViewSize(width: 1280, height: 800)

    private func frame(
        _ facts: DebugFacts, view: ViewSize = ViewSize(width: 1280, height: 800), scale: Double = 1,
        text: @escaping (TextRequest) -> (BitmapID, PixelSize)? = OverlayTestDrawing.everyText
    ) -> OverlayFrame {
        DebugScene.frame(of: facts, view: view, scale: scale, text: text)
    }

    @Test("Without facts nothing is drawn and no text is asked for")
    func nothing() { #expect(frame(DebugFacts()) == OverlayFrame()) }

    @Test("A ring lies around each finger, green while it takes part, gray while it is parked", arguments: [1.0, 2])
    func rings(scale: Double) throws {
        var facts = DebugFacts()
        facts.touches = DebugTouches(fingers: [
            .init(name: "1", position: ViewPoint(x: 700, y: 300)),
            .init(name: "2", position: ViewPoint(x: 900, y: 500), isParked: true),
        ])
        let mesh = try #require(OverlayTestDrawing.meshes(frame(facts, scale: scale)).first)
        func color(_ x: Double, _ y: Double) -> Color? {
            OverlayTestDrawing.topColor(mesh, at: DevicePoint(x: x * scale, y: y * scale))
        }
        #expect(color(700 + 26, 300.3) == Color(red: 80, green: 255, blue: 120))
        #expect(color(700.3, 300 + 26) == color(700 + 26, 300.3))
        #expect(color(900 - 26, 500.3) == Color(white: 160))
        #expect(color(700 + 15, 300) == nil && color(700 + 35, 300) == nil)
    }

    @Test("The place where a resampled finger is drawn has a mark of its own")
    func resampled() throws {
        var facts = DebugFacts()
        let finger = DebugTouches.Finger(
            name: "1", position: ViewPoint(x: 700, y: 300), resampled: ViewPoint(x: 690.5, y: 300))
        facts.touches = DebugTouches(fingers: [finger])
        let mesh = try #require(OverlayTestDrawing.meshes(frame(facts)).first)
        #expect(
            OverlayTestDrawing.topColor(mesh, at: DevicePoint(x: 690.5, y: 303))
                == Color(red: 255, green: 90, blue: 220))
    }

    @Test("An older part of a trail is fainter")
    func trail() throws {
        var facts = DebugFacts()
        let trail = [(500.0, 0.1), (600, 0.4), (700, 1)].map {
            DebugTouches.Mark(position: ViewPoint(x: $0.0, y: 300), freshness: $0.1)
        }
        facts.touches = DebugTouches(trails: [trail])
        let mesh = try #require(OverlayTestDrawing.meshes(frame(facts)).first)
        let alphas = [550.0, 650].map { OverlayTestDrawing.topColor(mesh, at: DevicePoint(x: $0, y: 300.2))?.alpha }
        #expect(alphas == [80, 200])
    }

    @Test("A tile's edges have the color of its level, and one that stands in for finer ones is hatched in red")
    func tiles() {
        func colors(isCoarse: Bool, level: Int) -> Set<Color> {
            var facts = DebugFacts()
            let corners = [(600.0, 200.0), (900, 200), (900, 500), (600, 500)].map { DevicePoint(x: $0.0, y: $0.1) }
            let tile = TileKey(picture: PictureID(1), level: level, column: 3, row: 2)
            facts.tiles = DebugTiles(pieces: [.init(tile: tile, corners: corners, isCoarse: isCoarse)])
            let mesh = OverlayTestDrawing.meshes(frame(facts)).first
            return Set((mesh?.vertices ?? []).map(\.color).filter { $0.alpha == 255 })
        }
        let red = Color(red: 255, green: 50, blue: 50)
        #expect(!colors(isCoarse: false, level: 0).contains(red))
        #expect(colors(isCoarse: true, level: 0).contains(red))
        #expect(colors(isCoarse: false, level: 0).isDisjoint(with: colors(isCoarse: false, level: 1)))
    }

    @Test(
        "A frame's bar is as high as its interval, in the color of how late it was; work is drawn in it; a pause has no bar"
    )
    func bars() throws {
        var facts = DebugFacts()
        let times = [0.0, 16, 32, 62, 122, 1000]
        facts.frames = DebugFrames(timings: times.map { FrameTiming(presented: $0, work: 5) }, presented: 6)
        let mesh = try #require(OverlayTestDrawing.meshes(frame(facts)).first)
        let bottom = try #require(lowestBlue(in: mesh))
        func height(_ color: Color, bar: Int) -> Double? {
            // Bars are 2 pixels wide, the newest at the right edge.
            let right = mesh.vertices.filter { $0.color == blue }.map(\.position.x).max() ?? 0
            let x = right - 0.5 - 2 * Double(bar)
            let tops = (0...70).map { bottom - Double($0) - 0.5 }.filter {
                OverlayTestDrawing.topColor(mesh, at: DevicePoint(x: x, y: $0)) == color
            }
            return tops.min().map { bottom - $0 + 0.5 }
        }
        // 60 pixels are 50 ms: 16 ms are 19 pixels, 30 are 36; 5 ms are 6.
        #expect(height(Color(red: 80, green: 220, blue: 120), bar: 4) == 19)
        #expect(height(Color(red: 240, green: 190, blue: 60), bar: 2) == 36)
        #expect(height(Color(red: 255, green: 60, blue: 60), bar: 1) == 60)
        #expect(height(blue, bar: 0) == 6)
        #expect(height(Color(red: 255, green: 60, blue: 60), bar: 0) == nil)
    }

    private let blue = Color(red: 70, green: 130, blue: 255)

    private func lowestBlue(in mesh: Mesh) -> Double? {
        mesh.vertices.filter { $0.color == blue }.map(\.position.y).max()
    }

    @Test("However numbers change, no new text is asked for")
    func steadyTexts() throws {
        var texts: Set<TextRequest>?
        try forAll(cases: 60, seed: 0xDB06) { generator in
            let frame = frame(DebugTestFacts.typical(&generator))
            let used = Set(frame.used)
            try hold(used == texts ?? used, "\(used.symmetricDifference(texts ?? used).map(\.text))")
            texts = used
        }
    }

    @Test("Texts that are not there are asked for, and asking ends")
    func missing() throws {
        var generator = SeededGenerator(seed: 0xDB07, case: 0)
        let facts = DebugTestFacts.typical(&generator)
        let first = frame(facts) { _ in nil }
        #expect(OverlayTestDrawing.bitmaps(first).isEmpty)
        let wanted = Set(first.missing)
        let second = frame(facts) { wanted.contains($0) ? OverlayTestDrawing.everyText($0) : nil }
        #expect(second.missing.isEmpty)
        #expect(Set(second.used) == wanted)
    }

    @Test("Whatever the facts and the window, what is drawn is finite, whole, and not far from the window")
    func sound() throws {
        try forAll(cases: 300, seed: 0xDB08) { generator in
            let size = ViewSize(width: generator.double(in: 1...2000), height: generator.double(in: 1...2000))
            let scale = generator.pick(1.0, 1.25, 2)
            let frame = frame(DebugTestFacts.wild(&generator), view: size, scale: scale)
            let reach = 200 * scale
            for mesh in OverlayTestDrawing.meshes(frame) {
                try hold(mesh.isWellFormed, "a mesh is not well formed")
                for vertex in mesh.vertices {
                    let place = vertex.position
                    try hold(
                        place.x >= -reach && place.y >= -reach && place.x <= size.width * scale + reach
                            && place.y <= size.height * scale + reach, "\(place) in \(size) at \(scale)")
                }
            }
            for place in OverlayTestDrawing.bitmaps(frame) {
                try hold(
                    place.minX >= 0 && place.minY >= 0 && place.maxX <= size.width * scale
                        && place.maxY <= size.height * scale, "a text at \(place)")
            }
        }
    }
}
