import Geometry
import Gestures
import Navigation
import TestSupport
import Testing
import Viewing

@Suite("Scrolling the list")
struct ListScrollTests {
    @Test(
        "What is under a finger stays under it, from the place at which it left the slop, wherever it goes inside the list"
    )
    func followsTheFinger() throws {
        try forAll(cases: 300, seed: 81) { random in
            var stand = ListStand(offset: 10_000)
            let start = ViewPoint(x: random.double(in: 50...700), y: random.double(in: 100...500))
            stand.touch(.began, 1, start.x, start.y)
            stand.advance(by: 10)
            let direction = random.sign()
            stand.touch(.moved, 1, start.x, start.y + 11 * direction)
            let before = stand.content(at: ViewPoint(x: start.x, y: start.y + 11 * direction))
            for _ in 0..<random.int(in: 1...20) {
                stand.advance(by: random.double(in: 1...40))
                let y = random.double(in: 0...600)
                stand.touch(.moved, 1, start.x + random.double(in: -50...50), y)
                let now = stand.content(at: ViewPoint(x: start.x, y: y))
                try holdEqual(now.y, before.y, within: 1e-6, "the content under the finger")
                try hold(stand.list.camera.offset.x == 0 && stand.list.camera.scale == 1, "it moved aside")
            }
        }
    }

    @Test("At the ends it stretches, ever less, and comes back when it is let go")
    func rubberBand() {
        var stand = ListStand()
        stand.drag(from: ViewPoint(x: 400, y: 100), to: ViewPoint(x: 400, y: 500))
        #expect(stand.offset < -100 && stand.offset > -220)
        stand.advance(by: 100)
        stand.touch(.ended, 1, 400, 500)
        stand.settle()
        #expect(stand.offset == 0 && stand.gestures.isEmpty)
        var short = ListStand(count: 3)
        short.fling()
        short.settle()
        #expect(short.offset == 0, "a list that fits goes nowhere")
    }

    @Test("A fling goes on, slows down and stops inside the list; how often one looks changes nothing")
    func frameRate() throws {
        try forAll(cases: 60, seed: 82) { random in
            var often = ListStand(offset: random.double(in: 0...3000))
            often.fling(by: random.double(in: 100...440) * random.sign())
            var seldom = often
            let end = often.time + random.double(in: 10...4000)
            while often.time < end { often.advance(by: min(random.double(in: 1...20), end - often.time)) }
            seldom.advance(by: end - seldom.time)
            try hold(often.list.camera == seldom.list.camera, "\(often.offset) and \(seldom.offset)")
            often.settle()
            try hold(often.offset >= 0 && often.offset <= often.list.layout.height - 600, "\(often.offset)")
        }
    }

    @Test("A finger that lands on a list in motion catches it where it is displayed, and taps nothing")
    func catches() throws {
        try forAll(cases: 200, seed: 83) { random in
            var stand = ListStand(offset: random.double(in: 0...2000))
            stand.fling(by: random.double(in: 150...440) * random.sign())
            stand.advance(by: random.double(in: 1...300))
            guard stand.list.isMoving else { return }
            let before = stand.list.camera
            stand.touch(.began, 1, 300, 300)
            try hold(stand.list.camera == before, "it jumped when it was caught")
            stand.advance(by: 30)
            try hold(stand.list.camera == before, "it moved under a finger that rests")
            stand.touch(.ended, 1, 300, 300)
            try hold(stand.gestures.isEmpty, "a catch is no tap")
            stand.settle()
        }
    }

    @Test("A tap is told at once, and of the picture on which it is")
    func tap() {
        var stand = ListStand(offset: 500)
        let index = stand.list.layout.columns * 4 + 1
        let place = stand.list.frame(of: index).center
        stand.touch(.began, 1, place.x, place.y)
        stand.advance(by: 60)
        stand.touch(.ended, 1, place.x, place.y)
        #expect(stand.gestures == [.tap(index)])
        stand.advance(by: 40)
        stand.touch(.began, 1, place.x, place.y)
        stand.advance(by: 60)
        stand.touch(.ended, 1, place.x, place.y)
        #expect(stand.gestures == [.tap(index), .tap(index)])
    }

    @Test("With reduced motion nothing moves by itself")
    func reducedMotion() {
        var stand = ListStand(offset: 1000, reducesMotion: true)
        stand.fling()
        let offset = stand.offset
        #expect(stand.list.isSettled)
        stand.advance(by: 500)
        #expect(stand.offset == offset)
        stand.list.perform(.last)
        #expect(stand.list.isSettled && stand.offset > 10_000)
    }

    @Test("The mouse drags and taps as a finger does, a trackpad scrolls exactly, and a wheel glides by notches")
    func mouseAndWheel() {
        var stand = ListStand(offset: 1000)
        stand.send(.mouse(MouseEvent(phase: .down, button: 1, position: ViewPoint(x: 400, y: 300))))
        for step in 1...10 {
            stand.advance(by: 50)
            stand.send(
                .mouse(MouseEvent(phase: .move, button: 0, position: ViewPoint(x: 400, y: 300 - Double(step) * 10))))
        }
        stand.advance(by: 100)
        stand.send(.mouse(MouseEvent(phase: .up, button: 1, position: ViewPoint(x: 400, y: 200))))
        stand.settle()
        #expect(stand.offset == 1090, "the slop is no way")
        let pad = WheelEvent(delta: ViewVector(dx: 3, dy: 12.5), isPrecise: true, position: .zero)
        stand.send(.wheel(pad))
        #expect(stand.offset == 1077.5)
        for _ in 0..<2 {
            stand.send(.wheel(WheelEvent(delta: ViewVector(dx: 0, dy: -1), position: .zero)))
        }
        #expect(stand.offset == 1077.5 && stand.list.isMoving)
        stand.settle()
        #expect(stand.offset == 1077.5 + 2 * 96)
    }

    @Test("Whatever fingers do, the list stays finite, and comes to rest where it may")
    func anyFingers() throws {
        try forAll(cases: 300, seed: 84) { random in
            var stand = ListStand(count: random.int(in: 0...5000), offset: random.double(in: 0...2000))
            for _ in 0..<random.int(in: 5...60) {
                let phase = random.pick(TouchPhase.began, .moved, .moved, .moved, .ended, .cancelled)
                stand.touch(
                    phase, Int64(random.int(in: 1...3)), random.double(in: -50...850), random.double(in: -50...650))
                if random.chance(0.7) { stand.advance(by: random.double(in: 0...60)) }
                let camera = stand.list.camera
                try hold(camera.scale.isFinite && camera.scale > 0 && camera.offset.isFinite, "\(camera)")
            }
            stand.send(.cancel)
            stand.settle()
            try hold(stand.list.isSettled, "it does not come to rest")
            try hold(stand.list.camera.scale == 1 && stand.list.camera.offset.x == 0, "\(stand.list.camera)")
            let lowest = max(stand.list.layout.height - 600, 0)
            try hold(stand.offset >= 0 && stand.offset <= lowest, "\(stand.offset) of \(lowest)")
            try hold(stand.list.columnLimits.contains(stand.list.layout.columns), "\(stand.list.layout.columns)")
        }
    }
}
