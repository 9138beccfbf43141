import Drawing
import Foundation
import Geometry
import Platform
import Testing
import Tiling

/// A window of SDL's offscreen driver, in which frames are really drawn but never seen.
@MainActor
struct Stage {
    nonisolated static let missing: Comment = "SDL's offscreen driver with OpenGL ES 2 does not work on this machine"

    /// Whether this machine can draw without a display.
    static let isAvailable: Bool = {
        guard let stage = try? Stage(size: PixelSize(width: 16, height: 16)) else { return false }
        return !stage.screen.canvas.isSoftware
    }()

    let screen: Screen
    let size: PixelSize

    init(size: PixelSize, scale: Double = 1, renderDrivers: [String] = ["opengles2"]) throws {
        // What the machine's own environment asks for is not what is tested here.
        unsetenv("SDL_VIDEODRIVER")
        unsetenv("SDL_RENDER_DRIVER")
        self.size = size
        screen = try Screen(
            ScreenOptions(
                title: "stage", size: ViewSize(width: Double(size.width) / scale, height: Double(size.height) / scale),
                scale: scale, videoDrivers: "offscreen", renderDrivers: renderDrivers))
        _ = screen.drain()
    }

    /// Plans, uploads and draws a picture until nothing more is wanted; tiles that are not allowed stay away.
    func show(
        _ picture: TestPicture, _ placement: ContentPlacement, background: Color = Color(white: 0),
        isOpaque: Bool = true, allowing isAllowed: (TileKey) -> Bool = { _ in true }
    ) throws -> Capture {
        let pyramid = try #require(Pyramid(picture: picture.id, layout: picture.layout))
        var request = TileRequest(
            pyramid: pyramid, placement: placement, output: size, written: WrittenRows(), residency: Residency())
        for level in pyramid.levels { request.written.insert(0..<pyramid.levelSizes[level].height, level: level) }
        for _ in 0..<2 {
            let tiles = TilePlan(for: request).uploads.map(\.tile).filter(isAllowed)
            for tile in try upload(tiles, of: picture) { request.residency.insert(tile, at: 0) }
        }
        let plan = TilePlan(for: request)
        #expect(plan.isCovered)
        let quads = plan.pieces.map { DrawCommand.tile(TileQuad($0, in: placement, isOpaque: isOpaque)) }
        screen.canvas.show(DrawList(background: background, commands: quads))
        #expect(screen.canvas.failedCommands == 0)
        return try screen.canvas.capture()
    }

    /// Draws commands.
    func show(_ commands: [DrawCommand], background: Color = Color(white: 0)) throws -> Capture {
        screen.canvas.show(DrawList(background: background, commands: commands))
        return try screen.canvas.capture()
    }

    /// Uploads tiles of a picture, without hurry.
    func upload(_ tiles: [TileKey], of picture: TestPicture) throws -> [TileKey] {
        try picture.memory.withUnsafeBytes { memory in
            try screen.canvas.upload(tiles, withinMilliseconds: 1e6) { tile in
                picture.layout.level(tile.level).flatMap { LevelPixels($0, in: memory) }
            }
        }
    }
}

extension TileQuad {
    /// A piece of a plan at its place.
    init(_ piece: TilePiece, in placement: ContentPlacement, isOpaque: Bool) {
        self.init(
            key: piece.tile, source: piece.source, topLeft: piece.topLeft(in: placement),
            topRight: piece.topRight(in: placement), bottomLeft: piece.bottomLeft(in: placement),
            bottomRight: piece.bottomRight(in: placement), sampling: piece.sampling, isOpaque: isOpaque)
    }
}

extension Capture {
    /// The pixel at a column and a row.
    func pixel(_ x: Int, _ y: Int) -> TestPicture.Pixel {
        let start = (y * size.width + x) * 4
        return TestPicture.Pixel(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
    }

    /// How many pixels of a rectangle differ by more than some levels from what is wanted; nil in `wanted` means any.
    func differences(by levels: Int, in area: PixelRect? = nil, from wanted: (Int, Int) -> TestPicture.Pixel?) -> Int {
        let area = area ?? PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        var count = 0
        for y in area.rows {
            for x in area.x..<area.maxX {
                guard let wanted = wanted(x, y) else { continue }
                let seen = pixel(x, y)
                if (0..<4).contains(where: { abs(Int(seen[$0]) - Int(wanted[$0])) > levels }) { count += 1 }
            }
        }
        return count
    }
}
