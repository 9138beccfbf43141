import Geometry
import Gestures
import Navigation
import Testing
import Viewing

@Suite("The controls come and go")
struct ControlsFadingTests {
    @Test("A tap brings them once it cannot become a double tap; another one takes them away")
    func tap() {
        var stand = ChromeStand()
        stand.tap(ViewPoint(x: 400, y: 200))
        #expect(!stand.isShown)
        stand.wait(350)
        #expect(stand.isShown)
        stand.wait(300)
        #expect(stand.opacity == 1)
        stand.tapPicture()
        stand.wait(300)
        #expect(!stand.isShown)
    }

    @Test("A double tap zooms and brings nothing")
    func doubleTap() {
        var stand = ChromeStand()
        let before = stand.zoom
        stand.tap(ViewPoint(x: 400, y: 200))
        stand.wait(60)
        stand.tap(ViewPoint(x: 400, y: 200))
        stand.wait(600)
        #expect(!stand.isShown && stand.zoom != before)
    }

    @Test("They fade in and out in steps, go by themselves, and then there is nothing to wait for")
    func fading() {
        var stand = ChromeStand()
        stand.tapPicture()
        var seen: [Double] = []
        for _ in 0..<600 {
            seen.append(stand.opacity)
            stand.wait(10)
        }
        let top = seen.firstIndex(of: 1) ?? 0
        let fall = seen.lastIndex(of: 1) ?? 0
        #expect(zip(seen[...top], seen[...top].dropFirst()).allSatisfy { $0 <= $1 })
        #expect(zip(seen[fall...], seen[fall...].dropFirst()).allSatisfy { $0 >= $1 })
        #expect(seen.filter { $0 > 0 && $0 < 1 }.count > 10)
        #expect((3000...4500).contains(Double(fall - top) * 10))
        #expect(!stand.isShown)
        #expect(stand.session.nextDeadline(after: stand.walk.time) == nil)
    }

    @Test("While they are there the only thing to wait for is when they begin to go")
    func restingDeadline() throws {
        var stand = ChromeStand()
        stand.tapPicture()
        stand.wait(500)
        let deadline = try #require(stand.session.nextDeadline(after: stand.walk.time))
        #expect(deadline > stand.walk.time + 1000)
        #expect(stand.session.controlBar(at: deadline)?.opacity == 1)
        #expect(stand.session.controlBar(at: deadline + 90).map { $0.opacity < 1 } == true)
    }

    @Test("They do not go while a finger holds one of them, nor while the keyboard has chosen one")
    func held() throws {
        var stand = ChromeStand()
        stand.tapPicture()
        stand.wait(300)
        let place = try stand.place(of: .rotate)
        stand.touch(.began, at: place)
        stand.wait(8000)
        #expect(stand.opacity == 1)
        stand.touch(.ended, at: ViewPoint(x: 10, y: 10))
        stand.wait(5000)
        #expect(!stand.isShown)
        stand.do(.key("tab"))
        stand.wait(8000)
        #expect(stand.opacity == 1)
        stand.do(.key("escape"))
        stand.wait(5000)
        #expect(!stand.isShown)
    }

    @Test("A long press brings them; the mouse's motion does, but not where it is first seen, nor just after a touch")
    func otherWays() {
        var stand = ChromeStand()
        stand.touch(.began, at: ViewPoint(x: 300, y: 300))
        stand.wait(700)
        #expect(stand.isShown)
        stand.touch(.ended, at: ViewPoint(x: 300, y: 300))
        stand.wait(6000)
        #expect(!stand.isShown)
        stand.mouse(.move, at: ViewPoint(x: 300, y: 300))
        #expect(!stand.isShown)
        stand.mouse(.move, at: ViewPoint(x: 310, y: 300))
        stand.wait(20)
        #expect(stand.isShown)
        stand.wait(6000)
        stand.touch(.began, at: ViewPoint(x: 300, y: 300))
        stand.touch(.moved, at: ViewPoint(x: 340, y: 300))
        stand.touch(.ended, at: ViewPoint(x: 340, y: 300))
        stand.mouse(.move, at: ViewPoint(x: 340, y: 300))
        stand.mouse(.move, at: ViewPoint(x: 341, y: 300))
        stand.wait(20)
        #expect(!stand.isShown)
    }

    @Test("With less motion they are there at once, and gone at once")
    func reducedMotion() {
        var stand = ChromeStand()
        stand.do(.navigation(.reducedMotion(true)))
        stand.tap(ViewPoint(x: 400, y: 200))
        var seen: Set<Double> = []
        for _ in 0..<600 {
            stand.wait(10)
            seen.insert(stand.opacity)
        }
        #expect(seen == [0, 1])
        #expect(!stand.isShown)
    }

    @Test("Where there are to be none, nothing brings them")
    func off() {
        var stand = ChromeStand(ChromeOptions(placement: .off))
        stand.tapPicture()
        stand.do(.key("tab"))
        stand.mouse(.move, at: ViewPoint(x: 1, y: 1))
        stand.mouse(.move, at: ViewPoint(x: 100, y: 100))
        #expect(!stand.isShown && stand.session.focusedTarget == nil)
        #expect(stand.session.nextDeadline(after: stand.walk.time) == nil)
    }
}
