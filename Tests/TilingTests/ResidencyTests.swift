import Geometry
import TestSupport
import Testing
import Tiling

@Suite("Which tiles are kept")
struct ResidencyTests {
    @Test("Drawn and pinned tiles are never evicted, and the rest keeps the budget")
    func budget() throws {
        try forAll(cases: 800, seed: 401) { random in
            var request = try Cases.request(&random)
            Cases.fill(&request, chance: random.unit(), &random)
            for number in 0..<random.int(in: 0...40) {
                let other = TileKey(picture: PictureID(2), level: 0, column: number, row: 0)
                request.residency.insert(other, at: random.double(in: 0...100))
            }
            let plan = TilePlan(for: request)
            let budget = random.int(in: 0...60) * TileKey.textureByteCount
            let residency = ResidencyPlan(residency: request.residency, plans: [plan], byteBudget: budget)
            let drawn = Set(plan.pieces.map(\.tile))
            try hold(drawn.isDisjoint(with: residency.evictions), "evicts what is drawn")
            try hold(
                !residency.evictions.contains(Cases.tile(request.pyramid.lastLevel, 0, 0)), "evicts the coarsest tile")
            try hold(residency.evictions.allSatisfy(request.residency.contains), "evicts what is not there")
            try hold(Set(residency.evictions).isDisjoint(with: residency.uploads), "evicts what it uploads")
            let after = Set(request.residency.tiles).subtracting(residency.evictions).union(residency.uploads)
            if after.count * TileKey.textureByteCount > budget {
                let needed = plan.uploads.filter { $0.urgency != .prefetch }.map(\.tile)
                try hold(
                    after.subtracting(plan.kept).subtracting(needed).isEmpty,
                    "over the budget with \(after.count) tiles")
            }
        }
    }

    @Test("What was drawn longest ago goes first")
    func leastRecent() throws {
        let pyramid = try Cases.pyramid(PixelSize(width: 6000, height: 4000))
        var residency = Residency()
        for column in 0..<6 { residency.insert(Cases.tile(0, column, 7), at: Double(column)) }
        residency.use([Cases.tile(0, 0, 7)], at: 50)
        let plan = TilePlan(
            for: TileRequest(
                pyramid: pyramid, placement: ContentPlacement(scale: 0.05, origin: .zero),
                output: PixelSize(width: 300, height: 200), written: Cases.allWritten(pyramid), residency: residency))
        let kept = ResidencyPlan(residency: residency, plans: [plan], byteBudget: 4 * TileKey.textureByteCount)
        #expect(kept.uploads == [Cases.tile(4, 0, 0)])
        #expect(kept.evictions == [Cases.tile(0, 1, 7), Cases.tile(0, 2, 7), Cases.tile(0, 3, 7)])
    }

    @Test(
        "The page that may be in sight next gets its textures when there is room, and never drives out the current one")
    func pageAhead() throws {
        let next = PictureID(7)
        let pyramid = try Cases.pyramid(PixelSize(width: 2000, height: 1200))
        let ahead = try #require(Pyramid(picture: next, size: PixelSize(width: 2000, height: 1200), firstLevel: 1))
        for room in [6, 30] {
            var request = TileRequest(
                pyramid: pyramid, placement: ContentPlacement(scale: 0.5, origin: .zero),
                output: PixelSize(width: 1000, height: 600), written: Cases.allWritten(pyramid), residency: Residency())
            var other = request
            other.pyramid = ahead
            other.written = Cases.allWritten(ahead)
            for _ in 0..<6 {
                let wish = TilePlan(for: other).asPrefetch
                #expect(wish.pieces.isEmpty && wish.kept.isEmpty)
                let plan = TilePlan(for: request)
                let change = ResidencyPlan(
                    residency: request.residency, plans: [plan, wish], byteBudget: room * TileKey.textureByteCount)
                #expect(Set(change.evictions).isDisjoint(with: plan.pieces.map(\.tile)))
                for tile in change.evictions { request.residency.remove(tile) }
                for tile in change.uploads { request.residency.insert(tile, at: 0) }
                other.residency = request.residency
            }
            #expect(TilePlan(for: request).isSharp)
            #expect(request.residency.count <= room)
            // With room it will be drawn at once and sharp, without another upload.
            let drawn = TilePlan(for: other)
            #expect(drawn.isSharp == (room == 30))
            if room == 30 { #expect(!drawn.uploads.contains { $0.urgency != .prefetch }) }
        }
    }

    @Test("Prefetch stops at the budget and then changes nothing any more")
    func prefetchFits() throws {
        let pyramid = try Cases.pyramid(PixelSize(width: 6000, height: 4000))
        var request = TileRequest(
            pyramid: pyramid, placement: ContentPlacement(scale: 1, origin: DevicePoint(x: -2000, y: -1000)),
            output: PixelSize(width: 1024, height: 1024), written: Cases.allWritten(pyramid), residency: Residency())
        let budget = 15 * TileKey.textureByteCount
        for round in 0..<4 {
            let plan = ResidencyPlan(residency: request.residency, plans: [TilePlan(for: request)], byteBudget: budget)
            for tile in plan.evictions { request.residency.remove(tile) }
            for tile in plan.uploads { request.residency.insert(tile, at: Double(round)) }
            #expect(request.residency.byteCount <= budget)
        }
        #expect(request.residency.count == 15)
        let last = ResidencyPlan(residency: request.residency, plans: [TilePlan(for: request)], byteBudget: budget)
        #expect(last.evictions.isEmpty)
        #expect(last.uploads.isEmpty)
    }

    @Test("The pinned levels hold at most 2 megapixels, the coarsest level always")
    func pinned() throws {
        for size in Cases.sizes {
            let pyramid = try Cases.pyramid(size)
            let plan = TilePlan(
                for: TileRequest(
                    pyramid: pyramid, placement: ContentPlacement(scale: 1, origin: DevicePoint(x: 1e9, y: 0)),
                    output: PixelSize(width: 10, height: 10), written: WrittenRows(), residency: Residency()))
            #expect(plan.kept.contains(Cases.tile(pyramid.lastLevel, 0, 0)))
            #expect(plan.kept.count <= 8)
        }
    }

    @Test("A picture that is left gives back all its tiles and no others")
    func leave() {
        let other = TileKey(picture: PictureID(2), level: 0, column: 0, row: 0)
        var residency = Cases.residency([Cases.tile(0, 0, 0), Cases.tile(1, 0, 0), other])
        #expect(residency.byteCount == 3 * 514 * 514 * 4)
        #expect(Set(residency.removeAll(of: Cases.picture)) == [Cases.tile(0, 0, 0), Cases.tile(1, 0, 0)])
        #expect(residency.count == 1)
        #expect(residency.contains(other))
    }
}
