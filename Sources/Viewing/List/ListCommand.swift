/// What a key asks of the list.
public enum ListCommand: Hashable, Sendable, CaseIterable {
    /// Another picture is chosen: the one beside, above or below.
    case left
    case right
    case up
    case down
    /// The one a window's height above or below.
    case pageUp
    case pageDown
    case first
    case last
    /// Show the chosen picture.
    case open
    /// Back to the picture that was shown.
    case leave
    /// Larger thumbnails, fewer columns.
    case larger
    /// Smaller thumbnails, more columns.
    case smaller
    /// As many columns as at first.
    case standard
}

/// What keys do in the list. Keys that it has no use for do what they do elsewhere.
public enum ListBindings {
    /// What a key asks for, by its name in `KeyBindings`; nil for nothing.
    public static func command(for key: String) -> ListCommand? { commands[key] }

    private static let commands: [String: ListCommand] = [
        "left": .left, "right": .right, "up": .up, "down": .down, "pageup": .pageUp, "pagedown": .pageDown,
        "home": .first, "end": .last, "return": .open, "space": .open, "escape": .leave, "backspace": .leave,
        "l": .leave, "+": .larger, "=": .larger, "-": .smaller, "0": .standard,
    ]
}
