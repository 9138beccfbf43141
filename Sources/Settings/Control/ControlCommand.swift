public import Navigation

/// Everything that can be asked for through the control socket.
public enum ControlCommand: Hashable, Sendable {
    /// The state.
    case state
    /// The state, once something has come about; an error after `timeout` milliseconds.
    case wait(WaitGoal, timeout: Double)
    /// Another picture.
    case open(OpenTarget)
    /// Another picture of the album.
    case turn(PageTurn, isAnimated: Bool)
    /// A zoom by number.
    case zoomTo(ZoomRequest, isAnimated: Bool)
    /// `home`, `fill` or `actual`.
    case navigate(NavigationCommand, isAnimated: Bool)
    /// A rotation by a multiple of 90 degrees, clockwise, relative.
    case rotate(degrees: Int, isAnimated: Bool)
    /// The frame on the screen, as a PNG file.
    case screenshot(path: [UInt8])
    /// The list of all pictures, or the picture again.
    case list(isOpen: Bool)
    /// The picture again, from its file.
    case reload
    /// The end.
    case quit

    /// The names of all commands, in the order of the documentation.
    public static let names = [
        "state", "wait", "open", "next", "previous", "goTo", "zoomTo", "home", "fill", "actual", "rotate",
        "screenshot", "list", "reload", "quit",
    ]

    /// Why this version cannot do it, without a full stop, or nil when it can. The answer to such a command is a failure.
    public var obstacle: String? {
        switch self {
        case .open(.url): "this version opens files only, not addresses"
        default: nil
        }
    }
}

/// What `wait` waits for.
public enum WaitGoal: String, Hashable, Sendable, CaseIterable {
    /// Loading is done or failed.
    case loaded
    /// Nothing moves.
    case settled
    /// The current picture is on the screen, at any resolution.
    case painted
    /// All visible tiles are of the right level.
    case sharp
}

/// What `open` opens.
public enum OpenTarget: Hashable, Sendable {
    /// A file; any bytes but zeros.
    case path([UInt8])
    /// An address.
    case url(String)
    /// Several files.
    case paths([String])
}

/// Which picture comes.
public enum PageTurn: Hashable, Sendable {
    case next
    case previous
    /// Counted from 0.
    case to(Int)
}
