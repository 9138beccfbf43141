import Platform
import Viewing

extension KeyBindings {
    /// What a key of the platform asks for, or nil.
    static func event(for event: KeyEvent) -> ViewingEvent? {
        // A combination with Control and the like belongs to the desktop, except for the usual zoom keys.
        let isCombination = !event.modifiers.isDisjoint(with: [.control, .alt, .logo])
        guard let name = name(of: event.key) else { return nil }
        // With Shift a key may mean something else; where it does not, it means the same.
        let shifted = event.modifiers.contains(.shift) ? Self.event(for: "shift+\(name)") : nil
        guard let found = shifted ?? Self.event(for: name) else { return nil }
        switch found {
        case .command(.step), .command(.stepOrMove), .command(.stepFrame):
            return isCombination ? nil : found
        case .command:
            // A held key must not flicker between window and full screen.
            return isCombination || event.isRepeat ? nil : found
        default:
            let isZoom = ["+", "-", "0"].contains(name) && event.modifiers.isDisjoint(with: [.alt, .logo])
            return isCombination && !isZoom ? nil : found
        }
    }

    fileprivate static func name(of key: Key) -> String? {
        switch key {
        case .plus: "+"
        case .minus: "-"
        case .digit(let digit): "\(digit)"
        case .letter(let letter): String(letter)
        case .left: "left"
        case .right: "right"
        case .up: "up"
        case .down: "down"
        case .home: "home"
        case .end: "end"
        case .pageUp: "pageup"
        case .pageDown: "pagedown"
        case .escape: "escape"
        case .space: "space"
        case .enter: "return"
        case .backspace: "backspace"
        case .period: "."
        case .comma: ","
        case .function(let number): "f\(number)"
        default: nil
        }
    }
}

extension ListBindings {
    /// What a key of the platform asks of the list, or nil.
    static func event(for event: KeyEvent) -> ViewingEvent? {
        // A combination belongs to the desktop; a held key goes on choosing but opens once.
        guard event.modifiers.isDisjoint(with: [.control, .alt, .logo]), let name = KeyBindings.name(of: event.key),
            let command = command(for: name)
        else { return nil }
        return event.isRepeat && (command == .open || command == .leave) ? nil : .list(command)
    }
}
