import Album
import Geometry
import Gestures
import Navigation
import TestSupport
import Testing
import Viewing

@Suite("A slideshow")
struct SlideshowSessionTests {
    /// A running slideshow of one second a picture, whose first picture and its neighbors are there.
    private func walk(
        _ names: [String] = ["a", "b", "c"], _ change: (inout SlideshowOptions) -> Void = { _ in }
    ) -> AlbumWalk {
        var walk = AlbumWalk()
        var options = SlideshowOptions()
        options.interval = 1000
        options.startsRunning = true
        change(&options)
        walk.session.prepare(options, at: 0)
        walk.open(names)
        finishAll(&walk)
        return walk
    }

    private func finishAll(_ walk: inout AlbumWalk) {
        while let name = walk.loading.first { walk.finish(name) }
    }

    /// The pictures that are seen one after the other in a time, while all loads at once.
    private func pictures(_ walk: inout AlbumWalk, for duration: Double) -> [String] {
        var seen: [String] = []
        let end = walk.time + duration
        while walk.time < end {
            walk.advance(by: 50)
            finishAll(&walk)
            if let shown = walk.shown, seen.last != shown { seen.append(shown) }
        }
        return seen
    }

    private func touch(_ phase: TouchPhase, x: Double = 100) -> ViewingEvent {
        .navigation(
            .touch(Touch(finger: FingerID(device: 1, finger: 1), phase: phase, position: ViewPoint(x: x, y: 100))))
    }

    @Test("Picture follows picture after the time of each, and the first one after the last")
    func goes() {
        var walk = walk()
        #expect(pictures(&walk, for: 4500) == ["a", "b", "c", "a", "b"])
    }

    @Test("Without a loop it ends with the last picture and says so")
    func ends() {
        var walk = walk { $0.loops = false }
        #expect(pictures(&walk, for: 5000) == ["a", "b", "c"])
        #expect(!walk.session.slideshow.isRunning)
        #expect(walk.session.nextDeadline(after: walk.time + 20_000) == nil)
    }

    @Test("A finger that is down holds the picture for as long as it is down, and a whole time after it is gone")
    func finger() {
        var walk = walk()
        walk.advance(by: 500)
        walk.do(touch(.began))
        walk.advance(by: 60_000)
        #expect(walk.shown == "a")
        walk.do(touch(.ended))
        walk.advance(by: 900)
        #expect(walk.shown == "a")
        walk.advance(by: 200)
        #expect(walk.shown == "b")
    }

    @Test("While nobody can see the window no picture comes")
    func hidden() {
        var walk = walk()
        walk.do(.visibilityChanged(false))
        walk.advance(by: 10_000)
        #expect(walk.shown == "a")
        walk.do(.visibilityChanged(true))
        walk.advance(by: 1100)
        #expect(walk.shown == "b")
    }

    @Test("A picture that is not there yet is waited for; one that does not come is gone to after another time")
    func waits() {
        var walk = AlbumWalk()
        var options = SlideshowOptions()
        options.interval = 1000
        options.startsRunning = true
        walk.session.prepare(options, at: 0)
        walk.open(["a", "b", "c"])
        walk.finish("a")
        walk.advance(by: 1900)
        #expect(walk.session.picture.map { String(decoding: $0.path, as: UTF8.self) } == "a")
        walk.advance(by: 200)
        #expect(walk.session.picture.map { String(decoding: $0.path, as: UTF8.self) } == "b")
        // There is never a hole.
        #expect(walk.shown == "a")
        walk.advance(by: 10_000)
        #expect(walk.shown == "a")
        walk.finish("b")
        #expect(walk.shown == "b")
        #expect(walk.session.fadingPage != nil)
    }

    @Test("A picture that cannot be shown is seen as its card, no longer than any other")
    func failing() {
        var walk = AlbumWalk()
        var options = SlideshowOptions()
        options.interval = 1000
        options.startsRunning = true
        walk.session.prepare(options, at: 0)
        walk.open(["a", "b", "c"])
        walk.finish("a")
        walk.fail("b")
        walk.finish("c")
        walk.advance(by: 1050)
        #expect(walk.session.picture?.failure != nil)
        walk.advance(by: 1050)
        #expect(walk.shown == "c")
    }

