import Geometry
import TestSupport
import Testing
import Tiling

/// Pictures, cameras and residencies for the tests of tiles.
enum Cases {
    static let picture = PictureID(1)

    /// Sizes at which something is odd: one pixel, a line, just a tile, one more, huge.
    static let sizes = [
        PixelSize(width: 1, height: 1), PixelSize(width: 30000, height: 1), PixelSize(width: 1, height: 30000),
        PixelSize(width: 512, height: 512), PixelSize(width: 513, height: 511), PixelSize(width: 1025, height: 2047),
        PixelSize(width: 6000, height: 4000), PixelSize(width: 65537, height: 333),
        PixelSize(width: 200_000, height: 100_000),
    ]

    static func pyramid(_ size: PixelSize, firstLevel: Int = 0) throws -> Pyramid {
        try #require(Pyramid(picture: picture, size: size, firstLevel: firstLevel))
    }

    static func tile(_ level: Int, _ column: Int, _ row: Int) -> TileKey {
        TileKey(picture: picture, level: level, column: column, row: row)
    }

    /// All rows of all levels.
    static func allWritten(_ pyramid: Pyramid) -> WrittenRows {
        var written = WrittenRows()
        for level in pyramid.levels { written.insert(0..<pyramid.levelSizes[level].height, level: level) }
        return written
    }

    static func residency(_ tiles: [TileKey]) -> Residency {
        var residency = Residency()
        for tile in tiles { residency.insert(tile, at: 0) }
        return residency
    }

    /// A request of any camera: from far out to far in, anywhere over a picture of any size.
    static func request(_ random: inout SeededGenerator) throws -> TileRequest {
        let size = random.element(of: sizes) ?? sizes[0]
        let pyramid = try pyramid(size, firstLevel: random.chance(0.2) ? random.int(in: 0...9) : 0)
        let output = PixelSize(width: random.int(in: 1...1500), height: random.int(in: 1...900))
        let scale = exp2(random.double(in: -12...12)) * random.pick(1, 1.0000001, 0.9999999)
        // A content point near the picture comes to a point near the output.
        let x = random.double(in: -0.1...1.1) * Double(size.width)
        let y = random.double(in: -0.1...1.1) * Double(size.height)
        let origin = DevicePoint(
            x: random.double(in: 0...1) * Double(output.width) - scale * x,
            y: random.double(in: 0...1) * Double(output.height) - scale * y)
        return TileRequest(
            pyramid: pyramid, placement: ContentPlacement(scale: scale, origin: origin), output: output,
            written: allWritten(pyramid), residency: Residency(),
            previousLevel: random.chance(0.5) ? random.int(in: 0...9) : nil)
    }

    /// Makes some of the tiles resident that the request may meet: visible ones, their ancestors, tiles elsewhere.
    static func fill(_ request: inout TileRequest, chance: Double, _ random: inout SeededGenerator) {
        let pyramid = request.pyramid
        var plan = TilePlan(for: request)
        for _ in 0..<3 {
            for upload in plan.uploads where random.chance(chance) {
                request.residency.insert(upload.tile, at: random.double(in: 0...100))
            }
            for level in pyramid.levels {
                let grid = pyramid.grid(ofLevel: level)
                let tile = tile(
                    level, random.int(in: 0...grid.width - 1), random.int(in: 0...grid.height - 1))
                if random.chance(0.3) { request.residency.insert(tile, at: random.double(in: 0...100)) }
            }
            plan = TilePlan(for: request)
        }
    }

    private static func exp2(_ exponent: Double) -> Double {
        let whole = exponent.rounded(.down)
        return Double(sign: .plus, exponent: Int(whole), significand: 1 + (exponent - whole))
    }
}

/// A piece's rectangle on the device, by its corners.
struct Footprint {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    init(_ piece: TilePiece, in placement: ContentPlacement) {
        left = piece.topLeft(in: placement).x
        top = piece.topLeft(in: placement).y
        right = piece.bottomRight(in: placement).x
        bottom = piece.bottomRight(in: placement).y
    }

    /// Whether a pixel's middle lies inside; the left and top edges count, the others do not, as on the graphics device.
    func contains(_ x: Double, _ y: Double) -> Bool { x >= left && x < right && y >= top && y < bottom }
}
