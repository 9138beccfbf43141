import CSDL2
import Geometry
import Gestures
import Platform
import Testing

/// Events as SDL brings them. Fingers cannot be pushed (SDL must know their device): real ones are tested end to end.
@MainActor
@Suite("Events", .serialized, .enabled(Stage.missing) { await Stage.isAvailable })
struct EventTests {
    private func events(scale: Double = 1, _ make: (inout SDL_Event) -> Void) throws -> [PlatformEvent] {
        let stage = try Stage(size: PixelSize(width: 400, height: 300), scale: scale)
        var event = SDL_Event()
        make(&event)
        SDL_PushEvent(&event)
        return stage.screen.drain()
    }

    private func key(_ symbol: SDL_Keycode, _ place: SDL_Scancode, shift: Bool = false) throws -> KeyEvent? {
        let events = try events { event in
            event.type = SDL_KEYDOWN.rawValue
            event.key.keysym.sym = symbol
            event.key.keysym.scancode = place
            event.key.keysym.mod = shift ? UInt16(KMOD_LSHIFT.rawValue) : 0
        }
        guard case .key(let key) = events.first else { return nil }
        return key
    }

    @Test("A wheel's notches may be fractions, and count upward from the person")
    func wheel() throws {
        let seen = try events { event in
            event.type = SDL_MOUSEWHEEL.rawValue
            event.wheel.preciseX = 0.25
            event.wheel.preciseY = -1.5
            event.wheel.mouseX = 30
            event.wheel.mouseY = 40
        }
        #expect(
            seen == [.wheel(WheelEvent(delta: ViewVector(dx: 0.25, dy: -1.5), position: ViewPoint(x: 30, y: 40)))])
    }

    @Test("A wheel that is turned round by the system is turned back")
    func flipped() throws {
        let seen = try events { event in
            event.type = SDL_MOUSEWHEEL.rawValue
            event.wheel.preciseY = 2
            event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
        }
        guard case .wheel(let wheel, _) = seen.first else {
            Issue.record("no wheel in \(seen)")
            return
        }
        #expect(wheel.delta.dy == -2)
    }

    @Test("The pointer is measured in points", arguments: [1.0, 2.0])
    func points(scale: Double) throws {
        let seen = try events(scale: scale) { event in
            event.type = SDL_MOUSEBUTTONDOWN.rawValue
            event.button.button = 1
            event.button.x = 100
            event.button.y = 60
        }
        let place = ViewPoint(x: 100 / scale, y: 60 / scale)
        #expect(seen == [.mouse(MouseEvent(phase: .down, button: 1, position: place))])
    }

    @Test("A mouse that SDL plays with fingers is ignored")
    func emulated() throws {
        for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
            #expect(
                try events { event in
                    event.type = type.rawValue
                    event.button.which = UInt32.max
                }.isEmpty)
        }
        #expect(
            try events { event in
                event.type = SDL_MOUSEMOTION.rawValue
                event.motion.which = UInt32.max
            }.isEmpty)
    }

    @Test("A finger of a device that SDL does not call a screen is ignored")
    func trackpad() throws {
        let seen = try events { event in
            event.type = SDL_FINGERDOWN.rawValue
            event.tfinger.touchId = 77
            event.tfinger.fingerId = 1
        }
        #expect(seen.isEmpty)
    }

    @Test("Keys mean what they say in the person's layout")
    func keys() throws {
        #expect(try key(0x2B, SDL_SCANCODE_RIGHTBRACKET)?.key == .plus, "German +")
        #expect(try key(0x3D, SDL_SCANCODE_EQUALS)?.key == .plus, "American = without shift")
        #expect(try key(0x30, SDL_SCANCODE_0)?.key == .digit(0))
        #expect(try key(0xE0, SDL_SCANCODE_0, shift: true)?.key == .digit(0), "French à, whose shift is 0")
        #expect(try key(0xE0, SDL_SCANCODE_0)?.key == .other)
        #expect(try key(0x71, SDL_SCANCODE_A)?.key == .letter("q"), "French Q is at the place of A")
        #expect(try key(0x439, SDL_SCANCODE_Q)?.key == .letter("q"), "Russian й is at the place of Q")
        #expect(try key(Int32(SDLK_KP_1.rawValue), SDL_SCANCODE_KP_1)?.key == .digit(1))
        #expect(try key(Int32(SDLK_F11.rawValue), SDL_SCANCODE_F11)?.key == .function(11))
        #expect(try key(Int32(SDLK_ESCAPE.rawValue), SDL_SCANCODE_ESCAPE)?.key == .escape)
        #expect(try key(0x71, SDL_SCANCODE_Q, shift: true)?.modifiers == .shift)
    }

    @Test("A dropped path comes byte by byte, also when it is no UTF-8")
    func drop() throws {
        let path: [UInt8] = [0x2F, 0x61, 0xFF, 0xFE, 0x20, 0x62]
        let seen = try events { event in
            event.type = SDL_DROPFILE.rawValue
            let text = SDL_malloc(path.count + 1).assumingMemoryBound(to: CChar.self)
            for (index, byte) in (path + [0]).enumerated() { text[index] = CChar(bitPattern: byte) }
            event.drop.file = text
        }
        #expect(seen == [.dropped(path: path)])
    }

    @Test("Losing the focus, hiding and closing are told")
    func window() throws {
        let wanted: [(SDL_WindowEventID, [PlatformEvent])] = [
            (SDL_WINDOWEVENT_FOCUS_LOST, [.focusLost]), (SDL_WINDOWEVENT_MINIMIZED, [.hidden]),
            (SDL_WINDOWEVENT_RESTORED, [.shown]), (SDL_WINDOWEVENT_EXPOSED, [.exposed]),
            (SDL_WINDOWEVENT_SIZE_CHANGED, [.resized]), (SDL_WINDOWEVENT_ENTER, []),
        ]
        for (id, events) in wanted {
            #expect(
                try self.events { event in
                    event.type = SDL_WINDOWEVENT.rawValue
                    event.window.event = UInt8(id.rawValue)
                } == events)
        }
        #expect(try events { $0.type = SDL_QUIT.rawValue } == [.quit])
    }
}
