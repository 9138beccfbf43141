import Geometry
import Gestures
import Motion
import Navigation
import TestSupport
import Testing

@Suite("Turning a page")
struct PageTurnTests {
    @Test("Let go at rest the page turns beyond half of the pitch, and goes back before it")
    func half() throws {
        for (side, sign) in [(PageSide.previous, 1.0), (.next, -1.0)] {
            for (way, turns) in [(407.0, false), (409.0, true)] {
                var stand = try Stand.pages()
                stand.drawPage(by: sign * way, from: at(400 - sign * 300, 300))
                #expect(abs(stand.navigator.pageDisplacement - sign * way) < 1e-9)
                stand.liftFinger()
                #expect(stand.gestures == (turns ? [side == .next ? .pageNext : .pagePrevious] : []), "\(way)")
                try stand.settle()
                #expect(stand.navigator.isHome && stand.index == 1 + (turns ? (side == .next ? 1 : -1) : 0))
            }
        }
    }

    /// Draws the page by `way` and lifts at a speed towards the neighbor, pt/ms.
    private func released(_ way: Double, speed: Double, sign: Double) throws -> Stand {
        var stand = try Stand.pages()
        let start = (way + 10) - speed * 8 * 6
        let steps =
            [ViewVector(dx: sign * start, dy: 0)] + Array(repeating: ViewVector(dx: sign * speed * 8, dy: 0), count: 6)
        stand.drag(from: at(400, 300), by: steps)
        #expect(abs(stand.navigator.pageDisplacement - sign * way) < 1e-6)
        stand.liftFinger()
        return stand
    }

    @Test("Above 0.5 pt/ms towards the neighbor it turns, below it what is projected decides, from both sides")
    func speeds() throws {
        for sign in [1.0, -1.0] {
            #expect(try released(60, speed: 0.51, sign: sign).turns == 1)
            #expect(try released(60, speed: 0.49, sign: sign).turns == 0)
            // At 0.3 pt/ms it would coast for (0.3 - 0.01) 0.998 / 0.002 = 144.71 pt.
            #expect(try released(264, speed: 0.3, sign: sign).turns == 1)
            #expect(try released(263, speed: 0.3, sign: sign).turns == 0)
            // Against it: back above 0.5 pt/ms, from wherever it is; below, what is projected.
            #expect(try released(700, speed: -0.51, sign: sign).turns == 0)
            #expect(try released(700, speed: -0.49, sign: sign).turns == 1)
            #expect(try released(552, speed: -0.3, sign: sign).turns == 0)
            #expect(try released(553.5, speed: -0.3, sign: sign).turns == 1)
        }
    }

    @Test("Nothing moves in the event that turns: the new page is where the neighbor was, the left one where it lay")
    func silent() throws {
        try forAll(cases: 1000, seed: 4201) { random in
            var stand = try Stand.pages(scale: random.pick(1, 2, 1.5))
            let side = random.pick(PageSide.previous, .next)
            let sign = side == .previous ? 1.0 : -1.0
            if random.chance(0.5) {
                let x = side == .previous ? 0.0 : 4000
                stand.send(.zoomTo(ZoomRequest(zoom: 0.7, place: .center(ContentPoint(x: x, y: 900)))), at: 1200)
                stand.advance(to: 1600)
            }
            stand.drawPage(by: sign * random.double(in: 409...900), from: at(400 - sign * 300, 300))
            let left = stand.camera
            guard let size = stand.neighbor(side) else { return }
            let drawn = stand.navigator.camera(ofNeighbor: size, on: side)
            stand.liftFinger()
            try hold(stand.turns == 1, "does not turn")
            try holdSame(stand.camera, drawn, within: 1e-9, "the new page")
            let shown = stand.navigator.cameraOfLeftPage(on: side.opposite)
            try hold(shown != nil, "the left page is gone")
            try holdSame(shown ?? stand.camera, left, within: 1e-9, "the left page")
            // And then both go on together, without another page coming in.
            for _ in 0..<10 {
                stand.wait(8)
                let way = stand.camera.offset.x - drawn.offset.x
                guard let now = stand.navigator.cameraOfLeftPage(on: side.opposite) else { break }
                try holdEqual(now.offset.x - left.offset.x, way, within: 1e-9, "the left page goes its own way")
                try hold(!stand.navigator.isInSight(side), "the page behind the new one flashes in")
            }
            try stand.settle()
            try hold(stand.navigator.isHome && stand.camera == stand.navigator.startView(of: size), "\(stand.camera)")
            try hold(stand.navigator.cameraOfLeftPage(on: side.opposite) == nil, "the left page is kept")
        }
    }

