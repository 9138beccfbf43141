import Geometry
import TestSupport
import Testing
import Tiling

@Suite("Pieces of a picture")
struct CoverTests {
    @Test(
        "Every visible pixel of the picture lies in exactly one piece once the coarsest tile is there, and no pixel beside it in any"
    )
    func exactlyOnce() throws {
        try forAll(cases: 1500, seed: 101) { random in
            var request = try Cases.request(&random)
            Cases.fill(&request, chance: random.unit(), &random)
            request.residency.insert(Cases.tile(request.pyramid.lastLevel, 0, 0), at: 0)
            let plan = TilePlan(for: request)
            try hold(plan.isCovered, "not covered")
            let footprints = plan.pieces.map { Footprint($0, in: request.placement) }
            for _ in 0..<60 {
                let x = Double(random.int(in: 0...request.output.width - 1)) + 0.5
                let y = Double(random.int(in: 0...request.output.height - 1)) + 0.5
                let count = footprints.count { $0.contains(x, y) }
                let expected = Self.isInPicture(x, y, of: request) ? 1 : 0
                try hold(count == expected, "\(count) pieces at (\(x), \(y)), wanted \(expected)")
            }
        }
    }

    @Test("Without the coarsest tile pieces still never overlap, and the plan says when something is missing")
    func neverTwice() throws {
        try forAll(cases: 1000, seed: 102) { random in
            var request = try Cases.request(&random)
            Cases.fill(&request, chance: random.unit() / 2, &random)
            request.residency.remove(Cases.tile(request.pyramid.lastLevel, 0, 0))
            let plan = TilePlan(for: request)
            let footprints = plan.pieces.map { Footprint($0, in: request.placement) }
            for _ in 0..<60 {
                let x = Double(random.int(in: 0...request.output.width - 1)) + 0.5
                let y = Double(random.int(in: 0...request.output.height - 1)) + 0.5
                let count = footprints.count { $0.contains(x, y) }
                try hold(count <= 1, "\(count) pieces at (\(x), \(y))")
                if plan.isCovered, Self.isInPicture(x, y, of: request) {
                    try hold(count == 1, "called covered, but there is a hole at (\(x), \(y))")
                }
            }
        }
    }

    @Test("A piece shows the texels that belong to its place, from a tile that is resident")
    func rightTexels() throws {
        try forAll(cases: 1000, seed: 103) { random in
            var request = try Cases.request(&random)
            Cases.fill(&request, chance: random.unit(), &random)
            for piece in TilePlan(for: request).pieces {
                try hold(request.residency.contains(piece.tile), "\(piece.tile) is not resident")
                let pixels = try #require(request.pyramid.pixels(of: piece.tile))
                let source = piece.source
                try hold(source.minX >= 0 && source.minY >= 0, "source \(source)")
                try hold(source.maxX <= Double(pixels.width) + 1e-9, "source \(source) of \(pixels)")
                try hold(source.maxY <= Double(pixels.height) + 1e-9, "source \(source) of \(pixels)")
                let texel = Double(1 << piece.tile.level)
                let content = (Double(pixels.x) + source.minX) * texel
                try holdEqual(
                    piece.topLeft(in: request.placement).x, request.placement.devicePoint(x: content, y: 0).x,
                    within: 1e-3, "left edge")
            }
        }
    }

    @Test("Pieces that meet share the edge to the last bit, also as 32-bit numbers")
    func sharedEdges() throws {
        let placement = ContentPlacement(scale: 0.737, origin: DevicePoint(x: -1234.567, y: -987.654))
        var request = TileRequest(
            pyramid: try Cases.pyramid(PixelSize(width: 6000, height: 4000)), placement: placement,
            output: PixelSize(width: 1280, height: 800), written: WrittenRows(), residency: Residency())
        request.written = Cases.allWritten(request.pyramid)
        for upload in TilePlan(for: request).uploads { request.residency.insert(upload.tile, at: 0) }
        let pieces = TilePlan(for: request).pieces
        let rights = Set(pieces.map { $0.topRight(in: placement).x })
        let lefts = Set(pieces.map { $0.topLeft(in: placement).x })
        // Each inner edge is the right one of some piece and the left one of another: one column of edges is outermost.
        #expect(rights.subtracting(lefts).count == 1)
        #expect(lefts.subtracting(rights).count == 1)
    }

