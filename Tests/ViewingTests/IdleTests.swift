import Album
import Geometry
import Gestures
import Navigation
import TestSupport
import Testing
import Viewing

@Suite("Home after a while")
struct IdleTests {
    private func walk(goesToFirst: Bool = false) -> AlbumWalk {
        var walk = AlbumWalk()
        walk.session.idle = IdleClock(delay: 5000, goesToFirst: goesToFirst, at: 0)
        walk.open(["a", "b", "c"])
        while let name = walk.loading.first { walk.finish(name) }
        return walk
    }

    private func step(_ walk: inout AlbumWalk) {
        walk.do(.command(.step(.next)))
        while let name = walk.loading.first { walk.finish(name) }
    }

    @Test("When nobody has been there for the time, the picture goes back to its start view, upright")
    func home() {
        var walk = walk()
        let start = walk.session.navigator.camera
        walk.do(.navigation(.turn(quarterTurns: 1, isAnimated: false)))
        walk.do(.navigation(.zoomTo(ZoomRequest(zoom: 1), isAnimated: false)))
        walk.advance(by: 4900)
        #expect(walk.session.navigator.camera != start)
        walk.advance(by: 1000)
        #expect(walk.session.navigator.camera == start)
        // What tells the zoom fades away by itself.
        walk.advance(by: 6000)
        #expect(walk.session.nextDeadline(after: walk.time) == nil)
    }

    @Test("The album stays where it is, or goes back to its first picture", arguments: [false, true])
    func first(goesToFirst: Bool) {
        var walk = walk(goesToFirst: goesToFirst)
        step(&walk)
        walk.advance(by: 6000)
        #expect(walk.session.album.index == (goesToFirst ? 0 : 1))
    }

    @Test("Whatever somebody does begins the time anew: a key that means nothing, the mouse, the wheel")
    func activity() {
        let signs: [ViewingEvent] = [
            .stir, .navigation(.mouse(MouseEvent(phase: .move, button: 0, position: ViewPoint(x: 5, y: 5)))),
            .navigation(.wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 1), position: ViewPoint(x: 5, y: 5)))),
            .navigation(.command(.plus)), .command(.toggleDebug),
        ]
        for sign in signs {
            var walk = walk()
            step(&walk)
            walk.session.idle = IdleClock(delay: 5000, goesToFirst: true, at: walk.time)
            walk.advance(by: 4000)
            walk.do(sign)
            walk.advance(by: 4000)
            #expect(walk.session.album.index == 1, "\(sign)")
            walk.advance(by: 1100)
            #expect(walk.session.album.index == 0, "\(sign)")
        }
    }

    @Test("It happens once, until somebody comes again; a viewer that nobody touches has nothing to do")
    func once() {
        var walk = walk(goesToFirst: true)
        walk.advance(by: 6000)
        #expect(walk.session.nextDeadline(after: walk.time) == nil)
        walk.do(.stir)
        #expect(walk.session.nextDeadline(after: walk.time) != nil)
    }

    @Test("It never happens while a finger, a button or a trackpad's gesture is down, whatever the stream of events")
    func neverWhileTouched() throws {
        try forAll(cases: 400, seed: 79) { random in
            var clock = IdleClock(delay: 1000, at: 0)
            var presence = Presence()
            var (time, last) = (0.0, 0.0)
            var down: Set<String> = []
            for _ in 0..<80 {
                time += random.double(in: 0...700)
                let input = Self.input(&random, down: &down)
                if presence.note(input) != .none {
                    clock.stirred(isTouched: presence.isTouched, at: time)
                    last = time
                }
                try hold(presence.isTouched == !down.isEmpty, "touched: \(presence.isTouched), down: \(down)")
                time += random.double(in: 0...3000)
                guard clock.isDue(at: time) else { continue }
                try hold(down.isEmpty, "home while \(down) are down")
                try hold(time - last >= 1000, "home too early")
            }
        }
    }

    /// One of the things that hands do, and what is down after it.
    private static func input(_ random: inout SeededGenerator, down: inout Set<String>) -> NavigationInput {
        let place = ViewPoint(x: random.double(in: -10...900), y: random.double(in: -10...700))
        let number = random.int(in: 1...3)
        func put(_ name: String, _ isDown: Bool) { if isDown { down.insert(name) } else { down.remove(name) } }
        switch random.int(in: 0...6) {
        case 0, 1:
            let phase: TouchPhase = random.pick(.began, .moved, .ended, .cancelled)
            if phase != .moved { put("finger \(number)", phase == .began) }
            return .touch(Touch(finger: FingerID(device: 0, finger: Int64(number)), phase: phase, position: place))
        case 2:
            let phase: MouseEvent.Phase = random.pick(.down, .move, .up)
            if phase != .move { put("button \(number)", phase == .down) }
            return .mouse(MouseEvent(phase: phase, button: number, position: place))
        case 3:
            let phase: GesturePhase = random.pick(.began, .changed, .ended, .cancelled)
            put("pinch", phase == .began || phase == .changed)
            return .pinch(PinchEvent(phase: phase, scale: 1, rotation: 0, position: place))
        case 4:
            let phase: GesturePhase = random.pick(.began, .changed, .ended, .cancelled)
            put("swipe", phase == .began || phase == .changed)
            return .swipe(SwipeEvent(phase: phase, translation: .zero))
        case 5 where random.chance(0.2):
            down = []
            return .cancel
        default:
            return random.pick(.command(.plus), .pages(PageSides()), .wheel(WheelEvent(delta: .zero, position: place)))
        }
    }
}
