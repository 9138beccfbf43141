import Drawing
import Geometry
import Platform
import Testing
import Tiling

/// Frames that are really drawn, by Tiling, Drawing and Platform together.
@MainActor
@Suite("Frames of tiles", .serialized, .enabled(Stage.missing) { await Stage.isAvailable })
struct TileFrameTests {
    @Test(
        "At 1:1 the file's exact pixels are seen, across tiles too",
        arguments: [(-123.4, -87.6), (20, 30), (-400, -400)])
    func exactPixels(x: Double, y: Double) throws {
        let stage = try Stage(size: PixelSize(width: 300, height: 260))
        let picture = try TestPicture(PixelSize(width: 700, height: 611), pixel: noise)
        let placement = ContentPlacement(scale: 1, origin: DevicePoint(x: x, y: y)).snappedAtActualSize
        let frame = try stage.show(picture, placement)
        let differences = frame.differences(by: 0) { column, row in
            let (u, v) = (column - Int(placement.origin.x), row - Int(placement.origin.y))
            let isInside = (0..<700).contains(u) && (0..<611).contains(v)
            return isInside ? noise(u, v) : TestPicture.Pixel(0, 0, 0, 255)
        }
        #expect(differences == 0)
    }

    @Test(
        "A picture of six tiles looks like one big texture: no seam at any zoom and fraction",
        arguments: [
            (0.26, 3.3, 2.7), (0.37, -200.25, -70.5), (0.5, -360.2, -120.9), (0.61, -150.3, -200.7),
            (0.77, -233.3, -272.2), (0.99, -350.1, -380.6), (1, -354.5, -391.25), (1.337, -520.6, -560.1),
            (2.5, -1120.3, -1160.9), (3, -1375.1, -1415.3),
        ])
    func noSeams(scale: Double, x: Double, y: Double) throws {
        let stage = try Stage(size: PixelSize(width: 320, height: 240))
        let picture = try #require(Self.sixTiles)
        let placement = ContentPlacement(scale: scale, origin: DevicePoint(x: x, y: y))
        let tiled = try stage.show(picture, placement)
        let level = scale > 0.5 ? 0 : scale > 0.25 ? 1 : 2
        let size = picture.layout.levels[level].size
        let bitmap = try #require(Bitmap(size: size, pixels: picture.pixels(level: level)))
        let texel = scale * Double(1 << level)
        try stage.screen.canvas.setBitmap(bitmap, as: BitmapID(1))
        let rect = DeviceRect(x: x, y: y, width: Double(size.width) * texel, height: Double(size.height) * texel)
        let whole = try stage.show([.bitmap(BitmapID(1), rect, opacity: 1)])
        #expect(tiled.differences(by: 1) { whole.pixel($0, $1) } == 0)
    }

    /// Noise of half the contrast: with more, the graphics driver's own rounding (weights of 8 bits) exceeds one level.
    private static let sixTiles = try? TestPicture(PixelSize(width: 1300, height: 900)) { x, y in
        var pixel = noise(x, y) / 2 &+ 64
        pixel.w = 255
        return pixel
    }

    @Test("Beyond 3 device pixels per picture pixel each picture pixel is a crisp square", arguments: [4.0, 7.3])
    func crisp(scale: Double) throws {
        let stage = try Stage(size: PixelSize(width: 320, height: 200))
        let picture = try TestPicture(PixelSize(width: 600, height: 600), pixel: noise)
        // The seam between the tiles, at 512, is in the middle.
        let origin = DevicePoint(x: 160.3 - 512 * scale, y: 100.4 - 512 * scale)
        let frame = try stage.show(picture, ContentPlacement(scale: scale, origin: origin))
        let differences = frame.differences(by: 0) { x, y in
            let u = (Double(x) + 0.5 - origin.x) / scale
            let v = (Double(y) + 0.5 - origin.y) / scale
            // A device pixel whose middle lies on the edge of two picture pixels may show either.
            let isOnEdge = abs(u - u.rounded()) < 0.01 || abs(v - v.rounded()) < 0.01
            return isOnEdge ? nil : noise(Int(u), Int(v))
        }
        #expect(differences == 0)
    }

    @Test("Transparent pictures show the background by their alpha")
    func alpha() throws {
        let stage = try Stage(size: PixelSize(width: 200, height: 100))
        // Premultiplied: alpha 128 of pure red, then 64 of white.
        let picture = try TestPicture(PixelSize(width: 200, height: 100)) { x, _ in
            x < 100 ? TestPicture.Pixel(128, 0, 0, 128) : TestPicture.Pixel(64, 64, 64, 64)
        }
        let frame = try stage.show(
            picture, ContentPlacement(scale: 1, origin: .zero), background: Color(red: 0, green: 100, blue: 200),
            isOpaque: false)
        let differences = frame.differences(by: 1) { x, _ in
            x < 100
                ? TestPicture.Pixel(128, 50, 100, 255)
                : TestPicture.Pixel(64, UInt8(64 + 100 * 191 / 255), UInt8(64 + 200 * 191 / 255), 255)
        }
        #expect(differences == 0)
    }

    @Test("While a tile is missing its place shows the coarser level, once: half transparent stays half transparent")
    func coarseInPlace() throws {
        let stage = try Stage(size: PixelSize(width: 1024, height: 400))
        let picture = try TestPicture(PixelSize(width: 1024, height: 400)) { x, _ in
            x < 512 ? TestPicture.Pixel(100, 0, 0, 128) : TestPicture.Pixel(0, 100, 0, 128)
        }
        let frame = try stage.show(
            picture, ContentPlacement(scale: 1, origin: .zero), background: Color(white: 255), isOpaque: false
        ) { $0.level == 1 || $0.column == 0 }
        let differences = frame.differences(by: 1) { x, _ in
            // The coarser level is blurred by a texel beside the change of color.
            if (510..<516).contains(x) { return nil }
            return x < 512 ? TestPicture.Pixel(227, 127, 127, 255) : TestPicture.Pixel(127, 227, 127, 255)
        }
        #expect(differences == 0)
    }

