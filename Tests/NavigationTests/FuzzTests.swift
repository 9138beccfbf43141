import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Any stream of input", .timeLimit(.minutes(5)))
struct FuzzTests {
    private static func number(_ random: inout SeededGenerator) -> Double {
        switch random.int(in: 0...30) {
        case 0: .nan
        case 1: random.pick(.infinity, -.infinity)
        case 2: random.pick(1e300, -1e300, 1e-300, .greatestFiniteMagnitude, 1e9, -1e9)
        case 3: 0
        default: random.double(in: -100...1500)
        }
    }

    private static func place(_ random: inout SeededGenerator) -> ViewPoint {
        random.chance(0.05)
            ? at(100, 100) : ViewPoint(x: number(&random), y: number(&random))
    }

    private static func input(_ random: inout SeededGenerator) -> NavigationInput {
        switch random.int(in: 0...99) {
        case 0..<68:
            let id = FingerID(device: Int64(random.int(in: 0...1)), finger: Int64(random.int(in: 0...3)))
            let phase = random.pick(TouchPhase.began, .moved, .moved, .moved, .ended, .ended, .cancelled)
            // A panel may tell any time of its own.
            let time =
                random.chance(0.5) ? random.double(in: 0...200) * 100 : random.chance(0.1) ? number(&random) : nil
            return .touch(Touch(finger: id, phase: phase, position: place(&random), time: time))
        case 68..<72:
            let way = ViewVector(dx: number(&random), dy: number(&random) / 10)
            return .swipe(SwipeEvent(phase: random.element(of: GesturePhase.allCases) ?? .began, translation: way))
        case 72..<74:
            let phase = random.element(of: GesturePhase.allCases) ?? .began
            let (scale, rotation) = (number(&random) / 500, number(&random))
            return .pinch(PinchEvent(phase: phase, scale: scale, rotation: rotation, position: place(&random)))
        case 74:
            let phase = random.element(of: GesturePhase.allCases) ?? .began
            return .swipe(SwipeEvent(phase: phase, translation: ViewVector(dx: number(&random), dy: number(&random))))
        case 75: return .turn(quarterTurns: random.pick(1, -1, 2, 7, .max, .min), isAnimated: random.chance(0.7))
        case 77: return .reducedMotion(random.chance(0.2))
        case 76: return .pages(PageSides(hasPrevious: random.chance(0.8), hasNext: random.chance(0.8)))
        case 78..<80:
            let phase = random.pick(MouseEvent.Phase.down, .move, .up)
            return .mouse(MouseEvent(phase: phase, button: random.int(in: -1...3), position: place(&random)))
        case 80..<86:
            let delta = ViewVector(dx: number(&random) / 100, dy: number(&random) / 100)
            return .wheel(
                WheelEvent(
                    delta: delta, isPrecise: random.chance(0.5), isControlDown: random.chance(0.3),
                    position: place(&random)))
        case 86..<91:
            return .command(random.element(of: NavigationCommand.allCases) ?? .home, isAnimated: random.chance(0.7))
        case 91..<95:
            return .zoomTo(zoomRequest(&random), isAnimated: random.chance(0.7))
        case 95: return .cancel
        case 96: return .picture(random.chance(0.1) ? nil : picture(&random))
        default: return .resize(view(&random), scale: random.pick(1, 2, 1.5, 0, -1, .nan, .infinity))
        }
    }

    private static func zoomRequest(_ random: inout SeededGenerator) -> ZoomRequest {
        let content = ContentPoint(x: number(&random), y: number(&random))
        let place = place(&random)
        return ZoomRequest(
            zoom: number(&random) / 500,
            place: random.pick(.viewCenter, .center(content), .anchor(place), .point(place)))
    }

    private static func picture(_ random: inout SeededGenerator) -> PixelSize {
        let sides = [1, 2, 64, 1000, 30_000, 1_000_000]
        return PixelSize(width: random.element(of: sides) ?? 1, height: random.element(of: sides) ?? 1)
    }

    private static func view(_ random: inout SeededGenerator) -> ViewSize {
        // A window has a size that is a number or not, but none beyond the universe.
        func side() -> Double {
            let side = number(&random)
            return side.isFinite ? min(max(side, -1e9), 1e9) : side
        }
        if random.chance(0.2) { return ViewSize(width: side(), height: side()) }
        let sides = [0.0, 1, 320, 1280]
        return ViewSize(width: random.element(of: sides) ?? 0, height: random.element(of: sides) ?? 0)
    }

