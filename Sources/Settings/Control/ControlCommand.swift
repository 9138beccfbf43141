public import Navigation
import Wording

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
    /// Let pictures come by themselves, or no longer; nil: the other of both.
    case slideshow(isRunning: Bool?)
    /// Put something on the desktop's clipboard.
    case copy(CopySubject)
    /// The file with the program that the desktop has for it.
    case openWithSystem
    /// The file to the trash.
    case trash
    /// The file back from there.
    case undo
    /// The window to the front.
    case raise
    /// The end.
    case quit

    /// The names of all commands, in the order of the documentation.
    public static let names = [
        "state", "wait", "open", "next", "previous", "goTo", "zoomTo", "home", "fill", "actual", "rotate",
        "screenshot", "list", "reload", "slideshow", "copy", "openWithSystem", "trash", "undo", "raise", "quit",
    ]

    /// Why it cannot be done, without a full stop, or nil when it can. The answer to such a command is a failure.
    public var obstacle: String? {
        switch self {
        case .open(.url(let url)) where WebAddress(Array(url.utf8)) == nil:
            "an address begins with http:// or https://, and a server's name"
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

/// What `copy` copies.
public enum CopySubject: String, Hashable, Sendable, CaseIterable {
    case picture
    /// Its file's name.
    case path
}

/// What `open` opens.
public enum OpenTarget: Hashable, Sendable {
    /// A file; any bytes but zeros.
    case path([UInt8])
    /// An address.
    case url(String)
    /// Several files.
    case paths([String])
    /// Several files whose names are not all UTF-8.
    case exactPaths([[UInt8]])
}

/// Which picture comes.
public enum PageTurn: Hashable, Sendable {
    case next
    case previous
    /// Counted from 0.
    case to(Int)
}
