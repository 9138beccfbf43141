import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

/// Whole streams of fingers over an album.
@Suite("Any fingers on an album", .timeLimit(.minutes(5)))
struct PageStreamTests {
    /// Pictures of some sizes in a window, at rest in some view.
    private func someStand(_ random: inout SeededGenerator) throws -> Stand {
        let side = { (random: inout SeededGenerator) in Int(64 * exponential(random.double(in: 0...4.5))) }
        let album = (0..<7).map { _ in PixelSize(width: side(&random), height: side(&random)) }
        var stand = try Stand(
            album: album, index: random.int(in: 0...6),
            view: (random.double(in: 300...1600).rounded(), random.double(in: 300...1200).rounded()),
            scale: random.pick(1, 2, 1.5))
        guard random.chance(0.4) else { return stand }
        let limits = stand.navigator.limits
        let zoom = limits.clamp(limits.min * exponential(random.unit() * naturalLogarithm(limits.max / limits.min)))
        let size = stand.situation.contentSize
        let center = ContentPoint(x: random.pick(0, 1, random.unit()) * size.width, y: random.unit() * size.height)
        stand.send(.zoomTo(ZoomRequest(zoom: zoom, place: .center(center)), isAnimated: false), at: stand.time)
        stand.advance(to: stand.time)
        return stand
    }

    /// Fingers as people move them over pages: mostly one, mostly along x, soon after one another.
    private func fingers(_ random: inout SeededGenerator, in view: ViewSize, start: Double) -> [TimedInput] {
        var events: [TimedInput] = []
        var time = start
        func add(_ finger: Int64, _ phase: TouchPhase, _ place: ViewPoint) {
            let touch = Touch(finger: FingerID(finger: finger), phase: phase, position: place)
            events.append(TimedInput(time: time, input: .touch(touch)))
        }
        for _ in 0..<random.int(in: 2...6) {
            time += random.pick(20, 60, 120, 400, 2000)
            if random.chance(0.3) {
                let some = FingerStream.make(&random, in: view, start: time, drains: 12, maxFingers: 3, cancels: true)
                events += some
                time = some.last?.time ?? time
                continue
            }
            var place = at(random.unit() * view.width, random.unit() * view.height)
            let step = ViewVector(dx: random.double(in: 1...60) * random.sign(), dy: random.double(in: -8...8))
            add(1, .began, place)
            let second = random.chance(0.2) ? random.int(in: 1...12) : 0
            var other = at(random.unit() * view.width, random.unit() * view.height)
            for number in 1...random.int(in: 2...14) {
                time += random.pick(0, 4, 8, 8, 8, 16, 60)
                place = place + step
                add(1, .moved, place)
                if number == second { add(2, .began, other) }
                if number > second, second > 0 {
                    other = other + step
                    add(2, .moved, other)
                }
            }
            time += random.pick(0, 8, 8, 100)
            if second > 0 { add(2, .ended, other) }
            time += random.pick(0, 8)
            add(1, random.chance(0.1) ? .cancelled : .ended, place)
        }
        return events
    }

    /// Whether the picture's edge on a side, or its page, is in its place, by the published rules.
    private func isAtEdge(_ side: PageSide, _ stand: Stand) -> Bool {
        let placed = stand.camera.offset.x - stand.navigator.pageDisplacement
        let sign = side == .previous ? 1.0 : -1.0
        if stand.navigator.pageDisplacement * sign > 0 { return true }
        if stand.situation.fits(.horizontal, zoom: stand.camera.zoom) { return true }
        let range = stand.situation.legal(.horizontal, zoom: stand.camera.zoom)
        return abs(placed - (side == .previous ? range.upperBound : range.lowerBound)) <= 0.5 / stand.situation.scale
    }

    @Test(
        "The page changes by one at most for each gesture, only to a side at whose edge it began, and rests in its place"
    )
    func onePerGesture() throws {
        try forAll(cases: 3000, seed: 4401) { random in
            var stand = try someStand(&random)
            var down: Set<FingerID> = []
            var begin = (index: stand.index, atEdge: [PageSide: Bool]())
            for event in fingers(&random, in: stand.situation.view, start: 2000) {
                guard let touch = event.touch else { continue }
                stand.advance(to: event.time)
                if down.isEmpty, touch.phase == .began {
                    let atEdge = PageSide.allCases.map { ($0, isAtEdge($0, stand)) }
                    begin = (stand.index, Dictionary(uniqueKeysWithValues: atEdge))
                }
                if touch.phase == .began { down.insert(touch.finger) }
                if touch.phase == .ended || touch.phase == .cancelled { down.remove(touch.finger) }
                let before = stand.index
                stand.send(event.input, at: event.time)
                try hold(stand.album.indices.contains(stand.index), "beyond the album")
                try hold(abs(stand.index - begin.index) <= 1, "from \(begin.index) to \(stand.index)")
                guard stand.index != before else { continue }
                try hold(down.isEmpty && touch.phase == .ended, "turns while fingers are down")
                let side: PageSide = stand.index > before ? .next : .previous
                try hold(begin.atEdge[side] == true, "turns to \(side), but did not begin at that edge")
            }
            try stand.settle()
            try hold(
                stand.navigator.pageDisplacement == 0 && stand.navigator.arePagesAtRest, "a page is displaced at rest")
            try hold(
                !stand.navigator.isInSight(.next) && !stand.navigator.isInSight(.previous), "a neighbor is in sight")
            try stand.situation.holdLegal(stand.camera, limits: stand.navigator.limits, "at rest")
        }
    }