    /// What must hold after each event, whatever it was.
    private static func check(_ stand: Stand, _ input: NavigationInput) throws {
        let camera = stand.camera
        try hold(camera.zoom.isFinite && camera.zoom > 0, "zoom \(camera.zoom) after \(input)")
        try hold(camera.offset.isFinite, "offset \(camera.offset) after \(input)")
        let aside = stand.navigator.pageDisplacement
        try hold(aside.isFinite, "displacement \(aside) after \(input)")
        if stand.navigator.arePagesAtRest { try hold(aside == 0, "displaced by \(aside) at rest after \(input)") }
        let limits = stand.navigator.limits
        try hold(limits.min > 0 && limits.min <= limits.max && limits.max.isFinite, "\(limits) after \(input)")
        try hold(stand.navigator.targetZoom.isFinite, "target zoom after \(input)")
        try hold(stand.navigator.nextDeadline?.isFinite ?? true, "deadline after \(input)")
        try hold((0...9).contains(stand.navigator.fingerCount), "\(stand.navigator.fingerCount) fingers after \(input)")
    }

    @Test(
        "A zoom asked for about a place beyond the universe keeps everything finite on its way",
        arguments: [1e12, 1e300, -1e300, .greatestFiniteMagnitude])
    func farPlace(distance: Double) throws {
        let places: [ZoomRequest.Place] = [
            .center(ContentPoint(x: distance, y: distance)), .anchor(at(distance, 10)), .point(at(10, distance)),
        ]
        for place in places {
            for zoom in [0.3, 1.5] {
                var stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)), zoom: 1, center: .zero)
                stand.send(.zoomTo(ZoomRequest(zoom: zoom, place: place)), at: 2000)
                for _ in 0..<10 {
                    stand.wait(16)
                    try hold(stand.camera.offset.isFinite && stand.camera.zoom > 0, "\(stand.camera) at \(place)")
                }
                try stand.settle()
                try stand.situation.holdLegal(stand.camera, limits: stand.navigator.limits, "after \(place)")
            }
        }
    }

    @Test("A million events of nonsense leave everything finite, and a legal picture at rest")
    func nonsense() throws {
        try forAll(cases: 5000, seed: 2601) { random in
            var situation = try Situation(&random)
            situation.picture = random.chance(0.5) ? Self.picture(&random) : situation.picture
            var stand = Stand(situation)
            let motion = MotionSettings(
                resamplesTouches: random.chance(0.5), reducesMotion: random.chance(0.2))
            stand.navigator = Navigator(
                options: situation.options, motion: motion, view: situation.view, scale: situation.scale)
            stand.send(.picture(situation.picture), at: 1000)
            var time = 1000.0
            for _ in 0..<200 {
                let input = Self.input(&random)
                time += random.pick(0, 0.001, 4, 8, 16, 100, -50)
                // A clock may stand, go back or fail; one that runs ahead for ever would be no clock.
                let told = random.chance(0.02) ? random.pick(.nan, .infinity, -.infinity, -1e9, 0, time - 500) : time
                if random.chance(0.5) { stand.advance(to: told) }
                stand.sendWithoutFrame(input, at: told)
                if case .picture(let size) = input { stand.situation.picture = size ?? PixelSize(width: 1, height: 1) }
                try Self.check(stand, input)
            }
            // Back to the world of people: then everything comes to rest legally.
            stand.send(.cancel, at: time)
            stand.situation.view = situation.view
            stand.send(.resize(situation.view, scale: situation.scale), at: time)
            stand.send(.picture(stand.situation.picture), at: time)
            stand.play(FingerStream.make(&random, in: situation.view, start: time + 10, drains: 5))
            try stand.settle()
            try hold(stand.navigator.arePagesAtRest, "somebody still holds the page")
            try situation.with(picture: stand.situation.picture)
                .holdLegal(stand.camera, limits: stand.navigator.limits, "at rest")
        }
    }
}

extension Situation {
    fileprivate func with(picture: PixelSize) -> Situation {
        var other = self
        other.picture = picture
        return other
    }
}
