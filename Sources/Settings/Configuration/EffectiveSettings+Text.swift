import JSONText
import Viewing

extension EffectiveSettings {
    private static let width = 100

    /// A file of settings that says the same: all settings in it, those that are as usual behind comment signs.
    var text: String {
        var lines = [
            "// The settings of vitrine \(ProgramVersion.number) that hold here. Those behind // are as usual; null is what is usual.",
            "{",
        ]
        for (section, options) in Option.sections(of: Option.viewer.filter(\.isSetting)) {
            lines += ["", "  // \(section.rawValue)"]
            for option in options { lines += [""] + self.lines(of: option) }
        }
        lines += ["", "  // Keys", "", "  \"\(KeySettings.name)\": {"] + keyLines.map { "    \($0)" } + ["  },"]
        lines += ["", "  // Gestures", "", "  \"\(GestureSettings.name)\": {"] + gestureLines.map { "    \($0)" }
        lines += ["  },", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(of option: Option) -> [String] {
        let help = TextWrap.lines(option.fullHelp, width: Self.width).map { "  // \($0)" }
        return help + ["  " + member(option)]
    }

    private func member(_ option: Option) -> String {
        guard let value = arguments.values[option.name] else {
            return "// \(Self.pair(option.name, option.usualSetting)),"
        }
        if case .off = value { return Self.pair(option.name, option.kind == .flag ? false : .null) + "," }
        if let json = absolute(value, of: option).json { return Self.pair(option.name, json) + "," }
        // Names of files are bytes, and JSON has only text.
        return "// \"\(option.name)\" is a name that is not UTF-8 and cannot stand here."
    }

    /// A file that the command line names stays the same file wherever the settings are read.
    private func absolute(_ value: OptionValue, of option: Option) -> OptionValue {
        guard case .path(let path) = value else { return value }
        return .path(ConfigurationSource(path: workingFolder + [UInt8(ascii: "/")], bytes: []).resolve(path))
    }

    /// The keys in the order of their actions, then those that are usual and do nothing here.
    private var keyLines: [String] {
        let usual = KeyBindings.standard
        let bound = KeyAction.allCases.flatMap { action in
            settings.keys.strokes(for: action).map { stroke in
                let pair = Self.pair(stroke.name, .string(action.rawValue)) + ","
                return usual.actions[stroke] == action ? "// \(pair)" : pair
            }
        }
        let unbound = usual.actions.keys.filter { settings.keys.actions[$0] == nil }.map(\.name).sorted()
        return bound + unbound.map { Self.pair($0, .null) + "," }
    }

    private var gestureLines: [String] {
        BoundGesture.allCases.map { gesture in
            switch settings.gestures[gesture] {
            case .usual: "// \(Self.pair(gesture.rawValue, .string(GestureSettings.usual))), // \(gesture.usual)"
            case .action(let action): Self.pair(gesture.rawValue, .string(action.rawValue)) + ","
            case .nothing: Self.pair(gesture.rawValue, .null) + ","
            }
        }
    }

    private static func pair(_ key: String, _ value: JSONValue) -> String {
        "\(JSONValue.string(key).text): \(value.text)"
    }
}
