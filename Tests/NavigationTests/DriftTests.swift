import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("A view that drifts, and a picture that fades away")
struct DriftTests {
    private func stand(_ situation: Situation, number: Int = 0, duration: Double = 6000) -> Stand {
        var stand = Stand(situation)
        stand.send(.drift(DriftRequest(number: number, duration: duration)), at: stand.time)
        return stand
    }

    @Test("Every view on the way is a legal one, and no step is larger than a slow movement makes it")
    func legalAndContinuous() throws {
        try forAll(cases: 400, seed: 4101) { random in
            let situation = try Situation(&random)
            let number = random.int(in: 0...100_000)
            var stand = stand(situation, number: number)
            let farthest = situation.view.width + situation.view.height
            var before = stand.camera
            for _ in 0..<400 {
                stand.wait(16)
                try situation.holdLegal(stand.camera, limits: stand.navigator.limits, "drift \(number)")
                let center = ContentPoint(
                    x: situation.contentSize.width / 2, y: situation.contentSize.height / 2)
                let way = stand.camera.viewPoint(of: center) - before.viewPoint(of: center)
                try hold(way.length < farthest * 0.02, "a step of \(way.length) in \(situation)")
                try hold(abs(stand.camera.zoom / before.zoom - 1) < 0.01, "zoom \(before.zoom) to \(stand.camera.zoom)")
                before = stand.camera
            }
            try hold(!stand.navigator.isMoving, "does not end")
        }
    }

    @Test("Even numbers begin with the start view, odd ones end with it, and the same number is the same way")
    func ends() throws {
        let situation = try Situation(picture: (4000, 3000), view: (800, 600))
        let home = Stand(situation).camera
        var even = stand(situation, number: 6)
        #expect(even.camera == home)
        even.wait(6000)
        #expect(even.camera.zoom > home.zoom * 1.1)
        var odd = stand(situation, number: 7)
        #expect(odd.camera.zoom > home.zoom * 1.1)
        odd.wait(6000)
        #expect(odd.camera == home)
        #expect(odd.navigator.isHome)
        #expect(stand(situation, number: 7).camera == stand(situation, number: 7).camera)
        #expect(stand(situation, number: 7).camera != stand(situation, number: 9).camera)
    }

    @Test("A finger catches it exactly where it is displayed; a tap on it is a tap")
    func catching() throws {
        let situation = try Situation(picture: (4000, 3000), view: (800, 600))
        var stand = stand(situation)
        stand.wait(2345)
        let shown = stand.camera
        let place = ViewPoint(x: 400, y: 300)
        let finger = FingerID(device: 0, finger: 1)
        stand.sendWithoutFrame(.touch(Touch(finger: finger, phase: .began, position: place)), at: stand.time + 9)
        #expect(stand.camera == shown)
        stand.wait(50)
        #expect(stand.camera == shown)
        stand.send(.touch(Touch(finger: finger, phase: .ended, position: place)), at: stand.time)
        stand.wait(1000)
        #expect(stand.gestures == [.tap])
        #expect(stand.camera == shown)
        #expect(!stand.navigator.isMoving)
    }

    @Test("Whatever else moves the picture begins where it is: the wheel, a key, a pinch, the mouse")
    func takingOver() throws {
        let situation = try Situation(picture: (4000, 3000), view: (800, 600))
        let place = ViewPoint(x: 200, y: 500)
        let inputs: [NavigationInput] = [
            .wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 1), position: place)), .command(.plus),
            .pinch(PinchEvent(phase: .began, scale: 1, rotation: 0, position: place)),
            .mouse(MouseEvent(phase: .down, button: 1, position: place)), .drift(nil), .reducedMotion(true),
        ]
        for input in inputs {
            var stand = stand(situation)
            stand.wait(2000)
            let shown = stand.camera
            stand.send(input, at: stand.time)
            #expect(!stand.navigator.isDrifting, "\(input)")
            let change = abs(stand.camera.zoom / shown.zoom - 1)
            #expect(change < 0.21, "\(input): \(change)")
        }
    }

    @Test("With reduced motion, or under a finger, nothing drifts")
    func still() throws {
        let situation = try Situation(picture: (4000, 3000), view: (800, 600))
        var stand = Stand(situation)
        stand.send(.reducedMotion(true), at: stand.time)
        stand.send(.drift(DriftRequest(number: 0, duration: 5000)), at: stand.time)
        #expect(!stand.navigator.isMoving)
        var held = Stand(situation)
        let finger = FingerID(device: 0, finger: 1)
        held.send(.touch(Touch(finger: finger, phase: .began, position: ViewPoint(x: 4, y: 4))), at: held.time)
        held.send(.drift(DriftRequest(number: 0, duration: 5000)), at: held.time)
        #expect(!held.navigator.isDrifting)
    }

    @Test("The picture before goes on drifting while it fades away, and the new one lies at its start view")
    func fading() throws {
        let situation = try Situation(picture: (4000, 3000), view: (800, 600))
        var stand = stand(situation)
        stand.wait(3000)
        let before = stand.camera
        stand.send(.fade(milliseconds: 800), at: stand.time)
        stand.send(.picture(PixelSize(width: 3000, height: 4000)), at: stand.time)
        #expect(stand.navigator.outgoingCamera == before)
        #expect(stand.navigator.isHome)
        #expect(stand.navigator.crossFade?.opacity(at: stand.time) == 1)
        stand.wait(400)
        #expect(stand.navigator.outgoingCamera.map { $0.zoom > before.zoom } == true)
        #expect(stand.navigator.crossFade.map { abs($0.opacity(at: stand.time) - 0.5) < 0.01 } == true)
        stand.wait(401)
        #expect(stand.navigator.outgoingCamera == nil && stand.navigator.crossFade == nil)
        #expect(!stand.navigator.isMoving)
    }

    @Test("Another picture that just comes ends the fading")
    func interrupted() throws {
        var stand = Stand(try Situation(picture: (4000, 3000), view: (800, 600)))
        stand.send(.fade(milliseconds: 800), at: stand.time)
        stand.send(.picture(PixelSize(width: 3000, height: 4000)), at: stand.time)
        stand.wait(100)
        stand.send(.picture(PixelSize(width: 300, height: 400)), at: stand.time)
        #expect(stand.navigator.outgoingCamera == nil && !stand.navigator.isMoving)
    }
}
