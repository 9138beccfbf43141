import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("A trackpad's pinch")
struct TrackpadTests {
    private func stand() throws -> Stand {
        Stand(
            try Situation(picture: (6000, 4000), view: (1280, 800)), zoom: 0.5, center: ContentPoint(x: 3000, y: 2000))
    }

    @Test("It zooms and turns about the pointer, and settles as fingers do")
    func pinch() throws {
        var stand = try stand()
        let pointer = at(400, 300)
        let held = stand.camera.contentPoint(at: pointer)
        stand.send(.pinch(PinchEvent(phase: .began, position: pointer)), at: 2000)
        #expect(!stand.navigator.isSettled)
        stand.send(.pinch(PinchEvent(phase: .changed, scale: 1.5, rotation: 75, position: pointer)), at: 2016)
        #expect(abs(stand.camera.zoom - 0.75) < 1e-9)
        #expect(abs(stand.camera.rotation.degrees - 60) < 1e-9)
        #expect((stand.camera.viewPoint(of: held) - pointer).length < 1e-9)
        #expect(stand.navigator.activity == .transform)
        stand.send(.pinch(PinchEvent(phase: .ended, scale: 1.5, rotation: 75, position: pointer)), at: 2100)
        try stand.settle()
        #expect(stand.camera.rotation.degrees == 90)
        #expect(stand.navigator.isSettled)
    }

    @Test("A pinch whose beginning was lost does nothing")
    func lostBeginning() throws {
        var stand = try stand()
        let before = stand.navigator.camera
        stand.send(.pinch(PinchEvent(phase: .changed, scale: 3, position: at(1, 1))), at: 2000)
        stand.send(.pinch(PinchEvent(phase: .ended, scale: 3, position: at(1, 1))), at: 2010)
        #expect(stand.camera == before && stand.navigator.isSettled)
    }

    @Test("Fingers on the glass take over from a pinch without a jump; its later events are ignored")
    func takenOver() throws {
        var stand = try stand()
        stand.send(.pinch(PinchEvent(phase: .began, position: at(400, 300))), at: 2000)
        stand.send(.pinch(PinchEvent(phase: .changed, scale: 30, position: at(400, 300))), at: 2016)
        let shown = stand.camera
        stand.land([at(300, 300), at(500, 300)], at: 2032)
        #expect(stand.camera == shown)
        stand.send(.pinch(PinchEvent(phase: .changed, scale: 1, position: at(400, 300))), at: 2048)
        #expect(stand.camera == shown)
        stand.place([at(300, 310), at(500, 310)], at: 2064)
        #expect(abs(stand.camera.offset.y - shown.offset.y - 10) < 1e-6)
    }

    @Test("A pinch that is cancelled, or ends beyond the limits, settles legally", arguments: GesturePhase.allCases)
    func cancelled(phase: GesturePhase) throws {
        guard phase == .ended || phase == .cancelled else { return }
        var stand = try stand()
        stand.send(.pinch(PinchEvent(phase: .began, position: at(400, 300))), at: 2000)
        stand.send(.pinch(PinchEvent(phase: .changed, scale: 0.01, position: at(500, 300))), at: 2016)
        stand.send(.pinch(PinchEvent(phase: phase, scale: 0.01, position: at(500, 300))), at: 2032)
        try stand.settle()
        try stand.situation.holdLegal(stand.camera, limits: stand.navigator.limits, "after a pinch")
    }
}
