import Geometry
import TestSupport
import Testing
import Tiling

@Suite("Which tiles are uploaded")
struct UploadTests {
    private func request(
        _ size: PixelSize = PixelSize(width: 6000, height: 4000), scale: Double, origin: DevicePoint = .zero,
        output: PixelSize = PixelSize(width: 1024, height: 1024), resident: [TileKey] = []
    ) throws -> TileRequest {
        let pyramid = try Cases.pyramid(size)
        return TileRequest(
            pyramid: pyramid, placement: ContentPlacement(scale: scale, origin: origin), output: output,
            written: Cases.allWritten(pyramid), residency: Cases.residency(resident))
    }

    @Test("The coarsest tile comes first, then visible ones, nearest to the focus first")
    func order() throws {
        var request = try request(scale: 1)
        request.focus = DevicePoint(x: 900, y: 300)
        let uploads = TilePlan(for: request).uploads
        #expect(
            uploads.map(\.tile) == [
                Cases.tile(4, 0, 0), Cases.tile(0, 1, 0), Cases.tile(0, 1, 1), Cases.tile(0, 0, 0), Cases.tile(0, 0, 1),
            ])
        #expect(uploads.map(\.urgency) == [.coarsest, .visible, .visible, .visible, .visible])
    }

    @Test("Once all visible tiles are there: the ring around them, then the coarser level, then the pinned levels")
    func prefetch() throws {
        let visible = [Cases.tile(0, 0, 0), Cases.tile(0, 1, 0), Cases.tile(0, 0, 1), Cases.tile(0, 1, 1)]
        let plan = TilePlan(for: try request(scale: 1, resident: visible + [Cases.tile(4, 0, 0)]))
        #expect(plan.isSharp)
        #expect(plan.uploads.allSatisfy { $0.urgency == .prefetch })
        let tiles = plan.uploads.map(\.tile)
        #expect(
            Set(tiles.prefix(5)) == [
                Cases.tile(0, 2, 0), Cases.tile(0, 2, 1), Cases.tile(0, 2, 2), Cases.tile(0, 1, 2), Cases.tile(0, 0, 2),
            ])
        #expect(tiles[5] == Cases.tile(1, 0, 0))
        #expect(Set(tiles.dropFirst(6)) == [Cases.tile(3, 0, 0), Cases.tile(3, 1, 0)])
    }

    @Test("While a visible tile waits, nothing is prefetched")
    func noPrefetch() throws {
        try forAll(cases: 600, seed: 301) { random in
            var request = try Cases.request(&random)
            Cases.fill(&request, chance: random.unit(), &random)
            let plan = TilePlan(for: request)
            if !plan.isSharp {
                try hold(!plan.uploads.contains { $0.urgency == .prefetch }, "prefetch beside a missing tile")
            }
        }
    }

    @Test(
        "Uploads are only tiles that are missing and of which something can be shown; all of it, where it is not seen yet"
    )
    func writtenRows() throws {
        try forAll(cases: 800, seed: 302) { random in
            var request = try Cases.request(&random)
            request.written = WrittenRows()
            for level in request.pyramid.levels {
                let height = request.pyramid.levelSizes[level].height
                for _ in 0..<random.int(in: 0...3) {
                    let start = random.int(in: 0...height)
                    request.written.insert(start..<random.int(in: start...height), level: level)
                }
            }
            Cases.fill(&request, chance: random.unit() / 2, &random)
            let plan = TilePlan(for: request)
            for upload in plan.uploads {
                let content = try #require(request.content(of: upload.tile))
                let pixels = try #require(request.pyramid.pixels(of: upload.tile))
                let last = request.pyramid.levelSizes[upload.tile.level].height
                let shown = content.rows ?? pixels.y..<pixels.maxY
                // Smoothing looks one row beyond what is shown.
                let rows = max(0, shown.lowerBound - 1)..<min(last, shown.upperBound + 1)
                try hold(!shown.isEmpty, "\(upload.tile) has nothing to show")
                try hold(request.written.contains(rows, level: upload.tile.level), "rows \(rows) are not written")
                try hold(content.isWhole || upload.urgency != .prefetch, "\(upload.tile) is fetched ahead in part")
                try hold(!request.residency.contains(upload.tile), "\(upload.tile) is resident")
            }
            try hold(Set(plan.uploads.map(\.tile)).count == plan.uploads.count, "a tile is wished for twice")
        }
    }

    @Test("A tile is whole only with the row below it, which its apron repeats")
    func apronRow() throws {
        var request = try request(PixelSize(width: 600, height: 1200), scale: 1)
        request.written = WrittenRows()
        request.written.insert(0..<512, level: 0)
        #expect(Set(TilePlan(for: request).uploads.map(\.tile)) == [Cases.tile(0, 0, 0), Cases.tile(0, 1, 0)])
        #expect(request.content(of: Cases.tile(0, 0, 0))?.rows == 0..<511)
        request.written.insert(512..<513, level: 0)
        #expect(request.content(of: Cases.tile(0, 0, 0))?.isWhole == true)
    }

    @Test("As long as the right level is not written, the finest coarser one that is comes in its place")
    func substitute() throws {
        var request = try request(scale: 1)
        request.written = WrittenRows()
        request.written.insert(0..<500, level: 3)
        request.written.insert(0..<250, level: 4)
        let plan = TilePlan(for: request)
        #expect(plan.uploads.map(\.tile) == [Cases.tile(4, 0, 0), Cases.tile(3, 0, 0)])
    }

    @Test("Uploading what is wished for makes any view sharp, in few rounds")
    func converges() throws {
        try forAll(cases: 300, seed: 303) { random in
            var request = try Cases.request(&random)
            for _ in 0..<3 {
                for upload in TilePlan(for: request).uploads { request.residency.insert(upload.tile, at: 0) }
            }
            let plan = TilePlan(for: request)
            try hold(plan.isSharp && plan.isCovered, "not sharp")
            try hold(plan.uploads.isEmpty, "still wants \(plan.uploads.count)")
        }
    }

    @Test("Equal requests give equal plans")
    func stable() throws {
        try forAll(cases: 200, seed: 304) { random in
            var request = try Cases.request(&random)
            Cases.fill(&request, chance: 0.5, &random)
            // The same tiles, made resident in another order.
            var again = request
            again.residency = Residency()
            for tile in request.residency.tiles.sorted(by: {
                ($0.level, $0.column, $0.row) < ($1.level, $1.column, $1.row)
            }) {
                again.residency.insert(tile, at: 0)
            }
            try hold(TilePlan(for: request) == TilePlan(for: again), "two plans")
        }
    }

    @Test("A picture that is out of view or a window without pixels wants only the coarsest tile")
    func outOfView() throws {
        let beside = TilePlan(for: try request(scale: 1, origin: DevicePoint(x: 5000, y: 0)))
        #expect(beside.pieces.isEmpty)
        #expect(beside.isSharp)
        #expect(beside.uploads.map(\.tile) == [Cases.tile(4, 0, 0)])
        let empty = TilePlan(for: try request(scale: 1, output: PixelSize(width: 0, height: 10)))
        #expect(empty.uploads.map(\.tile) == [Cases.tile(4, 0, 0)])
    }

    @Test("A placement that is no number draws nothing", arguments: [Double.nan, .infinity])
    func absurd(number: Double) throws {
        #expect(TilePlan(for: try request(scale: number)).pieces.isEmpty)
        #expect(TilePlan(for: try request(scale: 1, origin: DevicePoint(x: number, y: 0))).pieces.isEmpty)
        #expect(TilePlan(for: try request(scale: 1e-300, origin: DevicePoint(x: 1e300, y: 0))).pieces.isEmpty)
    }
}
