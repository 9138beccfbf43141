import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Rotation")
struct RotationTests {
    private func someFingers(
        _ random: inout SeededGenerator
    ) throws -> (stand: Stand, places: [ViewPoint]) {
        var situation = try Situation(&random, policies: [.photos])
        situation.options = try ZoomOptions(enlargesSmallPictures: random.chance(0.2))
        var stand = Stand(situation, &random)
        let places = somePlaces(&random, count: random.int(in: 2...5), in: situation.view)
        stand.land(places, at: 2000)
        return (stand, places)
    }

    @Test("Fingers that turn by less than 15 degrees leave the angle exactly as it is")
    func threshold() throws {
        try forAll(cases: 2000, seed: 1701) { random in
            var (stand, places) = try someFingers(&random)
            for step in 1...5 {
                let drift = ViewVector(dx: random.double(in: -100...100), dy: random.double(in: -100...100))
                let angle = random.double(in: -14.999...14.999)
                let spread = exponential(random.double(in: -1...1))
                stand.place(
                    moved(places, by: drift, spread: spread, turn: direction(angle)), at: 2000 + Double(step) * 16)
                places = moved(places, by: .zero, spread: 1)
            }
            try hold(stand.camera.rotation == .none, "turned by \(stand.camera.rotation.degrees)")
        }
    }

    @Test(
        "Beyond 15 degrees, which are subtracted, the picture turns with the fingers",
        arguments: [(30.0, 15.0), (80, 65), (150, 135), (-30, 345), (-105, 270), (16, 1), (180, 180), (165, 157.5)])
    func turns(fingers: Double, picture: Double) throws {
        var stand = Stand(
            try Situation(picture: (6000, 4000), view: (1280, 800)), zoom: 0.5, center: ContentPoint(x: 3000, y: 2000))
        let places = [at(500, 400), at(700, 400)]
        let held = stand.camera.contentPoint(at: centroid(places))
        stand.land(places, at: 2000)
        stand.place(moved(places, by: .zero, spread: 1.2, turn: direction(fingers)), at: 2016)
        #expect(abs(stand.camera.rotation.way(to: Rotation(degrees: picture))) < 1e-9)
        #expect(abs(stand.camera.zoom - 0.6) < 1e-9)
        #expect((stand.camera.viewPoint(of: held) - centroid(places)).length < 1e-9)
    }

    @Test("Let go, the picture settles on the nearest quarter turn about the last middle of the fingers, legally")
    func settles() throws {
        try forAll(cases: 2000, seed: 1702) { random in
            var (stand, places) = try someFingers(&random)
            let angle = random.double(in: -179...179)
            let drift = ViewVector(dx: random.double(in: -100...100), dy: random.double(in: -100...100))
            places = moved(places, by: drift, spread: exponential(random.double(in: -1...1)), turn: direction(angle))
            stand.place(places, at: 2016)
            let shown = stand.camera
            stand.lift(places, at: 2100)
            try hold(stand.camera == shown, "lifting moves the picture")
            try stand.settle(step: 7)
            try hold(
                stand.camera.rotation == shown.rotation.nearestQuarterTurn,
                "\(shown.rotation.degrees) comes to rest at \(stand.camera.rotation.degrees)")
            try stand.situation.holdLegal(stand.camera, limits: stand.navigator.limits, "after a turn")
        }
    }

    @Test("The way of the settling picture has no jump: its angle only falls, its anchor goes straight")
    func settlesSmoothly() throws {
        var stand = Stand(
            try Situation(picture: (6000, 4000), view: (1280, 800)), zoom: 1, center: ContentPoint(x: 3000, y: 2000))
        let places = [at(500, 300), at(700, 300)]
        stand.land(places, at: 2000)
        let end = moved(places, by: .zero, spread: 1, turn: direction(50))
        stand.place(end, at: 2016)
        // The finger that lifts last is the last middle.
        let held = stand.camera.contentPoint(at: end[1])
        stand.lift(end, at: 2200)
        var last = 35.0
        #expect(stand.navigator.activity == .settle)
        while stand.navigator.isMoving {
            stand.wait(8)
            let angle = stand.camera.rotation.degrees
            #expect(angle <= last && angle >= 0)
            #expect((stand.camera.viewPoint(of: held) - end[1]).length < 1e-6)
            last = angle
        }
        #expect(last == 0)
    }

    @Test("A finger that joins or lifts in mid-turn turns nothing, and the turn goes on without a threshold")
    func handOver() throws {
        var stand = Stand(
            try Situation(picture: (6000, 4000), view: (1280, 800)), zoom: 0.5, center: ContentPoint(x: 3000, y: 2000))
        var places = [at(500, 400), at(700, 400)]
        stand.land(places, at: 2000)
        places = moved(places, by: .zero, spread: 1, turn: direction(40))
        stand.place(places, at: 2016)
        let shown = stand.camera
        stand.touch(3, .began, at(600, 600), at: 2032)
        #expect(stand.camera == shown)
        stand.place(moved(places + [at(600, 600)], by: .zero, spread: 1, turn: direction(5)), at: 2048)
        #expect(abs(stand.camera.rotation.degrees - 30) < 1e-9)
    }

