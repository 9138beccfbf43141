import Gestures
import Platform
import Testing

@Suite("Fingers that the X server tells twice")
struct TouchRouteTests {
    private let finger = FingerID(device: 6, finger: 1)

    /// Which events of a list are believed.
    private func believed(
        _ events: [(TouchRoute.Teller, TouchPhase, isHeld: Bool)], finger: FingerID? = nil
    ) -> [Bool] {
        var route = TouchRoute()
        return events.map { teller, phase, isHeld in
            route.believes(teller, about: finger ?? self.finger, phase, isPointerHeld: isHeld)
        }
    }

    @Test("Without a held button the master tells it, and the panel is not heard")
    func ordinary() {
        let seen = believed([
            (.panel, .began, false), (.master, .began, false), (.panel, .moved, false), (.master, .moved, false),
            (.panel, .ended, false), (.master, .ended, false),
        ])
        #expect(seen == [false, true, false, true, false, true])
    }

    @Test("A master that tells a touch when it is over already, because a window manager looked first, is believed")
    func late() {
        let seen = believed([
            (.panel, .began, false), (.panel, .moved, false), (.panel, .ended, false),
            (.master, .began, false), (.master, .moved, false), (.master, .ended, false),
        ])
        #expect(seen == [false, false, false, true, true, true])
    }

    @Test(
        "While a button is held the panel tells it, and the master is not heard even when it tells all of it afterwards"
    )
    func held() {
        let seen = believed([
            (.panel, .began, true), (.panel, .moved, true), (.panel, .ended, true),
            (.master, .began, false), (.master, .moved, false), (.master, .ended, false),
        ])
        #expect(seen == [true, true, true, false, false, false])
    }

    @Test("Who has begun to tell a finger tells it to its end, whether the button is pressed or let go meanwhile")
    func changes() {
        #expect(
            believed([(.panel, .began, true), (.master, .began, false), (.panel, .moved, false)]) == [
                true, false, true,
            ])
        let pressed = believed([
            (.panel, .began, false), (.master, .began, false), (.panel, .moved, true), (.master, .moved, true),
            (.panel, .ended, true), (.master, .ended, true),
        ])
        #expect(pressed == [false, true, false, true, false, true])
    }

    @Test("Fingers are decided one by one")
    func several() {
        var route = TouchRoute()
        let other = FingerID(device: 6, finger: 2)
        #expect(route.believes(.master, about: finger, .began, isPointerHeld: false) == true)
        #expect(route.believes(.panel, about: other, .began, isPointerHeld: true) == true)
        #expect(route.believes(.master, about: other, .moved, isPointerHeld: true) == false)
        #expect(route.believes(.master, about: finger, .moved, isPointerHeld: true) == true)
        #expect(route.believes(.panel, about: other, .ended, isPointerHeld: true) == true)
    }

    @Test("A button is held from its press to its release, on whichever mouse; a wheel's never are")
    func buttons() {
        var buttons = HeldButtons()
        #expect(!buttons.isAny)
        buttons.note(4, of: 9, isDown: true)
        #expect(!buttons.isAny)
        buttons.note(1, of: 9, isDown: true)
        buttons.note(1, of: 10, isDown: true)
        buttons.note(1, of: 9, isDown: false)
        #expect(buttons.isAny)
        buttons.note(1, of: 10, isDown: false)
        #expect(!buttons.isAny)
    }
}
