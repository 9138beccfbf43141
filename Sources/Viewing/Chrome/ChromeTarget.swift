public import Localization

/// Something on the glass, above the picture, that answers a finger, the mouse or the keyboard's focus.
public enum ChromeTarget: Hashable, Sendable {
    /// A button of the controls.
    case control(ControlButton)
    /// A button of a card.
    case card(CardAction)
    /// The button of a notice.
    case notice(NoticeAction)
    /// The rows of the panel that says what is known about the picture: a pointer moves them.
    case informationRows
    /// The button that closes that panel.
    case closeInformation
    /// A surface that lets nothing through to the picture: a panel, the ground of the controls.
    case panel
    /// The small picture of the whole picture, in which the visible part is dragged.
    case overview
    /// The list of keys, which any tap closes.
    case keys
    /// The thumbnail of a picture of the album, by its place.
    case thumbnail(Int)

    /// Whether a finger that moves on it moves it, and does not tap any more.
    var scrolls: Bool { self == .keys || self == .informationRows }

    /// A name for the control socket and for tests: that of the button.
    public var name: String {
        switch self {
        case .control(let button): button.rawValue
        case .card(let action): action.rawValue
        case .notice(let action): action.rawValue
        case .informationRows: "informationRows"
        case .closeInformation: "closeInformation"
        case .panel: "panel"
        case .overview: "overview"
        case .keys: "keys"
        case .thumbnail(let index): "thumbnail-\(index)"
        }
    }
}

/// What a notice offers to do.
public enum NoticeAction: String, Hashable, Sendable, CaseIterable {
    /// Bring the file back that was moved to the trash.
    case undo
}

/// What a card offers to do.
public enum CardAction: String, Hashable, Sendable, CaseIterable {
    /// Read, or fetch, the picture again.
    case tryAgain

    /// What its button says.
    public var label: Phrase {
        switch self {
        case .tryAgain: .tryAgain
        }
    }
}
