import Navigation

/// What the keys do.
public enum KeyBindings {
    /// What a key asks for, or nil. The name is that of the character or the key in lower case: "+", "0", "left", "escape", "f11", "shift+r".
    public static func event(for key: String) -> ViewingEvent? {
        if let command = commands[key] { return .command(command) }
        if let quarterTurns = turns[key] { return .navigation(.turn(quarterTurns: quarterTurns)) }
        return movements[key].map { .navigation(.command($0)) }
    }

    private static let commands: [String: ViewingCommand] = [
        "f5": .reload, "f": .toggleFullscreen, "f11": .toggleFullscreen, "escape": .quit, "q": .quit,
        "f12": .toggleDebug, "l": .toggleList, "backspace": .toggleList,
        "left": .stepOrMove(.previous, .left), "right": .stepOrMove(.next, .right),
        "space": .togglePlayback, ".": .stepFrame(1), ",": .stepFrame(-1),
        "pageup": .step(.previous), "pagedown": .step(.next), "home": .step(.first), "end": .step(.last),
    ]

    /// Clockwise.
    private static let turns = ["r": 1, "shift+r": -1]

    private static let movements: [String: NavigationCommand] = [
        "+": .plus, "=": .plus, "-": .minus, "0": .home, "1": .actual,
        "up": .up, "down": .down,
    ]
}
