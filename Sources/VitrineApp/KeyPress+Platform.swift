import Platform
import Viewing

extension KeyPress {
    /// A key of the platform; nil for one without a name.
    init?(_ event: KeyEvent) {
        guard let name = KeyStroke.name(of: event.key) else { return nil }
        self.init(KeyStroke(name, KeyStroke.modifiers(event.modifiers)), isRepeat: event.isRepeat)
    }
}

extension KeyStroke {
    fileprivate static func modifiers(_ held: KeyModifiers) -> Set<Modifier> {
        let all: [(KeyModifiers, Modifier)] = [
            (.control, .control), (.alt, .alt), (.logo, .logo), (.shift, .shift),
        ]
        return Set(all.filter { held.contains($0.0) }.map(\.1))
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
        case .space: "space"
        case .enter: "enter"
        case .escape: "escape"
        case .backspace: "backspace"
        case .delete: "delete"
        case .tab: "tab"
        case .period: "."
        case .comma: ","
        case .question: "?"
        case .function(let number): "f\(number)"
        case .other: nil
        }
    }
}
