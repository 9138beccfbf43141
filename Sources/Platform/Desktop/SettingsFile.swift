/// Reads the files of groups and keys in which toolkits keep their settings: GTK's `settings.ini`, KDE's `kdeglobals`.
public enum SettingsFile {
    /// The text of a key in a group; of a key given twice the last one counts.
    public static func value(of key: String, group: String, in text: String) -> String? {
        var isInGroup = false
        var found: String?
        for line in text.split(whereSeparator: \.isNewline) {
            let line = trimmed(line)
            if line.hasPrefix("[") {
                isInGroup = line == "[\(group)]"
                continue
            }
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard isInGroup, parts.count == 2, trimmed(parts[0]) == key else { continue }
            found = trimmed(parts[1])
        }
        return found
    }

    /// What GTK's file says about animations.
    public static func gtkAnimations(in text: String) -> Bool? {
        switch value(of: "gtk-enable-animations", group: "Settings", in: text) {
        case "0", "false", "FALSE", "False": false
        case "1", "true", "TRUE", "True": true
        default: nil
        }
    }

    /// What KDE's file says about animations.
    public static func kdeAnimations(in text: String) -> Bool? {
        value(of: "AnimationDurationFactor", group: "KDE", in: text).flatMap(Double.init).map { $0 > 0 }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
