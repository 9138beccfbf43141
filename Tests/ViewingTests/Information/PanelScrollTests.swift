import Geometry
import Testing

@testable import Viewing

@Suite("A panel that is longer than its window")
struct PanelScrollTests {
    private func scroll(overflow: Double = 300) -> PanelScroll {
        var scroll = PanelScroll()
        scroll.height = 400
        scroll.overflow = overflow
        return scroll
    }

    private func drag(_ scroll: inout PanelScroll, from start: Double, to end: Double, at time: Double = 0) -> Double {
        scroll.begin(at: ViewPoint(x: 0, y: start), time: time)
        for step in 1...10 {
            let y = start + (end - start) * Double(step) / 10
            scroll.move(to: ViewPoint(x: 5, y: y), time: time + Double(step) * 8)
        }
        return time + 80
    }

    @Test("Follows the finger inside its range, and less and less beyond it")
    func following() {
        var scroll = scroll()
        let time = drag(&scroll, from: 300, to: 200)
        #expect(scroll.offset(at: time) == 100)
        scroll.move(to: ViewPoint(x: 0, y: 400), time: time + 8)
        #expect(scroll.offset(at: time + 8) < 0 && scroll.offset(at: time + 8) > -100)
    }

    @Test(
        "A throw goes on and comes to rest inside, whatever its speed", arguments: [-2000.0, -300, -40, 40, 300, 2000])
    func throwing(_ way: Double) {
        var scroll = scroll()
        scroll.scroll(by: 150, time: 0)
        let time = drag(&scroll, from: 0, to: way)
        scroll.end(time: time, isThrown: true)
        #expect(scroll.isMoving)
        var now = time
        while scroll.isMoving, now < 60_000 {
            now += 16
            scroll.advance(to: now)
        }
        #expect(!scroll.isMoving && (0...300).contains(scroll.offset(at: now)))
    }

    @Test("With reduced motion, or when the touch is taken away, it rests at once")
    func still() {
        var scroll = scroll()
        let time = drag(&scroll, from: 0, to: -5000)
        scroll.end(time: time, isThrown: false)
        #expect(!scroll.isMoving && scroll.offset(at: time) == 300)
    }

    @Test("A finger catches it while it moves, where it is")
    func catching() {
        var scroll = scroll(overflow: 5000)
        let time = drag(&scroll, from: 0, to: -300)
        scroll.end(time: time, isThrown: true)
        let there = scroll.offset(at: time + 50)
        scroll.begin(at: ViewPoint(x: 0, y: 99), time: time + 50)
        #expect(scroll.offset(at: time + 50) == there && !scroll.isMoving)
    }

    @Test("When it becomes shorter it stays inside")
    func shorter() {
        var scroll = scroll()
        scroll.scroll(by: 1000, time: 0)
        #expect(scroll.offset(at: 0) == 300)
        scroll.overflow = 40
        #expect(scroll.offset(at: 0) == 40)
        scroll.overflow = 0
        #expect(scroll.offset(at: 0) == 0)
    }
}
