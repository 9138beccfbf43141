import Drawing
import Foundation
import Geometry
import Testing
import Tiling

@MainActor
@Suite("Frames of tiles that lie askew", .serialized, .enabled(Stage.missing) { await Stage.isAvailable })
struct RotatedTileTests {
    /// How content lies on the device: turned and scaled about the middles of both.
    private struct Turn {
        let picture = PixelSize(width: 1300, height: 900)
        let frame = PixelSize(width: 320, height: 240)
        let degrees: Double
        let scale: Double

        private var cosine: Double { cos(degrees * .pi / 180) * scale }
        private var sine: Double { sin(degrees * .pi / 180) * scale }

        func device(_ x: Double, _ y: Double) -> DevicePoint {
            let (dx, dy) = (x - Double(picture.width) / 2, y - Double(picture.height) / 2)
            return DevicePoint(
                x: Double(frame.width) / 2 + cosine * dx - sine * dy,
                y: Double(frame.height) / 2 + sine * dx + cosine * dy)
        }

        func content(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            let (dx, dy) = (x - Double(frame.width) / 2, y - Double(frame.height) / 2)
            let square = scale * scale
            return (
                Double(picture.width) / 2 + (cosine * dx + sine * dy) / square,
                Double(picture.height) / 2 + (cosine * dy - sine * dx) / square
            )
        }
    }

    @Test(
        "Six tiles, turned by any angle, look like one smooth picture: no gap, no seam, nothing drawn twice",
        arguments: [0.0, 7, 33.3, 45, 90, 133.7, 180, 271], [1.0, 1.43, 2.6])
    func turned(degrees: Double, scale: Double) throws {
        let turn = Turn(degrees: degrees, scale: scale)
        let stage = try Stage(size: turn.frame)
        let picture = try #require(Self.picture)
        let frame = try stage.show(try quads(of: picture, on: stage, turn: turn))
        let differences = frame.differences(by: 2) { x, y in
            let place = turn.content(Double(x) + 0.5, Double(y) + 0.5)
            return Self.smooth(place.x - 0.5, place.y - 0.5)
        }
        #expect(differences == 0)
    }

    /// All tiles of level 0 with their corners turned.
    private func quads(of picture: TestPicture, on stage: Stage, turn: Turn) throws -> [DrawCommand] {
        // Not quite 1:1, so that the tiles are smoothed.
        let placement = ContentPlacement(scale: 0.9999, origin: .zero)
        let pyramid = try #require(Pyramid(picture: picture.id, layout: picture.layout))
        var request = TileRequest(
            pyramid: pyramid, placement: placement, output: turn.picture, written: WrittenRows(), residency: Residency()
        )
        request.written.insert(0..<turn.picture.height, level: 0)
        for tile in try stage.upload(TilePlan(for: request).uploads.map(\.tile), of: picture) {
            request.residency.insert(tile, at: 0)
        }
        let plan = TilePlan(for: request)
        #expect(plan.isSharp && plan.pieces.count == 6)
        return plan.pieces.map { piece in
            func corner(_ point: DevicePoint) -> DevicePoint {
                turn.device(point.x / placement.scale, point.y / placement.scale)
            }
            return .tile(
                TileQuad(
                    key: piece.tile, source: piece.source, topLeft: corner(piece.topLeft(in: placement)),
                    topRight: corner(piece.topRight(in: placement)),
                    bottomLeft: corner(piece.bottomLeft(in: placement)),
                    bottomRight: corner(piece.bottomRight(in: placement)), sampling: piece.sampling, isOpaque: false))
        }
    }

    /// Waves of a few pixels that cross the tiles' edges, so that a fifth of a pixel shows, with an alpha of one half: where two tiles overlapped
    /// it would be more.
    private nonisolated static func wave(_ x: Int, _ y: Int) -> TestPicture.Pixel {
        let value = 60 + 40 * sin(Double(x) / 1.3) * cos(Double(y) / 1.7)
        let level = UInt8(value.rounded())
        return TestPicture.Pixel(level, level / 2, 100 - level / 2, 128)
    }

    private static let picture = try? TestPicture(PixelSize(width: 1300, height: 900), pixel: wave)

    /// The bilinear mean at texel coordinates, over black, as it appears in a window.
    private static func smooth(_ x: Double, _ y: Double) -> TestPicture.Pixel {
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, below) = (x - Double(column), y - Double(row))
        var sum = SIMD4<Double>(repeating: 0)
        for (dx, dy, weight) in [
            (0, 0, (1 - right) * (1 - below)), (1, 0, right * (1 - below)), (0, 1, (1 - right) * below),
            (1, 1, right * below),
        ] {
            let pixel = wave(column + dx, row + dy)
            sum += weight * SIMD4(Double(pixel.x), Double(pixel.y), Double(pixel.z), 0)
        }
        return TestPicture.Pixel(UInt8(sum.x.rounded()), UInt8(sum.y.rounded()), UInt8(sum.z.rounded()), 255)
    }
}
