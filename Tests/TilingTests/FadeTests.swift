import Geometry
import Testing
import Tiling

@Suite("Sharper tiles fade in over the coarser ones that they replace")
struct FadeTests {
    private let fine = Cases.tile(0, 0, 0)
    private let coarse = Cases.tile(1, 0, 0)

    private func request(coarseSince: Double, fineSince: Double, lastDrawn: Double, time: Double) throws -> TileRequest
    {
        let pyramid = try Cases.pyramid(PixelSize(width: 1024, height: 1024))
        var request = TileRequest(
            pyramid: pyramid, placement: ContentPlacement(scale: 1, origin: .zero),
            output: PixelSize(width: 512, height: 512), written: Cases.allWritten(pyramid), residency: Residency())
        request.residency.insert(coarse, at: coarseSince)
        request.residency.use([coarse], at: lastDrawn)
        request.residency.insert(fine, at: fineSince)
        request.time = time
        request.isOpaque = true
        return request
    }

    @Test("Half way through its time a tile is half seen, over the whole coarser one")
    func halfWay() throws {
        let plan = TilePlan(for: try request(coarseSince: 0, fineSince: 1000, lastDrawn: 990, time: 1070))
        #expect(plan.pieces.map(\.tile) == [coarse, fine])
        #expect(plan.pieces.map(\.opacity) == [1, 0.5])
        #expect(plan.isFading)
        #expect(!plan.isSharp)
        #expect(plan.isCovered)
    }

    @Test("Afterwards it is alone")
    func afterwards() throws {
        let plan = TilePlan(for: try request(coarseSince: 0, fineSince: 1000, lastDrawn: 1130, time: 1140))
        #expect(plan.pieces.map(\.tile) == [fine])
        #expect(plan.isSharp)
        #expect(!plan.isFading)
    }

    @Test("What comes together with the coarser tile, or where that was not seen, is there at once")
    func atOnce() throws {
        let together = TilePlan(for: try request(coarseSince: 1000, fineSince: 1000, lastDrawn: 1000, time: 1010))
        #expect(together.pieces.map(\.tile) == [fine])
        let unseen = TilePlan(for: try request(coarseSince: 0, fineSince: 1000, lastDrawn: 500, time: 1010))
        #expect(unseen.pieces.map(\.tile) == [fine])
    }

    @Test("A tile that came row by row has been seen already")
    func rowByRow() throws {
        var request = try request(coarseSince: 0, fineSince: 1000, lastDrawn: 990, time: 1070)
        request.residency.remove(fine)
        request.written = WrittenRows()
        request.written.insert(0..<300, level: 0)
        request.residency.insert(fine, holding: try #require(request.content(of: fine)), at: 990)
        request.residency.insert(fine, at: 1000)
        #expect(TilePlan(for: request).pieces.map(\.tile) == [fine])
    }

    @Test("A picture that may be transparent never fades: what lies below would shine through")
    func transparent() throws {
        var request = try request(coarseSince: 0, fineSince: 1000, lastDrawn: 990, time: 1070)
        request.isOpaque = false
        #expect(TilePlan(for: request).pieces.map(\.tile) == [fine])
    }
}
