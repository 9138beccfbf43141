internal import CSDL2

extension KeyEvent {
    /// The key of an SDL event.
    init(_ event: SDL_KeyboardEvent) {
        let modifiers = KeyModifiers(UInt32(event.keysym.mod))
        self.init(
            key: Key(event.keysym, isShifted: modifiers.contains(.shift)), modifiers: modifiers,
            isRepeat: event.repeat != 0)
    }
}

extension KeyModifiers {
    /// The modifiers of SDL's bits; the left and the right key of each are one.
    init(_ bits: UInt32) {
        self = []
        if bits & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
        if bits & KMOD_CTRL.rawValue != 0 { insert(.control) }
        if bits & KMOD_ALT.rawValue != 0 { insert(.alt) }
        if bits & KMOD_GUI.rawValue != 0 { insert(.logo) }
    }
}

extension Key {
    init(_ symbol: SDL_Keysym, isShifted: Bool) {
        if isShifted, Self.questionKeys.contains(symbol.sym) {
            self = .question
        } else {
            self =
                Self.named[UInt32(bitPattern: symbol.sym)]
                ?? Self.character(symbol.sym, symbol.scancode, isShifted: isShifted)
        }
    }

    /// What the key says without Shift that says ? with it: /, as on English keyboards, ß, as on German ones, or ', as on Spanish and Italian
    /// ones. SDL does not tell what a key says with Shift, unless text is being typed.
    private static let questionKeys: Set<SDL_Keycode> = [0x2F, 0xDF, 0x27]

    private static func character(_ code: SDL_Keycode, _ place: SDL_Scancode, isShifted: Bool) -> Key {
        if let digit = digit(at: place), isShifted, !(0x30...0x39).contains(code), isCharacter(code) {
            // Layouts whose digits need the shift key.
            return .digit(digit)
        }
        switch code {
        case 0x30...0x39: return .digit(Int(code) - 0x30)
        case 0x61...0x7A: return letter(Int(code) - 0x61)
        case 0x80..<0x4000_0000:
            let index = Int(place.rawValue) - Int(SDL_SCANCODE_A.rawValue)
            return (0..<26).contains(index) ? letter(index) : .other
        default: return .other
        }
    }

    private static func letter(_ index: Int) -> Key {
        .letter(Character(Unicode.Scalar(UInt8(0x61 + index))))
    }

    private static func isCharacter(_ code: SDL_Keycode) -> Bool { code > 0 && code < 0x4000_0000 }

    /// The digit row begins with 1 and ends with 0.
    private static func digit(at place: SDL_Scancode) -> Int? {
        let index = Int(place.rawValue) - Int(SDL_SCANCODE_1.rawValue)
        return (0..<10).contains(index) ? (index + 1) % 10 : nil
    }

    private static let named: [UInt32: Key] = {
        var keys: [UInt32: Key] = [:]
        let names: [(SDL_KeyCode, Key)] = [
            (SDLK_PLUS, .plus), (SDLK_EQUALS, .plus), (SDLK_KP_PLUS, .plus), (SDLK_MINUS, .minus),
            (SDLK_KP_MINUS, .minus), (SDLK_KP_0, .digit(0)), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up),
            (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp),
            (SDLK_PAGEDOWN, .pageDown), (SDLK_SPACE, .space), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter),
            (SDLK_ESCAPE, .escape), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_TAB, .tab),
            (SDLK_PERIOD, .period), (SDLK_COMMA, .comma), (SDLK_QUESTION, .question),
        ]
        for (code, key) in names { keys[code.rawValue] = key }
        for number in 1...9 { keys[SDLK_KP_1.rawValue + UInt32(number - 1)] = .digit(number) }
        for number in 1...12 { keys[SDLK_F1.rawValue + UInt32(number - 1)] = .function(number) }
        return keys
    }()
}