    @Test("Four quarter turns are the identity, whatever the view, animated or not")
    func fourTurns() throws {
        try forAll(cases: 2000, seed: 1703) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let start = stand.camera
            let step = random.pick(1, -1)
            let isAnimated = random.chance(0.5)
            for count in 1...4 {
                stand.send(.turn(quarterTurns: step, isAnimated: isAnimated), at: stand.time + 100)
                if random.chance(0.7) { try stand.settle() }
                if count < 4 {
                    let wanted = Rotation(degrees: Double(count * step) * 90)
                    try hold(stand.navigator.targetRotation == wanted, "\(stand.navigator.targetRotation)")
                }
            }
            try stand.settle()
            try hold(stand.camera == start, "\(stand.camera) after \(start), \(situation)")
        }
    }

    /// openseadragon#869: after rotations the picture snaps back, since limits come from the upright picture.
    @Test("Limits, start view and panning follow the outline of the turned picture (openseadragon#869)")
    func outline() throws {
        var stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)))
        stand.send(.turn(quarterTurns: 1), at: 2000)
        try stand.settle()
        #expect(stand.camera.rotation.degrees == 90)
        #expect(abs(stand.camera.zoom - 800.0 / 6000) < 1e-12)
        #expect(stand.navigator.limits.min == stand.camera.zoom)
        #expect(stand.navigator.isHome)
        // The tall picture is centered: 533.3 points wide.
        #expect(abs(stand.camera.viewPoint(of: .zero).x - (1280 + 4000 * 800.0 / 6000) / 2) < 1e-9)
        stand.send(.zoomTo(ZoomRequest(zoom: 0.5, place: .center(ContentPoint(x: 3000, y: 2000)))), at: stand.time + 10)
        try stand.settle()
        // Now 2000 x 3000 points: panned to its right edge, which is the upright picture's upper one.
        stand.drag(from: at(900, 400), by: [ViewVector(dx: -20, dy: 0), ViewVector(dx: -800, dy: 0)])
        stand.touch(1, .ended, at(80, 400), at: stand.time + 200)
        try stand.settle()
        #expect(abs(stand.camera.viewPoint(of: .zero).x - 1280) < 1e-9)
        #expect(stand.camera.rotation.degrees == 90)
    }

    @Test("The seed policies, --no-rotate and --scroll-only do not turn under fingers, but by command")
    func noRotation() throws {
        var situations = try ZoomPolicy.allCases.filter { $0 != .photos }
            .map { try Situation($0, picture: (2000, 1000), view: (320, 480)) }
        situations.append(try Situation(picture: (2000, 1000), view: (320, 480), rotates: false))
        situations.append(try Situation(picture: (2000, 1000), view: (320, 480), isScrollOnly: true))
        for situation in situations {
            var stand = Stand(situation)
            let places = [at(100, 200), at(200, 200)]
            stand.land(places, at: 2000)
            stand.place(moved(places, by: .zero, spread: 1, turn: direction(90)), at: 2016)
            #expect(stand.camera.rotation == .none)
            stand.lift(places, at: 2100)
            try stand.settle()
            stand.send(.turn(quarterTurns: -1), at: stand.time + 10)
            try stand.settle()
            #expect(stand.camera.rotation.degrees == 270)
            try situation.holdLegal(stand.camera, limits: stand.navigator.limits, "turned by command")
        }
    }

    @Test("A new picture is upright; a resize keeps the turn and the start view")
    func resize() throws {
        var stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)))
        stand.send(.turn(quarterTurns: 1, isAnimated: false), at: 2000)
        stand.send(.resize(ViewSize(width: 800, height: 1280), scale: 1), at: 2100)
        #expect(stand.navigator.isHome && stand.camera.rotation.degrees == 90)
        #expect(abs(stand.camera.zoom - 0.2) < 1e-12)
        stand.send(.picture(PixelSize(width: 100, height: 50)), at: 2200)
        #expect(stand.camera.rotation == .none)
    }

    @Test("What acts at once in mid-turn leaves nothing askew")
    func interrupted() throws {
        let inputs: [NavigationInput] = [
            .wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 1), position: at(300, 300))),
            .wheel(WheelEvent(delta: ViewVector(dx: 9, dy: 9), isPrecise: true, position: at(300, 300))),
            .zoomTo(ZoomRequest(zoom: 0.5)), .zoomTo(ZoomRequest(zoom: 0.5), isAnimated: false),
            .command(.plus), .command(.home, isAnimated: false), .turn(quarterTurns: 1), .cancel,
            .resize(ViewSize(width: 700, height: 900), scale: 2),
        ]
        for input in inputs {
            var stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)), zoom: 0.4, center: .zero)
            stand.send(.turn(quarterTurns: 1), at: 2000)
            stand.send(input, at: 2100)
            try stand.settle()
            #expect(stand.camera.rotation.isQuarterTurn, "\(input)")
        }
    }
}
