/// Something on the glass, above the picture, that answers a finger, the mouse or the keyboard's focus.
public enum ChromeTarget: Hashable, Sendable {
    /// A button of the controls.
    case control(ControlButton)
    /// A button of a card.
    case card(CardAction)
    /// The rows of the panel that says what is known about the picture: a pointer moves them.
    case informationRows
    /// The button that closes that panel.
    case closeInformation
    /// A surface that lets nothing through to the picture: a panel, the ground of the controls.
    case panel
}

/// The buttons of the controls.
public enum ControlButton: String, Hashable, Sendable, CaseIterable {
    case list
    case previous
    case next
    case zoomIn
    case zoomOut
    case fit
    case fill
    case actual
    case rotate
    case playPause
    case information
    case fullscreen
}

/// What a card offers to do.
public enum CardAction: String, Hashable, Sendable, CaseIterable {
    /// Read, or fetch, the picture again.
    case tryAgain
}
