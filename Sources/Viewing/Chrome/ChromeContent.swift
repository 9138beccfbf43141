/// What lies above the picture in one frame, besides rings, cards and notices.
public struct ChromeContent: Hashable, Sendable {
    /// The bar of buttons.
    public var controls: ControlBar?
    /// The small picture of the whole.
    public var overview: Overview?
    /// The zoom.
    public var badge: ZoomBadge?
    /// The list of keys, above all.
    public var keys: KeyList?

    /// Nothing.
    public init() {}

    /// The names of what is shown, as the control socket gives them.
    public var parts: [OverlayPart] {
        [
            controls.map { _ in OverlayPart.controls }, overview.map { _ in .overview }, badge.map { _ in .badge },
            keys.map { _ in .keys },
        ].compactMap { $0 }
    }
}

/// What the hands and the keyboard do with what lies above the picture: how it is drawn depends on that.
public struct ChromeStates: Hashable, Sendable {
    /// What is held.
    public var pressed: Set<ChromeTarget>
    /// What the mouse points at.
    public var hovered: ChromeTarget?
    /// What the keyboard has chosen.
    public var focused: ChromeTarget?

    /// The states of what is held, pointed at and chosen.
    public init(pressed: Set<ChromeTarget> = [], hovered: ChromeTarget? = nil, focused: ChromeTarget? = nil) {
        self.pressed = pressed
        self.hovered = hovered
        self.focused = focused
    }
}

extension Session {
    /// What lies above the picture in the frame at a time.
    public func chromeContent(at time: Double) -> ChromeContent {
        var content = ChromeContent()
        content.keys = keyListShown(at: time)
        // The list of pictures has nothing else above it.
        if list.isOpen { return content }
        content.controls = controlBar(at: time)
        content.overview = overviewShown(at: time)
        content.badge = badgeShown(at: time)
        return content
    }

    /// What the hands and the keyboard do with it.
    public var chromeStates: ChromeStates {
        ChromeStates(pressed: pressedTargets, hovered: hoveredTarget, focused: focusedTarget)
    }
}