    @Test("Corners stay near the output at any zoom, where 32-bit numbers are exact to a thousandth of a pixel")
    func smallCorners() throws {
        try forAll(cases: 600, seed: 104) { random in
            var request = try Cases.request(&random)
            Cases.fill(&request, chance: 0.8, &random)
            for piece in TilePlan(for: request).pieces {
                let footprint = Footprint(piece, in: request.placement)
                try hold(footprint.left >= -2.01 && footprint.top >= -2.01, "\(footprint)")
                try hold(footprint.right <= Double(request.output.width) + 2.01, "\(footprint)")
                try hold(footprint.bottom <= Double(request.output.height) + 2.01, "\(footprint)")
            }
        }
    }

    @Test("A missing tile is filled with its own part of the coarser one, beside its resident neighbor")
    func coarseBeside() throws {
        let pyramid = try Cases.pyramid(PixelSize(width: 1024, height: 512))
        let request = TileRequest(
            pyramid: pyramid, placement: ContentPlacement(scale: 1, origin: .zero),
            output: PixelSize(width: 1024, height: 512), written: Cases.allWritten(pyramid),
            residency: Cases.residency([Cases.tile(0, 0, 0), Cases.tile(1, 0, 0)]))
        let plan = TilePlan(for: request)
        #expect(plan.level == 0)
        #expect(!plan.isSharp)
        #expect(plan.pieces.map(\.tile) == [Cases.tile(0, 0, 0), Cases.tile(1, 0, 0)])
        #expect(plan.pieces[1].source == Rect(x: 256, y: 0, width: 256, height: 256))
        #expect(plan.pieces[1].topLeft(in: request.placement) == DevicePoint(x: 512, y: 0))
        #expect(plan.pieces[1].bottomRight(in: request.placement) == DevicePoint(x: 1024, y: 512))
    }

    @Test("Where nothing coarser is there, finer tiles serve")
    func finerServes() throws {
        let pyramid = try Cases.pyramid(PixelSize(width: 1024, height: 512))
        let request = TileRequest(
            pyramid: pyramid, placement: ContentPlacement(scale: 0.5, origin: .zero),
            output: PixelSize(width: 512, height: 256), written: WrittenRows(),
            residency: Cases.residency([Cases.tile(0, 1, 0)]))
        let plan = TilePlan(for: request)
        #expect(plan.level == 1)
        #expect(plan.pieces.map(\.tile) == [Cases.tile(0, 1, 0)])
        #expect(plan.pieces[0].topLeft(in: request.placement) == DevicePoint(x: 256, y: 0))
        #expect(!plan.isCovered)
    }

    @Test("The picture's edge clips the last texel of a coarser level")
    func lastTexel() throws {
        let pyramid = try Cases.pyramid(PixelSize(width: 1025, height: 600))
        let placement = ContentPlacement(scale: 0.5, origin: .zero)
        let request = TileRequest(
            pyramid: pyramid, placement: placement, output: PixelSize(width: 600, height: 400), written: WrittenRows(),
            residency: Cases.residency([Cases.tile(1, 0, 0), Cases.tile(1, 1, 0)]))
        let plan = TilePlan(for: request)
        #expect(plan.isSharp)
        #expect(plan.pieces.map(\.source.size.width) == [512, 0.5])
        #expect(plan.pieces[1].topRight(in: placement).x == 512.5)
    }

    private static func isInPicture(_ x: Double, _ y: Double, of request: TileRequest) -> Bool {
        let size = request.pyramid.size
        let corner = request.placement.devicePoint(x: 0, y: 0)
        let end = request.placement.devicePoint(x: Double(size.width), y: Double(size.height))
        return x >= corner.x && x < end.x && y >= corner.y && y < end.y
    }
}
