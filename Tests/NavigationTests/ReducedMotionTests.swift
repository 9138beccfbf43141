import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Reduced motion")
struct ReducedMotionTests {
    private func stand(_ situation: Situation) -> Stand {
        var stand = Stand(situation)
        stand.navigator = Navigator(
            options: situation.options, motion: MotionSettings(reducesMotion: true), view: situation.view,
            scale: situation.scale)
        stand.send(.picture(situation.picture), at: stand.time)
        return stand
    }

    @Test("Nothing moves by itself: after a lift there are at most two views, the one let go and the one at rest")
    func noMoves() throws {
        try forAll(cases: 2000, seed: 1901) { random in
            let situation = try Situation(&random)
            var stand = stand(situation)
            stand.play(FingerStream.make(&random, in: situation.view, start: 2000, cancels: true))
            var views = [stand.camera]
            let end = stand.time + 5000
            while stand.navigator.isMoving || stand.navigator.nextDeadline != nil {
                try hold(stand.time < end, "does not rest")
                stand.wait(7)
                if views.last != stand.camera { views.append(stand.camera) }
            }
            // A tap that has waited may act once more.
            let taps = stand.gestures.count { $0 == .doubleTap || $0 == .twoFingerTap }
            try hold(views.count <= 2 + min(taps, 1), "\(views.count) views, \(situation)")
            try situation.holdLegal(stand.camera, limits: stand.navigator.limits, "at rest")
        }
    }

    @Test("A fling stays where it was let go; a bounce and an animation become a cross-fade of 200 ms")
    func crossFade() throws {
        var stand = stand(try Situation(picture: (4000, 3000), view: (800, 600)))
        stand.send(.zoomTo(ZoomRequest(zoom: 0.5, place: .center(ContentPoint(x: 2000, y: 1500)))), at: 2000)
        stand.wait(16)
        #expect(stand.camera.zoom == 0.5)
        #expect(stand.navigator.activity == .animate)
        let fade = try #require(stand.navigator.crossFade)
        #expect(fade.start == 2000)
        #expect(abs(fade.opacity(at: stand.time) - (200 - 16) / 200) < 1e-9)
        stand.wait(184)
        #expect(stand.navigator.crossFade == nil && stand.navigator.isSettled)
        stand.fling(from: at(400, 300), by: Array(repeating: ViewVector(dx: 8, dy: 0), count: 8))
        let released = stand.camera
        stand.wait(500)
        #expect(stand.camera == released)
    }

    @Test(
        "A picture that is let go in full motion stays there, without a fade, also when it was drawn as of the frames")
    func releaseInMotion() throws {
        let situation = try Situation(picture: (4000, 3000), view: (800, 600))
        var navigator = Navigator(
            options: situation.options, motion: MotionSettings(resamplesTouches: true, reducesMotion: true),
            view: situation.view, scale: 1)
        _ = navigator.handle(.picture(situation.picture), at: 0)
        let middle = ZoomRequest(zoom: 0.5, place: .center(ContentPoint(x: 2000, y: 1500)))
        _ = navigator.handle(.zoomTo(middle, isAnimated: false), at: 0)
        _ = navigator.advance(to: 1)
        for step in 0...12 {
            let time = 1000 + Double(step) * 8
            let touch = Touch(
                finger: FingerID(finger: 1), phase: step == 0 ? .began : step == 12 ? .ended : .moved,
                position: at(600 - Double(min(step, 11)) * 10, 300), time: time)
            _ = navigator.handle(.touch(touch), at: time)
            if step < 12 { _ = navigator.advance(to: time + 1) }
        }
        #expect(navigator.crossFade == nil)
        for frame in 1...3 { _ = navigator.advance(to: 1096 + Double(frame) * 16) }
        #expect(navigator.isSettled)
        #expect(abs(navigator.camera.offset.x - (-600 - 100)) < 1e-9)
    }

    @Test("A tap in mid-fade acts on the view that fades in")
    func touchInFade() throws {
        var stand = stand(try Situation(picture: (4000, 3000), view: (800, 600)))
        stand.send(.command(.plus), at: 2000)
        stand.sendWithoutFrame(
            .touch(Touch(finger: FingerID(finger: 1), phase: .began, position: at(400, 300))), at: 2000)
        #expect(abs(stand.camera.zoom - 0.3) < 1e-12)
        stand.touch(1, .moved, at(400, 330), at: 2016)
        #expect(abs(stand.camera.zoom - 0.3) < 1e-12)
    }

    @Test("Everything still works: double tap, keys, turns, pinches end where they would with motion")
    func sameEnds() throws {
        try forAll(cases: 2000, seed: 1902) { random in
            let situation = try Situation(&random)
            var moving = Stand(situation)
            var reduced = stand(situation)
            let place = at(random.unit() * situation.view.width, random.unit() * situation.view.height)
            let inputs: [NavigationInput] = [
                .command(.plus), .command(.left), .turn(quarterTurns: 1), .command(.fill), .command(.minus),
                .zoomTo(ZoomRequest(zoom: random.double(in: 0.05...3), place: .anchor(place))), .command(.home),
            ]
            for _ in 0..<6 {
                if random.chance(0.4) {
                    try moving.doubleTap(place)
                    try reduced.doubleTap(place)
                } else if let input = random.element(of: inputs) {
                    moving.send(input, at: moving.time + 1000)
                    reduced.send(input, at: reduced.time + 1000)
                    try moving.settle()
                    try reduced.settle()
                }
                try holdSame(reduced.camera, moving.camera, within: 1e-9, "\(situation)")
            }
        }
    }
}
