import Navigation

/// What a key can be bound to, by a stable name, in the order and the groups in which lists of keys have it.
public enum KeyAction: String, Hashable, Sendable, CaseIterable {
    // The picture.
    case zoomIn = "zoom-in"
    case zoomOut = "zoom-out"
    case startView = "start-view"
    case fill
    case actualSize = "actual-size"
    case moveUp = "move-up"
    case moveDown = "move-down"
    case rotateRight = "rotate-right"
    case rotateLeft = "rotate-left"
    case reload

    // The album.
    case leftOrPrevious = "left-or-previous"
    case rightOrNext = "right-or-next"
    case previous
    case next
    case first
    case last

    // What moves.
    case playPause = "play-pause"
    case nextFrame = "next-frame"
    case previousFrame = "previous-frame"

    // The window.
    case fullscreen
    case list
    case information
    case keys
    case nextControl = "next-control"
    case previousControl = "previous-control"
    case activate
    case leave
    case debug
    case quit

    /// The event that it asks for.
    public var event: ViewingEvent {
        switch self {
        case .zoomIn: .navigation(.command(.plus))
        case .zoomOut: .navigation(.command(.minus))
        case .startView: .navigation(.command(.home))
        case .fill: .navigation(.command(.fill))
        case .actualSize: .navigation(.command(.actual))
        case .moveUp: .navigation(.command(.up))
        case .moveDown: .navigation(.command(.down))
        case .rotateRight: .navigation(.turn(quarterTurns: 1))
        case .rotateLeft: .navigation(.turn(quarterTurns: -1))
        case .reload: .command(.reload)
        case .leftOrPrevious: .command(.stepOrMove(.previous, .left))
        case .rightOrNext: .command(.stepOrMove(.next, .right))
        case .previous: .command(.step(.previous))
        case .next: .command(.step(.next))
        case .first: .command(.step(.first))
        case .last: .command(.step(.last))
        case .playPause: .command(.togglePlayback)
        case .nextFrame: .command(.stepFrame(1))
        case .previousFrame: .command(.stepFrame(-1))
        case .fullscreen: .command(.toggleFullscreen)
        case .list: .command(.toggleList)
        case .information: .command(.toggleInformation)
        case .keys: .command(.toggleKeys)
        case .nextControl: .command(.moveFocus(1))
        case .previousControl: .command(.moveFocus(-1))
        case .activate: .command(.activateFocus)
        case .leave: .command(.leave)
        case .debug: .command(.toggleDebug)
        case .quit: .command(.quit)
        }
    }

    /// Whether it is done again and again while its key is held. What toggles must not flicker.
    var repeats: Bool {
        switch event {
        case .navigation: true
        case .command(.step), .command(.stepOrMove), .command(.stepFrame), .command(.moveFocus): true
        default: false
        }
    }
}
