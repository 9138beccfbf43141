import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Pinch")
struct PinchTests {
    /// A stand at rest with 2 to 5 fingers on it.
    private func begin(_ random: inout SeededGenerator) throws -> (stand: Stand, places: [ViewPoint]) {
        let situation = try Situation(&random)
        var stand = Stand(situation, &random)
        let places = somePlaces(&random, count: random.int(in: 2...5), in: situation.view)
        stand.land(places, at: 2000)
        return (stand, places)
    }

    private func someMove(_ random: inout SeededGenerator, of places: [ViewPoint]) -> [ViewPoint] {
        let drift = ViewVector(dx: random.double(in: -200...200), dy: random.double(in: -200...200))
        let noise = random.chance(0.3) ? 10.0 : 0
        let angle = random.chance(0.5) ? 0 : random.double(in: -200...200)
        return moved(places, by: drift, spread: exponential(random.double(in: -2...2)), turn: direction(angle)).map {
            $0 + ViewVector(dx: random.double(in: -1...1), dy: random.double(in: -1...1)) * noise
        }
    }

    /// Reading: "the offset is legal" speaks of the displayed offset; the centroid holds from event to event, so also between the
    /// events of one drain. A picture at rest that fits is centered, so its base is not stretched.
    @Test("The picture stays under the fingers wherever it is larger than the view and legally placed")
    func anchor() throws {
        try forAll(cases: 2000, seed: 1001) { random in
            var (stand, places) = try begin(&random)
            let situation = stand.situation
            let held = stand.camera.contentPoint(at: centroid(places))
            var time = 2000.0
            for _ in 0..<6 {
                let next = someMove(&random, of: places)
                time += random.double(in: 0...30)
                for index in places.indices {
                    places[index] = next[index]
                    stand.touch(Int64(index + 1), .moved, next[index], at: time)
                    let zoom = stand.camera.zoom
                    for axis in Axis.allCases {
                        let (offset, range, fits) = situation.edge(axis, stand.camera)
                        guard !fits, offset > range.lowerBound, offset < range.upperBound else { continue }
                        let seen = stand.camera.viewPoint(of: held)[axis]
                        let slack = 1e-3 / situation.scale
                        try holdEqual(
                            seen, centroid(places)[axis], within: slack, "\(axis) at zoom \(zoom), \(situation)")
                    }
                }
            }
        }
    }

    @Test("Inside its limits the zoom follows the span of the fingers one to one; beyond, the rubber law")
    func oneToOne() throws {
        try forAll(cases: 2000, seed: 1002) { random in
            let (start, places) = try begin(&random)
            var stand = start
            for step in 1...6 {
                let next = someMove(&random, of: places)
                stand.place(next, at: 2000 + Double(step) * 16)
                // Those of the outline as it is turned now.
                let limits = stand.navigator.limits
                let asked = start.camera.zoom * span(next) / span(places)
                var wanted = asked
                if asked > limits.max { wanted = limits.max * (2 - limits.max / asked) }
                if asked < limits.min { wanted = limits.min / (2 - asked / limits.min) }
                if start.navigator.limits.min == start.navigator.limits.max { wanted = start.camera.zoom }
                try holdEqual(stand.camera.zoom / wanted, 1, within: 1e-9, "zoom for \(asked) in \(limits)")
            }
        }
    }

    @Test("The view depends on where the fingers are, not on how they came there")
    func pathIndependence() throws {
        try forAll(cases: 2000, seed: 1003) { random in
            let (start, places) = try begin(&random)
            let end = someMove(&random, of: places)
            var wandering = start
            var time = 2000.0
            for _ in 0..<random.int(in: 1...8) {
                time += random.double(in: 0...30)
                wandering.place(someMove(&random, of: places), at: time)
            }
            wandering.place(end, at: time + 8)
            var direct = start
            direct.place(end, at: 2008)
            try holdSame(wandering.camera, direct.camera, within: 1e-9, "\(start.situation)")
        }
    }

    @Test("Fingers that return to where they landed restore the view, through both rubber zones too")
    func reversibility() throws {
        try forAll(cases: 2000, seed: 1004) { random in
            let (start, places) = try begin(&random)
            var stand = start
            for step in 1...5 {
                var away = someMove(&random, of: places)
                if random.chance(0.3) { away = away.map { $0 + ViewVector(dx: 3000, dy: -2000) } }
                stand.place(away, at: 2000 + Double(step) * 16)
            }
            stand.place(places, at: 2200)
            try holdSame(stand.camera, start.camera, within: 1e-6, "\(start.situation)")
        }
    }

    @Test("Three and more fingers behave as two with the same middle and span")
    func manyAsTwo() throws {
        try forAll(cases: 2000, seed: 1005) { random in
            let (start, places) = try begin(&random)
            let end = someMove(&random, of: places)
            var many = start
            many.place(end, at: 2016)
            func pair(_ some: [ViewPoint]) -> [ViewPoint] {
                let (cosine, sine) = direction(turn(of: some, from: places))
                return [-1.0, 1].map { centroid(some) + ViewVector(dx: cosine, dy: sine) * (span(some) * $0) }
            }
            var two = Stand(start.situation)
            two.send(
                .zoomTo(
                    ZoomRequest(zoom: start.camera.zoom, place: .center(start.navigator.center)), isAnimated: false),
                at: 1000)
            two.land(pair(places), at: 2000)
            two.place(pair(end), at: 2016)
            try holdSame(two.camera, many.camera, within: 1e-6, "\(start.situation)")
        }
    }

    @Test("Fingers on one spot, and fingers that meet, keep the zoom and everything finite")
    func noSpan() throws {
        var stand = Stand(try Situation(picture: (4000, 3000), view: (800, 600)))
        stand.land([at(400, 300), at(400, 300)], at: 2000)
        let zoom = stand.camera.zoom
        stand.place([at(450, 300), at(450, 300)], at: 2016)
        #expect(stand.camera.zoom == zoom)
        stand.place([at(450.2, 300), at(449.9, 300)], at: 2032)
        #expect(stand.camera.zoom == zoom)
        #expect(stand.camera.offset.isFinite)
    }

    /// The law gives no minimum span but one point: 5 mm on a panel of 96 dpi are 19 points.
    @Test("Two fingers 5 mm apart pinch one to one (PhotoView#591)", arguments: [0.5, 0.8, 1.3, 2])
    func smallSpan(spread: Double) throws {
        let situation = try Situation(picture: (6000, 4000), view: (1280, 800))
        var stand = Stand(situation, zoom: 0.5, center: ContentPoint(x: 3000, y: 2000))
        let places = [at(600, 400), at(619, 400)]
        stand.land(places, at: 2000)
        stand.place(moved(places, by: .zero, spread: spread), at: 2016)
        #expect(abs(stand.camera.zoom / (0.5 * spread) - 1) < 1e-9)
    }
}
