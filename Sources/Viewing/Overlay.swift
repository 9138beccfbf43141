/// What the person must see beside the picture at one moment.
public struct Overlay: Hashable, Sendable {
    /// The one main thing.
    public enum Main: Hashable, Sendable {
        /// The picture speaks for itself.
        case none
        /// A progress ring in the middle: there is nothing else to see.
        case ring(OverlayRing)
        /// A small progress ring in a corner: there is something to see already.
        case cornerRing(OverlayRing)
        /// A failure in words.
        case card(OverlayCard)
        /// No picture was named: how to get one.
        case empty
    }

    /// The main thing.
    public var main: Main
    /// A remark about the picture that is shown, at the lower edge.
    public var notice: String?
    /// What can be done about what the remark says.
    public var noticeAction: NoticeAction?

    /// A main thing and a remark.
    public init(_ main: Main, notice: String? = nil, noticeAction: NoticeAction? = nil) {
        self.main = main
        self.notice = notice
        self.noticeAction = noticeAction
    }

    /// Nothing.
    public static let none = Overlay(.none)

    /// The names of what is shown, as the control socket gives them.
    public var parts: [OverlayPart] {
        var parts: [OverlayPart] = []
        switch main {
        case .none: break
        case .ring(let ring): parts = ring.name == nil ? [.ring] : [.ring, .caption]
        case .cornerRing(let ring): parts = ring.name == nil ? [.cornerRing] : [.cornerRing, .caption]
        case .card: parts = [.card]
        case .empty: parts = [.empty]
        }
        if notice != nil { parts.append(.notice) }
        return parts
    }
}

/// A part of the overlay by its stable name.
public enum OverlayPart: String, Hashable, Sendable, CaseIterable {
    case ring
    case cornerRing
    case card
    case empty
    case notice
    /// The picture's name in words, beside a ring; or its title, caption or date, on it.
    case caption
    /// The thumbnails of all pictures, in place of the picture.
    case list
    /// The bar of buttons.
    case controls
    /// The small picture of the whole.
    case overview
    /// The zoom in percent.
    case badge
    /// The list of keys.
    case keys
    /// The panel that says what is known about the picture.
    case information
    /// What is going on, for those who want to know why.
    case debug
}
