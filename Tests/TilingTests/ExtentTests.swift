import Geometry
import TestSupport
import Testing
import Tiling

@Suite("A picture on its page")
struct ExtentTests {
    @Test("Nothing of a picture is drawn beyond its page, and all of it within")
    func extent() throws {
        try forAll(cases: 1500, seed: 901) { random in
            var request = try Cases.request(&random)
            Cases.fill(&request, chance: 1, &random)
            request.residency.insert(Cases.tile(request.pyramid.lastLevel, 0, 0), at: 0)
            let whole = TilePlan(for: request).pieces.map { Footprint($0, in: request.placement) }
            let start = random.pick(-Double.infinity, random.double(in: -100...1000))
            request.extent = start...(random.pick(.infinity, max(start, -100) + random.double(in: 1...900)))
            let plan = TilePlan(for: request)
            let shown = plan.pieces.map { Footprint($0, in: request.placement) }
            // What the corners are rounded to, far from the origin and large.
            let slack = 1e-6 + 1e-9 * abs(request.placement.origin.x)
            for print in shown {
                let isInside = print.left >= start - slack && print.right <= request.extent.upperBound + slack
                try hold(isInside, "\(print) beyond \(request.extent)")
            }
            for _ in 0..<20 {
                let x = Double(random.int(in: 0...request.output.width - 1)) + 0.5
                let y = Double(random.int(in: 0...request.output.height - 1)) + 0.5
                let isNear = abs(x - start) < slack || abs(x - request.extent.upperBound) < slack
                guard request.extent.contains(x), !isNear else { continue }
                let count = shown.count { $0.contains(x, y) }
                try hold(count == whole.count { $0.contains(x, y) }, "\(count) pieces at \(x), \(y)")
            }
        }
    }
}
