import Geometry
import Gestures
import Navigation
import Testing
import Viewing

@Suite("Gestures that a person has bound")
struct GestureBindingsTests {
    private func session(_ gestures: GestureBindings) -> Session {
        var options = ZoomOptions.standard
        options.taps = gestures.taps
        var session = Session(options: options, view: ViewSize(width: 800, height: 600), scale: 1)
        session.gestures = gestures
        let facts = PictureFacts(size: PixelSize(width: 2000, height: 1000), format: "jpeg", hasAlpha: false)
        for case .load(let id, _, _) in session.handle(.open(path: Array("/a.jpg".utf8)), at: 0) {
            _ = session.handle(.loading(id, .opened(facts)), at: 0)
            _ = session.handle(.loading(id, .rows(level: 2, 0..<250)), at: 0)
            _ = session.handle(.loading(id, .done), at: 0)
        }
        return session
    }

    private func bindings(_ gesture: BoundGesture, _ meaning: GestureBindings.Meaning) -> GestureBindings {
        var bindings = GestureBindings()
        bindings[gesture] = meaning
        return bindings
    }

    /// A tap in the middle from a time on; what comes of it, and of a frame at its end and long after it.
    private func tap(_ session: inout Session, fingers: Int = 1, from time: Double, to end: Double) -> [ViewingEffect] {
        var effects: [ViewingEffect] = []
        for (phase, moment) in [(TouchPhase.began, time), (.ended, end)] {
            effects += session.advance(to: moment)
            for finger in 1...fingers {
                let place = ViewPoint(x: 400 + 40 * Double(finger), y: 300)
                let touch = Touch(finger: FingerID(finger: Int64(finger)), phase: phase, position: place)
                effects += session.handle(.navigation(.touch(touch)), at: moment)
            }
        }
        return effects
    }

    @Test("A double tap that is bound does that, and the picture stays where it is")
    func doubleTap() {
        var session = session(bindings(.doubleTap, .action(.fullscreen)))
        let zoom = session.navigator.camera.zoom
        var effects = tap(&session, from: 1000, to: 1050)
        effects += tap(&session, from: 1150, to: 1200)
        effects += session.advance(to: 3000)
        #expect(effects.contains(.setFullscreen(true)))
        #expect(session.navigator.camera.zoom == zoom)
    }

    @Test("A tap that is bound is done once it is known to be no double tap, by a frame alone")
    func tap() {
        var session = session(bindings(.tap, .action(.fullscreen)))
        #expect(!tap(&session, from: 1000, to: 1050).contains(.setFullscreen(true)))
        #expect(session.advance(to: 2000).contains(.setFullscreen(true)))
    }

    @Test("Where a double tap is nothing, a tap does not wait for a second one")
    func nothing() {
        var gestures = bindings(.doubleTap, .nothing)
        gestures[.tap] = .action(.fullscreen)
        var session = session(gestures)
        #expect(tap(&session, from: 1000, to: 1050).contains(.setFullscreen(true)))
        #expect(tap(&session, from: 1150, to: 1200).contains(.setFullscreen(false)))
    }

    @Test(
        "A two-finger tap that is nothing leaves the picture, a long press that is bound acts while the finger is down")
    func others() {
        var gestures = bindings(.twoFingerTap, .nothing)
        gestures[.longPress] = .action(.fullscreen)
        var session = session(gestures)
        _ = session.handle(
            .navigation(.zoomTo(ZoomRequest(zoom: 2, place: .anchor(ViewPoint(x: 400, y: 300))), isAnimated: false)),
            at: 900)
        let zoom = session.navigator.camera.zoom
        _ = tap(&session, fingers: 2, from: 1000, to: 1050)
        _ = session.advance(to: 3000)
        #expect(session.navigator.camera.zoom == zoom)
        let touch = Touch(finger: FingerID(finger: 1), phase: .began, position: ViewPoint(x: 400, y: 300))
        _ = session.handle(.navigation(.touch(touch)), at: 4000)
        #expect(session.advance(to: 5000).contains(.setFullscreen(true)))
    }

    @Test("Three fingers that swipe on a trackpad turn no page when that is nothing")
    func swipe() {
        var session = session(bindings(.threeFingerSwipe, .nothing))
        let swipe = SwipeEvent(phase: .began, translation: ViewVector(dx: -300, dy: 0))
        #expect(session.handle(.navigation(.swipe(swipe)), at: 1000) == [])
        #expect(self.session(GestureBindings()).gestures[.threeFingerSwipe] == .usual)
    }
}
