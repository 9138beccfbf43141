import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("A swipe on a trackpad")
struct SwipeTests {
    private func swipe(
        _ stand: inout Stand, _ phase: GesturePhase, _ dx: Double, _ dy: Double = 0, after wait: Double = 8
    ) {
        stand.send(.swipe(SwipeEvent(phase: phase, translation: ViewVector(dx: dx, dy: dy))), at: stand.time + wait)
    }

    @Test("It draws the page by its translation and turns it by the same rules as a finger")
    func turns() throws {
        for (way, wait, turns) in [(-400.0, 100.0, 0), (-430, 100, 1), (-100, 8, 1)] {
            var stand = try Stand.pages()
            swipe(&stand, .began, 0)
            for step in 1...10 { swipe(&stand, .changed, way * Double(step) / 10) }
            #expect(abs(stand.navigator.pageDisplacement - (way + 10)) < 1e-9)
            #expect(stand.navigator.activity == .page && !stand.navigator.isSettled)
            swipe(&stand, .ended, way, after: wait)
            #expect(stand.turns == turns, "\(way)")
            try stand.settle()
            #expect(stand.navigator.isHome && stand.navigator.isSettled)
        }
    }

    @Test("Up and down it does nothing, nor does one that was cancelled")
    func nothing() throws {
        var stand = try Stand.pages()
        let home = stand.camera
        swipe(&stand, .began, 0)
        swipe(&stand, .changed, 6, 30)
        swipe(&stand, .changed, -500, 30)
        #expect(stand.camera == home && stand.navigator.isSettled)
        swipe(&stand, .ended, -500, 30)
        swipe(&stand, .began, 0)
        swipe(&stand, .changed, -700)
        #expect(stand.navigator.activity == .page)
        swipe(&stand, .cancelled, -700)
        try stand.settle()
        #expect(stand.turns == 0 && stand.camera == home)
    }

    @Test("It catches a page that settles, and a finger takes the page out of its hands")
    func catches() throws {
        var stand = try Stand(album: Array(repeating: PixelSize(width: 4000, height: 3000), count: 5))
        swipe(&stand, .began, 0)
        for step in 1...10 { swipe(&stand, .changed, Double(step) * -20) }
        swipe(&stand, .ended, -200)
        stand.wait(60)
        let shown = stand.navigator.pageDisplacement
        swipe(&stand, .began, 0, after: 0)
        stand.wait(100)
        #expect(stand.navigator.pageDisplacement == shown)
        swipe(&stand, .changed, -3)
        #expect(abs(stand.navigator.pageDisplacement - shown + 3) < 1e-9)
        stand.touch(1, .began, at(500, 300), at: stand.time)
        #expect(abs(stand.navigator.pageDisplacement - shown + 3) < 1e-9)
        swipe(&stand, .changed, -300)
        #expect(abs(stand.navigator.pageDisplacement - shown + 3) < 1e-9)
        stand.touch(1, .moved, at(480, 300), at: stand.time)
        #expect(abs(stand.navigator.pageDisplacement - shown + 23) < 1e-9)
        swipe(&stand, .ended, -300)
        stand.liftFinger()
        try stand.settle()
        #expect(stand.navigator.isHome && stand.index == 2)
    }

    @Test("It does nothing while fingers are down or the picture moves by itself, and what is no number is dropped")
    func elsewhere() throws {
        var stand = try Stand.pages()
        stand.touch(1, .began, at(400, 300), at: 2000)
        swipe(&stand, .began, 0)
        swipe(&stand, .changed, -300)
        #expect(stand.navigator.pageDisplacement == 0)
        stand.liftFinger()
        swipe(&stand, .ended, -300)
        swipe(&stand, .began, 0)
        swipe(&stand, .changed, -60)
        let shown = stand.camera
        for bad in [Double.nan, .infinity] { swipe(&stand, .changed, bad) }
        #expect(stand.camera == shown)
        swipe(&stand, .ended, .nan)
        try stand.settle()
        #expect(stand.navigator.isHome)
    }
}
