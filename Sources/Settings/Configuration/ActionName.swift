import JSONText

/// Names of actions in the settings.
enum ActionName {
    /// The name, one of those that are known; nil for `null`, which stands for nothing.
    static func read(_ member: JSONObject.Member, _ known: [String]) throws(SettingError) -> String? {
        if member.value == .null { return nil }
        if let name = member.value.string, known.contains(name) { return name }
        let nearest = member.value.string.flatMap { Spelling.nearest(to: $0, among: known) }
        throw SettingError(
            .unknownAction(key: member.key, value: member.value.text, nearest: nearest, known: known),
            under: member.key)
    }
}
