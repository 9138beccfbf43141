import Geometry
import Testing
import Tiling

@Suite("Sampling and 1:1")
struct SamplingTests {
    private func pieces(scale: Double, x: Double = 0, resident: TileKey) throws -> [TilePiece] {
        let pyramid = try Cases.pyramid(PixelSize(width: 1024, height: 512))
        return TilePlan(
            for: TileRequest(
                pyramid: pyramid, placement: ContentPlacement(scale: scale, origin: DevicePoint(x: x, y: 0)),
                output: PixelSize(width: 400, height: 400), written: WrittenRows(),
                residency: Cases.residency([resident]))
        ).pieces
    }

    @Test(
        "The file's own pixels are crisp beyond 3 device pixels, and at 1:1 on whole pixels",
        arguments: [(3.001, 0, Sampling.crisp), (3, 0, .smooth), (2, 0, .smooth), (1, 7, .crisp), (1, 0.5, .smooth)])
    func crisp(scale: Double, x: Double, sampling: Sampling) throws {
        #expect(try pieces(scale: scale, x: x, resident: Cases.tile(0, 0, 0)).map(\.sampling) == [sampling])
    }

    @Test("A coarser level that stands in is smooth at any zoom")
    func standIn() throws {
        #expect(try pieces(scale: 8, resident: Cases.tile(1, 0, 0)).map(\.sampling) == [.smooth])
    }

    @Test("At 1:1 the picture lies on whole device pixels")
    func snapped() {
        let placement = ContentPlacement(scale: 1 + 1e-12, origin: DevicePoint(x: 10.4, y: -3.6))
        #expect(placement.isActualSize)
        #expect(placement.snappedAtActualSize == ContentPlacement(scale: 1, origin: DevicePoint(x: 10, y: -4)))
    }

    @Test("At any other scale it stays where it is", arguments: [1 + 1e-8, 0.5, 2])
    func unsnapped(scale: Double) {
        let placement = ContentPlacement(scale: scale, origin: DevicePoint(x: 10.4, y: -3.6))
        #expect(!placement.isActualSize)
        #expect(placement.snappedAtActualSize == placement)
    }
}
