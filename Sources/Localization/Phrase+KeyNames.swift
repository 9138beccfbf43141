extension Phrase {
    /// What is printed on keys that have a name; letters, digits and function keys say themselves.
    static let keyNames = [
        Phrase("key.ctrl", "Ctrl"), Phrase("key.alt", "Alt"), Phrase("key.logo", "Super"), Phrase("key.shift", "Shift"),
        Phrase("key.left", "←"), Phrase("key.right", "→"), Phrase("key.up", "↑"), Phrase("key.down", "↓"),
        Phrase("key.home", "Home"), Phrase("key.end", "End"), Phrase("key.pageup", "Page Up"),
        Phrase("key.pagedown", "Page Down"), Phrase("key.space", "Space"), Phrase("key.enter", "Enter"),
        Phrase("key.escape", "Esc"), Phrase("key.backspace", "Backspace"), Phrase("key.delete", "Delete"),
        Phrase("key.tab", "Tab"), Phrase("key.-", "−"),
    ]

    private static let keyNamesByKey = Dictionary(uniqueKeysWithValues: keyNames.map { ($0.key, $0) })

    /// What is printed on a key or a modifier of a name ("pageup", "shift"); nil for one that says itself.
    public static func keyName(_ name: String) -> Phrase? { keyNamesByKey["key.\(name)"] }
}