    @Test("The page goes to its place by a critically damped spring of 30 per second, and snaps there")
    func spring() throws {
        try forAll(cases: 400, seed: 4202) { random in
            var stand = try Stand.pages()
            let speed = random.double(in: 0.6...4)
            stand.drag(from: at(700, 300), by: Array(repeating: ViewVector(dx: -speed * 8, dy: 0), count: 8))
            stand.liftFinger()
            try hold(stand.turns == 1 && stand.navigator.activity == .settle, "\(stand.navigator.activity)")
            let start = stand.time
            let spring = CriticalSpring(position: stand.navigator.pageDisplacement, velocity: -speed)
            let end = start + spring.settleTime(tolerance: 0.5)
            while stand.navigator.isMoving {
                stand.wait(random.double(in: 1...40))
                let law = stand.time < end ? spring.position(at: stand.time - start) : 0
                try holdEqual(stand.navigator.pageDisplacement, law, within: 1e-6, "after \(stand.time - start) ms")
            }
            try hold(stand.time >= end && stand.navigator.pageDisplacement == 0, "ends at \(stand.time - start)")
        }
    }

    @Test("A page that is thrown back does not let the neighbor on its other side flash in")
    func thrownBack() throws {
        for sign in [1.0, -1.0] {
            var stand = try released(40, speed: -6, sign: sign)
            #expect(stand.turns == 0)
            while stand.navigator.isMoving {
                stand.wait(4)
                #expect(stand.navigator.pageDisplacement * sign >= 0)
            }
        }
    }

    @Test("A picture that comes later finds its page where it is by then, and an empty page settles alone")
    func latePicture() throws {
        var stand = try Stand.pages()
        stand.album = []
        stand.drawPage(by: -600, from: at(700, 300))
        stand.liftFinger()
        #expect(stand.gestures == [.pageNext])
        stand.send(.picture(nil), at: stand.time)
        stand.wait(40)
        let displacement = stand.navigator.pageDisplacement
        #expect(displacement > 16)
        stand.send(.picture(PixelSize(width: 1000, height: 3000)), at: stand.time)
        #expect(stand.navigator.pageDisplacement == displacement)
        #expect(stand.camera.offset == ViewPoint(x: 300 + displacement, y: 0))
        #expect(stand.navigator.activity == .settle)
        try stand.settle()
        #expect(stand.navigator.isHome)
    }

    @Test("Who turns back before the page has settled finds the one that was left as it lay")
    func turnBack() throws {
        var stand = try Stand.pages()
        stand.send(.zoomTo(ZoomRequest(zoom: 0.7, place: .center(ContentPoint(x: 4000, y: 900)))), at: 1200)
        stand.advance(to: 1600)
        let lay = stand.camera
        stand.drawPage(by: -600, from: at(700, 300))
        stand.liftFinger()
        stand.wait(20)
        stand.touch(1, .began, at(100, 300), at: stand.time)
        for step in 1...8 { stand.touch(1, .moved, at(100 + Double(step) * 40, 300), at: stand.time + 8) }
        let shown = stand.navigator.cameraOfLeftPage(on: .previous)
        stand.liftFinger()
        #expect(stand.gestures == [.pageNext, .pagePrevious])
        #expect(stand.camera == shown)
        try stand.settle()
        #expect(stand.camera == lay)
    }

    @Test("Cancelled, with the focus lost, or held for ten seconds without moving, no page turns", arguments: 0...3)
    func cancelled(way: Int) throws {
        var stand = try Stand.pages()
        let home = stand.camera
        stand.drag(from: at(750, 300), by: Array(repeating: ViewVector(dx: -60, dy: 0), count: 10))
        switch way {
        case 0: stand.touch(1, .cancelled, at(150, 300), at: stand.time)
        case 1: stand.send(.cancel, at: stand.time)
        case 2: stand.touch(1, .began, at(150, 300), at: stand.time)
        default: stand.wait(10_001)
        }
        #expect(stand.turns == 0)
        stand.liftFinger()
        try stand.settle()
        #expect(stand.turns == 0 && stand.camera == home)
    }

    @Test("A mouse turns pages as a finger does")
    func mouse() throws {
        var stand = try Stand.pages()
        stand.send(.mouse(MouseEvent(phase: .down, button: 1, position: at(700, 300))), at: 2000)
        for step in 1...6 {
            stand.send(
                .mouse(MouseEvent(phase: .move, button: 0, position: at(700 - Double(step) * 20, 300))),
                at: 2000 + Double(step) * 8)
        }
        #expect(stand.navigator.activity == .page)
        stand.send(.mouse(MouseEvent(phase: .up, button: 1, position: at(580, 300))), at: stand.time)
        #expect(stand.gestures == [.pageNext])
    }
}
