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

extension ListCommand {
    /// What a key does in the list that does something else elsewhere; nil for what it does everywhere. A person's own bindings hold in the list too.
    init?(_ action: KeyAction) {
        switch action {
        case .leftOrPrevious: self = .left
        case .rightOrNext: self = .right
        case .moveUp: self = .up
        case .moveDown: self = .down
        case .previous: self = .pageUp
        case .next: self = .pageDown
        case .first: self = .first
        case .last: self = .last
        case .activate, .playPause: self = .open
        case .leave, .list: self = .leave
        case .zoomIn: self = .larger
        case .zoomOut: self = .smaller
        case .startView: self = .standard
        default: return nil
        }
    }

    /// Whether it is done again and again while its key is held.
    var repeats: Bool { self != .open && self != .leave }
}
