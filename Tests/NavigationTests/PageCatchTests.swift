import Geometry
import Gestures
import Motion
import Navigation
import TestSupport
import Testing

@Suite("Hands on a page that moves")
struct PageCatchTests {
    /// A stand on whose page a turn to the next picture is settling.
    private func settling(after wait: Double, from stand: Stand? = nil) throws -> Stand {
        var stand = try stand ?? Stand.pages()
        stand.drawPage(by: -500, from: at(700, 300))
        stand.liftFinger()
        stand.wait(wait)
        return stand
    }

    @Test("A finger that lands on a settling page stops it where it is displayed, and draws it on with the first point")
    func caught() throws {
        try forAll(cases: 600, seed: 4301) { random in
            var stand = try settling(after: random.double(in: 1...120))
            let shown = stand.camera
            stand.touch(1, .began, at(300, 300), at: stand.time)
            try hold(stand.camera == shown && !stand.navigator.isMoving, "jumps when it is caught")
            stand.wait(random.double(in: 1...300))
            try hold(stand.camera == shown, "moves on")
            let dx = random.double(in: -80...80)
            stand.touch(1, .moved, at(300 + dx, 290), at: stand.time + 8)
            let asked = shown.offset.x - stand.navigator.startView(of: stand.album[2]).offset.x + dx
            // The last picture of the album: to the left there is none.
            let wanted = asked < 0 ? RubberBand.stretched(asked, range: 800) : asked
            try holdEqual(stand.navigator.pageDisplacement, wanted, within: 1e-9, "after \(dx)")
            try hold(stand.navigator.activity == .page, "\(stand.navigator.activity)")
        }
    }

    @Test("A page that was caught goes to the nearest place when it is drawn and let go, and may turn once more")
    func turnsAgain() throws {
        let album = Array(repeating: PixelSize(width: 4000, height: 3000), count: 5)
        var stand = try settling(after: 60, from: Stand(album: album))
        #expect(stand.index == 2)
        stand.drag(from: at(700, 300), by: [])
        for step in 1...6 { stand.touch(1, .moved, at(700 - Double(step) * 100, 300), at: stand.time + 8) }
        stand.liftFinger()
        #expect(stand.index == 3)
        stand.wait(20)
        stand.touch(1, .began, at(100, 300), at: stand.time)
        for step in 1...6 { stand.touch(1, .moved, at(100 + Double(step) * 20, 300), at: stand.time + 8) }
        stand.liftFinger()
        #expect(stand.index == 2)
        try stand.settle()
        #expect(stand.navigator.isHome)
    }

    @Test("A touch that only stops a settling page undoes no turn, is no tap, and lets it settle")
    func onlyStopped() throws {
        for wait in [1.0, 20, 60] {
            var stand = try settling(after: wait)
            stand.tap(at(300, 300), at: stand.time)
            try stand.settle()
            #expect(stand.gestures == [.pageNext] && stand.navigator.isHome && stand.index == 2)
        }
    }

    @Test("A second finger that lands during a page drag leaves the page in charge: no jump, no zoom, then it settles")
    func secondFinger() throws {
        try forAll(cases: 1000, seed: 4302) { random in
            var stand = try Stand.pages()
            let home = stand.camera
            stand.drag(from: at(400, 300), by: [ViewVector(dx: random.double(in: 11...500) * random.sign(), dy: 0)])
            var places = [at(400, 300)]
            for _ in 0..<12 {
                let shown = stand.camera
                if places.count < 2 || random.chance(0.2) {
                    places.append(at(random.unit() * 800, random.unit() * 600))
                    stand.touch(Int64(places.count), .began, places[places.count - 1], at: stand.time + 8)
                    try hold(stand.camera == shown, "jumps when finger \(places.count) lands")
                } else {
                    let way = ViewVector(dx: random.double(in: -30...30), dy: random.double(in: -30...30))
                    for finger in 2...places.count {
                        places[finger - 1] = places[finger - 1] + way
                        stand.touch(Int64(finger), .moved, places[finger - 1], at: stand.time)
                    }
                    let part = Double(places.count - 1) / Double(places.count)
                    let moved = stand.camera.offset.x - shown.offset.x
                    try hold(abs(moved) <= abs(way.dx) * part + 1e-9, "moved by \(moved) for \(way.dx) * \(part)")
                }
                try hold(
                    stand.camera.zoom == home.zoom && stand.camera.offset.y == home.offset.y, "zooms or moves along y")
                try hold(stand.navigator.activity == .page, "\(stand.navigator.activity)")
            }
            for finger in (1...places.count).reversed() {
                let before = (stand.camera, stand.turns)
                stand.touch(Int64(finger), .ended, places[finger - 1], at: stand.time + 100)
                if finger > 1 { try hold(before == (stand.camera, stand.turns), "finger \(finger) lifts") }
            }
            try stand.settle()
            try hold(stand.navigator.isHome && stand.turns <= 1, "\(stand.camera)")
        }
    }

