import Geometry
import Gestures
import Motion
import Navigation
import TestSupport
import Testing

@Suite("Pages among the other ways to move")
struct PageMotionTests {
    private func stand(_ motion: MotionSettings) throws -> Stand {
        var stand = try Stand.pages()
        stand.navigator = Navigator(
            options: stand.situation.options, motion: motion, view: stand.situation.view, scale: 1)
        stand.send(.picture(stand.situation.picture), at: 1000)
        stand.send(.pages(stand.sides), at: 1000)
        return stand
    }

    private func touch(_ stand: inout Stand, _ phase: TouchPhase, _ x: Double, at time: Double) {
        let touch = Touch(finger: FingerID(finger: 1), phase: phase, position: at(x, 300), time: time)
        stand.sendWithoutFrame(.touch(touch), at: time)
    }

    @Test(
        "Touches with times of their own are drawn as of the frame: a page under an even finger moves evenly, and not by a lift"
    )
    func resampled() throws {
        var stand = try stand(MotionSettings(resamplesTouches: true))
        touch(&stand, .began, 700, at: 2000)
        for step in 1...12 { touch(&stand, .moved, 700 - Double(step) * 16, at: 2000 + Double(step) * 8) }
        #expect(stand.navigator.pageDisplacement == 0 && stand.navigator.isMoving)
        stand.advance(to: 2096)
        let first = stand.navigator.pageDisplacement
        // The finger goes 2 pt/ms, is drawn 5 ms late, and the slop is taken off.
        #expect(abs(first + 182 - 10) < 1e-9)
        touch(&stand, .moved, 700 - 13 * 16, at: 2104)
        stand.advance(to: 2107)
        #expect(abs(stand.navigator.pageDisplacement - first + 22) < 1e-9)
        let shown = stand.navigator.pageDisplacement
        touch(&stand, .ended, 700 - 13 * 16, at: 2107)
        #expect(stand.turns == 1)
        // The new page, where the neighbor was drawn.
        #expect(abs(stand.navigator.pageDisplacement - shown - 816) < 1e-9)
        stand.advance(to: 2110)
        let way = stand.navigator.pageDisplacement - shown - 816
        #expect(way < 0 && way > -3 * 2.5, "goes on at the speed of the finger, from where it was drawn: \(way)")
        try stand.settle()
        #expect(stand.navigator.isHome)
    }

    @Test("A finger that rests is shown where it is, and a second one that lands moves nothing")
    func resampledRest() throws {
        var stand = try stand(MotionSettings(resamplesTouches: true))
        touch(&stand, .began, 700, at: 2000)
        for step in 1...12 { touch(&stand, .moved, 700 - Double(step) * 16, at: 2000 + Double(step) * 8) }
        stand.advance(to: 2200)
        #expect(abs(stand.navigator.pageDisplacement + 182) < 1e-9 && !stand.navigator.isMoving)
        stand.touch(2, .began, at(100, 100), at: 2210)
        stand.advance(to: 2220)
        #expect(abs(stand.navigator.pageDisplacement + 182) < 1e-9 && stand.navigator.activity == .page)
    }

    @Test("With reduced motion a page follows the finger as ever, and is in its place in the frame after the lift")
    func reduced() throws {
        for (way, turns) in [(-300.0, 0), (-500, 1)] {
            var stand = try stand(MotionSettings(reducesMotion: true))
            stand.drawPage(by: way, from: at(700, 300))
            #expect(abs(stand.navigator.pageDisplacement - way) < 1e-9)
            stand.liftFinger()
            stand.wait(1)
            #expect(stand.turns == turns && stand.navigator.pageDisplacement == 0)
            try stand.settle()
            #expect(stand.navigator.isHome)
        }
    }

    @Test(
        "A trackpad's pinch while a page settles takes the picture as it is displayed; one while a swipe drags it ends the swipe"
    )
    func trackpadPinch() throws {
        var stand = try Stand.pages()
        stand.drawPage(by: -500, from: at(700, 300))
        stand.liftFinger()
        stand.wait(40)
        let shown = stand.camera
        stand.send(.pinch(PinchEvent(phase: .began, position: at(400, 300))), at: stand.time)
        try holdSame(stand.camera, shown, within: 1e-9, "jumps")
        stand.send(.pinch(PinchEvent(phase: .changed, scale: 1.5, position: at(400, 300))), at: stand.time + 8)
        #expect(abs(stand.camera.zoom / shown.zoom - 1.5) < 1e-9)
        stand.send(.pinch(PinchEvent(phase: .ended, scale: 1.5, position: at(400, 300))), at: stand.time + 8)
        try stand.settle()
        #expect(stand.index == 2)
        stand.send(.command(.home, isAnimated: false), at: stand.time)
        stand.send(.swipe(SwipeEvent(phase: .began, translation: .zero)), at: stand.time)
        stand.send(.swipe(SwipeEvent(phase: .changed, translation: ViewVector(dx: 300, dy: 0))), at: stand.time + 8)
        let drawn = stand.camera
        #expect(stand.navigator.activity == .page)
        stand.send(.pinch(PinchEvent(phase: .began, position: at(400, 300))), at: stand.time)
        try holdSame(stand.camera, drawn, within: 1e-9, "jumps")
        #expect(stand.navigator.activity == .transform)
        stand.send(.pinch(PinchEvent(phase: .ended, position: at(400, 300))), at: stand.time + 8)
        try stand.settle()
        #expect(stand.navigator.isHome && stand.index == 2)
    }

    @Test(
        "A picture that was turned pages by its turned outline, leaves as it lies, and is turned when one goes back at once"
    )
    func turned() throws {
        var stand = try Stand.pages()
        stand.send(.turn(quarterTurns: 1, isAnimated: false), at: 1500)
        let lay = stand.camera
        #expect(lay.rotation.degrees == 90)
        stand.drawPage(by: -500, from: at(700, 300))
        #expect(stand.navigator.activity == .page && abs(stand.camera.offset.x - lay.offset.x + 500) < 1e-9)
        stand.liftFinger()
        #expect(stand.camera.rotation == .none)
        #expect(stand.navigator.cameraOfLeftPage(on: .previous)?.rotation.degrees == 90)
        stand.wait(10)
        stand.touch(1, .began, at(100, 300), at: stand.time)
        for step in 1...8 { stand.touch(1, .moved, at(100 + Double(step) * 40, 300), at: stand.time + 8) }
        stand.liftFinger()
        #expect(stand.gestures == [.pageNext, .pagePrevious])
        try stand.settle()
        #expect(stand.camera == lay)
    }
}
