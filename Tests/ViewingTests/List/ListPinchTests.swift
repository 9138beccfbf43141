import Geometry
import Gestures
import Navigation
import TestSupport
import Testing
import Viewing

@Suite("Changing the columns of the list")
struct ListPinchTests {
    /// A list that two fingers hold about a place, so far apart.
    private func held(offset: Double = 20_000, about middle: ViewPoint = ViewPoint(x: 400, y: 300), reach: Double = 100)
        -> ListStand
    {
        var stand = ListStand(offset: offset)
        stand.touch(.began, 1, middle.x - reach, middle.y)
        stand.advance(by: 8)
        stand.touch(.began, 2, middle.x + reach, middle.y)
        return stand
    }

    private func move(_ stand: inout ListStand, to middle: ViewPoint, reach: Double) {
        stand.touch(.moved, 1, middle.x - reach, middle.y)
        stand.touch(.moved, 2, middle.x + reach, middle.y)
    }

    private func lift(_ stand: inout ListStand) {
        stand.touch(.ended, 1, 0, 0)
        stand.touch(.ended, 2, 0, 0)
    }

    @Test("What is under the middle of the fingers stays under it, wherever they go and however far apart")
    func staysUnderTheFingers() throws {
        try forAll(cases: 300, seed: 91) { random in
            let start = ViewPoint(x: random.double(in: 200...600), y: random.double(in: 150...450))
            var stand = held(about: start)
            let before = stand.content(at: start)
            for _ in 0..<random.int(in: 1...15) {
                stand.advance(by: random.double(in: 1...30))
                let middle = ViewPoint(x: random.double(in: 100...700), y: random.double(in: 100...500))
                move(&stand, to: middle, reach: random.double(in: 40...250))
                let now = stand.content(at: middle)
                try holdEqual(now.x, before.x, within: 1e-6, "the content under the fingers, x")
                try holdEqual(now.y, before.y, within: 1e-6, "the content under the fingers, y")
            }
        }
    }

    @Test("Only where the fingers are counts, not how they came there")
    func pathIndependence() throws {
        try forAll(cases: 200, seed: 92) { random in
            var (direct, winding) = (held(), held())
            let end = ViewPoint(x: random.double(in: 100...700), y: random.double(in: 100...500))
            let reach = random.double(in: 20...300)
            for _ in 0..<random.int(in: 1...12) {
                winding.advance(by: 9)
                move(
                    &winding, to: ViewPoint(x: random.double(in: 0...800), y: random.double(in: 0...600)),
                    reach: random.double(in: 5...400))
            }
            direct.advance(by: 100)
            winding.advance(by: 100)
            move(&direct, to: end, reach: reach)
            move(&winding, to: end, reach: reach)
            try hold(direct.list.camera == winding.list.camera, "\(direct.list.camera) \(winding.list.camera)")
        }
    }

    @Test(
        "Let go, the cells go from where they are to whole columns, and the thumbnail under the fingers keeps its height"
    )
    func snaps() throws {
        try forAll(cases: 200, seed: 93) { random in
            let middle = ViewPoint(x: random.double(in: 250...550), y: random.double(in: 200...400))
            var stand = held(about: middle)
            stand.advance(by: 20)
            let reach = random.double(in: 30...220)
            move(&stand, to: middle, reach: reach)
            stand.advance(by: 100)
            guard let index = stand.list.index(at: middle) else { return }
            let shown = Array(stand.list.visible.joined())
            let before = shown.map { stand.list.frame(of: $0) }
            let wanted = min(max(4 / stand.list.camera.scale, 2), 11)
            lift(&stand)
            for (index, frame) in zip(shown, before) {
                let now = stand.list.frame(of: index)
                try holdEqual(now.minX, frame.minX, within: 1e-6, "cell \(index) jumped")
                try holdEqual(now.minY, frame.minY, within: 1e-6, "cell \(index) jumped")
                try hold(stand.list.visible.contains { $0.contains(index) }, "\(index) was in sight, and is gone")
            }
            let height = stand.list.frame(of: index).center.y
            stand.settle()
            try hold(abs(Double(stand.list.layout.columns) - wanted) <= 0.5 + 1e-9, "\(stand.list.layout.columns)")
            try holdEqual(stand.list.frame(of: index).center.y, height, within: 1e-6, "the thumbnail's height")
            try hold(stand.list.camera.scale == 1 && stand.list.camera.offset.x == 0, "\(stand.list.camera)")
        }
    }

    @Test("A finger that lands while cells still go to their places holds the list, and none of them jumps")
    func landsOnTheWay() throws {
        try forAll(cases: 100, seed: 94) { random in
            var stand = held()
            stand.advance(by: 20)
            move(&stand, to: ViewPoint(x: 400, y: 300), reach: random.chance(0.5) ? 45 : 180)
            stand.advance(by: 20)
            lift(&stand)
            stand.advance(by: random.double(in: 10...250))
            let shown = Array(stand.list.visible.joined())
            let before = shown.map { stand.list.frame(of: $0) }
            stand.touch(.began, 1, 400, 300)
            stand.touch(.moved, 1, 400, 320)
            let way = stand.list.frame(of: shown[0]).minY - before[0].minY
            try holdEqual(way, 10, within: 1e-6, "what is beyond the slop")
            for (index, frame) in zip(shown, before) {
                let now = stand.list.frame(of: index)
                try holdEqual(now.minY - frame.minY, way, within: 1e-6, "cell \(index) goes along")
                try holdEqual(now.minX, frame.minX, within: 1e-6, "cell \(index) stays in its column")
            }
        }
    }

    @Test("There are never fewer columns than a thumbnail's size allows, nor more than a finger's")
    func limits() {
        var stand = held()
        for reach in [150.0, 400, 2000] {
            stand.advance(by: 20)
            move(&stand, to: ViewPoint(x: 400, y: 300), reach: reach)
        }
        lift(&stand)
        stand.settle()
        #expect(stand.list.layout.columns == 2)
        for _ in 0..<30 { stand.list.perform(.smaller) }
        stand.settle()
        #expect(stand.list.layout.columns == 11)
        stand.list.perform(.standard)
        stand.settle()
        #expect(stand.list.layout.columns == 4)
    }

    @Test("With the control key a wheel changes the columns; a trackpad's pinch holds the list as fingers do")
    func wheelAndPad() {
        var stand = ListStand(offset: 2000)
        let place = ViewPoint(x: 300, y: 200)
        stand.send(
            .wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 1), isControlDown: true, position: place)))
        stand.settle()
        #expect(stand.list.layout.columns == 3)
        let before = stand.content(at: place)
        stand.send(.pinch(PinchEvent(phase: .began, position: place)))
        stand.advance(by: 20)
        stand.send(.pinch(PinchEvent(phase: .changed, scale: 0.7, position: place)))
        let now = stand.content(at: place)
        #expect(abs(now.x - before.x) < 1e-6 && abs(now.y - before.y) < 1e-6 && stand.list.camera.scale < 0.8)
        stand.send(.pinch(PinchEvent(phase: .ended, scale: 0.7, position: place)))
        stand.settle()
        #expect(stand.list.layout.columns == 4)
    }
}
