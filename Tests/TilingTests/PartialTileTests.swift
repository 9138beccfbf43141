import Geometry
import TestSupport
import Testing
import Tiling

@Suite("Tiles of which only some rows have come")
struct PartialTileTests {
    private func request(_ size: PixelSize, scale: Double = 1) throws -> TileRequest {
        let output = PixelSize(
            width: max(1, Int(Double(size.width) * scale)), height: max(1, Int(Double(size.height) * scale)))
        return TileRequest(
            pyramid: try Cases.pyramid(size), placement: ContentPlacement(scale: scale, origin: .zero), output: output,
            written: WrittenRows(), residency: Residency())
    }

    /// Uploads what a plan wants, holding what is written now.
    private func upload(_ request: inout TileRequest) {
        for upload in TilePlan(for: request).uploads {
            guard let content = request.content(of: upload.tile) else { continue }
            request.residency.insert(upload.tile, holding: content, at: 0)
        }
    }

    @Test("The rows that have come are shown, but for the last one, whose neighbor is missing; the rest is not covered")
    func upperRows() throws {
        var request = try request(PixelSize(width: 512, height: 512))
        request.written.insert(0..<100, level: 0)
        upload(&request)
        let plan = TilePlan(for: request)
        #expect(plan.pieces.map(\.source) == [Rect(x: 0, y: 0, width: 512, height: 99)])
        #expect(!plan.isCovered)
        #expect(!plan.isSharp)
    }

    @Test("Below the rows that have come the coarser level is shown")
    func overCoarser() throws {
        var request = try request(PixelSize(width: 1024, height: 1024))
        request.written.insert(0..<512, level: 1)
        request.written.insert(0..<300, level: 0)
        upload(&request)
        let plan = TilePlan(for: request)
        #expect(plan.isCovered)
        #expect(!plan.isSharp)
        let coarse = plan.pieces.filter { $0.tile.level == 1 }
        #expect(coarse.map(\.source.minY).sorted() == [149.5, 149.5, 256, 256])
        #expect(plan.pieces.count { $0.tile.level == 0 } == 2)
    }

    @Test("A tile is filled again when more rows, or a better pass, are written, and only then")
    func again() throws {
        var request = try request(PixelSize(width: 512, height: 512))
        request.written.insert(0..<512, level: 0)
        upload(&request)
        #expect(TilePlan(for: request).isSharp)
        request.written.insert(0..<512, level: 0)
        #expect(TilePlan(for: request).uploads.isEmpty)
        request.written.insert(0..<64, level: 0, pass: 1)
        let plan = TilePlan(for: request)
        #expect(plan.uploads.map(\.tile) == [Cases.tile(0, 0, 0)])
        #expect(plan.isCovered, "the rows of the pass before are shown meanwhile")
        #expect(!plan.isSharp)
        upload(&request)
        #expect(TilePlan(for: request).uploads.isEmpty)
    }

    @Test("What is not seen yet is fetched as a whole or not at all")
    func prefetch() throws {
        var request = try request(PixelSize(width: 2048, height: 512), scale: 1)
        request.output = PixelSize(width: 512, height: 512)
        request.written.insert(0..<256, level: 2)
        request.written.insert(0..<512, level: 1)
        request.written.insert(0..<512, level: 0)
        upload(&request)
        #expect(TilePlan(for: request).isSharp)
        var partly = request
        partly.written = WrittenRows()
        partly.written.insert(0..<100, level: 0)
        #expect(TilePlan(for: request).uploads.contains { $0.tile == Cases.tile(0, 1, 0) })
        #expect(!TilePlan(for: partly).uploads.contains { $0.tile == Cases.tile(0, 1, 0) })
    }

    @Test("However much of each tile has come, no pixel is drawn twice, and none is left out over the coarsest level")
    func exactlyOnce() throws {
        try forAll(cases: 1000, seed: 105) { random in
            var request = try Cases.request(&random)
            let pyramid = request.pyramid
            request.written = WrittenRows()
            for level in pyramid.levels {
                let height = pyramid.levelSizes[level].height
                for pass in 0...random.int(in: 0...2) {
                    let start = random.int(in: 0...height - 1)
                    let end = random.int(in: start...height)
                    request.written.insert(start..<end, level: level, pass: pass)
                }
            }
            request.written.insert(0..<pyramid.levelSizes[pyramid.lastLevel].height, level: pyramid.lastLevel)
            for _ in 0..<3 { upload(&request) }
            let plan = TilePlan(for: request)
            try hold(plan.isCovered, "not covered")
            let footprints = plan.pieces.map { Footprint($0, in: request.placement) }
            let corner = request.placement.devicePoint(x: 0, y: 0)
            let end = request.placement.devicePoint(x: Double(pyramid.size.width), y: Double(pyramid.size.height))
            for _ in 0..<60 {
                let x = Double(random.int(in: 0...request.output.width - 1)) + 0.5
                let y = Double(random.int(in: 0...request.output.height - 1)) + 0.5
                let isInPicture = x >= corner.x && x < end.x && y >= corner.y && y < end.y
                let count = footprints.count { $0.contains(x, y) }
                try hold(count == (isInPicture ? 1 : 0), "\(count) pieces at (\(x), \(y))")
            }
        }
    }

    @Test("Progress grows with every row and every pass, whatever their order")
    func progress() throws {
        try forAll(cases: 500, seed: 106) { random in
            var request = try request(PixelSize(width: 512, height: 512))
            var last = 0
            for _ in 0..<20 {
                let start = random.int(in: 0...511)
                request.written.insert(
                    start..<random.int(in: start...512), level: 0, pass: random.int(in: 0...3))
                let progress = request.content(of: Cases.tile(0, 0, 0))?.progress ?? last
                try hold(progress >= last, "\(progress) after \(last)")
                last = progress
            }
        }
    }

    @Test("A fast pinch asks for the coarser level first, a fling for two tiles ahead")
    func motion() throws {
        var motion = PlacementMotion()
        let picture = Cases.picture
        motion.note(ContentPlacement(scale: 1, origin: .zero), of: picture, at: 0)
        motion.note(ContentPlacement(scale: 1.05, origin: .zero), of: picture, at: 16)
        #expect(motion.isZooming)
        motion.note(ContentPlacement(scale: 1.05, origin: DevicePoint(x: -32, y: 0)), of: picture, at: 32)
        #expect(!motion.isZooming)
        #expect(motion.velocity == Vector(dx: -2, dy: 0))
        motion.note(ContentPlacement(scale: 1.05, origin: DevicePoint(x: -32, y: 0)), of: picture, at: 48)
        #expect(motion.velocity == .zero)

        var request = try request(PixelSize(width: 8192, height: 512))
        request.output = PixelSize(width: 512, height: 512)
        request.placement.origin.x = -2048
        request.written = Cases.allWritten(request.pyramid)
        request.isZooming = true
        #expect(TilePlan(for: request).uploads.prefix(2).map(\.tile.level) == [4, 1])
        request.isZooming = false
        upload(&request)
        request.velocity = Vector(dx: -2, dy: 0)
        let columns = Set(TilePlan(for: request).uploads.filter { $0.tile.level == 0 }.map(\.tile.column))
        #expect(columns == [3, 5, 6])
    }
}
