import Drawing
import Geometry
import Platform
import Testing
import Tiling

@MainActor
@Suite("Frames of bitmaps and meshes", .serialized, .enabled(Stage.missing) { await Stage.isAvailable })
struct FrameTests {
    private let red = Color(red: 255, green: 0, blue: 0)

    private func rectangle(_ rect: DeviceRect, _ left: Color, _ right: Color) -> DrawCommand {
        .mesh(
            Mesh(
                vertices: [
                    .init(position: DevicePoint(x: rect.minX, y: rect.minY), color: left),
                    .init(position: DevicePoint(x: rect.maxX, y: rect.minY), color: right),
                    .init(position: DevicePoint(x: rect.maxX, y: rect.maxY), color: right),
                    .init(position: DevicePoint(x: rect.minX, y: rect.maxY), color: left),
                ], indices: [0, 1, 2, 0, 2, 3]))
    }

    @Test("A bitmap on whole pixels is exact")
    func bitmap() throws {
        let stage = try Stage(size: PixelSize(width: 60, height: 50))
        let pixels = (0..<30 * 20).flatMap { index in (0..<4).map { noise(index % 30, index / 30)[$0] } }
        let bitmap = try #require(Bitmap(size: PixelSize(width: 30, height: 20), pixels: pixels))
        try stage.screen.canvas.setBitmap(bitmap, as: BitmapID(7))
        #expect(stage.screen.canvas.hasBitmap(BitmapID(7)))
        let frame = try stage.show([.bitmap(BitmapID(7), DeviceRect(x: 5, y: 6, width: 30, height: 20), opacity: 1)])
        let differences = frame.differences(by: 0) { x, y in
            (5..<35).contains(x) && (6..<26).contains(y) ? noise(x - 5, y - 6) : TestPicture.Pixel(0, 0, 0, 255)
        }
        #expect(differences == 0)
    }

    @Test("A bitmap's own alpha and its opacity multiply", arguments: ["opengles2", "software"])
    func opacity(driver: String) throws {
        let stage = try Stage(size: PixelSize(width: 20, height: 20), renderDrivers: [driver])
        let bitmap = try #require(
            Bitmap(
                size: PixelSize(width: 20, height: 20), pixels: (0..<400).flatMap { _ in [100, 0, 0, 128] as [UInt8] }))
        try stage.screen.canvas.setBitmap(bitmap, as: BitmapID(1))
        let frame = try stage.show(
            [.bitmap(BitmapID(1), DeviceRect(x: 0, y: 0, width: 20, height: 20), opacity: 0.5)],
            background: Color(white: 200))
        // 0.5 x 100 + (1 - 0.25) x 200, and the same without the red.
        #expect(frame.differences(by: 2) { _, _ in TestPicture.Pixel(200, 150, 150, 255) } == 0)
    }

    @Test("A mesh's colors run from corner to corner, and its alpha shows what is below")
    func mesh() throws {
        let stage = try Stage(size: PixelSize(width: 256, height: 10))
        let whole = DeviceRect(x: 0, y: 0, width: 256, height: 10)
        let frame = try stage.show([rectangle(whole, Color(white: 0), Color(white: 255))])
        #expect(
            frame.differences(by: 1) { x, _ in
                let level = UInt8(255 * (Double(x) + 0.5) / 256)
                return TestPicture.Pixel(level, level, level, 255)
            } == 0)
        let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
        let blended = try stage.show([rectangle(whole, half, half)], background: Color(white: 100))
        #expect(blended.differences(by: 1) { _, _ in TestPicture.Pixel(178, 50, 50, 255) } == 0)
    }

    @Test("Later commands lie over earlier ones")
    func order() throws {
        let stage = try Stage(size: PixelSize(width: 10, height: 10))
        let whole = DeviceRect(x: 0, y: 0, width: 10, height: 10)
        let frame = try stage.show([rectangle(whole, Color(white: 200), Color(white: 200)), rectangle(whole, red, red)])
        #expect(frame.pixel(5, 5) == TestPicture.Pixel(255, 0, 0, 255))
    }

    @Test("What cannot be drawn is left out and counted, never a crash")
    func failures() throws {
        let stage = try Stage(size: PixelSize(width: 10, height: 10))
        let tile = TileKey(picture: PictureID(1), level: 0, column: 0, row: 0)
        let corner = DevicePoint(x: 0, y: 0)
        let vertex = Mesh.Vertex(position: corner, color: red)
        let frame = try stage.show(
            [
                .tile(
                    TileQuad(
                        key: tile, source: Rect(x: 0, y: 0, width: 1, height: 1), topLeft: corner, topRight: corner,
                        bottomLeft: corner, bottomRight: corner, sampling: .smooth)),
                .bitmap(BitmapID(99), DeviceRect(x: 0, y: 0, width: 5, height: 5), opacity: 1),
                .mesh(Mesh(vertices: [vertex], indices: [0, 0, 1])), .mesh(Mesh(vertices: [vertex], indices: [0, 0])),
                .mesh(Mesh(vertices: [vertex], indices: [0, 0, -1])),
            ], background: Color(red: 1, green: 2, blue: 3))
        #expect(stage.screen.canvas.failedCommands == 5)
        #expect(frame.differences(by: 0) { _, _ in TestPicture.Pixel(1, 2, 3, 255) } == 0)
    }

    @Test("A bitmap that is larger than any texture is refused with a sentence")
    func tooLarge() throws {
        let stage = try Stage(size: PixelSize(width: 10, height: 10))
        let width = stage.screen.canvas.largestTextureSide + 1
        let bitmap = try #require(
            Bitmap(size: PixelSize(width: width, height: 1), pixels: [UInt8](repeating: 0, count: 4 * width)))
        let canvas = stage.screen.canvas
        var sentence = ""
        do { try canvas.setBitmap(bitmap, as: BitmapID(1)) } catch { sentence = error.sentence }
        #expect(sentence.contains("\(width) x 1"))
        #expect(!canvas.hasBitmap(BitmapID(1)))
    }

    @Test("Without a graphics driver the processor draws: exact at 1:1 and without gaps at fractions")
    func software() throws {
        let stage = try Stage(size: PixelSize(width: 300, height: 200), renderDrivers: ["software"])
        #expect(stage.screen.canvas.isSoftware)
        let picture = try TestPicture(PixelSize(width: 700, height: 600), pixel: noise)
        let exact = try stage.show(picture, ContentPlacement(scale: 1, origin: DevicePoint(x: -350, y: -420)))
        #expect(
            exact.differences(by: 0, in: PixelRect(x: 0, y: 0, width: 300, height: 180)) { noise($0 + 350, $1 + 420) }
                == 0)
        let white = try TestPicture(id: 2, PixelSize(width: 1400, height: 1200)) { _, _ in
            TestPicture.Pixel(255, 255, 255, 255)
        }
        let filled = try stage.show(white, ContentPlacement(scale: 0.737, origin: DevicePoint(x: -300.3, y: -300.7)))
        #expect(filled.differences(by: 0) { _, _ in TestPicture.Pixel(255, 255, 255, 255) } == 0)
    }
}
