import JSONText
import Navigation

extension NavigationCommand {
    /// What a line says with `do`, as the control socket does; everything else is a key.
    static let spoken: [NavigationCommand] = [.home, .fill, .actual]
    /// The keys of a line's `key`.
    static let keys: KeyValuePairs<String, NavigationCommand> = [
        "plus": .plus, "minus": .minus, "0": .home, "1": .actual, "left": .left, "right": .right, "up": .up,
        "down": .down,
    ]
}

extension FieldKind where Value == NavigationCommand {
    /// A command by the name of its key.
    static var key: Self {
        Self("one of " + NavigationCommand.keys.map(\.key).joined(separator: ", ")) { json in
            NavigationCommand.keys.first { $0.key == json.string }?.value
        }
    }

    /// A command by its own name.
    static var spokenCommand: Self {
        Self("one of " + NavigationCommand.spoken.map(\.rawValue).joined(separator: ", ")) { json in
            NavigationCommand.spoken.first { $0.rawValue == json.string }
        }
    }
}
