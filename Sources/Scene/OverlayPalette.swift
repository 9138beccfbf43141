import Drawing

/// The overlay's colors: quiet grays that leave the picture alone, and one warm tone for what went wrong.
///
/// Each text on its ground, over a white as over a black picture, has a contrast of 4.5:1 or more.
enum OverlayPalette {
    /// Behind rings and remarks, over any picture.
    static let shade = Color(white: 0, alpha: 184)
    /// Behind a card.
    static let card = Color(white: 32, alpha: 244)
    /// The hairline around a card.
    static let cardEdge = Color(white: 255, alpha: 26)
    /// The part of the ring that is still to come.
    static let track = Color(white: 255, alpha: 46)
    /// The part of the ring that is done.
    static let arc = Color(white: 236)
    /// Titles.
    static let title = Color(white: 240)
    /// What is read second.
    static let text = Color(white: 206)
    /// What is read last.
    static let dim = Color(white: 186)
    /// Drawn things that are no text.
    static let icon = Color(white: 116)
    /// Where a thumbnail will be.
    static let placeholder = Color(white: 34)
    /// How far a list is scrolled.
    static let scrollBar = Color(white: 210, alpha: 150)
    /// Behind controls: darker than behind remarks, as there what can do nothing now must still be seen.
    static let bar = Color(white: 0, alpha: 220)
    /// A control's icon and words.
    static let barIcon = Color(white: 245)
    /// Those of a control that can do nothing now.
    static let barDim = Color(white: 145)
    /// The ground of a button with words, on that of a card.
    static let button = Color(white: 255, alpha: 30)
    /// Over the whole window, behind what is to be read.
    static let curtain = Color(white: 12, alpha: 236)
    /// Over the ground of what is held,
    static let pressed = Color(white: 255, alpha: 56)
    /// of what the mouse points at,
    static let hovered = Color(white: 255, alpha: 30)
    /// and around what the keyboard has chosen;
    static let focus = Color(white: 255)
    /// that line's own edges.
    static let focusEdge = Color(white: 0)
    /// Where the overview has no picture yet.
    static let blank = Color(white: 90)
    /// Over the part of the overview that is not seen in the window,
    static let unseen = Color(white: 0, alpha: 120)
    /// and around the part that is.
    static let viewport = Color(white: 255)
    /// The mark of a failure.
    static let warning = Color(red: 214, green: 164, blue: 92)
}