    @Test("One tile may be crisp and smooth in the same frame, in either order")
    func bothSamplings() throws {
        let stage = try Stage(size: PixelSize(width: 160, height: 40))
        let picture = try TestPicture(PixelSize(width: 2, height: 1)) { x, _ in
            x == 0 ? TestPicture.Pixel(0, 0, 0, 255) : TestPicture.Pixel(200, 200, 200, 255)
        }
        let tile = TileKey(picture: picture.id, level: 0, column: 0, row: 0)
        _ = try stage.upload([tile], of: picture)
        let commands = [Sampling.crisp, .smooth, .crisp, .smooth].enumerated().map { index, sampling in
            let x = Double(index * 40)
            return DrawCommand.tile(
                TileQuad(
                    key: tile, source: Rect(x: 0, y: 0, width: 2, height: 1), topLeft: DevicePoint(x: x, y: 0),
                    topRight: DevicePoint(x: x + 40, y: 0), bottomLeft: DevicePoint(x: x, y: 40),
                    bottomRight: DevicePoint(x: x + 40, y: 40), sampling: sampling))
        }
        let frame = try stage.show(commands)
        // A quarter and three quarters of the way between the middles of the two picture pixels.
        let seen = (0..<4).map { quad in [15, 24].map { frame.pixel(quad * 40 + $0, 20).x } }
        #expect(seen[0] == [0, 200])
        #expect(seen[2] == [0, 200])
        for quad in [1, 3] {
            #expect((40...65).contains(seen[quad][0]))
            #expect((135...160).contains(seen[quad][1]))
        }
    }

    @Test("A picture far beyond the largest texture is exact at its far end")
    func beyondTextures() throws {
        let stage = try Stage(size: PixelSize(width: 200, height: 40))
        let width = stage.screen.canvas.largestTextureSide + 3000
        let picture = try TestPicture(PixelSize(width: width, height: 20), pixel: noise)
        let frame = try stage.show(
            picture, ContentPlacement(scale: 1, origin: DevicePoint(x: Double(150 - width), y: 0)))
        #expect(
            frame.differences(by: 0, in: PixelRect(x: 0, y: 0, width: 150, height: 20)) { noise($0 + width - 150, $1) }
                == 0)
    }

    @Test("A picture of one pixel fills its place")
    func onePixel() throws {
        let stage = try Stage(size: PixelSize(width: 100, height: 100))
        let picture = try TestPicture(PixelSize(width: 1, height: 1)) { _, _ in TestPicture.Pixel(10, 20, 30, 255) }
        let frame = try stage.show(picture, ContentPlacement(scale: 80, origin: DevicePoint(x: 10, y: 10)))
        let differences = frame.differences(by: 0) { x, y in
            (10..<90).contains(x) && (10..<90).contains(y)
                ? TestPicture.Pixel(10, 20, 30, 255) : TestPicture.Pixel(0, 0, 0, 255)
        }
        #expect(differences == 0)
    }

    @Test("Evicted textures are used again, and all are counted")
    func reuse() throws {
        let stage = try Stage(size: PixelSize(width: 100, height: 100))
        let canvas = stage.screen.canvas
        let picture = try TestPicture(PixelSize(width: 2000, height: 600), pixel: noise)
        let tiles = (0..<4).map { TileKey(picture: picture.id, level: 0, column: $0, row: 0) }
        #expect(try stage.upload(Array(tiles[0..<2]), of: picture) == Array(tiles[0..<2]))
        canvas.evict(tiles[0..<2])
        #expect(try stage.upload(Array(tiles[2..<4]), of: picture) == Array(tiles[2..<4]))
        #expect(canvas.textureCount == 2)
        #expect(canvas.textureByteCount == 2 * 514 * 514 * 4)
    }

    @Test("Spare textures beyond a limit are destroyed, those of tiles never")
    func trim() throws {
        let stage = try Stage(size: PixelSize(width: 100, height: 100))
        let canvas = stage.screen.canvas
        let picture = try TestPicture(PixelSize(width: 2000, height: 600), pixel: noise)
        let tiles = (0..<4).map { TileKey(picture: picture.id, level: 0, column: $0, row: 0) }
        _ = try stage.upload(tiles, of: picture)
        canvas.evict(tiles[0..<3])
        canvas.trim(toByteCount: 3 * TileKey.textureByteCount)
        #expect(canvas.textureCount == 3)
        canvas.trim(toByteCount: 0)
        #expect(canvas.textureCount == 1)
    }

    @Test("Without any time one tile is uploaded, so that there is always progress")
    func budget() throws {
        let stage = try Stage(size: PixelSize(width: 100, height: 100))
        let picture = try TestPicture(PixelSize(width: 2000, height: 600), pixel: noise)
        let tiles = (0..<4).map { TileKey(picture: picture.id, level: 0, column: $0, row: 0) }
        let done = try picture.memory.withUnsafeBytes { memory in
            try stage.screen.canvas.upload(tiles, withinMilliseconds: 0) { tile in
                picture.layout.level(tile.level).flatMap { LevelPixels($0, in: memory) }
            }
        }
        #expect(done == [tiles[0]])
    }
}
