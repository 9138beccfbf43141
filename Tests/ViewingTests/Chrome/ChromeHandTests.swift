import Geometry
import Gestures
import Navigation
import TestSupport
import Testing
import Viewing

@Suite("Whose a finger is")
struct ChromeHandTests {
    private struct Stream {
        var events: [(time: Double, touch: Touch)] = []

        /// Fingers that land anywhere, wander over everything, pause, lift or are cancelled.
        init(_ random: inout SeededGenerator) {
            var time = 1000.0
            var down: [(id: Int64, place: ViewPoint)] = []
            var next: Int64 = 1
            func add(_ phase: TouchPhase, _ finger: (id: Int64, place: ViewPoint)) -> (Double, Touch) {
                (time, Touch(finger: FingerID(finger: finger.id), phase: phase, position: finger.place))
            }
            for _ in 0..<60 {
                time += random.chance(0.1) ? random.double(in: 50...700) : random.double(in: 0...20)
                if down.count < 4, down.isEmpty || random.chance(0.15) {
                    down.append((next, ViewPoint(x: random.double(in: 0...800), y: random.double(in: 0...600))))
                    next += 1
                    events.append(add(.began, down[down.count - 1]))
                } else if random.chance(0.2) {
                    let gone = down.remove(at: random.int(in: 0...down.count - 1))
                    events.append(add(random.chance(0.1) ? .cancelled : .ended, gone))
                } else {
                    let index = random.int(in: 0...down.count - 1)
                    down[index].place =
                        down[index].place
                        + ViewVector(dx: random.double(in: -60...60), dy: random.double(in: -60...60))
                    events.append(add(.moved, down[index]))
                }
            }
        }
    }

    private static func areas(_ random: inout SeededGenerator) -> [ChromeArea] {
        (0..<random.int(in: 0...6)).map { _ in
            ChromeArea(
                .panel,
                frame: ViewRect(
                    x: random.double(in: -50...750), y: random.double(in: -50...550),
                    width: random.double(in: 10...300), height: random.double(in: 10...300)))
        }
    }

    private static func session() -> Session {
        var walk = AlbumWalk()
        walk.session.chromeOptions = ChromeOptions(placement: .off, hasOverview: false)
        walk.open(["a", "b", "c"])
        walk.finish("a", "b", "c")
        return walk.session
    }

    @Test("A finger that landed on the picture moves it exactly as if nothing lay above it, and no other finger does")
    func property() throws {
        let start = Self.session()
        try forAll(cases: 300, seed: 70) { random in
            var (covered, bare) = (start, start)
            var areas: [ChromeArea] = []
            var onPicture: Set<FingerID> = []
            var passed: [NavigationInput] = []
            var wanted: [NavigationInput] = []
            for (time, touch) in Stream(&random).events {
                if random.chance(0.1) {
                    areas = Self.areas(&random)
                    _ = covered.handle(.areas(areas), at: time)
                }
                let isHit = areas.contains { $0.frame.contains(touch.position) }
                if touch.phase == .began, !isHit { onPicture.insert(touch.finger) }
                let input = NavigationInput.touch(touch)
                passed += covered.handle(.navigation(input), at: time).navigated
                if onPicture.contains(touch.finger) { wanted += bare.handle(.navigation(input), at: time).navigated }
                _ = covered.advance(to: time)
                _ = bare.advance(to: time)
                let touches = { (inputs: [NavigationInput]) in
                    inputs.filter { if case .touch = $0 { true } else { false } }
                }
                try hold(touches(passed) == touches(wanted), "\(touch) was given to the wrong one")
            }
            try hold(covered.navigator == bare.navigator, "the picture lies elsewhere")
        }
    }

    @Test("A pan that begins on the picture goes on over the controls, and lifting there presses nothing")
    func panOverControls() throws {
        var stand = ChromeStand()
        stand.do(.navigation(.zoomTo(ZoomRequest(zoom: 2), isAnimated: false)))
        stand.tapPicture()
        stand.wait(300)
        let place = try stand.place(of: .next)
        let before = stand.session.navigator.camera.offset
        stand.touch(.began, at: ViewPoint(x: place.x, y: 300))
        for y in stride(from: 310, through: place.y, by: 10) {
            stand.touch(.moved, at: ViewPoint(x: place.x, y: y))
        }
        stand.wait(200)
        stand.touch(.ended, at: place)
        #expect(stand.session.navigator.camera.offset.y > before.y + 200)
        #expect(stand.index == 1)
    }

    @Test("A second finger may press a button while the first one holds the picture")
    func secondFinger() throws {
        var stand = ChromeStand()
        stand.tapPicture()
        stand.wait(300)
        let place = try stand.place(of: .fullscreen)
        stand.touch(.began, at: ViewPoint(x: 300, y: 300), finger: 7)
        stand.touch(.began, at: place, finger: 8)
        #expect(stand.touch(.ended, at: place, finger: 8) == [.setFullscreen(true)])
        #expect(stand.session.navigator.fingerCount == 1)
    }
}
