/// A key with what is held with it, by a name that can be written down: "r", "shift+r", "ctrl++", "pageup".
public struct KeyStroke: Hashable, Sendable {
    /// Keys that change what another key means, in the order in which a name has them.
    public enum Modifier: String, Hashable, Sendable, CaseIterable {
        case control = "ctrl"
        case alt
        case logo
        case shift
    }

    /// The key: its character ("+", "0", "a") or one of `namedKeys`.
    public let key: String
    /// What is held with it.
    public let modifiers: Set<Modifier>

    /// A key with modifiers. The key is not checked: one that no keyboard has is never pressed.
    public init(_ key: String, _ modifiers: Set<Modifier> = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The stroke of a name as a person writes it: capitals do not matter, nor does the order of the modifiers; nil when there is no such key.
    public init?(name: String) {
        var rest = name.lowercased()[...]
        var modifiers: Set<Modifier> = []
        while let plus = rest.dropFirst().firstIndex(of: "+"), let modifier = Modifier(rawValue: String(rest[..<plus]))
        {
            modifiers.insert(modifier)
            rest = rest[rest.index(after: plus)...]
        }
        guard Self.keys.contains(String(rest)) else { return nil }
        self.init(String(rest), modifiers)
    }

    /// The name by which it is written down: modifiers first, all in lower case.
    public var name: String {
        (Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [key]).joined(separator: "+")
    }

    /// The same without one of the modifiers.
    func without(_ modifier: Modifier) -> KeyStroke { KeyStroke(key, modifiers.subtracting([modifier])) }

    /// The keys that are called by a word.
    public static let namedKeys =
        [
            "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "space", "enter", "escape", "backspace",
            "delete", "tab",
        ] + (1...12).map { "f\($0)" }

    /// All keys that have a name.
    private static let keys = Set(namedKeys + "+-.,?0123456789abcdefghijklmnopqrstuvwxyz".map(String.init))
}
