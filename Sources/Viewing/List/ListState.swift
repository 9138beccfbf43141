/// The list of all pictures and how it stands to the picture's own view.
public struct ListState: Hashable, Sendable {
    /// Scrolls it and lays it out.
    public internal(set) var navigator: ListNavigator
    /// Whether it is the list that is looked at and that hands move.
    public internal(set) var isOpen = false
    /// The picture that is on its way between list and view; nil for none.
    public internal(set) var passage: ListPassage?
    /// Where the strip of thumbnails is.
    var slide = StripSlide()
    /// The time of the latest frame or event.
    var now = 0.0

    init(_ navigator: ListNavigator) { self.navigator = navigator }

    /// Whether any of the list is seen.
    public var isInSight: Bool { isOpen || passage != nil }

    /// How much of the picture's own view is seen, 0 ... 1.
    public var pictureOpacity: Double { passage?.presence(at: now) ?? (isOpen ? 0 : 1) }

    /// Whether every frame must be drawn.
    var isMoving: Bool { passage != nil || isOpen && navigator.isMoving }
}