    @Test("No landing, lift or turn moves anything; between frames nothing moves further than the fingers do")
    func noJump() throws {
        try forAll(cases: 2000, seed: 4402) { random in
            var stand = try someStand(&random)
            var places: [FingerID: ViewPoint] = [:]
            for event in fingers(&random, in: stand.situation.view, start: 2000) {
                guard let touch = event.touch else { continue }
                stand.advance(to: event.time)
                let before = stand
                let middle = centroid(Array(places.values))
                stand.send(event.input, at: event.time)
                places[touch.finger] = touch.phase == .began || touch.phase == .moved ? touch.position : nil
                if stand.turns != before.turns {
                    let side: PageSide = stand.index > before.index ? .next : .previous
                    let drawn = before.navigator.camera(ofNeighbor: stand.situation.picture, on: side)
                    let expected = before.navigator.cameraOfLeftPage(on: side) ?? drawn
                    try holdSame(stand.camera, expected, within: 1e-9, "the turn to \(side)")
                    let left = stand.navigator.cameraOfLeftPage(on: side.opposite)
                    try holdSame(left ?? drawn, before.camera, within: 1e-9, "the page that was left")
                } else if touch.phase != .moved {
                    // A two-finger tap restores the view at its landing, and that is meant.
                    let restores = stand.gestures.count > before.gestures.count
                    if !restores { try holdSame(stand.camera, before.camera, within: 1e-9, "\(touch.phase)") }
                } else if stand.navigator.activity == .page {
                    let way = centroid(Array(places.values)).x - middle.x
                    let moved = stand.navigator.pageDisplacement - before.navigator.pageDisplacement
                    try hold(abs(moved) <= abs(way) + 1e-9, "moved by \(moved) for \(way)")
                    try hold(moved * way >= 0, "moved against the fingers")
                }
            }
        }
    }

    @Test("Frames at 30 to 240 Hz, also with frames left out, end in the same place")
    func frameRates() throws {
        try forAll(cases: 400, seed: 4403) { random in
            let start = try someStand(&random)
            var first: Stand?
            for rate in [30.0, 60, 75, 120, 144, 240] {
                for drops in [false, true] {
                    var dropping = SeededGenerator(seed: UInt64(rate))
                    var stand = start
                    stand.drag(from: at(200, 150), by: Array(repeating: ViewVector(dx: -18, dy: 1), count: 9))
                    stand.liftFinger(at: at(38, 159))
                    let index = stand.index
                    for _ in 0..<Int(rate * 3) {
                        stand.time += 1000 / rate
                        if !(drops && dropping.chance(0.4)) { stand.advance(to: stand.time) }
                    }
                    try stand.settle()
                    try hold(stand.index == (first?.index ?? index), "\(rate) Hz: picture \(stand.index)")
                    try holdSame(stand.camera, first?.camera ?? stand.camera, within: 0.01, "\(rate) Hz")
                    first = first ?? stand
                }
            }
        }
    }

    @Test("While a page settles, frames of any length show it in the same places")
    func partition() throws {
        try forAll(cases: 400, seed: 4404) { random in
            var fine = try someStand(&random)
            fine.play(fingers(&random, in: fine.situation.view, start: 2000))
            var coarse = fine
            for _ in 0..<8 {
                let step = random.int(in: 1...120)
                for _ in 0..<step { fine.wait(1) }
                coarse.wait(Double(step))
                try holdEqual(
                    coarse.navigator.pageDisplacement, fine.navigator.pageDisplacement, within: 1e-9, "after \(step) ms"
                )
            }
        }
    }

    @Test("The same inputs and frame times give the same pages, bit for bit")
    func deterministic() throws {
        try forAll(cases: 200, seed: 4405) { random in
            var one = try someStand(&random)
            var other = one
            for event in fingers(&random, in: one.situation.view, start: 2000) {
                one.send(event.input, at: event.time)
                other.send(event.input, at: event.time)
                try hold(one.navigator == other.navigator, "differs at \(event.time)")
            }
        }
    }
}