    @Test("The picture before stays on the screen, and fades away over the one that takes its place")
    func fades() {
        var walk = walk { $0.interval = 4000 }
        walk.advance(by: 3500)
        #expect(walk.session.fadingPage == nil)
        while walk.shown != "b", walk.time < 6000 { walk.advance(by: 10) }
        walk.advance(by: 50)
        #expect(walk.shown == "b")
        let fading = walk.session.fadingPage.map { String(decoding: $0.slot.path, as: UTF8.self) }
        #expect(fading == "a")
        let opacity = walk.session.navigator.crossFade?.opacity(at: walk.time) ?? 0
        #expect(opacity > 0.8 && opacity < 1)
        walk.advance(by: 1000)
        #expect(walk.session.fadingPage == nil && walk.session.navigator.crossFade == nil)
        #expect(walk.session.neighbors.contains { String(decoding: $0.path, as: UTF8.self) == "a" })
    }

    @Test("S starts it at the picture that is looked at, and pauses it")
    func toggling() {
        var walk = walk { $0.startsRunning = false }
        walk.advance(by: 3000)
        #expect(walk.shown == "a")
        walk.do(.command(.toggleSlideshow))
        walk.advance(by: 1100)
        #expect(walk.shown == "b")
        finishAll(&walk)
        walk.do(.command(.toggleSlideshow))
        walk.advance(by: 5000)
        #expect(walk.shown == "b")
    }

    @Test(
        "In an order of chance each picture comes once in a round, never one twice in a row, and the album keeps its order"
    )
    func shuffled() throws {
        try forAll(cases: 30, seed: 77) { random in
            let names = (0..<random.int(in: 2...9)).map { "p\($0)" }
            let seed = random.next()
            var walk = walk(names) {
                $0.shuffles = true
                $0.seed = seed
            }
            let before = walk.session.album.entries
            let seen = pictures(&walk, for: Double(names.count * 4) * 1050)
            try hold(walk.session.album.entries == before, "the album changed")
            for round in 0..<3 {
                let some = seen.dropFirst(round * names.count).prefix(names.count)
                try hold(Set(some).count == names.count, "round \(round) of \(seen)")
            }
            try hold(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 }, "\(seen)")
        }
    }

    @Test("It never goes on while a finger, a button or a gesture is down, whatever happens besides")
    func neverWhileTouched() throws {
        try forAll(cases: 150, seed: 78) { random in
            var walk = walk()
            var down: Set<Int64> = []
            for _ in 0..<60 {
                let finger = Int64(random.int(in: 1...3))
                let isDown = down.contains(finger)
                if random.chance(0.5) {
                    let place = ViewPoint(x: random.double(in: 0...800), y: random.double(in: 0...600))
                    let phase: TouchPhase = isDown ? random.pick(.moved, .ended, .cancelled) : .began
                    walk.do(
                        .navigation(
                            .touch(Touch(finger: FingerID(device: 1, finger: finger), phase: phase, position: place))))
                    if phase == .began { down.insert(finger) } else if phase != .moved { down.remove(finger) }
                }
                let before = walk.session.slideshow.due
                let wait = random.double(in: 10...3000)
                if down.isEmpty {
                    walk.advance(by: wait)
                    finishAll(&walk)
                } else {
                    try hold(before == nil, "due although a finger is down")
                    let due = walk.session.passTime(to: walk.time + wait)
                    try hold(due == [], "\(due)")
                }
            }
        }
    }

    @Test("A picture that moves while it is looked at goes on from where a finger catches it")
    func moves() {
        var walk = walk { $0.moves = true }
        #expect(walk.session.navigator.isDrifting)
        walk.advance(by: 500)
        let shown = walk.session.navigator.camera
        _ = walk.take(touch(.began))
        #expect(walk.session.navigator.camera == shown)
        walk.advance(by: 500)
        #expect(walk.session.navigator.camera == shown)
        walk.do(touch(.ended))
        walk.advance(by: 1100)
        #expect(walk.shown == "b" && walk.session.navigator.isDrifting)
    }

    @Test("An arrow key steps although the picture moves")
    func arrow() {
        var walk = walk { $0.moves = true }
        walk.advance(by: 500)
        walk.do(.command(.stepOrMove(.next, .right)))
        #expect(walk.shown == "b")
    }

    @Test("The screen stays on while it goes")
    func screen() {
        var walk = walk()
        #expect(walk.session.keepsScreenOn)
        walk.do(.command(.toggleSlideshow))
        #expect(!walk.session.keepsScreenOn)
    }
}
