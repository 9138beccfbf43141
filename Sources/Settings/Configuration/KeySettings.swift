import JSONText
import Viewing

/// What the settings say about keys: `"keys": { "ctrl+o": "fullscreen", "q": null }`.
struct KeySettings: Hashable, Sendable {
    /// The key of these settings.
    static let name = "keys"

    /// What keys do, and which do nothing.
    private(set) var actions: [KeyStroke: KeyAction?] = [:]

    /// Reads what stands under `keys`; errors say under which member.
    init(_ json: JSONValue) throws(SettingError) {
        guard let object = json.object else {
            throw SettingError(
                .badValue(key: Self.name, value: json.text, expected: "an object like { \"ctrl+f\": \"fullscreen\" }"))
        }
        for member in object.members {
            guard let stroke = KeyStroke(name: member.key) else {
                throw SettingError(.unknownStroke(member.key), under: member.key)
            }
            if actions[stroke] != nil { throw SettingError(.contradiction(stroke.name, member.key), under: member.key) }
            let action = try ActionName.read(member, KeyAction.allCases.map(\.rawValue)).flatMap(KeyAction.init)
            actions.updateValue(action, forKey: stroke)
        }
    }

    /// Nothing.
    init() {}

    /// The bindings with these settings.
    func applied(to bindings: KeyBindings) -> KeyBindings {
        var bindings = bindings
        for (stroke, action) in actions { bindings.bind(stroke, to: action) }
        return bindings
    }
}