    @Test(
        "photo_view#133: a pinch that begins while a page settles holds the picture and zooms it; the other page slides out"
    )
    func pinchWhileSettling() throws {
        try forAll(cases: 600, seed: 4303) { random in
            var stand = try settling(after: random.double(in: 10...150))
            let shown = stand.camera
            let left = stand.navigator.cameraOfLeftPage(on: .previous)
            let places = [at(300, 250), at(500, 350)]
            stand.touch(1, .began, places[0], at: stand.time)
            // A hand trembles between the landings of its fingers.
            let tremble = random.double(in: -5...5)
            stand.touch(1, .moved, at(300 + tremble, 250), at: stand.time + 8)
            stand.touch(1, .moved, places[0], at: stand.time)
            stand.touch(2, .began, places[1], at: stand.time)
            try holdSame(stand.camera, shown, within: 1e-9, "jumps")
            if let left, let now = stand.navigator.cameraOfLeftPage(on: .previous) {
                try holdSame(now, left, within: 1e-9, "the other page jumps")
            }
            try hold(stand.navigator.activity == .transform, "\(stand.navigator.activity)")
            stand.place(moved(places, by: .zero, spread: 1.5), at: stand.time + 16)
            try holdEqual(stand.camera.zoom / shown.zoom, 1.5, within: 1e-9, "zoom")
            stand.place(places, at: stand.time + 16)
            try holdSame(stand.camera, shown, within: 1e-6, "back")
            stand.place(moved(places, by: .zero, spread: 2), at: stand.time + 16)
            let held = stand.camera
            var last = left?.offset.x ?? -.infinity
            for _ in 0..<100 where stand.navigator.isMoving {
                stand.wait(8)
                try hold(stand.camera == held, "the picture goes on with the pages")
                guard let now = stand.navigator.cameraOfLeftPage(on: .previous) else { continue }
                try hold(now.offset.x <= last + 1e-9, "the other page comes back")
                last = now.offset.x
            }
            try hold(!stand.navigator.isInSight(.previous) && !stand.navigator.isMoving, "the other page stays")
            stand.lift(moved(places, by: .zero, spread: 2), at: stand.time + 100)
            try stand.settle()
            try hold(stand.index == 2 && stand.turns == 1, "turns")
            try stand.situation.holdLegal(stand.camera, limits: stand.navigator.limits, "at rest")
        }
    }

    @Test(
        "A window that changes under a page drag keeps the part of the page that is drawn in, and the finger goes on from there"
    )
    func resizedInMidDrag() throws {
        var stand = try Stand.pages()
        stand.drawPage(by: -408, from: at(700, 300))
        stand.situation.view = ViewSize(width: 1200, height: 700)
        stand.send(.resize(stand.situation.view, scale: 1), at: stand.time)
        #expect(abs(stand.navigator.pageDisplacement + 608) < 1e-9)
        stand.touch(1, .moved, at(280, 300), at: stand.time + 8)
        #expect(abs(stand.navigator.pageDisplacement + 610) < 1e-9)
        stand.wait(100)
        stand.liftFinger()
        #expect(stand.turns == 1)
        try stand.settle()
        #expect(stand.navigator.isHome && stand.camera == stand.navigator.startView(of: stand.album[2]))
    }

    @Test("A window that changes while a page settles takes the settling and the left page along")
    func resizedWhileSettling() throws {
        var stand = try settling(after: 40)
        let part = stand.navigator.pageDisplacement / 816
        stand.situation.view = ViewSize(width: 400, height: 900)
        stand.send(.resize(stand.situation.view, scale: 2), at: stand.time)
        #expect(abs(stand.navigator.pageDisplacement - part * 416) < 1e-9)
        let left = stand.navigator.cameraOfLeftPage(on: .previous)
        let wanted = stand.navigator.camera(ofNeighbor: stand.album[1], on: .previous)
        #expect(left == wanted)
        try stand.settle()
        #expect(stand.navigator.isHome)
    }

    @Test("Neighbors that come and go during a drag move nothing; where there is none any more the page stretches")
    func neighborsGo() throws {
        var stand = try Stand.pages()
        stand.drawPage(by: -500, from: at(700, 300))
        let shown = stand.camera
        stand.send(.pages(PageSides(hasPrevious: true)), at: stand.time)
        #expect(stand.camera == shown)
        stand.touch(1, .moved, at(180, 300), at: stand.time + 8)
        let asked = RubberBand.unstretched(500, range: 800) + 10
        #expect(abs(stand.navigator.pageDisplacement + RubberBand.stretched(asked, range: 800)) < 1e-9)
        stand.wait(100)
        stand.liftFinger()
        try stand.settle()
        #expect(stand.turns == 0 && stand.navigator.isHome)
    }

    @Test("Keys and the wheel zoom the picture on a page that settles, which settles on")
    func otherInput() throws {
        var stand = try settling(after: 30)
        let displacement = stand.navigator.pageDisplacement
        stand.send(.wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 3), position: at(400, 300))), at: stand.time)
        #expect(stand.navigator.pageDisplacement == displacement && stand.camera.zoom > 0.2)
        stand.send(.command(.plus), at: stand.time)
        try stand.settle(step: 16)
        #expect(stand.navigator.pageDisplacement == 0 && abs(stand.camera.zoom - 0.2 * 1.728 * 1.5) < 1e-9)
        try stand.situation.holdLegal(stand.camera, limits: stand.navigator.limits, "at rest")
    }
}
