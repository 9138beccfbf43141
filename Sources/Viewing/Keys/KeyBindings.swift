/// What the keys do: the one table from which keys act and lists of keys are made.
public struct KeyBindings: Hashable, Sendable {
    /// What each bound key does.
    public private(set) var actions: [KeyStroke: KeyAction]

    /// The bindings of a table.
    public init(_ actions: [KeyStroke: KeyAction]) { self.actions = actions }

    /// Binds a key to an action, or to nothing; what it did before it does no longer.
    public mutating func bind(_ stroke: KeyStroke, to action: KeyAction?) { actions[stroke] = action }

    /// What a key does. With Shift a key may do something else; where it does not, it does the same.
    public func action(for stroke: KeyStroke) -> KeyAction? { actions[stroke] ?? actions[stroke.without(.shift)] }

    /// The event that a key asks for, or nil; `isRepeat` says that it is held.
    public func event(for stroke: KeyStroke, isRepeat: Bool = false) -> ViewingEvent? {
        action(for: stroke).flatMap { isRepeat && !$0.repeats ? nil : $0.event }
    }

    /// The keys of an action, the plainest first.
    public func strokes(for action: KeyAction) -> [KeyStroke] {
        actions.filter { $0.value == action }.keys.sorted {
            ($0.modifiers.count, $0.key.count, $0.name) < ($1.modifiers.count, $1.key.count, $1.name)
        }
    }

    /// The bindings without a person's own.
    public static let standard = KeyBindings([
        KeyStroke("+"): .zoomIn, KeyStroke("-"): .zoomOut, KeyStroke("0"): .startView, KeyStroke("1"): .actualSize,
        KeyStroke("2"): .fill,
        // The usual zoom keys of other programs.
        KeyStroke("+", [.control]): .zoomIn, KeyStroke("-", [.control]): .zoomOut,
        KeyStroke("0", [.control]): .startView,
        KeyStroke("up"): .moveUp, KeyStroke("down"): .moveDown,
        KeyStroke("r"): .rotateRight, KeyStroke("r", [.shift]): .rotateLeft, KeyStroke("f5"): .reload,
        KeyStroke("left"): .leftOrPrevious, KeyStroke("right"): .rightOrNext,
        KeyStroke("pageup"): .previous, KeyStroke("pagedown"): .next,
        KeyStroke("home"): .first, KeyStroke("end"): .last,
        KeyStroke("v", [.control]): .paste,
        KeyStroke("space"): .playPause, KeyStroke("."): .nextFrame, KeyStroke(","): .previousFrame,
        KeyStroke("s"): .slideshow, KeyStroke("c", [.control]): .copy, KeyStroke("c", [.control, .shift]): .copyPath,
        KeyStroke("o"): .openWithSystem, KeyStroke("o", [.control]): .openWithSystem,
        KeyStroke("delete"): .trash, KeyStroke("z", [.control]): .undo,
        KeyStroke("f"): .fullscreen, KeyStroke("f11"): .fullscreen,
        KeyStroke("l"): .list, KeyStroke("backspace"): .list, KeyStroke("i"): .information, KeyStroke("?"): .keys,
        KeyStroke("f1"): .keys,
        KeyStroke("tab"): .nextControl, KeyStroke("tab", [.shift]): .previousControl,
        KeyStroke("enter"): .activate, KeyStroke("escape"): .leave,
        KeyStroke("f12"): .debug, KeyStroke("q"): .quit,
    ])
}
