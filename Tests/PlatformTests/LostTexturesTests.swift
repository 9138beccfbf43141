import CSDL2
import Drawing
import Geometry
import Platform
import Testing

@MainActor
@Suite("A graphics driver that loses everything", .serialized, .enabled(Stage.missing) { await Stage.isAvailable })
struct LostTexturesTests {
    @Test(
        "After a reset all textures are gone, the viewer is told, and what is uploaded again is drawn again",
        arguments: [SDL_RENDER_TARGETS_RESET.rawValue, SDL_RENDER_DEVICE_RESET.rawValue])
    func reset(type: UInt32) throws {
        let stage = try Stage(size: PixelSize(width: 64, height: 48))
        let size = PixelSize(width: 64, height: 48)
        let bitmap = try #require(Bitmap(size: size, pixels: [UInt8](repeating: 255, count: 64 * 48 * 4)))
        let command = DrawCommand.bitmap(BitmapID(1), DeviceRect(x: 0, y: 0, width: 64, height: 48), opacity: 1)
        try stage.screen.canvas.setBitmap(bitmap, as: BitmapID(1))
        #expect(try stage.show([command]).pixel(30, 20).x == 255)

        var event = SDL_Event()
        event.type = type
        #expect(SDL_PushEvent(&event) == 1)
        #expect(stage.screen.drain().contains(.texturesLost))
        #expect(stage.screen.canvas.textureCount == 0 && !stage.screen.canvas.hasBitmap(BitmapID(1)))
        // A frame without its textures is no crash: it says how much of it is missing.
        #expect(try stage.show([command]).pixel(30, 20).x == 0)
        #expect(stage.screen.canvas.failedCommands == 1)

        try stage.screen.canvas.setBitmap(bitmap, as: BitmapID(1))
        #expect(try stage.show([command]).pixel(30, 20).x == 255)
    }

    @Test("A bitmap larger than any texture is an error in words, and the frame goes on")
    func tooLarge() throws {
        let stage = try Stage(size: PixelSize(width: 64, height: 48))
        let side = stage.screen.canvas.largestTextureSide + 1
        let bitmap = try #require(
            Bitmap(size: PixelSize(width: side, height: 1), pixels: [UInt8](repeating: 255, count: side * 4)))
        let error = #expect(throws: PlatformError.self) { try stage.screen.canvas.setBitmap(bitmap, as: BitmapID(1)) }
        #expect(error?.sentence.contains("\(side)") == true)
        #expect(stage.screen.canvas.show(DrawList(background: Color(white: 0))))
    }
}
